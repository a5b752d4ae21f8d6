### Die Option, wer beginnt

option-first = Wer anfängt
option-first-about = Ausgelost, oder immer dieselbe Person.
option-first-random = Wird ausgelost
option-first-0 = Spieler 1
option-first-1 = Spieler 2
option-first-2 = Spieler 3
option-first-3 = Spieler 4
option-first-4 = Spieler 5
option-first-5 = Spieler 6
option-first-6 = Spieler 7
option-first-7 = Spieler 8
