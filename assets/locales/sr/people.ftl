# Više ljudi oko jednog uređaja: mesta nove igre i zavesa između dvoje igrača.

level-person = neko ovde
name-person = Igrač { $number }
new-name = Ime: { $name }
new-yours = tvoje ime
link-you = Jedno mesto mora da pripada nekome ovde, a samo se jedno može zvati „you“.

curtain-title = Na potezu: { $name }
curtain-look-away = Daj uređaj dalje. Ostali ne gledaju.
curtain-show = Ja sam { $name }: pokaži karte
curtain-wait = { $name } igra…
