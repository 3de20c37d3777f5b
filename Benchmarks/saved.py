"""saved.py WINDOWS COLSxROWS FOLDER: saves that many new windows in a state folder, as quitting does."""
import os
import sys

from ptyproc import PtyProc

windows, size, folder = sys.argv[1:]
env = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": os.environ.get("HOME", "/"), "XDG_STATE_HOME": folder}
shop = PtyProc(["../.build/release/ShopTUI", "--windows", windows], env, os.getcwd(), *map(int, size.split("x")))
shop.collect(10_000, 500)
while shop.parsed < len(shop.items):
    shop.parse_one()
if "q quit" not in shop.screen.text():
    sys.exit(f"saved.py: the shop did not start (exit {shop.exit}):\n{shop.screen.text()}")
shop.stop(b"q")
