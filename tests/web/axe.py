"""What axe-core finds wrong with a page."""

from pathlib import Path

SOURCE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"


def violations(page, within="html"):
    """Serious and critical violations, each with the first place where it was found."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text())
    found = page.evaluate(
        "(part) => axe.run(part, {resultTypes: ['violations']}).then((told) => told.violations)",
        within,
    )
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
