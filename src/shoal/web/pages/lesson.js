// @ts-check
/** A game's lesson: fixed positions in which a newcomer makes each kind of move once. */
import { html, useEffect, useMemo, useRef, useState } from "../ui/html.js";
import { scrollToEnd, useFit, useLayout, useTitle } from "../ui/hooks.js";
import { ErrorText } from "../ui/error-text.js";
import { Header, Notice } from "../ui/frame.js";
import { readLog } from "../model/log-entries.js";
import { optionsOf } from "../model/table-terms.js";
import { fetchServerInfo, knownServerInfo } from "../net/api.js";
import { currentLanguage, loadLessonWords } from "../net/catalogues.js";
import { loadCoachStyles } from "../net/game-parts.js";
import { fetchLessonFields, fetchLessonHelpers, fetchMoment } from "../net/lessons.js";
import { storage } from "../settings/storage.js";
import { TableFrame } from "../table/frame/table-frame.js";
import { TurnLog } from "../table/log/turn-log.js";
import { useCatalogue, useFormatter } from "../table/use-catalogue.js";
import { LessonCard } from "../coach/lesson-card.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { BoardProps } from "../ui/board/board-hooks.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Catalogue } from "../model/messages/messages.js" */
/** @import { Failure } from "../ui/error-text.js" */

export function Page(/** @type {{ name: string }} */ { name: game }) {
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  const catalogue = useCatalogue(game);
  const areWordsLoaded = useLessonWords(game);
  const lesson = useLesson(game, setError);
  useEffect(() => {
    fetchServerInfo().then(setServerInfo, setError);
  }, []);
  const title = serverInfo?.games.find(({ name }) => name === game)?.title ?? "";
  useTitle(t("page-title", { title: t("lesson-of", { title }) }));
  const problem = error
    ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} />`
    : null;
  if (lesson.moment && serverInfo && catalogue && areWordsLoaded)
    return html`<${Lesson}
      game=${game}
      title=${title}
      lesson=${lesson}
      serverInfo=${serverInfo}
      catalogue=${catalogue}
      problem=${problem}
    />`;
  return html`<${Header} title=${t("lesson-of", { title })} />
    <main class="page">
      <h1 class="visually-hidden">${t("lesson-of", { title })}</h1>
      ${problem ?? html`<p>${t("loading")}</p>`}
    </main>`;
}

/** @typedef {ReturnType<typeof useLesson>} LessonState */

/** The words of the lesson in the reader's language, and its styles. */
function useLessonWords(/** @type {string} */ game) {
  const [loaded, setLoaded] = useState("");
  const language = currentLanguage();
  useEffect(() => {
    const ready = () => setLoaded(language);
    Promise.all([loadLessonWords(game), loadCoachStyles()]).then(ready, ready);
  }, [game, language]);
  return loaded !== "";
}

/** Where the newcomer is, and the ways on from there. */
function useLesson(
  /** @type {string} */ game,
  /** @type {(failure: Failure | null) => void} */ setError,
) {
  const [moment, setMoment] = useState(/** @type {Wire.LessonMoment | null} */ (null));
  const [before, setBefore] = useState(/** @type {Wire.LessonMoment | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0); // counts requests: an answer that comes late is not shown
  const ask = (/** @type {number} */ step, /** @type {string[]} */ moves) => {
    const number = ++latest.current;
    setBusy(true);
    return fetchMoment(game, { step, moves }).then(
      (next) => {
        if (number !== latest.current) return;
        setBusy(false);
        setError(null);
        setBefore(moment);
        setMoment({ ...next, view: { ...next.view, moves: next.view.moves ?? [] } });
        storage.saveLessonStep(game, next.step);
      },
      (failure) => {
        setBusy(false);
        setError(failure);
      },
    );
  };
  useEffect(() => {
    ask(storage.lessonStep(game), []).then(null, setError);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each game
  }, [game]);
  const playAll = (/** @type {string[]} */ moves) => {
    if (moment && !moment.done && !isBusy) ask(moment.step, [...moment.moves, ...moves]);
  };
  return {
    moment,
    before,
    isBusy,
    playAll,
    go: (/** @type {number} */ step) => ask(step, []),
  };
}

/** The board of the step; what to do stands before the choices. */
function Lesson(
  /** @type {{ game: string, title: string, lesson: LessonState, serverInfo: Wire.Games, catalogue: Catalogue, problem: unknown }} */ {
    game,
    title,
    lesson,
    serverInfo,
    catalogue,
    problem,
  },
) {
  const moment = /** @type {Wire.LessonMoment} */ (lesson.moment);
  const names = moment.names.map((name) => name || storage.nameOrDefault());
  const formatter = useFormatter(catalogue, moment.view.seat, names);
  const layout = useLayout();
  const board = useLessonBoard({ game, lesson, serverInfo, names, formatter });
  return html`<${TableFrame}
    class="lesson"
    game=${game}
    title=${t("lesson-of", { title })}
    board=${board}
    prompt=${html`<${LessonCard} key=${moment.step} game=${game} moment=${moment} formatter=${formatter} go=${lesson.go} />`}
    notices=${problem}
    rail=${layout === "desk" ? html`<aside class="side-panel" aria-label=${t("log-all")}><${Log} moment=${moment} formatter=${formatter} /></aside>` : null}
    isBusy=${lesson.isBusy}
  />`;
}

/** What the board is given. */
function useLessonBoard(
  /** @type {{ game: string, lesson: LessonState, serverInfo: Wire.Games, names: string[], formatter: MessageFormatter }} */ {
    game,
    lesson,
    serverInfo,
    names,
    formatter,
  },
) {
  const { before } = lesson;
  const moment = /** @type {Wire.LessonMoment} */ (lesson.moment);
  const view = useMemo(() => ({ ...moment.view, game }), [moment, game]);
  const options = useMemo(
    () => optionsOf(serverInfo, { game, options: moment.options }),
    [serverInfo, game, moment.options],
  );
  const log = useMemo(() => readLog(moment.log), [moment]);
  const earlier = before && isBegunBy(before, moment) ? before : null;
  return /** @type {BoardProps} */ ({
    formatter,
    view,
    before: earlier && { ...earlier.view, game },
    entries: earlier ? log.slice(earlier.log.length) : [],
    options,
    names,
    askHelpers: () => fetchLessonHelpers(game, moment),
    askFields: () => fetchLessonFields(game),
    last: null,
    play: (move) => lesson.playAll([move]),
    playAll: lesson.playAll,
    beside: () => null,
  });
}

/** Whether a moment continues the log of another: the same scene goes on. */
function isBegunBy(
  /** @type {Wire.LessonMoment} */ before,
  /** @type {Wire.LessonMoment} */ moment,
) {
  const beginning = JSON.stringify(moment.log.slice(0, before.log.length));
  const isLater = moment.step >= before.step && moment.view.seat === before.view.seat;
  return isLater && beginning === JSON.stringify(before.log);
}

/** What happened in this scene. */
function Log(
  /** @type {{ moment: Wire.LessonMoment, formatter: MessageFormatter }} */ { moment, formatter },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(box, scrollToEnd, moment);
  const entries = readLog(moment.log);
  return html`<div class="log" ref=${box} tabindex="0" role="region" aria-label=${t("log-all")}>
    <${TurnLog}
      entries=${entries}
      freshFrom=${entries.length}
      formatter=${formatter}
      open=${() => null}
    />
  </div>`;
}
