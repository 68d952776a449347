## Namig, da se stran da namestiti

install-title = Štih na domačem zaslonu
install-button = Partije ostanejo in igra deluje brez omrežja.
install-share = Izberi „Deli“, nato „Dodaj na začetni zaslon“: partije ostanejo in igra deluje brez omrežja.
install-safari = Odpri to stran v brskalniku Safari, nato izberi „Deli“ in „Dodaj na začetni zaslon“: tam partije ostanejo.
install-do = Namesti
install-no = Tega ne kaži več
