// @ts-check
/** The catalogue of each game: its own words and those that all games share, fetched once. */
import { load } from "../model/messages.js";
import { filesOf, sharedFiles } from "./game-files.js";

/** @import { Catalogue } from "../model/messages.js" */

const LANGUAGE = "en";
const SHARED = "/catalogue";

/** @type {Map<string, Promise<Catalogue>>} */
const loading = new Map();
/** @type {Map<string, Catalogue>} */
const catalogues = new Map();

/** A game's catalogue; null until it is loaded. */
export function catalogueOf(/** @type {string} */ game) {
  return catalogues.get(game) ?? null;
}

export function loadCatalogue(/** @type {string} */ game) {
  if (!loading.has(game)) loading.set(game, fetchCatalogue(game));
  return /** @type {Promise<Catalogue>} */ (loading.get(game));
}

async function fetchCatalogue(/** @type {string} */ game) {
  const files = new Set([...filesOf(game), ...sharedFiles()]);
  const read = async (/** @type {string} */ address) =>
    files.has(address) ? fetchText(address) : null;
  try {
    const catalogue = await load(LANGUAGE, [`/games/${game}`, SHARED], read);
    catalogues.set(game, catalogue);
    return catalogue;
  } catch (error) {
    loading.delete(game); // the next call tries again
    throw error;
  }
}

async function fetchText(/** @type {string} */ address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.text();
}
