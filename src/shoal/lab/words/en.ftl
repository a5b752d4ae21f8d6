### Errors of studies.

error-rival = --rival must differ from --bots, to separate skill from luck.
error-games-even = --games must be even and at least { $least }, not { $value }.
error-option-value = { $word } is not of the form option=value; options are { $options-row }.
