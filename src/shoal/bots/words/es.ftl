### Errores sobre los bots.

error-no-bot = No hay ningún bot { $name }. Elige { $levels-row }.
error-search = Una búsqueda se escribe search:50ms o plain:400, no { $text }.
error-budget-text = Un presupuesto se escribe 50ms o 400, no { $text }.
error-nothing-to-decide = { $seat-is ->
    [you] No tienes nada que decidir ahora.
   *[other] { $seat } no tiene nada que decidir ahora.
}
