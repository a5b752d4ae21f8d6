log-dice = The dice show { $dice-row }.
no-not-now = You cannot do that now.
board-places = { $phase }: { $places-row }
