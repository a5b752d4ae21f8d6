### Errors of the core.

# A sentence of a game without a catalogue.
error-text = { $text }

error-check-failed = { $check }: { $reason }
error-no-method = { $owner } has no method { $method }.

error-message-shape = A message is a list of a key, arguments, a rule and a level.
error-message-types = A message has a text as its key, named arguments, and a text as its rule.
error-message-level = A message's level is a number from { $low } to { $high }.
error-message-argument = The argument { $name } of a message is a number, a text or a list.
