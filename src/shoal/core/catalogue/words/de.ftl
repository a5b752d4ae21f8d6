### Wörter, die jeder Katalog braucht, und was ein Spiel sagt, das keine eigenen hat.

## Listen

# $list ist der Text bisher.
list-more = { $list }, { $item }

# Der letzte Teil. $item-start ist i, vowel oder other.
list-last = { $list } und { $item }

# Wer liest, als letzter Name einer Liste.
list-you = du

## Wer mitspielt

# Ein Platz ohne Namen. $number zählt von 1 an.
seat-unnamed = Spieler { $number }

# Ein Platz mit seiner Nummer ab 0, für Programme.
seat-number = Platz { $number }

## Was jedes Spiel sagen kann

ask-move = Du bist dran.

log-move = { $seat-is ->
    [you] Du spielst { $move }.
   *[other] { $seat } spielt { $move }.
}
log-outcome = Zufall: { $outcome }.

no-move = Du kannst { $move } jetzt nicht spielen. Möglich ist: { $moves-row }.
no-move-of-many = Du kannst { $move } jetzt nicht spielen. Möglich ist: { $moves-row } und anderes.
no-game-over = Die Partie ist vorbei.
no-such-number = Züge haben die Nummern 0 bis { $last }, nicht { $number }.

move-text = { $move }

## Meldungen eines Tisches, im Chat

notice-resigned = { $seat-is ->
    [you] Du hast aufgegeben. Ein Bot spielt bis zum Ende für dich.
   *[other] { $seat } hat aufgegeben. Bis zum Ende spielt ein Bot.
}
notice-hint = { $seat-is ->
    [you] Du hast dir einen Tipp geholt.
   *[other] { $seat } hat sich einen Tipp geholt.
}
notice-away = { $seat-is ->
    [you] Du giltst als abwesend. Ein Bot spielt für dich, bis du zurückkommst.
   *[other] { $seat } ist abwesend. Bis zur Rückkehr spielt ein Bot.
}
notice-back = { $seat-is ->
    [you] Du bist zurück. Der Bot hat deinen Platz verlassen.
   *[other] { $seat } ist zurück. Der Bot hat den Platz verlassen.
}
notice-late-passed = { $seat-is ->
    [you] Deine Zeit ist abgelaufen. Die Partie ging weiter.
   *[other] Die Zeit von { $seat } ist abgelaufen. Die Partie ging weiter.
}
notice-late-bot = { $seat-is ->
    [you] Deine Zeit ist abgelaufen. Ein Bot hat gezogen.
   *[other] Die Zeit von { $seat } ist abgelaufen. Ein Bot hat gezogen.
}

## Tipps. $percent ist der Anteil der anderen, vor denen man voraussichtlich landet

hint-move = { $move }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
hint-best = Wer stark spielt, würde { $move } spielen (landet voraussichtlich vor { $percent } % der anderen).

## Das Spielbrett in Worten, wenn ein Spiel keine eigenen hat

board-fact = { $name }: { $value }
board-seat = { $seat }
board-value = { $value }
value-yes = ja
value-no = nein
value-none = keine
value-hidden = verdeckt
board-place = { $seat-is ->
    [you] Du: Rang { $place }
   *[other] { $seat }: Rang { $place }
}
board-to-move = Am Zug: { $seats }
board-chance = Am Zug: der Zufall

## Regeln

rules-in-english = Die nummerierten Regeln folgen auf Englisch.
rule-in-english = Diese Regel gibt es nur auf Englisch.

## Spielstärken der Bots

level-random = Zufall
level-random-about = Spielt irgendeinen Zug, jeden gleich wahrscheinlich.
level-easy = leicht
level-easy-about = Für die erste Partie: macht Fehler.
level-medium = mittel
level-medium-about = Spielt, was auf den ersten Blick am besten aussieht.
level-hard = schwer
level-hard-about = Denkt voraus und schlägt die meisten.
level-best = am stärksten
level-best-about = Denkt am weitesten voraus und braucht einen Moment.

## Regeldateien

rules-file-head = Alle Regeln von { $game }. Behalte, was du änderst, und lösche den Rest: Er bleibt, wie er ist.
rules-file-choices = eines von { $choices-row }
rules-file-range = { $low } bis { $high }
