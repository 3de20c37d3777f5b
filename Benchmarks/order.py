#!/usr/bin/env python3
"""order.py [BINARY]: writes hot-functions.txt, the functions that a start and some keys go through.

The release build has the linker put them side by side, those of the keys first: each key comes to a
processor that has slept, and what it costs is above all the number of pages of code it has to reach
for. Needs valgrind and a release binary with its symbols. Names that the linker does not find any
more do no harm; make it anew when much has changed.
"""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

HERE = Path(__file__).resolve().parent
BINARY = Path(sys.argv[1] if len(sys.argv) > 1 else HERE / "../.build/release/ShopTUI").resolve()
KEYS = "jj\r\x7fkk231\t" * 2 + "/tea\r\x7f" + "1\r\r"


class Program:
    """The shop under callgrind, on a terminal of 160x48."""

    def __init__(self, state, profile):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8", XDG_STATE_HOME=state)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 48, 160, 0, 0))
            os.execvp("valgrind", [
                "valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}",
                f"--log-file={profile}.log", str(BINARY), "--windows", "3"])
        self.read(3000, 60)

    def read(self, least, seconds):
        """Reads so many bytes and what follows them closely."""
        count = 0
        while select.select([self.fd], [], [], seconds if count < least else 0.3)[0]:
            try:
                count += len(os.read(self.fd, 65536))
            except OSError:
                return

    def press(self, keys):
        for key in keys:
            os.write(self.fd, key.encode())
            self.read(1, 2)

    def control(self, what):
        subprocess.run(["callgrind_control", what, str(self.pid)], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def quit(self):
        os.write(self.fd, b"q")
        self.read(1 << 30, 30)
        os.waitpid(self.pid, 0)


def functions(profile):
    """The functions of the binary in a profile, each once."""
    objects, names, found = {}, {}, {}
    inside = False
    for line in profile.read_text(errors="replace").splitlines():
        match = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line)
        if not match:
            continue
        called, kind, number, name = match.groups()
        known = objects if kind == "ob" else names
        if name:
            known[number] = name
        if called:
            continue
        if kind == "ob":
            inside = known[number] == str(BINARY)
        elif inside:
            found[re.sub(r"'\d+$", "", known[number])] = None
    return found


def main():
    with tempfile.TemporaryDirectory() as folder:
        start, keys = Path(folder, "start"), Path(folder, "keys")
        for profile in (start, keys):  # The second start finds the windows of the first.
            program = Program(folder, profile)
            if profile is keys:
                program.press(KEYS)
                program.control("-z")
                program.press(KEYS)
                program.control("-d")
            program.quit()
        used = {**functions(Path(f"{keys}.1")), **functions(start), **functions(keys)}
    symbols = subprocess.run(["nm", "--defined-only", str(BINARY)], check=True,
                             capture_output=True, text=True).stdout.splitlines()
    linked = [line.split(" ", 2)[2] for line in symbols if line.split(" ", 2)[1] in "tTwW"]
    # The profile has the names of C++ as people write them.
    plain = subprocess.run(["c++filt"], input="\n".join(linked), check=True,
                           capture_output=True, text=True).stdout.splitlines()
    by_name = {**dict(zip(plain, linked)), **{name: name for name in linked}}
    order = [by_name[name] for name in used if name in by_name]
    (HERE / "hot-functions.txt").write_text("\n".join(order) + "\n")
    print(f"{len(order)} functions")


if __name__ == "__main__":
    main()
