#!/usr/bin/env python3
"""soak.py PROGRAM [ACTIONS [RESIZES [SEED]]]: uses the shop for long, and says what it costs.

Presses keys drawn by lot from a seed in a pseudo-terminal, one by one and in bursts, and gives the
terminal sizes drawn by lot among them. Fails where descriptors, or from 10,000 actions on memory in use,
grow after the warm-up, where the screen ever says that a window moved that should not have, where the
program starts a thread or ends by itself, or where quitting and relaunching gives other windows than
were left.
"""

import fcntl
import json
import os
import random
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

HOME_SIZE = (160, 48)
SMALLEST, LARGEST = (20, 8), (400, 120)
MOST_GROWTH_KB = 1024
# Keys enough for more actions than are remembered.
HISTORY = 25_000
# From so many actions on memory is compared: a shorter soak is a look, and warms up no longer than that.
MEANINGFUL = 10_000
PARTS = 20
PATIENCE = 30
BROKEN = "✗".encode()
KEPT = "✓".encode()

# Escape alone is told from what begins with it by what follows: here, the key for up.
ESCAPE = b"\x1b\x1b[A"
# What is read without a key that chooses anything: help; beside a dock the lessons, of which one
# offers the wiring it is about, and under that windows may move.
READING = b"?jj\x1b[6~" + ESCAPE
# What one may do, and how often in relation to the rest. More leads back than onwards, so that
# paths stay about as long as people make them. Nothing here quits, changes the wiring or plays a
# lesson.
KEYS = [
    (14, b"j"), (6, b"k"), (8, b"\x1b[B"), (3, b"\x1b[A"), (2, b"\x1b[6~"), (2, b"\x1b[5~"),
    (2, b"\x1b[F"), (2, b"\x1b[H"), (16, b"\r"), (4, b"l"), (4, b" "), (10, b"h"), (8, b"\x7f"),
    (6, b"\x1b[D"), (14, ESCAPE), (3, b"0"), (8, b"\t"),
    (4, b"\x1b[Z"), (4, b"1"), (5, b"2"), (5, b"3"),
    (3, b"]"), (3, b"["), (2, b"z"), (2, b"L"), (2, b"n"), (2, b"d"), (4, b"x"), (2, b"u"),
    (2, b"e"), (2, b"m"), (3, b"U"), (2, b"\x12"), (1, b"a"), (1, b"i"), (1, b"t"),
    (1, READING), (1, b"M"), (1, b"\x0c"), (2, b"g1"), (2, b"g2"), (1, b"y"),
    (2, b"/tea\r"), (1, b"/lamp\x1b[B"), (1, "/急須\r".encode()), (1, b"omyshop://order/1001\r"),
    (1, b"Omyshop://product/teapot\r"), (1, b"omyshop://nowhere\r"), (1, b":layout\r"),
    (1, b"\x1b[200~pasted text\x1b[201~"),
]  # fmt: skip
# What leads to nobody signing out, with which the history would be forgotten.
STAYING = [(weight, key) for weight, key in KEYS if key not in (b"3", b"]", b"[", b"omyshop://order/1001\r")]
BURSTS = [1] * 40 + [2, 3, 5, 12, 40, 150, 600]


class Failure(Exception):
    """What went wrong, in a sentence."""


class Broken(Failure):
    """A window moved that should not have."""


class Ended(Failure):
    """The program ended by itself."""

    def __init__(self, code):
        super().__init__(f"The program ended by itself: {code}.")
        self.code = code


class Shop:
    """The program on a terminal of its own, in a home of its own."""

    def __init__(self, command, home, trimmer=None):
        self.command, self.home = command, home
        self.written = self.kept = 0
        self.tail = b""
        self.slept = 0
        self.environment = {
            # What is freed is given back: otherwise the C library keeps up to 2 MB, at its own times.
            "MALLOC_MMAP_THRESHOLD_": "65536",
            "MALLOC_TRIM_THRESHOLD_": "65536",
            "PATH": "/usr/bin:/bin", "HOME": home, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
            "XDG_STATE_HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home,
        }  # fmt: skip
        self.trimmer, self.trims = trimmer, os.path.join(home, "trim")
        if trimmer:
            self.environment |= {"LD_PRELOAD": trimmer, "SOAK_TRIM": self.trims}
        self.master, self.slave = os.openpty()
        self.set_size(HOME_SIZE)
        self.found = termios.tcgetattr(self.slave)
        self.id = os.fork()
        if self.id == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in (0, 1, 2):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 64)
            # A shell has what it starts in the background ignore some, and Python others.
            for ignored in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(ignored, signal.SIG_DFL)
            # The shop writes what is saved as a test into its folder.
            program = os.path.abspath(command[0])
            os.chdir(home)
            os.execve(program, command, self.environment)
        os.set_blocking(self.master, False)

    def opened(self):
        """Itself, when its first picture is there."""
        self.wait_until(lambda: self.written > 1000, "a first picture")
        self.settle()
        return self

    def set_size(self, size):
        """Gives the terminal another size, of which the program is told where it is another."""
        self.columns, self.rows = size
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def read(self, patience):
        """Takes what was written; false where nothing was in that many seconds."""
        if not select.select([self.master], [], [], patience)[0]:
            return False
        try:
            data = os.read(self.master, 1 << 20)
        except BlockingIOError:
            return False
        except OSError:
            self.fail_if_ended()
            raise
        self.written += len(data)
        both = self.tail + data
        self.kept += both.count(KEPT)
        self.see(both)
        if BROKEN in both:
            raise Broken(f"The screen says that a window moved: {both[-400:]!r}")
        self.tail = data[-2:]
        return True

    def see(self, written):
        """Looks at what was written, the last bytes before it with it."""

    def press(self, keys):
        """Types keys, and reads meanwhile what is written."""
        self.slept = self.times_asleep()
        deadline = time.monotonic() + PATIENCE
        while keys:
            try:
                keys = keys[os.write(self.master, keys) :]
            except BlockingIOError:
                self.read(0.01)
                if time.monotonic() > deadline:
                    raise Failure(f"No key was taken for {PATIENCE} s.") from None

    def settle(self):
        """Waits until every key is read and answered, and the program sleeps."""
        self.wait_until(
            lambda: self.times_asleep() > self.slept and not self.waiting_keys() and self.sleeps(),
            "rest",
        )

    def wait_until(self, holds, what):
        deadline = time.monotonic() + PATIENCE
        while True:
            while self.read(0):
                pass
            if holds() and not self.read(0):
                return
            self.fail_if_ended()
            if time.monotonic() > deadline:
                raise Failure(f"There was no {what} within {PATIENCE} s.")
            self.read(0.0002)

    def waiting_keys(self):
        count = bytearray(4)
        fcntl.ioctl(self.slave, termios.FIONREAD, count)
        return int.from_bytes(count, sys.byteorder)

    def times_asleep(self):
        """How often it went to sleep: once more after the keys have woken it."""
        with open(f"/proc/{self.id}/status") as file:
            return int(re.search(r"\nvoluntary_ctxt_switches:\s*(\d+)", file.read())[1])

    def sleeps(self):
        with open(f"/proc/{self.id}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] == "S"

    def fail_if_ended(self):
        ended, status = os.waitpid(self.id, os.WNOHANG)
        if ended:
            raise Ended(os.waitstatus_to_exitcode(status))

    def come_home(self):
        """Closes what is open and stands in a state whose memory can be compared."""
        self.set_size(HOME_SIZE)
        for _ in range(4):
            self.press(b"\x1b")
            self.settle()
            time.sleep(0.04)  # Escape alone is told from what begins with it by what follows.
            self.settle()
        with open(self.trims, "w"):
            self.press(b"\x0c")
            self.settle()
        os.remove(self.trims)

    def memory(self):
        """Kilobytes of memory in use."""
        with open(f"/proc/{self.id}/status") as file:
            return int(re.search(r"VmRSS:\s*(\d+)", file.read())[1])

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.id}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.id}/task"))

    def scenes(self):
        """The windows as they are kept, as text."""
        arguments = [self.command[0], "scenes", "--json"]
        said = subprocess.run(arguments, env=self.environment, capture_output=True, check=True)
        return said.stdout

    def end(self, how):
        """Ends it by its key or by a signal, and looks at what is left of the terminal."""
        if how == "key":
            self.press(b"\x03")
        else:
            os.kill(self.id, how)
        deadline = time.monotonic() + PATIENCE
        while True:
            self.read(0.001)
            ended, status = os.waitpid(self.id, os.WNOHANG)
            if ended:
                break
            if time.monotonic() > deadline:
                raise Failure(f"It did not end within {PATIENCE} s.")
        while self.read(0):
            pass
        if how == "key" and status != 0:
            raise Failure(f"Quitting ended with {os.waitstatus_to_exitcode(status)}.")
        if how != signal.SIGKILL and termios.tcgetattr(self.slave) != self.found:
            raise Failure("The terminal has other modes than before.")
        os.close(self.master)
        os.close(self.slave)


def built(folder):
    """The library that gives freed memory back, which otherwise stays where it was between what is in use."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "trim.c")
    library = os.path.join(folder, "trim.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


def walk(shop, lot, actions, resizes, among=KEYS):
    """Presses as many keys, with as many sizes among them."""
    weights = [weight for weight, _ in among]
    keys = [key for _, key in among]
    done = resized = 0
    while done < actions or resized < resizes:
        count = max(1, min(lot.choice(BURSTS), actions - done))
        shop.press(b"".join(lot.choices(keys, weights, k=count)))
        done += count
        while resized < resizes and resized * actions <= resizes * min(done, actions):
            shop.set_size([lot.randint(a, b) for a, b in zip(SMALLEST, LARGEST)])
            resized += 1
        shop.settle()
    if resizes:
        shop.set_size(HOME_SIZE)
        shop.settle()


def warm_up(shop, lot, actions, history):
    """Has everything there is seen once: the most windows, the largest screen, the longest history."""
    shop.set_size(LARGEST)
    shop.settle()
    shop.press(b"n" * 26)
    shop.settle()
    walk(shop, lot, actions, 20)
    walk(shop, lot, history, 0, STAYING)
    shop.set_size(LARGEST)
    shop.settle()
    shop.come_home()


def soak(program, actions, resizes, seed):
    lot = random.Random(seed)
    home = tempfile.mkdtemp(prefix="shop-soak-")
    start = time.monotonic()
    try:
        shop = Shop([program], home, built(home)).opened()
        warm = max(min(3 * actions, 30_000), actions // 20)
        warm_up(shop, lot, warm, min(3 * actions, HISTORY))
        descriptors = shop.descriptors()
        print(f"warm after {warm:,} actions: {shop.memory():,} kB, {descriptors} descriptors")
        grown = growth(legs(shop, lot, actions, resizes, start))
        if grown > MOST_GROWTH_KB and actions >= MEANINGFUL:
            raise Failure(f"Memory grew by {grown:,} kB.")
        if shop.threads() != 1:
            raise Failure(f"It came to have {shop.threads()} threads.")
        if shop.descriptors() > descriptors:
            raise Failure(f"Of {descriptors} descriptors there came to be {shop.descriptors()}.")
        written, kept = shop.written, shop.kept
        come_back(shop, lot)
        seconds = time.monotonic() - start
        print(
            f"{actions:,} actions and {resizes:,} sizes in {seconds:.0f} s (seed {seed}): memory "
            f"{grown:+,} kB, {descriptors} descriptors, {written / 1e6:,.0f} MB written, "
            f"“unchanged ✓” {kept:,} times and never ✗, restored as left"
        )
    finally:
        shutil.rmtree(home, ignore_errors=True)


def legs(shop, lot, actions, resizes, start):
    """Goes the way in parts; the memory after each of them."""
    memory = []
    for part in range(1, PARTS + 1):
        done, before = actions * part // PARTS, actions * (part - 1) // PARTS
        walk(shop, lot, done - before, resizes * part // PARTS - resizes * (part - 1) // PARTS)
        shop.come_home()
        memory.append(shop.memory())
        seconds = time.monotonic() - start
        print(f"{done:>9,} actions, {seconds:4.0f} s: {memory[-1]:,} kB", flush=True)
    return memory


def growth(memory):
    """By how many kilobytes the least of the last parts is above the least of the first.

    What is open and shown at a moment makes one part differ from the next; what is never given back
    raises them all.
    """
    some = PARTS // 4
    return min(memory[-some:]) - min(memory[:some])


def come_back(shop, lot):
    """Ends the program in each way there is, and compares what comes back with what was left."""
    for how in ("key", signal.SIGTERM, signal.SIGKILL):
        shop.end(how)
        left = shop.scenes()
        if not json.loads(left).get("windows"):
            raise Failure("No windows were kept.")
        shop = Shop(shop.command, shop.home, shop.trimmer).opened()
        shop.end("key")
        if shop.scenes() != left:
            raise Failure(f"Other windows came back after {how} than were left.")
        shop = Shop(shop.command, shop.home, shop.trimmer).opened()
        walk(shop, lot, 200, 0)
        shop.come_home()
    shop.end("key")


def see_broken(program):
    """Looks at a promise that is broken, so that not to see any means something."""
    home = tempfile.mkdtemp(prefix="shop-soak-")
    script = os.path.join(os.path.dirname(__file__), "../../Resources/Scripts/broken.shop")
    shop = Shop([program, "replay", script, "--speed", "100"], home)
    try:
        shop.wait_until(lambda: False, "window that moves")
    except Broken:
        os.kill(shop.id, signal.SIGKILL)
        os.waitpid(shop.id, 0)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    numbers = [int(argument) for argument in sys.argv[2:]]
    actions, resizes, seed = (numbers + [1_000_000, 1_000, 1][len(numbers) :])[:3]
    try:
        see_broken(os.path.abspath(sys.argv[1]))
        soak(os.path.abspath(sys.argv[1]), actions, resizes, seed)
    except Failure as failure:
        sys.exit(f"{failure} (seed {seed})")


if __name__ == "__main__":
    main()
