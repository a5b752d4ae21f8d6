"""Which language a browser asks for."""

from collections.abc import Sequence


def accepted_language(header: str, languages: Sequence[str]) -> str:
    """The language that a reader likes best, of those that there are; else the first of these.

    ``header`` is an ``Accept-Language``: languages with weights, 1 where there is none.

    >>> accepted_language("pt-BR,de-AT;q=0.8,fr;q=0.9", ("en", "de", "fr"))
    'fr'
    >>> accepted_language("nonsense;q=x, *", ("en", "de", "fr"))
    'en'
    """
    accepted = [weighted_language(part) for part in header.split(",")]
    known = [(weight, language) for language, weight in accepted if language in languages]
    best = max((weight for weight, _ in known), default=0.0)
    return next((language for weight, language in known if weight == best > 0), languages[0])


def weighted_language(part: str) -> tuple[str, float]:
    """A language without its region, and its weight.

    >>> weighted_language(" de-AT;q=0.8"), weighted_language("fr")
    (('de', 0.8), ('fr', 1.0))
    """
    name, _, weight = part.partition(";")
    language = name.strip().lower().partition("-")[0]
    try:
        return language, float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return language, 0.0
