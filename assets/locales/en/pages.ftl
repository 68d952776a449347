# The words around the rules pages and the page about fairness; plain, for the build reads them without Fluent.

page-rules = Rules of the game
page-back = Back to the table
page-contents = Contents
page-language = Language
page-first = First deal: be led through one at the table
