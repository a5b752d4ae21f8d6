### Fehler bei Studien.

error-rival = --rival muss sich von --bots unterscheiden, um Können und Glück zu trennen.
error-games-even = --games muss gerade und mindestens { $least } sein, nicht { $value }.
error-option-value = { $word } hat nicht die Form option=value; die Optionen sind { $options-row }.
