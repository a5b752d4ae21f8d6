"""Scripts and styles without their comments and indentation, as browsers get them.

Lines keep their numbers, so an error in a browser names the line of the source.  What stands in
a template is left as it is: its spaces are part of the page.
"""

import re
from typing import Final

CSS_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENTATION: Final = re.compile(r"[ \t]*\n[ \t]*")

SCRIPT_TOKEN: Final = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<tick>`)
    |(?P<brace>[{}])
    |(?P<slash>/)
    |(?P<space>\s+)
    |(?P<word>[\w$]+)
    |(?P<other>.)""",
    re.DOTALL | re.VERBOSE,
)
TEMPLATE_PART: Final = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
REGULAR_EXPRESSION: Final = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
DIVIDED: Final = frozenset(")]")
"""After these, and after a name or a number, a slash divides; elsewhere it opens an expression."""
BEFORE_EXPRESSION: Final = frozenset({"return", "typeof", "case", "in", "of", "await", "yield"})


def strip_style(text: str) -> str:
    r"""CSS without comments and indentation.

    >>> strip_style("/* Red. */\nb {\n  color: red;\n}\n")
    '\nb {\ncolor: red;\n}\n'
    """
    return INDENTATION.sub("\n", CSS_COMMENT.sub(_newlines, text))


def strip_script(text: str) -> str:
    r"""JavaScript without comments and indentation.

    >>> strip_script("/** Says it. */\nconst a = `//${b /* c */}//`; // d\n  f(/[/]'/);\n")
    "\nconst a = `//${b }//`; \nf(/[/]'/);\n"
    """
    return _Script(text).strip()


def _newlines(comment: re.Match[str]) -> str:
    return "\n" * comment.group().count("\n")


class _Script:
    """A script that is being read: what is kept of it, and in which braces and templates it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.kept: list[str] = []
        self.braces: list[bool] = []  # whether each open brace belongs to a template
        self.before = ""  # the last token that is no space

    def strip(self) -> str:
        """Read it to its end."""
        while self.place < len(self.text):
            token = SCRIPT_TOKEN.match(self.text, self.place)
            assert token is not None  # the last alternative fits everything
            self.place = token.end()
            self.take(str(token.lastgroup), token.group())
        return "".join(self.kept)

    def take(self, kind: str, token: str) -> None:
        """Keep a token, or what stands for it."""
        if kind == "comment":
            self.kept.append("\n" * token.count("\n"))
            return
        if kind == "space":
            self.kept.append(INDENTATION.sub("\n", token))
            return
        if kind == "slash" and self.opens_expression():
            token = self.rest_of(REGULAR_EXPRESSION, self.place - 1, token)
        elif kind == "tick":
            token += self.template()
        elif kind == "brace":
            token += self.brace(token)
        self.kept.append(token)
        self.before = token

    def opens_expression(self) -> bool:
        """Whether a slash here begins a regular expression."""
        last = self.before[-1:]
        if self.before in BEFORE_EXPRESSION:
            return True
        return not (last in DIVIDED or last.isalnum() or last in "_$`\"'") or not last

    def rest_of(self, pattern: re.Pattern[str], start: int, otherwise: str) -> str:
        """What a pattern finds here."""
        found = pattern.match(self.text, start)
        if found is None:
            return otherwise
        self.place = found.end()
        return found.group()

    def template(self) -> str:
        """A template up to its end, or to the next script in it."""
        part = self.rest_of(TEMPLATE_PART, self.place, "")
        if part.endswith("${"):
            self.braces.append(True)
        return part

    def brace(self, sign: str) -> str:
        """After a brace that ends the script in a template, the template goes on."""
        if sign == "{":
            self.braces.append(False)
        elif self.braces and self.braces.pop():
            return self.template()
        return ""
