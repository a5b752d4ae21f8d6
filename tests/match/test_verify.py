"""Verification finds every change of a record, and names it as exactly as possible."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sample_games.matches import GAMES, divers, play_out, sealed

import shoal
from shoal.core.state import CHANCE
from shoal.match.dice_commitment import DiceCommitment, read_dice_commitment
from shoal.match.match import Match
from shoal.match.record import Result, ranking_of, scores_of
from shoal.match.verify import verify

MATCH = divers(pick=5)
TEXT = MATCH.record().text()
SHARKBAIT = play_out(shoal.new("sharkbait", players=3, seed=11, salts=("a", "b", "c"))).record()
SEED = f"{7:064x}"


def found(text: str) -> list[tuple[str, int]]:
    return [(finding.about, finding.line) for finding in verify(text, GAMES)]


def line_of(text: str) -> int:
    return TEXT.splitlines().index(text) + 1


def test_a_finished_game_has_no_findings():
    assert verify(TEXT, GAMES) == verify(TEXT.encode(), GAMES) == verify(MATCH.record()) == []


def test_a_record_of_our_own_game_has_no_findings():
    assert verify(SHARKBAIT.text()) == []


@given(st.integers(0, 2**256 - 1), st.integers())
def test_any_played_game_has_no_findings(seed, pick):
    assert verify(divers(seed=seed, pick=pick).record().text(), GAMES) == []


def test_an_unfinished_game_cannot_be_checked_yet():
    (finding,) = verify(divers(steps=3).record())
    assert finding.about == "unfinished" and "not over" in str(finding)


def test_an_illegal_move_is_found_even_in_an_unfinished_game():
    text = divers(steps=3).record().text().replace("0 shallow", "0 surface")
    assert ("move", 13) in found(sealed(text))


def test_an_altered_throw_is_named_with_the_true_one():
    findings = verify(sealed(TEXT.replace("* dice 113", "* dice 123")), GAMES)
    told = "Roll 4 is recorded as 'dice 123', but the dice gave 'dice 113'."
    assert [str(finding) for finding in findings] == [f"Line {line_of('* dice 113')}: {told}"]


def test_an_impossible_throw_is_named_with_the_true_one():
    (finding,) = verify(sealed(TEXT.replace("* dice 113", "* dice 913")), GAMES)
    assert "'dice 913', but the dice gave 'dice 113'" in str(finding)


def test_an_altered_secret_is_found():
    assert found(sealed(TEXT.replace("* pearl 4", "* pearl 5"))) == [("dice", 11)]


def test_a_game_continued_from_a_false_throw_is_found():
    record = MATCH.record()
    throw = record.moves.index((CHANCE, "dice 113"))
    forged = ((CHANCE, "dice 111"), (1, "surface"), (2, "surface"))
    told = replace(record, moves=(*record.moves[:throw], *forged), result=None)
    end = told.replay()
    result = Result(scores_of(end), ranking_of(end), MATCH.seed)
    assert found(replace(told, result=result).text()) == [("dice", record.line_of(throw + 1))]


def test_an_altered_seed_does_not_match_the_commitment():
    text = sealed(TEXT.replace(SEED, f"{8:064x}"))
    (finding,) = verify(text, GAMES)
    assert str(finding).endswith("The seed does not match the code, nor the dice.")


def test_an_altered_commitment_does_not_match_the_seed():
    text = sealed(TEXT.replace("commitment 4", "commitment 5"))
    (finding,) = verify(text, GAMES)
    assert str(finding).endswith("The seed does not match the code, although it matches the dice.")


def test_altered_salts_are_one_finding():
    (finding,) = verify(sealed(TEXT.replace("coral", "koral")), GAMES)
    assert "rolls do not follow from the seed and the random texts" in str(finding)


def test_an_illegal_move_is_named_with_its_rule():
    findings = verify(sealed(TEXT.replace("0 shallow", "0 surface")), GAMES)
    assert [str(finding) for finding in findings] == [
        "Line 15: Every player first calls shallow or deep (PD-2)."
    ]


def test_a_move_out_of_turn_is_found():
    text = TEXT.replace("0 dive", "1 dive", 1)
    assert found(sealed(text)) == [("move", line_of("0 dive"))]


def test_altered_scores_are_named_with_the_right_ones():
    scores = " ".join(map(str, MATCH.scores))
    (finding,) = verify(sealed(TEXT.replace(f"scores {scores}", f"scores 1{scores}")), GAMES)
    assert finding.about == "result" and f"should be {scores}." in str(finding)


def test_an_altered_ranking_is_found():
    ranking = next(line for line in TEXT.splitlines() if line.startswith("ranking"))
    (finding,) = verify(sealed(TEXT.replace(ranking, "ranking 0=1=2")), GAMES)
    assert finding.about == "result" and "ranking should be" in str(finding)


def test_a_result_before_the_end_is_found():
    text = sealed(TEXT.replace("2 surface\n", ""))
    assert [about for about, _ in found(text)] == ["result"]


def test_an_end_without_a_result_is_found():
    lines = [line for line in TEXT.splitlines() if line.split()[0] not in ("scores", "ranking")]
    text = "\n".join(line for line in lines if not line.startswith("seed")) + "\n"
    assert [about for about, _ in found(sealed(text))] == ["result", "unfinished"]


def test_an_altered_checksum_is_found():
    end = TEXT[-2]
    altered = TEXT[:-2] + ("1" if end != "1" else "2") + "\n"
    assert found(altered) == [("checksum", len(TEXT.splitlines()))]


def test_text_that_is_not_a_record_is_one_finding():
    (finding,) = verify("nonsense\n")
    assert finding.about == "form" and str(finding).startswith("Line 1: ")


def test_a_legal_but_altered_move_is_found_by_the_checksum():
    text = divers(pick=6).record().text()
    assert ("checksum", len(text.splitlines())) in found(text.replace("1 deep", "1 shallow"))


def test_any_altered_digit_is_found():
    for place in [place for place, character in enumerate(TEXT) if character.isdigit()]:
        for digit in set("0123456789") - {TEXT[place]}:
            assert verify(TEXT[:place] + digit + TEXT[place + 1 :], GAMES)


@settings(max_examples=300)
@given(st.data())
def test_any_altered_character_is_found(data):
    text = data.draw(st.sampled_from([TEXT, SHARKBAIT.text()]))
    place = data.draw(st.integers(0, len(text) - 1))
    character = data.draw(st.characters(exclude_categories=["Cs"]).filter(text[place].__ne__))
    findings = verify(text[:place] + character + text[place + 1 :], GAMES)
    assert findings and all(len(str(finding)) < 400 for finding in findings)


def test_any_altered_die_of_our_own_game_is_found():
    lines = SHARKBAIT.text().splitlines(keepends=True)
    throws = [number for number, line in enumerate(lines) if line.startswith("* throw")]
    for nth, number in enumerate(throws[:40]):
        digit = lines[number][8]
        if digit != "-":
            other = lines[number].replace(f"throw {digit}", f"throw {int(digit) % 6 + 1}")
            text = "".join([*lines[:number], other, *lines[number + 1 :]])
            (finding,) = verify(sealed(text))
            assert (finding.about, finding.line) == ("dice", number + 1), nth


def test_the_public_api_verifies_a_file(tmp_path):
    path = tmp_path / "game.txt"
    SHARKBAIT.write(path)
    assert shoal.verify(path) == []
    path.write_bytes(b"\xff\xfe")
    assert [finding.about for finding in shoal.verify(path)] == ["form"]


# Commitment and salts from before the game.

SALTS = MATCH.record().salts
COMMITMENT = DiceCommitment(MATCH.commitment, dict(enumerate(SALTS)))


def with_chosen_salt(record, seat, wanted):
    """The same match, played again with a salt of this seat that gives the wanted first throw."""
    for number in range(10_000):
        salts = tuple(f"{number}" if at == seat else salt for at, salt in enumerate(record.salts))
        forged = Match.new(record.game, record.players, record.result.seed, salts)
        if wanted(forged.record().moves[-1][1]):
            return play_out(forged).record()
    raise AssertionError(wanted)


def broken(commitment, record=SHARKBAIT):
    return [
        (finding.about, finding.line) for finding in verify(record.text(), commitment=commitment)
    ]


def test_commitment_and_salts_match_their_record():
    assert verify(TEXT, GAMES, commitment=COMMITMENT) == []
    assert verify(MATCH.record(), commitment=COMMITMENT) == []


def test_a_replaced_salt_is_found_only_by_the_player_who_gave_it():
    forged = with_chosen_salt(SHARKBAIT, 1, lambda throw: throw.endswith(" 11"))
    assert verify(forged.text()) == []
    assert broken(DiceCommitment(SHARKBAIT.commitment, {0: "a", 2: "c"}), forged) == []
    (finding,) = verify(forged.text(), commitment=DiceCommitment(SHARKBAIT.commitment, {1: "b"}))
    assert (finding.about, finding.line) == ("salt", 6)
    assert "Seat 1 has the random text" in str(finding) and "but gave the random text 'b'" in str(
        finding
    )


def test_a_salt_for_a_bot_is_found():
    (finding,) = verify(SHARKBAIT, commitment=DiceCommitment(salts={2: ""}))
    assert "Seat 2 has the random text 'c', but gave no random text" in str(finding)


def test_a_replaced_commitment_is_found():
    (finding,) = verify(SHARKBAIT, commitment=DiceCommitment("0" * 64))
    assert (finding.about, finding.line) == ("commitment", 5)
    assert "was shown before the game" in str(finding)


@pytest.mark.parametrize(
    ("loose", "missing"), [(("a", "c"), 0), (("c", "b", "a"), 0), (("x",), 1), (("a", "a"), 1)]
)
def test_each_salt_without_a_seat_matches_a_different_seat(loose, missing):
    assert broken(DiceCommitment(other_salts=loose)) == [("salt", 6)] * missing


def test_swapped_salts_are_found():
    swapped = play_out(shoal.new("sharkbait", players=3, seed=11, salts=("b", "a", "c"))).record()
    assert broken(DiceCommitment(other_salts=("a", "b")), swapped) == []
    assert broken(DiceCommitment(salts={0: "a", 1: "b"}), swapped) == [("salt", 6)] * 2


def test_an_unfinished_game_is_compared_with_commitment_and_salts_too():
    record = divers(steps=3).record()
    found = verify(record, commitment=DiceCommitment(salts={0: "not this"}))
    assert [finding.about for finding in found] == ["salt", "unfinished"]


@pytest.mark.parametrize("commitment", ["", "0" * 63, "g" * 64, f"{'0' * 64} "])
def test_an_invalid_commitment_is_refused(commitment):
    with pytest.raises(shoal.ShoalError, match="64 hexadecimal digits"):
        read_dice_commitment(commitment, ())


def test_a_commitment_may_be_typed_in_capitals():
    assert read_dice_commitment("AB" * 32, ()).commitment == "ab" * 32


def test_a_salt_is_typed_with_its_seat_or_without():
    commitment = read_dice_commitment(None, ("1=b", "a", "0=", "x=y", "12=3=4"))
    assert commitment == DiceCommitment("", {1: "b", 0: "", 12: "3=4"}, ("a", "x=y"))


@pytest.mark.parametrize("given", [("1=b", "1=c"), ("0=", "0=")])
def test_a_seat_has_one_salt(given):
    with pytest.raises(shoal.ShoalError, match="one random text"):
        read_dice_commitment(None, given)


def test_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(shoal.ShoalError, match="The seats are 0 to 2, not 3"):
        verify(SHARKBAIT, commitment=DiceCommitment(salts={3: "a"}))


def test_the_dice_of_an_abandoned_game_are_checked_with_its_seed():
    record = divers(steps=3).record()
    assert verify(record, seed=SEED) == []
    assert "commitment" in [finding.about for finding in verify(record, seed=f"{8:064x}")]
    altered = replace(record, moves=((CHANCE, "pearl 5"), *record.moves[1:]))
    assert "dice" in [finding.about for finding in verify(altered, seed=SEED)]
