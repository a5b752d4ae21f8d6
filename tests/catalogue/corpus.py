"""Messages of the toy game for all readers and languages, and the sentences of three renderers."""

import json
import random
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from shoal.core.catalogue import LANGUAGES, Reader, load
from shoal.core.catalogue.load import texts
from shoal.core.catalogue.sentence_variables import variables
from shoal.core.message import Message, say

TOY = Path(__file__).parent / "toy"
RENDER = Path(__file__).parents[1] / "web" / "unit" / "messages" / "render-messages.js"
NAMES = ["Ada", "you", "שלום", "", "Iris", "Élise", "Hielo", "de", "{ $seat }"]
COUNTS = [0, 1, 2, 3, 11, 21, 101, 999, 12345, 1_000_000, 2_000_000, -1, -5]
SHARES = [0.0, 0.4, 1.0, 1.2, 33.34, 99.96, 1234567.81, -0.6]
THINGS = ["thing-pearl", "thing-fish", "thing-unknown"]
COLOURS = ["colour-red", "colour-blue"]
CARDS = ["card-net", "card-octopus"]
LISTED = [*CARDS, "net"]
"""The last is a text, although there is an entry of that name."""


@dataclass(frozen=True)
class Case:
    """A message for a reader in a language."""

    language: str
    message: Message
    reader: Reader


def toy_messages(seed: int, rounds: int = 40) -> list[Message]:
    """Messages of every kind, with arguments drawn from a seed."""
    rng = random.Random(seed)
    seats = range(len(NAMES))
    said = []
    for _round in range(rounds):
        seat, other = rng.sample(seats, 2)
        said += [
            say("log-dive", seat=seat, metres=rng.choice(COUNTS)),
            say("log-find", seat=seat, count=rng.choice(COUNTS), thing=rng.choice(THINGS)),
            say("log-steal", seat=seat, other=other, card=rng.choice(CARDS)),
            say("log-dice", dice=[rng.choice(COUNTS) for _die in range(rng.randrange(5))]),
            say("log-cards", cards=rng.choices(LISTED, k=rng.randrange(4))),
            say("log-card", card=rng.choice(CARDS), name="Bo", colour=rng.choice(COLOURS)),
            say(
                "won-most", seats=rng.sample(seats, rng.randrange(1, 5)), points=rng.choice(COUNTS)
            ),
            say("study-share", share=rng.choice(SHARES), games=rng.choice(COUNTS)),
            say("study-mean", mean=rng.choice(SHARES)),
            say("no-such-key", seat=seat),
        ]
    return said


def toy_cases(seed: int, rounds: int = 40) -> list[Case]:
    """The messages of a seed, in every language, for a spectator or a player."""
    rng = random.Random(seed)
    readers = [Reader(seat, NAMES) for seat in (None, *range(len(NAMES)))]
    said = toy_messages(seed, rounds)
    return [Case(language, one, rng.choice(readers)) for language in LANGUAGES for one in said]


def ours(case: Case) -> str:
    """The sentence of ``shoal.core.catalogue``."""
    return load(case.language, TOY).format(case.message, case.reader)


def in_the_browser(cases: list[Case]) -> list[dict[str, object]]:
    """Text and parts of ``messages.js``, which Node runs as a browser does."""
    languages = ("en", *{case.language for case in cases})
    job = {
        "texts": {name: texts(name, (TOY,)) for name in languages},
        "cases": [
            {**asdict(case), "message": case.message.to_json(), "reader": asdict(case.reader)}
            for case in cases
        ],
    }
    done = subprocess.run(
        ["node", str(RENDER)],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return json.loads(done.stdout)


class RuntimeBundle:
    """The toy catalogue of a language in Mozilla's ``fluent.runtime``."""

    def __init__(self, language: str) -> None:
        self.words = load(language, TOY)
        self.bundle = FluentBundle([language], {"WORD": self.word}, use_isolating=False)
        for text in texts(language, (TOY,)):
            self.bundle.add_resource(FluentResource(text))

    def sentence(self, case: Case) -> str:
        """The sentence, with the variables that ours gets."""
        args = variables(case.message.args, case.reader, self.words, is_marked=False)
        pattern = self.bundle.get_message(case.message.key).value
        text, _errors = self.bundle.format_pattern(pattern, args)
        return str(text)

    def word(self, key: str, count: float = 1, form: str = "", capital: str = "") -> str:
        """WORD() as the catalogue describes it."""
        if not self.bundle.has_message(key):
            return key
        entry = self.bundle.get_message(key)
        pattern = entry.attributes.get(form, entry.value)
        text, _errors = self.bundle.format_pattern(pattern, {"count": count})
        return text[:1].upper() + text[1:] if capital == "yes" else text
