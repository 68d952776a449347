# Prva deljenja: kdor igre ne pozna, gre za mizo skozi eno deljenje.

lesson-first = Prvo deljenje
lesson-title = Prvo deljenje: { $game }
lesson-newcomer = Igre še ne poznaš?
lesson-first-time = Prvič? Prvo deljenje z vodnikom
lesson-go-on = Naprej
# Dokler nihče ne igra, preden igralec prebere, kar piše.
lesson-read = Preberi, kar piše, potem „{ lesson-go-on }“.
lesson-again = Od začetka
lesson-leave = Zapusti prvo deljenje
lesson-play-on = Igraj naprej brez pomoči
# $what: poteza, karta ali besede na gumbu.
lesson-other = Tudi to je dovoljeno, a to prvo deljenje se nadaljuje natanko takole: { $what }.
