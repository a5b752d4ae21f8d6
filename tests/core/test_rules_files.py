"""Files of rules: only what differs, errors with their line, the same file for every command."""

import io
import json

import pytest

from shoal.cli.main import main
from shoal.core.errors import BadOption
from shoal.core.game import GameInfo
from shoal.core.options import Option
from shoal.core.rules_files.reader import read_rules
from shoal.core.rules_files.writer import rules_as_toml
from shoal.core.text.pitch_and_option_words import words_about
from shoal.games import game_info, names
from shoal.match.record_reader import read_record
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR
from shoal.server.http.endpoints.games import option_info
from shoal.server.ops.game_modules import load_games
from shoal.server.table import lifecycle
from shoal.server.table.table import Table
from shoal.server.views.serializers import table_info
from shoal.wire import NewTable


def chosen(tmp_path, game, text):
    """The options that a file of rules chooses."""
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    info = game if isinstance(game, GameInfo) else game_info(game)
    return info.game(read_rules(path, info)).chosen()


def entries_that_differ(game, option, value):
    usual = {one.name: one for one in game_info(game).options}[option].default
    return sorted(set(value.split(",")) ^ set(usual.split(",")))


@pytest.mark.parametrize("name", names())
def test_all_rules_of_a_game_written_as_toml_are_its_rules(name, tmp_path):
    info = game_info(name)
    text = rules_as_toml(info, words_about(info, "en"), {})
    assert chosen(tmp_path, name, text) == {}
    assert all(f"{option.name} = " in text or f"[{option.name}]" in text for option in info.options)


@pytest.mark.parametrize("name", names())
def test_a_table_writes_the_text_that_it_has_read(name):
    for option in game_info(name).options:
        if option.table:
            text = str(option.default)
            assert option.table.write(option.table.read(text)) == text


def test_one_card_of_seventeen_changes_alone(tmp_path):
    (gear,) = chosen(tmp_path, "jaws", "[gear.Rifle]\ndice = 2").values()
    assert entries_that_differ("jaws", "gear", gear) == [
        "d:Rifle:firearm:2:shot:1",
        "d:Rifle:firearm:3:shot:1",
    ]


def test_the_second_card_of_a_name_has_a_number(tmp_path):
    (gear,) = chosen(tmp_path, "jaws", "gear.Shark-Cage-2.count = 2").values()
    assert "d:Shark-Cage:accessory:0:cage:2" in gear and "h:Shark-Cage:accessory:0:cage:1" in gear


def test_one_token_of_a_range_changes_alone(tmp_path):
    (tokens,) = chosen(tmp_path, "sharkbait", "[tokens]\n13 = { spaces = 5 }").values()
    assert tokens == "1-3:0b,4-5:1b,6-8:1,9-11:2,12:3,13:5,14:3,15-17:4,18-20:5"


@pytest.mark.parametrize(
    ("game", "text", "value"),
    [
        ("pescado", 'tiles.3 = "yyr"', "yyy,ooo,yyr,bbb"),
        ("jaws", "die = [0, 0, 0, 1, 2, 3]", "000123"),
        ("jaws", 'die = "000123"', "000123"),
        ("jaws", "die.3 = 0", "000122"),
        ("jaws", "edges.27 = false\nedges.45 = false", "12,23,34,56,67,78,81+36"),
        ("jaws", 'edges.18 = "cross"\nedges.81 = false', "12,23,34,45,56,67,78+27,36,18"),
        ("jaws", "tiles.2.finish = 3", "1/3/2,2/4/3,2/3/2"),
        ("jaws", "track.0.abilities = 4", "4/10,3/10,4/9"),
        ("jaws", "resurface.1 = false", "2/3/1,3/3/1"),
        ("jaws", "[resurface]\n2.shakes_off = true\n1.dice = 1", "1/1/1,2/3/1s,3/3/1"),
    ],
)
def test_a_row_is_changed_added_or_taken_away(game, text, value, tmp_path):
    (found,) = chosen(tmp_path, game, text).values()
    assert found.startswith(value)


def test_a_row_with_a_new_key_is_added(tmp_path):
    text = "[resurface]\n17 = { zone = 4, dice = 1, evade = 3, shakes_off = true }"
    (found,) = chosen(tmp_path, "jaws", text).values()
    assert found.endswith(",5/3/1s,4/1/3s")


def test_flags_choices_and_numbers_are_plain_values(tmp_path):
    text = 'game = "jaws"\nreclose = true\nbrody = "7"\nsummer = 30\n'
    assert chosen(tmp_path, "jaws", text) == {"reclose": True, "brody": "7", "summer": 30}


@pytest.mark.parametrize(
    ("game", "text", "line", "reason"),
    [
        ("jaws", "summer = 30\n\n[gear.Rifle]\n# more\ndice = 9", 5, "too many or too few dice"),
        ("jaws", '[gear.Rifle]\ndice = "3"', 2, "dice is a whole number, not '3'."),
        ("jaws", "[gear]\n\nRifle = { die = 3 }", 3, "has owner, name, type, dice, powers, count"),
        ("jaws", "gear.Riffle.dice = 3", 1, "is new: it also needs owner, name, type"),
        ("jaws", "summer = 300", 1, "Option summer goes from 4 to 120, not 300."),
        ("jaws", "\n\nsomer = 30", 3, "Jaws has no option 'somer'; it has acts, crew"),
        ("jaws", 'game = "sharkbait"', 1, "These are rules of 'sharkbait', not of jaws."),
        ("jaws", "game = 3", 1, "The game is a name in quotes"),
        ("jaws", "reclose = 1", 1, "Option reclose is yes or no"),
        ("jaws", "summer = 30\nsummer = 31", 2, "not TOML, or repeats a key: 'summer = 31'"),
        ("jaws", "summer = 30\ndusk = = 3\n", 2, "not TOML"),
        ("jaws", "die = [\n0,\n1,\n", 1, "not TOML"),
        ("jaws", "[tiles]\n1.damage = 2\n2.damage = 4", 3, "4/4/2 in option tiles"),
        ("sharkbait", "track = 3.5", 1, "Option track cannot be 3.5"),
        ("sharkbait", "track.a = 3", 1, "is one value and has no rows"),
        ("sharkbait", "track = 30\n\ntokens.13 = false", 3, "names 19 tokens"),
        ("sharkbait", "[tokens]\nx = { spaces = 1, bait = true }", 2, "cannot be called 'x'"),
        ("pescado", "tiles.3 = { fish = 3 }", 1, "is one value and has no 'fish'"),
        ("pescado", 'throws = 30\ntiles.3 = "yyx"', 2, "'yyx' is not a tile"),
    ],
)
def test_an_error_names_the_line_and_the_reason(game, text, line, reason, tmp_path):
    with pytest.raises(BadOption) as error:
        chosen(tmp_path, game, text)
    assert f"my.toml', line {line}: " in str(error.value)
    assert reason in str(error.value)


@pytest.mark.parametrize("content", [None, b"\xff", b"#" * 100_001])
def test_a_file_that_is_no_file_of_rules_is_refused_in_a_sentence(content, tmp_path):
    path = tmp_path / "my.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadOption, match=r"my\.toml"):
        read_rules(path, game_info("jaws"))


def test_a_game_of_a_third_party_needs_no_code_for_it(tmp_path):
    cards = Option("cards", "fox:3,hen:1,dog:2")
    info = GameInfo(
        name="yard", title="Yard", min_players=2, max_players=2, make=CONNECT_FOUR.make,
        options=(cards, Option("round", 5, low=1, high=9)),
    )  # fmt: skip
    text = rules_as_toml(info, words_about(info, "en"), {})
    assert "round = 5\n" in text and '[cards]\n1 = "fox:3"\n2 = "hen:1"\n3 = "dog:2"\n' in text
    assert chosen(tmp_path, info, 'cards.2 = "hen:4"') == {"cards": "fox:3,hen:4,dog:2"}


RULES = 'game = "sharkbait"\ntrack = 30\n\n[tokens]\n13.spaces = 5\n'
OPTIONS = {
    "tokens": "1-3:0b,4-5:1b,6-8:1,9-11:2,12:3,13:5,14:3,15-17:4,18-20:5",
    "track": 30,
}


@pytest.fixture
def rules(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.toml").write_text(RULES, encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("rules")
def test_simulate_and_arena_play_by_a_file_of_rules(capsys):
    assert main(["simulate", "sharkbait", "--rules", "my.toml", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == OPTIONS
    words = ["sharkbait", "random", "easy", "--games", "2", "--jobs", "1", "--json"]
    assert main(["arena", *words, "--rules", "my.toml"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == OPTIONS


def test_a_study_measures_a_file_of_rules(rules):
    words = ["study", "sharkbait", "--rules", "my.toml", "--option", "track=36"]
    assert main([*words, "--bots", "easy", "--games", "4", "--jobs", "1"]) == 0
    found = json.loads((rules / "study-sharkbait.json").read_text())
    assert found["study"]["options"] == {**OPTIONS, "track": 36}


def test_a_played_game_carries_the_rules_in_its_record(rules, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(rules))
    words = ["play", "sharkbait", "--rules", "my.toml", "--seed", "1", "--save", "game.txt"]
    monkeypatch.setattr("sys.stdin", io.StringIO())
    main([*words, "--plain"])
    capsys.readouterr()
    record = read_record((rules / "game.txt").read_text())
    assert record.game.chosen() == OPTIONS


@pytest.mark.usefixtures("rules")
def test_rules_prints_the_whole_set_with_the_changes_of_a_file(capsys):
    assert main(["rules", "sharkbait", "--as-toml"]) == 0
    whole = capsys.readouterr().out
    assert "track = 42\n" in whole and "13 = { spaces = 3, bait = false }\n" in whole
    assert main(["rules", "sharkbait", "--as-toml", "--rules", "my.toml"]) == 0
    whole = capsys.readouterr().out
    assert "track = 30\n" in whole and "13 = { spaces = 5, bait = false }\n" in whole


def new_table(games, **options):
    request = NewTable("sharkbait", 3, options=options)
    created = lifecycle.create(request, games, 0, bytes, ("t", "i"))
    return Table("a", created, games)


@pytest.mark.usefixtures("rules")
def test_a_server_opens_tables_with_a_file_of_rules():
    games = load_games((), ["my.toml"])
    assert new_table(games).game.chosen() == OPTIONS
    assert new_table(games, track=50).game.chosen() == {**OPTIONS, "track": 50}
    shown = {one.name: option_info(one, games["sharkbait"]) for one in games["sharkbait"].options}
    assert shown["track"].default == 30


@pytest.mark.usefixtures("rules")
def test_a_table_shows_every_option_that_new_tables_have_otherwise():
    """A page takes options that a table does not name from those of new tables."""
    games = load_games((), ["my.toml"])
    assert table_info(new_table(games, track=42)).options["track"] == 42
    older = Table("a", new_table(load_games()).created, games)
    assert table_info(older).options["track"] == 42


def test_a_file_for_a_server_must_name_its_game(rules):
    (rules / "my.toml").write_text("track = 30")
    with pytest.raises(ValueError, match="must say for which game it is"):
        load_games((), ["my.toml"])
