"""Looking back line by line."""

import textwrap
from collections.abc import Iterator

from shoal.tui.commands import order_word
from shoal.tui.replay import Film, eyes_of

HELP = (
    "Enter or next: a step on; back: a step back; a number: to that step; "
    "first, last; seat N or seat watcher: through other eyes; "
    "log; position: as shoal hint reads it; ? or help: this again; quit or leave."
)


def step_through(film: Film, step: int, seat: int | None, lines: Iterator[str]) -> None:
    """Show one step after the other as the lines say, until they end or quit."""
    show(film, step, seat)
    print(textwrap.fill(HELP, 80))
    for line in lines:
        words = [order_word(word) for word in line.split()]
        if words[:1] == ["quit"]:
            return
        if words == ["help"]:
            print(textwrap.fill(HELP, 80))
            continue
        if words[:1] == ["seat"]:
            seat = other_eyes(film, seat, words[1:])
        elif words == ["log"]:
            show_log(film, step, seat)
            continue
        elif words == ["position"]:
            print(film.position(step) or "The position is told when the game is over.")
            continue
        else:
            wanted = read_step(film, step, words)
            if wanted is None:
                print(textwrap.fill(f"The steps are 0 to {film.last}. {HELP}", 80))
                continue
            step = wanted
        show(film, step, seat)


def show(film: Film, step: int, seat: int | None) -> None:
    """What happened at the step, and the board after it."""
    print(f"\nStep {step} of {film.last}, through {eyes_of(seat)}.")
    told = film.told(step, seat)
    if told:
        print(textwrap.fill(told, 80, initial_indent="- ", subsequent_indent="  "))
    print()
    print(film.view(step, seat).text())


def show_log(film: Film, step: int, seat: int | None) -> None:
    """All that was heard up to the step."""
    for number in range(1, step + 1):
        told = film.told(number, seat)
        if told:
            print(textwrap.fill(told, 80))


def read_step(film: Film, step: int, words: list[str]) -> int | None:
    """The step that is asked for; None if it makes no sense."""
    word = words[0] if words else "next"
    known = {"next": step + 1, "n": step + 1, "back": step - 1, "b": step - 1}
    known |= {"first": 0, "last": film.last}
    if word in known:
        return min(max(known[word], 0), film.last)
    if word.isascii() and word.isdigit() and len(word) < 7 and int(word) <= film.last:
        return int(word)
    return None


def other_eyes(film: Film, seat: int | None, words: list[str]) -> int | None:
    """The eyes that are asked for, as far as the film may be seen through them."""
    word = words[0] if words else ""
    names = {"watcher" if eyes is None else str(eyes): eyes for eyes in film.eyes}
    if word not in names:
        print(f"This can be seen through the eyes of: {', '.join(names)}.")
        return seat
    return names[word]
