"""What build.py is made of. Runs on the system's Python with the standard library alone, except pages.py."""
