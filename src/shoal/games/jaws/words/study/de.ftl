### Jaws in Studien: was gezählt wird.

## Überschriften für das, was gezählt wird

statistics-kind-Amity-events = Ereignisse auf Amity
statistics-kind-power-tokens = Kraftchips
statistics-kind-ability-cards = Fähigkeitskarten
statistics-kind-weapons = Waffen
statistics-kind-endings = Wie Partien enden

## Was gezählt wird

statistics-event = { WORD($event) }
statistics-alert = { WORD($event) } ({ $letter })
statistics-power-token = { WORD($token) }
statistics-no-token = kein Kraftchip
statistics-ability = { WORD($ability) }
statistics-no-ability = keine Fähigkeit
statistics-gear = { WORD($gear) }
statistics-eats = frisst einen Schwimmer
statistics-rescues = rettet einen Schwimmer
statistics-hits = schießt ein Fass ab und trifft
statistics-misses = schießt ein Fass ab und trifft nicht
statistics-binoculars = benutzt das Fernglas
statistics-closes-beach = sperrt einen Strand
statistics-fish-finder = benutzt den Fischfinder
statistics-bites-boat = beißt ins Boot
statistics-bites-member = beißt ein Crewmitglied
statistics-tile-destroyed = ein Bootsfeld wird zerstört
statistics-shark-wounded = der Hai wird verwundet
statistics-member-out = ein Crewmitglied ist aus dem Spiel
statistics-ends-by-barrel = zwei Fässer am Hai
statistics-ends-by-swimmers = die Schwimmerleiste ist voll
statistics-ends-by-wounds = der Hai ist tot
statistics-ends-by-sinking = die Orca ist gesunken
statistics-ends-by-eating = von der Crew ist niemand übrig
statistics-ends-by-time = die Zeit ist um
