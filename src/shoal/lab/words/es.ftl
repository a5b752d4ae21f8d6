### Errores de los estudios.

error-rival = --rival debe ser distinto de --bots, para separar habilidad y suerte.
error-games-even = --games debe ser par y al menos { $least }, no { $value }.
error-option-value = { $word } no tiene la forma option=value; las opciones son { $options-row }.
