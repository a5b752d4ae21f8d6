// @ts-check
/** Day or night and the colours of players, as this browser's settings say. */
import { storage } from "./storage.js";

/** Show the page as the settings say; tokens.css has the colours. */
export function showAppearance() {
  const { dataset } = document.documentElement;
  const theme = storage.theme();
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  dataset.colours = storage.colours();
}
