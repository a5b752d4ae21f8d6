"""Tables for tests of drama: against bots, or played to their end by requests, without clicks."""

OPEN = """async ([name, plan]) => {
  const { storage } = await import("/web/settings/storage.js");
  storage.rename(name);
  const { openTable } = await import("/web/net/create-table.js");
  return openTable(plan);
}"""

PLAY_OUT = """async ([id, most]) => {
  const { storage } = await import("/web/settings/storage.js");
  const { request } = await import("/web/net/api.js");
  const tickets = Object.values(storage.table(id).tickets);
  let seed = 7;
  for (let count = 0; count < most; count++) {
    const look = (ticket) => request(`/tables/${id}/view`, { ticket });
    const views = await Promise.all(tickets.map(look));
    if (views[0].table.stage !== "playing") return views[0].table.stage;
    const seat = views.findIndex(({ view }) => view.moves.length);
    if (seat < 0) return "waiting";
    const { view, number } = views[seat];
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const move = view.moves[seed % view.moves.length];
    const body = { type: "play", id: `move ${count}`, move, number };
    await request(`/tables/${id}/requests`, { ticket: tickets[seat], body });
  }
  return "unfinished";
}"""

TERMS = {"timeout": "bot", "leavers": "pause", "watch": "invited", "listed": False}


def opened(somebody, game, seats, *, hints="free", **options):
    """A table with these seats, which has begun; the page stays where it is."""
    plan = {"game": game, "players": len(seats), "seats": seats, "options": options}
    somebody.page.goto("/web/icon.svg")
    return somebody.page.evaluate(OPEN, [somebody.name, plan | TERMS | {"hints": hints}])


def open_and_look(somebody, game, seats, **plan):
    """Open a table with these seats, and look at it."""
    table = opened(somebody, game, seats, **plan)
    somebody.page.goto(f"/table/{table}")
    return table


def against_bots(somebody, game, **options):
    """Open a table against two bots, and look at it."""
    bot = {"kind": "bot", "level": "easy"}
    return open_and_look(somebody, game, [{"kind": "me"}, bot, bot], **options)


def play_turn(somebody):
    """Play until another browser is to move."""
    table = somebody.page.url.rsplit("/", 1)[-1].split("#")[0]
    assert somebody.page.evaluate(PLAY_OUT, [table, 50]) == "waiting"


def finished(somebody, game, *names, **options):
    """A game of people at one device that has been played to its end."""
    seats = [{"kind": "me"}] + [{"kind": "here", "name": name} for name in names]
    table = opened(somebody, game, seats, **options)
    assert somebody.page.evaluate(PLAY_OUT, [table, 2000]) == "over"
    return table
