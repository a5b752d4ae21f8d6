"""The command that makes a study, for the end of its report."""

import shlex

from shoal.lab.study_plan import Study, other_values


def study_command(study: Study) -> str:
    """The command, quoted for a shell."""
    players = ",".join(str(number) for number in study.players)
    words = ["shoal", "study", study.game, "--players", players, "--games", study.games]
    words += ["--bots", study.bot, "--rival", study.rival, "--seed", study.seed]
    return shlex.join(
        str(word)
        for word in [*words, *option_words(study), *against_words(study), *study.questions.words()]
    )


def option_words(study: Study) -> list[str]:
    """The ``--option`` arguments of the command: chosen values and their alternatives.

    An option that is given with its usual value alone is not compared.
    """
    found = study.info()
    options = {option.name: option for option in found.options}
    names = dict.fromkeys([*study.options, *(name for name, _ in study.alternatives)])
    if not study.alternatives and not study.questions.asks():
        names.update(dict.fromkeys(name for name, _ in other_values(found, study.options)))
    arguments = []
    for name in names:
        option = options[name]
        values = [study.options.get(name, option.default)]
        values += [value for other, value in study.alternatives if other == name]
        for value in values:
            arguments += ["--option", f"{name}={option.write(value)}"]
    return arguments


def against_words(study: Study) -> list[str]:
    """The ``--against`` arguments: the values of the other rules, without their file."""
    options = {option.name: option for option in study.info().options}
    return [
        word
        for name, value in study.questions.against.items()
        for word in ("--against", f"{name}={options[name].write(value)}")
    ]
