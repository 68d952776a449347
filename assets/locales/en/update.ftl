# A new version of the site.

update-ready = A new version of Štih is ready.
update-renew = Open it
