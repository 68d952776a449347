# Többen egy eszköznél: az új parti helyei, és a függöny két játékos között.

level-person = valaki itt
name-person = { $number }. játékos
new-name = Neve: { $name }
new-yours = a neved
link-you = Legalább egy hely itt ülő játékosé legyen, és csak egynek lehet „te” a neve.

curtain-title = Az eszközt most { $name } kapja
curtain-look-away = A többiek nézzenek félre.
curtain-show = { $name } vagyok: mutasd a lapjaimat
curtain-wait = { $name } játszik…
