# Više ljudi oko jednog uređaja: mjesta nove igre i zastor između dvoje igrača.

level-person = netko ovdje
name-person = Igrač { $number }
new-name = Ime: { $name }
new-yours = tvoje ime
link-you = Jedno mjesto mora pripadati nekome ovdje, a samo se jedno može zvati „you”.

curtain-title = Na potezu: { $name }
curtain-look-away = Daj uređaj dalje. Ostali ne gledaju.
curtain-show = Ja sam { $name }: pokaži karte
curtain-wait = { $name } igra…
