# Nova verzija stranice.

update-ready = Spremna je nova verzija Štiha.
update-renew = Otvori je
