# Az oldal új változata.

update-ready = Megjött a Štih új változata.
update-renew = Megnyitom
