### Ce que `shoal agent` dit à un modèle de langage, et à la personne qui le lance.

## Pour le modèle

# $title est le nom du jeu.
agent-instructions = Tu joues une place du jeu { $title }. Lis les règles avec l’outil rules. Appelle ensuite view et legal_moves, et joue tes coups avec play jusqu’à la fin de la partie. Un coup contraire aux règles est refusé et compté.

agent-tool-rules = Les règles du jeu, ou une règle par son numéro.
agent-tool-view = Ce qui s’est passé depuis ton dernier appel, le plateau tel que tu peux le voir, et ce que tu dois décider.
agent-tool-legal-moves = Les coups que tu peux jouer maintenant, chacun avec son sens.
agent-tool-play = Joue un coup, écrit comme dans legal_moves. La réponse montre ce que font les autres jusqu’à ton prochain tour.
agent-tool-hint = Le coup qu’une recherche préfère ici.
agent-argument-move = un coup tel que legal_moves l’écrit
agent-argument-number = le numéro d’une règle, par exemple { $example } ; sans lui, toutes les règles

agent-moves = { $count ->
    [one] Tu as 1 coup :
   *[other] Tu as { $count } coups :
}
# $move est le texte d’un coup, $what dit ce qu’il fait.
agent-move = { $move } : { $what }
agent-wait = Ce n’est pas encore ton tour. Appelle view de nouveau.
agent-not-started = La partie n’a pas commencé : { $open ->
    [0] personne ne l’a encore lancée.
    [one] 1 place est libre.
   *[other] { $open } places sont libres.
} Appelle view de nouveau.
agent-illegal-moves = { $count ->
    [0] Tu n’as tenté aucun coup interdit.
    [one] Tu as tenté 1 coup interdit.
   *[other] Tu as tenté { $count } coups interdits.
}

## Pourquoi un appel échoue

agent-not-a-move = Ce n’est pas un coup de ce jeu. legal_moves donne tes coups.
agent-no-rule = Aucune règle ne porte ce numéro.
agent-no-tool = Il n’y a pas d’outil { $tool }. Les outils sont { $tools }.
agent-needs-argument = L’outil { $tool } a besoin de l’argument { $argument } sous forme de texte.
agent-cancelled = La partie a été annulée.

## Pour la personne qui le lance

agent-needs-mcp = shoal agent a besoin du SDK MCP : pip install 'shoal[agent]'
agent-ready-player = L’agent est { $seat } dans une partie de { $title }. En attente d’un client MCP sur l’entrée standard.
agent-link-or-game = Donne soit un jeu, soit --join LINK.
agent-disguise-english = Un jeu déguisé ne parle qu’anglais : retire --language.
