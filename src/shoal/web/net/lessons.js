// @ts-check
/** Lessons: the server says where a newcomer's moves lead, and stores nothing. */
import { request } from "./api.js";

/** @import * as Wire from "../types.js" */

/** @typedef {{ step: number, moves: string[] }} Place in a lesson: a step, and its moves so far */

/** What the newcomer sees there. @returns {Promise<Wire.LessonMoment>} */
export function fetchMoment(/** @type {string} */ game, /** @type {Place} */ place) {
  return request(`/games/${game}/lesson`, { body: place });
}

/** What the game derives from the view there, for its board. */
export async function fetchLessonHelpers(
  /** @type {string} */ game,
  /** @type {Place} */ { step, moves },
) {
  const { facts } = await request(`/games/${game}/lesson/helpers`, { body: { step, moves } });
  return facts ?? {};
}

/** The schema of the game, for a board that is drawn from it. @returns {Promise<Wire.GameFields>} */
export function fetchLessonFields(/** @type {string} */ game) {
  return request(`/games/${game}/lesson/fields`, { body: {} });
}
