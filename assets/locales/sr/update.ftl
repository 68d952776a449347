# Nova verzija sajta.

update-ready = Spremna je nova verzija igre Štih.
update-renew = Otvori je
