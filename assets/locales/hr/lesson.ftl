# Prva dijeljenja: tko igru ne zna, za stolom prolazi kroz jedno dijeljenje.

lesson-first = Prvo dijeljenje
lesson-title = Prvo dijeljenje: { $game }
lesson-newcomer = Ne znaš igru?
lesson-first-time = Prvi put? Prvo dijeljenje uz vodiča
lesson-go-on = Dalje
# Dok nitko ne igra prije nego što igrač pročita što piše.
lesson-read = Pročitaj što piše, pa „{ lesson-go-on }”.
lesson-again = Ispočetka
lesson-leave = Napusti prvo dijeljenje
lesson-play-on = Nastavi bez pomoći
# $what: potez, karta ili riječi s gumba.
lesson-other = Može i to, ali ovo se prvo dijeljenje nastavlja točno ovako: { $what }.
