# Nova različica strani.

update-ready = Pripravljena je nova različica igre Štih.
update-renew = Odpri jo
