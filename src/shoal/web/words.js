// @ts-check
/** Every word of the page outside the rooms, in one place, ready for translation. */
export const words = {
  loading: "One moment …",
};
