## The hint that the page can be installed

install-title = Štih on your home screen
install-button = Your games stay, and it works without a network.
install-share = Tap Share, then “Add to Home Screen”: your games stay, and it works without a network.
install-safari = Open this page in Safari, then Share and “Add to Home Screen”: your games stay there.
install-do = Install
install-no = Do not show this again
