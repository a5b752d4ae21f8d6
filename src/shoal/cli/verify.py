"""``shoal verify``: check every die of a record, and what somebody kept of the time before it."""

import argparse
from typing import Final

import shoal
from shoal.match.dice_commitment import read_dice_commitment

SOMETHING_WRONG: Final = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.epilog = (
        "The exit code is 0 if all is well, and 2 if something is wrong or cannot be checked."
    )
    parser.add_argument("file", metavar="FILE", help="a record, as the table gives it at the end")
    parser.add_argument(
        "--commitment",
        metavar="C",
        help="the commitment that you were shown before the game, 64 hexadecimal digits "
        "(default: the record's own)",
    )
    parser.add_argument(
        "--salt",
        action="append",
        default=[],
        metavar="[SEAT=]S",
        help="a salt that you gave, better with its seat: --salt 0=coral; --salt 2= for a seat "
        "that gave none, such as a bot's; may be given several times (default: the record's own)",
    )

    parser.add_argument(
        "--seed",
        default="",
        metavar="S",
        help="the seed of a game that ended because somebody gave up, as the receipt shows it; "
        "other records hold it themselves (default: the record's own)",
    )


def run(args: argparse.Namespace) -> int:
    """Check a record and print what is wrong with it."""
    promise = read_dice_commitment(args.commitment, args.salt)
    findings = shoal.verify(args.file, commitment=promise, seed=args.seed)
    for finding in findings:
        print(finding)
    if findings:
        return SOMETHING_WRONG
    record = shoal.read(args.file)
    dice = sum(mover < 0 for mover, _ in record.moves)
    print(f"Every one of {dice} throws and {len(record.moves) - dice} moves is as it should be.")
    print(kept_of(promise))
    return 0


def kept_of(promise: shoal.DiceCommitment) -> str:
    """What of the time before the game was checked, or what could be."""
    salts = len(promise.salts) + len(promise.other_salts)
    if promise.commitment and salts:
        return "The commitment and the salts are those that you kept."
    if promise.commitment:
        return "The commitment is the one that you kept; with --salt your salt is checked too."
    if salts:
        return "The salts are those that you kept; with --commitment the commitment is checked too."
    return (
        "Whether the table replaced the seed or a salt before the game only you can tell, with "
        "--commitment and --salt."
    )
