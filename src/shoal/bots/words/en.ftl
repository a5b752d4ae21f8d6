### Errors about bots.

error-no-bot = There is no bot { $name }. Choose { $levels-row }.
error-search = A search is written search:50ms or plain:400, not { $text }.
error-budget-text = A budget is written 50ms or 400, not { $text }.
error-nothing-to-decide = { $seat-is ->
    [you] You have nothing to decide now.
   *[other] { $seat } has nothing to decide now.
}
