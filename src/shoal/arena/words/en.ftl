### Errors of games between bots.

error-needs-ray = A cluster needs Ray: pip install 'shoal[ray]'.
error-no-cluster = No Ray cluster answers at { $address }.
error-other-run = { $path } holds the results of another run.
error-arena-bots = The arena needs at least two bots, each named once.
error-needs-openskill = Ratings need openskill: pip install 'shoal[arena]'.
error-not-a-result = Line { $line } of { $path } is not a result.
