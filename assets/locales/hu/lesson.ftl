# Első osztások: aki nem ismeri a játékot, egy osztáson végigmegy az asztalnál.

lesson-first = Első osztás
lesson-title = Első osztás: { $game }
lesson-newcomer = Még nem ismered?
lesson-first-time = Először játszol? Első osztás segítséggel
lesson-go-on = Tovább
# Amíg senki sem lép, mielőtt a játékos el nem olvasta, ami ott áll.
lesson-read = Olvasd el, ami itt áll, aztán „{ lesson-go-on }”.
lesson-again = Elölről
lesson-leave = Kilépés az első osztásból
lesson-play-on = Tovább segítség nélkül
# $what: a lépés, egy lap vagy egy gomb felirata.
lesson-other = Szabályos, de ez az első osztás pontosan így megy tovább: { $what }.
