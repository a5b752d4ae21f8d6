"""``shoal verify``: check the dice of a record, also against a commitment and salts."""

import argparse
from typing import Final

import shoal
from shoal.cli.arguments import add_more_games, read_more_games
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.message import Message, say
from shoal.match.dice_commitment import read_dice_commitment

NOT_VERIFIED: Final = 2


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    parser.epilog = parser.words.format(say("cli-verify-exit-code"))
    add = parser.add_argument
    add("file", metavar="FILE", help=say("help-verify-record"))
    add("--commitment", metavar="C", help=say("help-commitment"))
    add("--salt", action="append", default=[], metavar="[SEAT=]S", help=say("help-salt"))
    add("--seed", default="", metavar="S", help=say("help-verify-seed"))
    add_more_games(parser, say("help-game-of-record"))


def run(args: argparse.Namespace) -> int:
    """Check a record and print what is wrong."""
    commitment = read_dice_commitment(args.commitment, args.salt)
    games = read_more_games(args)
    findings = shoal.verify(args.file, games, commitment=commitment, seed=args.seed)
    for finding in findings:
        print(finding.sentence(args.words.language))
    if findings:
        return NOT_VERIFIED
    record = shoal.read(args.file, games)
    dice = sum(mover < 0 for mover, _ in record.moves)
    verified = say("cli-verified", throws=dice, moves=len(record.moves) - dice)
    print(args.words.format(verified))
    print(args.words.format(commitment_report(commitment)))
    return 0


def commitment_report(commitment: shoal.DiceCommitment) -> Message:
    """Which values from before the game were checked, or could be."""
    salts = len(commitment.salts) + len(commitment.other_salts)
    if commitment.commitment and salts:
        return say("cli-verified-both")
    if commitment.commitment:
        return say("cli-verified-commitment")
    return say("cli-verified-salts") if salts else say("cli-verified-neither")
