// @ts-check
/** Copying to the clipboard. */

const SHOWN_FOR = 2000; // milliseconds that a button says "Copied"

/** Copy a text; `tell` switches the button's label for a while. */
export async function copy(
  /** @type {string} */ text,
  /** @type {(done: boolean) => void} */ tell,
) {
  const done = await write(text);
  tell(done);
  if (done) setTimeout(() => tell(false), SHOWN_FOR);
}

/** Put a text on the clipboard; returns whether that worked. */
async function write(/** @type {string} */ text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page loaded over plain HTTP from another machine has no clipboard, but can copy a selection.
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
