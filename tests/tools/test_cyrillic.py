"""Serbian Cyrillic is made from Latin text, and nothing but text is touched."""

import pytest
from tools import cyrillic


@pytest.mark.parametrize(
    ("latin", "expected"),
    [
        ("Štih", "Штих"),
        ("Deljenje, solo-igrač, odustati, adut", "Дељење, соло-играч, одустати, адут"),
        ("ljubav njiva džak", "љубав њива џак"),
        ("Ljubav Njiva Džak", "Љубав Њива Џак"),
        ("LJUBAV NJIVA DŽAK", "ЉУБАВ ЊИВА ЏАК"),
        ("Đorđe čeka ćerku", "Ђорђе чека ћерку"),
        ("žandar, pešadija, fijuk", "жандар, пешадија, фијук"),
        ("abc čćd đef ghi jkl mno prs štu vzž", "абц чћд ђеф гхи јкл мно прс шту взж"),
        ("1 štih, 2 štiha, 5 štihova", "1 штих, 2 штиха, 5 штихова"),
        ("", ""),
    ],
)
def test_words(latin, expected):
    assert cyrillic.text(latin) == expected


@pytest.mark.parametrize(
    ("latin", "expected"),
    [
        ("injekcija", "инјекција"),
        ("Injekciji", "Инјекцији"),
        ("konjunktura", "конјунктура"),
        ("konjugacija", "конјугација"),
        ("Tanjug TANJUG", "Танјуг ТАНЈУГ"),
        ("anjon", "анјон"),
        ("nadživeti", "надживети"),
        ("nenadživljen", "ненадживљен"),
        ("NADŽIVETI", "НАДЖИВЕТИ"),
        ("odžaliti", "оджалити"),
        ("podžupan", "поджупан"),
    ],
)
def test_two_letters_that_meet_at_a_seam_stay_two(latin, expected):
    assert cyrillic.text(latin) == expected


@pytest.mark.parametrize(
    ("latin", "expected"),
    [
        ("konj", "коњ"),
        ("kanjon", "кањон"),
        ("tanjir", "тањир"),
        ("odžak", "оџак"),
        ("nadžak", "наџак"),
        ("vanjski", "вањски"),
        ("injе", "injе"),  # the last letter is Cyrillic already: not a Serbian Latin word
    ],
)
def test_words_that_only_look_like_a_seam(latin, expected):
    assert cyrillic.text(latin) == expected


@pytest.mark.parametrize(
    ("latin", "expected"),
    [
        ("⟦Fluent⟧ i ⟦A⟧, kec", "Fluent и A, кец"),
        ("⟦Štih⟧ je štih", "Štih је штих"),
        ("PyScript i Windows", "PyScript и Windows"),
        ("Rabló se igra", "Rabló се игра"),
        ("Glava II, a I ovo", "Глава II, а И ово"),
        ("Već na ћирилици", "Већ на ћирилици"),
    ],
)
def test_what_stays_latin(latin, expected):
    assert cyrillic.text(latin) == expected


def test_a_letter_written_as_two_characters_is_one():
    assert cyrillic.text("S\u030ctih") == "Штих"


def test_the_marks_leave_the_latin_text_too():
    assert cyrillic.unmarked("Deset je ⟦T⟧, žandar ⟦J⟧.") == "Deset je T, žandar J."


MESSAGES = """\
# Napomena za prevodioce
-igra = { $case ->
   *[nom] raub
    [gen] rauba
}
raub-solo = { $who ->
    [you] Ti si solo-igrač, adut je { $suit }.
   *[other] { $name } je solo-igrač { -igra(case: "gen") }.
}
raub-count = Još { $count ->
    [one] { $count } štih
    [few] { $count } štiha
   *[other] { NUMBER($count, minimumFractionDigits: 0) } štihova { $who ->
        [you] za tebe
       *[other] njemu
    }
} do kraja
raub-title = Štih { "Raub" } u ⟦MIT⟧ licenci
    .aria-label = Ljubav i { raub-solo }
raub-long =
    Prvi red
    drugi = red
"""

IN_CYRILLIC = """\
# Napomena za prevodioce
-igra = { $case ->
   *[nom] рауб
    [gen] рауба
}
raub-solo = { $who ->
    [you] Ти си соло-играч, адут је { $suit }.
   *[other] { $name } је соло-играч { -igra(case: "gen") }.
}
raub-count = Још { $count ->
    [one] { $count } штих
    [few] { $count } штиха
   *[other] { NUMBER($count, minimumFractionDigits: 0) } штихова { $who ->
        [you] за тебе
       *[other] њему
    }
} до краја
raub-title = Штих { "Raub" } у MIT лиценци
    .aria-label = Љубав и { raub-solo }
raub-long =
    Први ред
    други = ред
"""


def test_fluent_messages_change_and_their_syntax_does_not():
    assert cyrillic.fluent(MESSAGES) == IN_CYRILLIC


def test_fluent_without_a_last_line_end():
    assert cyrillic.fluent("a = štih") == "a = штих"


@pytest.mark.parametrize(
    ("latin", "expected"),
    [
        ('<a href="sr.html" title="igra">Igra &nbsp; štih</a>', '<a href="sr.html" title="igra">Игра &nbsp; штих</a>'),
        ("[pravila](raub.sr.md#c15) i [15]", "[правила](raub.sr.md#c15) и [15]"),
        ("[x]: strana.html\nšta je", "[x]: strana.html\nшта је"),
        ("vidi https://example.org/igra/ i www.example.org", "види https://example.org/igra/ и www.example.org"),
        ("piši na ana@example.org", "пиши на ana@example.org"),
        ("kod `deal pass` i <code>drop</code>", "код `deal pass` и <code>drop</code>"),
        ("```\nigra\n```\nigra", "```\nigra\n```\nигра"),
        ('<i lang="en">trick</i> je štih', '<i lang="en">trick</i> је штих'),
        ('<b translate="no">Ana</b> i Ana', '<b translate="no">Ana</b> и Ана'),
        ("<!-- beleška --># Naslov", "<!-- beleška --># Наслов"),
        ("**debelo** i *koso*", "**дебело** и *косо*"),
        ("", ""),
    ],
)
def test_markup_changes_text_alone(latin, expected):
    assert cyrillic.markup(latin) == expected
