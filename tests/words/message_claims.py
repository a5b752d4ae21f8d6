"""Compares what a game says with what happened: every key has a claim about its arguments.

A game writes a claim for each key::

    claims = Claims("sharkbait")

    @claims.of("log-lose", rule="SB-18", level=LINE)
    def loses(step: Step, seat: int, column: int) -> None:
        assert (seat, step.gained("ocean")) == (step.was("turn"), in_column(column, -1))

A claim gets the step and the arguments by name, so that a missing or a surplus one fails. It may
also ask for ``rule`` and ``level``, or for the whole message as ``said``; then it compares the rule
itself. ``uncompared`` finds arguments, rules and levels that a claim forgets.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from inspect import signature
from typing import Any

from words.game_steps import Step, position_step, viewers

from shoal.core.catalogue import LANGUAGES, Catalogue, Reader, load
from shoal.core.message import LINE, Message, Value
from shoal.core.state import CHANCE, SPECTATOR
from shoal.games import game_info

KINDS = ("log-", "ask-", "no-", "why-", "won-", "move-")
NAMES = ("Ada", "Kai", "Marina", "Zoe", "Ines", "Otto", "Uma", "Finn")
WRONG = (AssertionError, LookupError, TypeError, ValueError)
"""What a claim raises about a message that is not true."""

CODE = re.compile(r"[{}]|\$[a-z]|  |\.\.|\b[A-Z]{2}-\d|\b(?:log|ask|no|why|won|move|part)-[a-z]")
"""Placeables, double spaces and full stops, numbers of rules, and raw keys."""

EXAMPLES = 5
"""So many messages of each key are altered to see whether its claim notices it."""

RAW_KEY = re.compile(r"\b[a-z]+(?:-[\w]+)+")
NO_SEAT = -9
ENDS = (".", "!", "?")


@dataclass(frozen=True)
class Claim:
    """What a key claims. A rule or level that is None is compared by ``holds`` itself."""

    holds: Callable[..., None]
    takes: frozenset[str]
    rules: tuple[str, ...] | None
    levels: tuple[int, ...] | None

    def check(self, step: Step, message: Message) -> None:
        """Compare a message with a step."""
        if self.rules is not None:
            assert message.rule in self.rules, f"the rule is one of {self.rules}"
        if self.levels is not None:
            assert message.level in self.levels, f"the level is one of {self.levels}"
        if "said" in self.takes:
            self.holds(step, said=message)
            return
        own = {"rule": message.rule, "level": message.level}
        named = {name: value for name, value in own.items() if name in self.takes}
        self.holds(step, **named, **message.args)


class Claims:
    """What the messages of a game claim, by key, and which keys were met."""

    def __init__(self, name: str) -> None:
        self.info = game_info(name)
        self.by_key: dict[str, Claim] = {}
        self.met: Counter[str] = Counter()
        self.examples: dict[str, list[tuple[Step, Message]]] = {}
        """The first messages of each key with their steps."""
        self.read: set[tuple[Message, int, int]] = set()
        """Messages whose sentences were checked, with the audience and the number of players."""
        self.told_as: dict[str, tuple[str, ...]] = {}
        """The keys of log entries that tell what the name of a move promised, by the name's key."""

    def of(
        self,
        *keys: str,
        rule: str | tuple[str, ...] | None = None,
        level: int | tuple[int, ...] = LINE,
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Decorates the claim of keys that cite one of these rules and have one of these levels."""

        def noted(holds: Callable[..., None]) -> Callable[..., None]:
            takes = frozenset(signature(holds).parameters)
            rules = (rule,) if isinstance(rule, str) else rule
            if rules is None and not takes & {"rule", "said"}:
                rules = ("",)
            levels = (level,) if isinstance(level, int) else level
            claim = Claim(holds, takes, rules, None if "level" in takes else levels)
            for key in keys:
                assert key not in self.by_key, f"{key} has two claims"
                self.by_key[key] = claim
            return holds

        return noted

    def check(self, step: Step, message: Message) -> None:
        """Compare a message with a step, and read it in all languages as all its readers."""
        try:
            self.by_key[message.key].check(step, message)
            self.check_message(message, int(step.before.players))
            self._keep(step, message)
        except WRONG as wrong:
            raise AssertionError(f"{step}\n  {message}\n  {wrong!r}") from wrong
        self.met[message.key] += 1

    def _keep(self, step: Step, message: Message) -> None:
        examples = self.examples.setdefault(message.key, [])
        if len(examples) < EXAMPLES:
            examples.append((step, message))
        known = examples[0][1]
        assert known.args.keys() == message.args.keys(), f"{known} has other arguments"

    def check_part(self, step: Step, message: Message) -> None:
        """Compare a message in a table with a step: a word or a name, which is no sentence."""
        try:
            self.by_key[message.key].check(step, message)
            self._keep(step, message)
        except WRONG as wrong:
            raise AssertionError(f"{step}\n  {message}\n  {wrong!r}") from wrong
        shown = [one.format(message, Reader(step.viewer, NAMES)) for one in self.catalogues]
        assert all(text.strip() and not CODE.search(text) for text in shown), f"{shown}"
        self.met[message.key] += 1

    def check_name(self, option: Step, name: Message) -> None:
        """Check the name of a move, and that the move does what it names.

        The log of the move tells it with the arguments of the name, and the claim of that entry
        compares it with the position after the move.
        """
        self.check(option, name)
        entries = [one for one in option.log if one.key in self.told_as[name.key]]
        assert entries, f"{option}\n  {name} is not in {option.log}"
        for entry in entries:
            assert agrees(name, entry), f"{option}\n  {name} becomes {entry}"
            self.by_key[entry.key].check(option, entry)

    def check_log(self, step: Step) -> list[Message]:
        """Check what the log says about a step; all messages of it."""
        for message in step.log:
            self.check(step, message)
        return step.log

    def check_answers(self, here: Step, refused: Callable[[int], Iterable[int]]) -> None:
        """Check what is said before a step to all seats that may act.

        These are the question, the names of moves and hints, and some refusals: ``refused`` gives
        moves of a seat, of which the legal ones do not count.
        """
        messages, evaluator = here.game.messages, here.game.evaluator
        for seat in [int(seat) for seat in here.before.actors() if seat != CHANCE]:
            question = here.question(seat)
            view = question.view
            self.check(question, messages.prompt(view))
            for move in view.moves:
                option = here.option(seat, int(move))
                self.check_name(option, messages.describe_move(view, move))
                reason = evaluator.reason(view, move)
                if reason:
                    self.check(option, reason)
            self.check_refusals(here, seat, refused(seat))

    def check_refusals(self, here: Step, seat: int, moves: Iterable[int]) -> None:
        """Check why a seat cannot play those of the moves that are not legal."""
        legal = {int(move) for move in here.before.moves(seat)}
        for move in moves:
            if move not in legal:
                refusal = here.game.messages.why_not(here.before, seat, move)
                self.check(here.question(seat, move), refusal)

    def check_verdict(self, step: Step) -> None:
        """Check how a game that is over after a step has ended, for all viewers."""
        verdict = step.game.messages.verdict(step.after)
        assert verdict is not None, f"{step} has no verdict"
        ended = position_step(step.game, step.after)
        for viewer in viewers(step.after):
            self.check(ended.heard_by(viewer), verdict)

    # Sentences.

    @cached_property
    def catalogues(self) -> list[Catalogue]:
        """The words of the game in every language that has a file of its own."""
        folder = self.info.folder
        written = [one for one in LANGUAGES if (folder / "words" / f"{one}.ftl").exists()]
        return [load(language, folder) for language in written]

    @cached_property
    def known_keys(self) -> frozenset[str]:
        """The keys of the game's and the shared catalogue."""
        return frozenset(load("en", self.info.folder).keys())

    @cached_property
    def rules(self) -> frozenset[str]:
        """The numbers of the game's rules."""
        return frozenset(re.findall(r"\*\*([A-Z]+-\d+)\*\*", self.info.rules()))

    def check_message(self, message: Message, players: int) -> None:
        """Check the types of the arguments, the rule, and the sentences for everybody who hears it.

        All readers whom it does not name read the same. A message is checked only once.
        """
        if (message, message.audience, players) in self.read:
            return
        assert all(map(is_plain, message.args.values())), "an argument is not plain"
        assert not message.rule or message.rule in self.rules, f"there is no {message.rule}"
        hearing = [seat for seat in (int(SPECTATOR), *range(players)) if message.is_for(seat)]
        named = seats_in(message)
        others = [seat for seat in hearing if seat not in named]
        for seat in [*(seat for seat in hearing if seat in named), *others[:1]]:
            reader = Reader(seat if seat >= 0 else None, NAMES[:players])
            for catalogue in self.catalogues:
                self.check_sentence(catalogue, message, catalogue.format(message, reader))
        self.read.add((message, message.audience, players))

    def check_sentence(self, catalogue: Catalogue, message: Message, text: str) -> None:
        """Check that a text is a sentence without codes; the name of a move has no full stop."""
        assert text and text == text.strip(), f"{text!r} has spaces around it"
        assert not CODE.search(text), f"{text!r} contains a code"
        raw = self.known_keys.intersection(RAW_KEY.findall(text))
        assert message.key not in text and not raw, f"{text!r} contains a key"
        for word in words_in(message):
            assert catalogue.word(word) == word or word not in text, f"{text!r} contains {word}"
        first = next((letter for letter in text if letter.isalnum()), "")
        assert first.isupper() or first.isdigit(), f"{text!r} begins in lower case"
        is_move = message.key.startswith("move-")
        assert text.endswith(ENDS) != is_move, f"{text!r} has a wrong end"

    # What is missing.

    def keys(self, *kinds: str) -> set[str]:
        """The keys of these kinds in the game's own catalogue."""
        text = (self.info.folder / "words" / "en.ftl").read_text(encoding="utf-8")
        keys = Catalogue("en", [text]).keys()
        return {key for key in keys if key.startswith(kinds or KINDS)}

    def unclaimed(self, *kinds: str) -> list[str]:
        """The keys of these kinds, or of all, that have no claim."""
        return sorted(self.keys(*kinds) - set(self.by_key))

    def unfulfilled(self) -> list[str]:
        """The names of moves of which nobody says what the log tells after them."""
        return sorted(self.keys("move-") ^ set(self.told_as))

    def never_met(self, *kinds: str) -> list[str]:
        """The keys of these kinds that nothing has said, and claims that nothing has needed."""
        claimed = {key for key in self.by_key if key.startswith(kinds or KINDS)}
        return sorted((self.keys(*kinds) | claimed) - set(self.met))

    def uncompared(self, *kinds: str) -> list[tuple[str, str]]:
        """Keys with an argument, a rule or a level that could be wrong without a claim noticing.

        A claim must notice it in one of the examples: some steps hide what an argument counts.
        """
        found: list[tuple[str, str]] = []
        for key in [key for key in self.examples if key.startswith(kinds or KINDS)]:
            claim, unnoticed = self.by_key[key], Counter[str]()
            for step, message in self.examples[key]:
                unnoticed.update(
                    [name for name, wrong in altered(message) if passes(claim, step, wrong)]
                )
            often = len(self.examples[key])
            found += [(key, name) for name, count in unnoticed.items() if count == often]
        return found


def altered(message: Message) -> Iterator[tuple[str, Message]]:
    """The message with each of its arguments changed, and with another rule and another level."""
    key, args, rule, level = message.key, message.args, message.rule, message.level
    for name, value in args.items():
        wrong: Value = "wrong"
        if isinstance(value, list):
            wrong = [*value, value[0] if value else "wrong"]
        elif isinstance(value, int | float):
            wrong = value + 1
        yield name, Message(key, {**args, name: wrong}, rule, level, message.audience)
    yield "rule", Message(key, args, "XX-1", level, message.audience)
    yield "level", Message(key, args, rule, 9, message.audience)


def agrees(name: Message, entry: Message) -> bool:
    """Whether a log entry has the arguments of the name of a move, or has them in its lists."""
    for argument, value in name.args.items():
        several = entry.args.get(f"{argument}s")
        if value != entry.args.get(argument, value):
            return False
        if isinstance(several, list) and value not in several:
            return False
    return True


def passes(claim: Claim, step: Step, message: Message) -> bool:
    """Whether a claim accepts a message."""
    try:
        claim.check(step, message)
    except WRONG:
        return False
    return True


def is_plain(value: object) -> bool:
    """Whether an argument is a number, a text or a list of these, and no type of the engine."""
    if isinstance(value, list):
        return all(type(one) in (int, float, str) for one in value)
    return type(value) in (int, float, str)


def seats_in(message: Message) -> set[Value]:
    """The seats that a message names: they read "you"."""
    args = message.args
    return {args.get("seat", NO_SEAT), args.get("other", NO_SEAT), *args.get("seats", [])}


def words_in(message: Message) -> list[str]:
    """The arguments of a message that may be keys of words."""
    found: list[Any] = []
    for value in message.args.values():
        found += value if isinstance(value, list) else [value]
    return [word for word in found if isinstance(word, str) and "-" in word]
