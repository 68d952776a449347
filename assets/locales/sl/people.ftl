# Več ljudi ob eni napravi: sedeži nove partije in zavesa med dvema igralcema.

level-person = nekdo tukaj
name-person = Igralec { $number }
new-name = Ime: { $name }
new-yours = tvoje ime
link-you = En sedež mora pripadati komu tukaj, in samo eden se sme imenovati „you“.

curtain-title = Napravo dobi { $name }
curtain-look-away = Drugi pogledajo stran.
curtain-show = Jaz sem { $name }: pokaži karte
curtain-wait = { $name } igra…
