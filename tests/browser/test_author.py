"""The live page for authors installs the engine's wheel from its own site and uses it, without a network too."""

from support import until

MISSING = """async (addresses) => {
  const kept = await Promise.all(addresses.map((address) => caches.match(address)));
  return addresses.filter((address, place) => !kept[place]);
}"""
"""Which of these addresses the browser does not keep."""


def test_the_wheel_counts_a_hand_prints_a_deal_and_is_kept(new_page, site, watch):
    page = new_page(service_workers="allow")
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
    asked = sorted({url for url in watch.requests if url.startswith(site) and not url.endswith("/sw.js")})
    assert any(url.endswith(".whl") for url in asked)
    until(page, lambda: not page.evaluate(MISSING, asked))
