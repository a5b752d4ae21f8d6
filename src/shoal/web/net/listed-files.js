// @ts-check
/** Which files there are, as the server lists them in the page: so none is asked for that is missing. */

/** The files of a game. */
export function filesOf(/** @type {string} */ game) {
  return listed(`meta[name="game-files"][data-game="${game}"]`);
}

/** The catalogues that all games share. */
export function sharedFiles() {
  return listed('meta[name="shared-files"]');
}

function listed(/** @type {string} */ selector) {
  const content = document.querySelector(selector)?.getAttribute("content");
  return content ? content.split(" ") : [];
}
