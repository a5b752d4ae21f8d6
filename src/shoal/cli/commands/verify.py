"""``shoal verify``: check the dice of a record, also against a commitment and salts."""

import argparse
from typing import Final

import shoal
from shoal.cli.arguments import add_more_games, read_more_games
from shoal.match.dice_commitment import read_dice_commitment

NOT_VERIFIED: Final = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.epilog = (
        "The exit code is 0 if all is right, and 2 if something is wrong or cannot be checked."
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    parser.add_argument(
        "--commitment",
        metavar="C",
        help="the commitment that was shown before the game, 64 hexadecimal digits "
        "(default: the record's own)",
    )
    parser.add_argument(
        "--salt",
        action="append",
        default=[],
        metavar="[SEAT=]S",
        help="a salt that you gave, preferably with its seat: --salt 0=coral; --salt 2= for a seat "
        "without a salt, such as a bot's; may be given several times (default: the record's own)",
    )
    parser.add_argument(
        "--seed",
        default="",
        metavar="S",
        help="the seed of a game that ended when a player resigned, from its receipt; other "
        "records include their seed (default: the record's own)",
    )
    add_more_games(parser, "the game of the record, if it is not installed")


def run(args: argparse.Namespace) -> int:
    """Check a record and print what is wrong."""
    commitment = read_dice_commitment(args.commitment, args.salt)
    games = read_more_games(args)
    findings = shoal.verify(args.file, games, commitment=commitment, seed=args.seed)
    for finding in findings:
        print(finding)
    if findings:
        return NOT_VERIFIED
    record = shoal.read(args.file, games)
    dice = sum(mover < 0 for mover, _ in record.moves)
    print(f"All {dice} throws and {len(record.moves) - dice} moves are correct.")
    print(commitment_report(commitment))
    return 0


def commitment_report(commitment: shoal.DiceCommitment) -> str:
    """Which values from before the game were checked, or could be."""
    salts = len(commitment.salts) + len(commitment.other_salts)
    if commitment.commitment and salts:
        return "The commitment and the salts are the ones you gave."
    if commitment.commitment:
        return "The commitment is the one you gave; --salt would check your salt too."
    if salts:
        return "The salts are the ones you gave; --commitment would check the commitment too."
    return (
        "To check that the server did not replace the seed or a salt before the game, give "
        "--commitment and --salt."
    )
