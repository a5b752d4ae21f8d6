"""Machines with other fonts: a browser with a single font, whose letters all have one width."""

import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from web.browser import launch

WRITTEN = [*range(0x20, 0x250), *range(0x2000, 0x2800)]
"""What the font can write: Latin letters, punctuation, arrows, mathematical and other signs."""

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def make_font(path, name, width):
    """A font in which every character is a box this many thousandths of an em wide."""
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for corner in ((50, 700), (width - 50, 700), (width - 50, 0)):
        pen.lineTo(corner)
    pen.closePath()
    box = pen.glyph()
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", "box"])
    font.setupCharacterMap(dict.fromkeys(WRITTEN, "box"))
    font.setupGlyf({".notdef": box, "box": box})
    font.setupHorizontalMetrics({".notdef": (width, 50), "box": (width, 50)})
    font.setupHorizontalHeader(ascent=800 + width // 4, descent=-200)
    font.setupNameTable({"familyName": name, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=800, usWinAscent=800 + width // 4, usWinDescent=200)
    font.setupPost()
    font.save(path)


def launch_with_font(browser_type, folder, name, width):
    """A browser on a machine that has no other font."""
    fonts = folder / name
    fonts.mkdir()
    make_font(fonts / f"{name}.ttf", name, width)
    configuration = folder / f"{name}.conf"
    configuration.write_text(CONFIGURATION.format(fonts=fonts, cache=folder / f"{name}-cache"))
    return launch(browser_type, env=os.environ | {"FONTCONFIG_FILE": str(configuration)})
