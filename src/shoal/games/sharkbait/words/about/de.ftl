### SharkBait in der Übersicht, und die Optionen.

game-pitch = Würfle deine Fische an Land, bevor sich zwei hungrige Haie unter ihnen niederlassen.
game-credit = SharkBait hat sich Matt Worden ausgedacht; der Titel gehört seinem Rechteinhaber.

option-tokens = Was die Chips bringen
option-tokens-about = Wie weit jeder der 20 Chips eine Figur voranbringt und ob es einen Köder dazu gibt. Die Vorgabe ist unser Vorschlag.
option-track = Länge der Wertungsleiste
option-track-about = Wie viele Felder die Wertungsleiste hat. Eine Figur auf dem letzten Feld bleibt dort.
