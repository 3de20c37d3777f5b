#!/usr/bin/env python3
"""chaos.py PROGRAM [SECONDS [SEED]]: uses the shop while everything around it goes wrong.

Keys, clicks, links and sizes drawn by lot from a seed, while nobody reads the screen, another program
holds the database, there is no room on the disk; then the program is ended, mostly by a signal and often
in the midst of it, and now and then a page of its database is damaged before it starts again. Fails where
a window moves that should not have, where what was shown at rest is not restored, where other windows are
restored than were saved, where the database is damaged by what nobody damaged, where damage keeps the shop
closed for a single start, where links are not answered, and where the terminal is not given back.
"""

import difflib
import json
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

from soak import ESCAPE, KEYS, LARGEST, SMALLEST, Ended, Failure, Shop

LINKS = [
    "myshop://home", "myshop://product/teapot", "myshop://cart", "myshop://orders", "myshop://search?q=tea",
    "myshop://profile/orders/order/1001", "myshop://nowhere", "myshop://category/tea",
]  # fmt: skip
ENDINGS = [signal.SIGKILL] * 6 + [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGSEGV, "key"]
MODE = re.compile(rb"\x1b\[\?(1000|1006|1049|2004|25)([hl])")
PAGE = 4096
# After so many seconds what could not be saved is tried again.
PAUSE = 2.5


class ChaoticShop(Shop):
    """A shop of which is known in which modes it left the terminal."""

    def __init__(self, command, home):
        self.modes = {}
        self.last = b""
        super().__init__(command, home)

    def see(self, written):
        for mode, switch in MODE.findall(self.last[-12:] + written):
            self.modes[int(mode)] = switch == b"h"
        self.last = written

    def end(self, how):
        super().end(how)
        left = [mode for mode, is_on in self.modes.items() if is_on != (mode == 25)]
        if how != signal.SIGKILL and left:
            raise Failure(f"The terminal was left in the modes {left}.")


class Chaos:
    def __init__(self, program, lot):
        self.program, self.lot = program, lot
        self.home = tempfile.mkdtemp(prefix="shop-chaos-")
        self.database = os.path.join(self.home, "shop", "shop.db")
        self.deeds, self.counts = [], {}
        self.shop = None
        self.troubled = 0

    def note(self, deed, detail=""):
        self.deeds = self.deeds[-39:] + [f"{deed} {detail}".strip()]
        self.counts[deed] = self.counts.get(deed, 0) + 1

    def start(self):
        self.note("start")
        self.shop = ChaoticShop([self.program], self.home).opened()

    def run(self, seconds):
        deadline = time.monotonic() + seconds
        self.start()
        while time.monotonic() < deadline:
            try:
                for _ in range(self.lot.randint(3, 25)):
                    self.disturb()
                self.ask()
            except Ended as end:
                # A click may be one on “quit”, or lead to where Enter quits.
                since = self.deeds[max(i for i, deed in enumerate(["start", *self.deeds]) if deed == "start") :]
                if end.code or not any(deed.startswith("click") for deed in since):
                    raise
                self.start()
                continue
            self.end_and_come_back()
        self.shop.end("key")

    def disturb(self):
        lot, deed = self.lot, self.lot.choice(DEEDS)
        self.note(deed)
        getattr(self, deed)()
        if lot.random() < 0.5 or deed == "click":
            self.shop.settle()

    def keys(self, most=30):
        weights, keys = zip(*KEYS)
        typed = b"".join(self.lot.choices(keys, weights, k=self.lot.randint(1, most)))
        self.deeds[-1] += f" {typed!r}"
        self.shop.press(typed)

    def click(self):
        """Clicks somewhere, not on a mistake that a list offers, nor on the footer, which shows one beside the windows."""
        self.shop.press(ESCAPE * 2)
        place = f"{self.lot.randint(1, min(self.shop.columns, 160))};{self.lot.randint(1, max(min(self.shop.rows, 48) - 2, 1))}"
        button = self.lot.choice([0, 0, 0, 1, 2, 64, 65])
        self.shop.press(f"\x1b[<{button};{place}M\x1b[<{button};{place}m".encode())

    def size(self):
        self.shop.set_size([self.lot.randint(a, b) for a, b in zip(SMALLEST, LARGEST)])

    def absurd_size(self):
        self.shop.set_size((self.lot.choice([1, 80, 65535]), self.lot.choice([1, 24, 65535])))
        self.shop.settle()
        self.shop.set_size((160, 48))

    def link(self):
        """Sends a link, of which nobody waits for what comes of it."""
        place = self.lot.choice([[], [], ["--new-window"], ["--window", self.lot.choice("ABCQ")]])
        self.open(self.lot.choice(LINKS), *place)

    def slow_reader(self):
        self.shop.press(b"\x0c" * self.lot.randint(1, 30))
        self.keys()
        time.sleep(self.lot.uniform(0, 0.2))

    def full_disk(self):
        """No file may grow, as on a disk without room, while something is done."""
        _, hard = resource.prlimit(self.shop.id, resource.RLIMIT_FSIZE)
        resource.prlimit(self.shop.id, resource.RLIMIT_FSIZE, (self.lot.choice([0, PAGE, 40_000]), hard))
        self.keys(5)
        self.shop.settle()
        resource.prlimit(self.shop.id, resource.RLIMIT_FSIZE, (hard, hard))
        self.troubled = time.monotonic()

    def lock(self):
        """Another program writes to the database, while something is done."""
        other = sqlite3.connect(self.database, isolation_level=None, timeout=10)
        other.execute(self.lot.choice(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"]))
        self.keys(5)
        if self.lot.random() < 0.5:
            self.shop.settle()
        else:
            time.sleep(self.lot.uniform(0, 0.3))
        other.execute("ROLLBACK")
        other.close()
        self.troubled = time.monotonic()

    def open(self, link, *place):
        arguments = [self.program, "open", link, *place]
        client = subprocess.Popen(
            arguments, env=self.shop.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        while client.poll() is None:
            self.shop.read(0.01)
        words = client.communicate()[0].decode()
        if client.returncode not in (0, 1):
            raise Failure(f"A link was not answered ({client.returncode}): {words}")
        if re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", words):
            raise Failure(f"The answer to a link tells the terminal something: {words!r}")

    def ask(self):
        """Comes to rest, and sees whether a link is answered."""
        self.shop.settle()
        self.open("myshop://home")
        self.shop.come_home()

    def end_and_come_back(self):
        lot, how = self.lot, self.lot.choice(ENDINGS)
        at_rest = how == "key" or lot.random() < 0.5
        self.note("end", f"by {how}, {'at rest' if at_rest else 'in the midst'}")
        if at_rest:
            self.wait_for_saving()
        shown = self.shop.scenes()
        if not at_rest and lot.random() < 0.4:
            return self.end_while_typing()
        if not at_rest:
            self.keys(8)
            time.sleep(lot.choice([0, lot.uniform(0, 0.02)]))
        self.shop.end(how)
        self.check_database()
        saved = self.shop.scenes()
        if at_rest and saved != shown:
            raise Failure("After the end other windows were saved than at rest:\n" + difference(shown, saved))
        if lot.random() < 0.15:
            return self.damage()
        self.start()
        restored = self.shop.scenes()
        if restored != saved:
            raise Failure("Other windows were restored than were saved:\n" + difference(saved, restored))

    def wait_for_saving(self):
        time.sleep(max(0, self.troubled + PAUSE - time.monotonic()))
        self.shop.settle()

    def end_while_typing(self):
        """Kills it at a letter of a text: no more than that letter is lost."""
        self.wait_for_saving()
        self.shop.press(b"2/")
        letters = "".join(self.lot.choices("abcdefghijklmnopqrstuvwxyz", k=self.lot.randint(2, 9)))
        for letter in letters[:-1]:
            self.shop.press(letter.encode())
            self.shop.settle()
        shown = self.query()
        self.shop.press(letters[-1].encode())
        time.sleep(self.lot.choice([0, self.lot.uniform(0, 0.005)]))
        self.shop.end(signal.SIGKILL)
        self.note("typing", letters)
        saved = self.query()
        # Where something is presented the letters are keys.
        if shown.endswith(letters[:-1]) and saved not in (shown, shown + letters[-1]):
            raise Failure(f"More than a letter was lost: “{saved}” is saved of “{shown + letters[-1]}”.")
        self.start()

    def query(self):
        """What is typed into the search of the focused window."""
        scenes = json.loads(self.shop.scenes())
        window = next(w["scene"] for w in scenes["windows"] if w["window"]["id"] == scenes["focus"])
        search = window["stacks"].get("search", {}).get("root", {})
        return search.get("drafts", {}).get("query", {}).get("text", "")

    def check_database(self):
        """Nobody damaged it."""
        copy = os.path.join(self.home, "copy.db")
        for ending in ("", "-wal"):
            if os.path.exists(self.database + ending):
                shutil.copy(self.database + ending, copy + ending)
        connection = sqlite3.connect(copy)
        found = connection.execute("PRAGMA integrity_check").fetchall()
        connection.close()
        for ending in ("", "-wal", "-shm"):
            if os.path.exists(copy + ending):
                os.remove(copy + ending)
        if found != [("ok",)]:
            raise Failure(f"The database is damaged: {found}.")

    def damage(self):
        """Damages some pages: every start opens the shop, and from the second one on all is saved."""
        lot = self.lot
        pages = max(1, os.path.getsize(self.database) // PAGE)
        with open(self.database, "r+b") as file:
            for _ in range(lot.choice([1, 1, 3])):
                page = lot.randrange(pages)
                self.note("damage", f"page {page + 1} of {pages}")
                file.seek(page * PAGE + lot.choice([0, 0, lot.randrange(PAGE)]))
                file.write(lot.choice([bytes(PAGE), lot.randbytes(64)]))
        for how in (signal.SIGTERM, "key"):
            try:
                self.start()
                self.keys(12)
                self.shop.settle()
                self.shop.end(how)
            except Failure as failure:
                raise Failure(f"Damage keeps the shop closed: {failure} {self.shop.last!r}") from None
        # What was read before its damage was seen is not compared: the next run begins afresh.
        shutil.rmtree(os.path.join(self.home, "shop"))
        self.start()


def difference(before, after):
    """The lines that differ between two texts, the first forty of them."""
    lines = difflib.unified_diff(before.decode().splitlines(), after.decode().splitlines(), lineterm="", n=1)
    return "\n".join(list(lines)[2:42])


DEEDS = (
    ["keys"] * 8 + ["click"] * 3 + ["size"] * 2 + ["link"] * 2
    + ["slow_reader", "full_disk", "lock", "absurd_size"]
)  # fmt: skip


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    seconds, seed = ([int(argument) for argument in sys.argv[2:]] + [300, 1][len(sys.argv) - 2 :])[:2]
    chaos = Chaos(os.path.abspath(sys.argv[1]), random.Random(seed))
    try:
        chaos.run(seconds)
        print(f"{seconds} s of chaos (seed {seed}): " + ", ".join(f"{n:,} × {d}" for d, n in chaos.counts.items()))
    except Failure as failure:
        deeds = "\n  ".join(chaos.deeds)
        sys.exit(f"{failure}\nSeed {seed}; before that:\n  {deeds}\nWhat it left is in {chaos.home}.")
    shutil.rmtree(chaos.home, ignore_errors=True)


if __name__ == "__main__":
    main()
