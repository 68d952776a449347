"""The live page for authors installs the engine's wheel from its own site and uses it."""


def test_the_wheel_counts_a_hand_and_prints_a_deal(page, site):
    page.goto(f"{site}docs/author.html")
    assert page.locator("stih-table .card svg").count() == 5
    page.wait_for_selector("#count:enabled", timeout=120_000)
    assert page.inner_text("#score").endswith("29 in all")
    page.fill("#hand", "4H 5S 6C 6D")
    page.click("#count")
    page.wait_for_selector("#score >> text=in all")
    page.fill("#starter", "no card")
    page.click("#count")
    page.wait_for_selector("#score >> text=please")
    page.click("#print")
    page.wait_for_selector("#deal >> text=raub")
