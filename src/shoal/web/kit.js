// @ts-check
/** What every board and page is made of: templates, buttons on a drawing, the strip of seats. */
import { h, render } from "./vendor/preact.js";
import { useState, useEffect, useLayoutEffect, useRef, useMemo } from "./vendor/hooks.js";
import htm from "./vendor/htm.js";

export const html = htm.bind(/** @type {any} */ (h)); // htm's types know nothing of preact's h
export { render, useState, useEffect, useLayoutEffect, useRef, useMemo };

/** @typedef {Record<string, any>} AnyFacts those of a room that does not say what its Views tell */

/**
 * @template [Facts=AnyFacts]
 * @typedef {Omit<import("./types.js").View, "facts"> & { game: string, facts: Facts }} View what a
 *   seat may know, as the server tells it; the facts are the room's, and each board knows its own
 */

/** @typedef {{ target: HTMLInputElement }} Typing what a field tells when it changes */

/**
 * @template [Facts=AnyFacts]
 * @typedef {object} Table what a board is given
 * @property {View<Facts>} view
 * @property {View<Facts> | null} before the View before the last change, to show what changed
 * @property {Record<string, any>} options all options, defaults filled in
 * @property {string[]} names of the seats
 * @property {string} [you] what the room calls the seat whose View it is
 * @property {() => Promise<Record<string, any>>} askHelpers asks what the house works out from the View: routes, belief
 * @property {string | null} last the last move as text
 * @property {string} [hinted] the move that a hint speaks of
 * @property {string[]} [told] what happened since the View before
 * @property {(() => void) | null} [undo] takes one's last move back, where that can be
 * @property {(move: string) => void} play sends a move; one that is not legal is answered with the rule
 * @property {(moves: string[]) => void} playAll sends moves one after the other, until one is refused
 * @property {(seat: number) => unknown} beside what the house shows beside a seat's name
 */

/** A set of strings joined into a class attribute; what is false is left out. */
export function classes(/** @type {(string | false | null | undefined)[]} */ ...names) {
  return names.filter(Boolean).join(" ");
}

/** The words after a verb in the moves that begin with it. */
export function after(/** @type {string[]} */ moves, /** @type {string} */ verb) {
  return moves
    .filter((move) => move.startsWith(verb + " "))
    .map((move) => move.slice(verb.length + 1));
}

/** A part of a drawing that can be pressed, by pointer or key. */
export function Spot(
  /** @type {{ label?: string, lit: boolean, on?: boolean, press: () => void, children?: unknown } & Record<string, any>} */ {
    label,
    lit,
    on,
    press,
    children,
    ...rest
  },
) {
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press();
    }
  };
  return html`<g
    class=${classes("spot", lit && "lit", on && "on", rest.class)}
    role="button"
    tabindex=${lit || on ? 0 : -1}
    aria-label=${label}
    aria-pressed=${on ? "true" : undefined}
    aria-disabled=${lit || on ? undefined : "true"}
    transform=${rest.transform}
    style=${rest.style}
    onClick=${press}
    onKeyDown=${keys}
    >${children}</g
  >`;
}

/** A part of the page that is fetched when it is first drawn; nothing stands there until then. */
export function lazy(
  /** @type {() => Promise<Record<string, any>>} */ load,
  /** @type {string} */ name,
) {
  /** @type {Function | null} */
  let found = null;
  return function Lazy(/** @type {Record<string, any>} */ props) {
    const [, redraw] = useState(0);
    useLayoutEffect(() => {
      if (!found)
        load().then((file) => {
          found = file[name];
          redraw(1);
        });
    }, []);
    return found ? html`<${found} ...${props} />` : null;
  };
}

/** A row of things to do, always in the same place. */
export function Actions(/** @type {{ children?: unknown }} */ { children }) {
  return html`<div class="actions">${children}</div>`;
}

/** A thing to do; `back` leaves a choice that was opened. */
export function Act(
  /** @type {{ press: () => void, plain?: boolean, back?: boolean, label?: string, disabled?: boolean, children?: unknown }} */ {
    press,
    plain,
    back,
    label,
    disabled,
    children,
  },
) {
  return html`<button
    type="button"
    class=${classes("act", plain || back ? "plain" : "lit", back && "back")}
    aria-label=${label}
    disabled=${disabled}
    onClick=${press}
  >
    ${children}
  </button>`;
}

/** A titled part of a board. */
export function Part(
  /** @type {{ title?: string, children?: unknown } & Record<string, any>} */ {
    title,
    children,
    ...rest
  },
) {
  return html`<section class=${classes("part", rest.class)} aria-label=${title}>
    <h3 class="part-title">${title}</h3>
    ${children}
  </section>`;
}

const RULE = /(\(?\b[A-Z]{2}-\d+\b\)?[.,!?]*)/;

const CITED = /\s?\([A-Z]{2}-\d+(?:(?:, | and )[A-Z]{2}-\d+)*\)/g;

/** A sentence without the numbers of its rules. */
export function plain(/** @type {string} */ text) {
  // A number may have stood between an abbreviation's point and the sentence's.
  return text.replace(CITED, "").replace(/\.\.(?!\.)/g, ".");
}

/** A sentence and, where it is wished, the numbers of its rules after it: small, and each once. */
export function Line(
  /** @type {{ text: string, open?: (rule: string) => void }} */ { text, open },
) {
  const rules = [...new Set((text.match(CITED) ?? []).join().match(/[A-Z]{2}-\d+/g))];
  return html`${plain(text)}${
    open && rules.length
      ? html`<span class="rules-cited"
          >${rules.map((rule) => html`${" "}<button type="button" key=${rule} class="rule-link" onClick=${() => open(rule)}>${rule}</button>`)}</span
        >`
      : null
  }`;
}

/** A sentence in which every rule's number opens the rule. */
export function Sentence(
  /** @type {{ text: string, open: (rule: string) => void }} */ { text, open },
) {
  return html`${text.split(RULE).map((part, place) => (place % 2 ? html`<${Cited} part=${part} open=${open} />` : part))}`;
}

/** A rule's number with the brackets around it, which no line end may tear off. */
function Cited(/** @type {{ part: string, open: (rule: string) => void }} */ { part, open }) {
  const [ahead, rule, behind] = part.split(/([A-Z]{2}-\d+)/);
  return html`<span class="cited"
    >${ahead}<button type="button" class="rule-link" onClick=${() => open(rule)}>${rule}</button
    >${behind}</span
  >`;
}

/** Does something to a part of the page when it has changed, and again when its size or font has. */
export function useFitting(
  /** @type {{ current: HTMLElement | null }} */ box,
  /** @type {(box: HTMLElement) => void} */ fit,
  /** @type {unknown[]} */ changes,
) {
  useLayoutEffect(() => {
    const part = box.current;
    if (!part) return;
    const again = () => fit(part);
    again();
    const watcher = new ResizeObserver(again);
    watcher.observe(part);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, changes);
}

/** Whether the focus is nowhere, or on a button that can no longer be pressed. */
export function isFocusLost() {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(":disabled");
}

/** When a part of the page goes while it has the focus, the focus goes to something that stays. */
export function useFocusAfter(
  /** @type {{ current: HTMLElement | null }} */ box,
  /** @type {string} */ staying = ".tells",
) {
  useLayoutEffect(() => {
    const part = box.current;
    return () => {
      if (!part?.contains(document.activeElement)) return;
      // Once everything is drawn: what stays may only then be pressed again.
      queueMicrotask(() => {
        const next = /** @type {HTMLElement | null} */ (document.querySelector(staying));
        if (isFocusLost()) next?.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** The last line of a list in sight. */
export function toTheEnd(/** @type {HTMLElement} */ box) {
  box.scrollTop = box.scrollHeight;
}

/** A choice inside a turn that starts afresh whenever the View changes. */
export function useChoice(/** @type {View<any>} */ view, /** @type {any} */ initial = null) {
  const [chosen, choose] = useState({ view, value: initial });
  const value = chosen.view === view ? chosen.value : initial;
  return /** @type {[any, (value: any) => void]} */ ([value, (value) => choose({ view, value })]);
}

/**
 * What the facts before the last change said under a name; what they say now if nothing changed.
 * @template Facts
 * @template {keyof Facts} Name
 * @param {Table<Facts>} table
 * @param {Name} name
 */
export function earlier(table, name) {
  return table.before?.facts[name] ?? table.view.facts[name];
}

/** What the house works out from the View, asked for when it is wanted; nothing until it is there. */
export function useBoardHelpers(/** @type {Table<any>} */ table, /** @type {boolean} */ wanted) {
  const [aid, setAid] = useState({
    view: /** @type {View<any> | null} */ (null),
    facts: /** @type {Record<string, any>} */ ({}),
  });
  const { view } = table;
  useEffect(() => {
    if (wanted)
      table.askHelpers().then(
        (facts) => setAid({ view, facts }),
        () => null,
      );
  }, [view, wanted]);
  return aid.view === view ? aid.facts : {};
}

const ARROWS = /** @type {Record<string, number[]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** Arrow keys go from each thing that can be pressed to the nearest one that way. */
export function arrows(/** @type {KeyboardEvent} */ event) {
  const way = ARROWS[event.key];
  const board = /** @type {HTMLElement} */ (event.currentTarget);
  const here = /** @type {HTMLElement} */ (event.target);
  if (!way || /^(INPUT|TEXTAREA|SELECT)$/.test(here.tagName)) return;
  const from = middle(here);
  let best = null;
  let shortest = Infinity;
  for (const there of board.querySelectorAll(
    "button:not(:disabled), [role=button][tabindex='0']",
  )) {
    const to = middle(there);
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    if (there !== here && along > 1 && along + 2 * aside < shortest) {
      shortest = along + 2 * aside;
      best = there;
    }
  }
  if (best) {
    event.preventDefault();
    /** @type {HTMLElement} */ (best).focus();
  }
}

function middle(/** @type {Element} */ element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
