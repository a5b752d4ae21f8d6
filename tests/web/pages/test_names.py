"""An invalid name is refused where it was typed, and leaves no table behind."""

from web.tables import play_bots

TABLES = "() => JSON.parse(localStorage.getItem('shoal.tables') ?? '[]').length"


def test_a_refused_name_leaves_no_table_behind(person):
    ada = person("Ada")
    page = ada.page
    page.goto("/")
    page.get_by_label("Your name").fill("easy")
    with page.expect_response("**/close") as closed:
        play_bots(page, "Pescado")
    page.get_by_role("alert").get_by_text("'easy' is the name of a bot level").wait_for()
    assert closed.value.ok and page.evaluate(TABLES) == 0
    page.get_by_label("Your name").fill("Zoë")
    play_bots(page, "Pescado")
    page.wait_for_selector(".pescado")
    ada.errors = [error for error in ada.errors if "400" not in error]  # the refusal itself
