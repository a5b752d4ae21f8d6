### SharkBait in der Übersicht, und seine Optionen.

pitch = Bring deine Fische an Land, bevor sich zwei hungrige Haie zwischen ihnen einrichten.

option-tokens = Was die Chips bringen
option-tokens-about = Was jeder der 20 Chips bringt; voreingestellt ist unser Vorschlag.
option-track = Länge der Punkteleiste
option-track-about = Felder der Punkteleiste; eine Figur auf dem letzten Feld bleibt dort.
option-first = Wer anfängt
option-first-about = Welcher Platz den ersten Zug macht; sonst wird ausgelost.
option-first-random = Wird ausgelost
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5
option-first-5 = Platz 6
option-first-6 = Platz 7
option-first-7 = Platz 8
