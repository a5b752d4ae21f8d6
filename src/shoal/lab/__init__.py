"""Studies: measure length, balance, luck and the effect of options by playing many games."""
