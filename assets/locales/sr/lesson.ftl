# Prva deljenja: ko igru ne zna, za stolom prolazi kroz jedno deljenje.

lesson-first = Prvo deljenje
lesson-title = Prvo deljenje: { $game }
lesson-newcomer = Ne znaš igru?
lesson-first-time = Prvi put? Prvo deljenje uz vodiča
lesson-go-on = Dalje
# Dok niko ne igra pre nego što igrač pročita šta piše.
lesson-read = Pročitaj šta piše, pa „{ lesson-go-on }“.
lesson-again = Ispočetka
lesson-leave = Napusti prvo deljenje
lesson-play-on = Nastavi bez pomoći
# $what: potez, karta ili reči sa dugmeta.
lesson-other = Može i to, ali ovo prvo deljenje nastavlja se tačno ovako: { $what }.
