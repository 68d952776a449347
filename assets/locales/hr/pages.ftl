# The words around the rules pages and the page about fairness; plain, for the build reads them without Fluent.

page-rules = Pravila igre
page-back = Natrag za stol
page-contents = Sadržaj
page-language = Jezik
page-first = Prvo dijeljenje: prođi kroz njega za stolom
