#!/usr/bin/env python3
"""order.py [BINARY]: finds out which code a start, some keys and the walks of `shop verify` go through.

Each key comes to a processor that has slept, and what it costs is above all the code it has to reach
for. Two files say what that is:

  Benchmarks/hot-functions.txt  the functions of keys, of a start and of the walks: the release build has
                                the linker put them side by side
  Sources/CHotCode/hot-lines.h  the places in functions that nearly all keys go through: a release
                                build reaches for all of them at once when a key comes

Needs valgrind and a release binary with its symbols. Names that the linker does not find any more do
no harm; make both anew when much has changed.
"""

import bisect
import collections
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
BINARY = Path(sys.argv[1] if len(sys.argv) > 1 else HERE / "../.build/release/ShopTUI")
CYCLE = "jj\r\x7fkk231\t"
KEYS = CYCLE * 2 + "/tea\r\x7f" + "1\r\r"
HOT_LINES = HERE / "../Sources/CHotCode/hot-lines.h"
# As CHotCode.c has it.
BYTES_PER_BIT, BITS_PER_PIECE = 32, 64


def valgrind(profile, *command):
    """A command whose instructions are counted into a file."""
    return ["valgrind", "--tool=callgrind", "--dump-instr=yes", f"--callgrind-out-file={profile}",
            f"--log-file={profile}.log", *map(str, command)]


class Program:
    """The shop on a terminal of 160x48."""

    def __init__(self, command, state):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8", XDG_STATE_HOME=state)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 48, 160, 0, 0))
            os.execvp(command[0], command)
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
        _, status = os.waitpid(self.pid, 0)
        if status != 0:
            sys.exit(f"The shop ended with {os.waitstatus_to_exitcode(status)}.")


def used_code(profile, binary):
    """The functions of the binary in a profile, each once, and the addresses of what ran of them."""
    objects, names, functions, addresses = {}, {}, {}, set()
    inside = is_call = False
    address = 0
    for line in profile.read_text(errors="replace").splitlines():
        if match := re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line):
            called, kind, number, name = match.groups()
            known = objects if kind == "ob" else names
            if name:
                known[number] = name
            if called:
                continue
            if kind == "ob":
                inside = known[number] == str(binary)
            elif inside:
                functions[re.sub(r"'\d+$", "", known[number])] = None
        elif match := re.match(r"(0x|[+-]|\*)([0-9a-f]*) ", line):  # Absolute, or from the last one.
            sign, number = match.groups()
            number = int(number or "0", 16 if sign == "0x" else 10)
            if sign == "0x":
                address = number
            else:
                address += -number if sign == "-" else number
            if inside and not is_call:
                addresses.add(address)
            is_call = False
        elif line.startswith("calls="):
            is_call = True  # The next line has what the called function cost.
    return functions, addresses


def symbols(binary):
    """The functions of the binary: address, size and name."""
    lines = subprocess.run(["nm", "-S", "--defined-only", str(binary)], check=True,
                           capture_output=True, text=True).stdout.splitlines()
    for line in lines:
        address, size, kind, name = (line.split(" ", 3) + [""] * 2)[:4]
        if kind in "tTwW" and name:
            yield int(address, 16), int(size, 16), name


def write_order(used, linked):
    # The profile has the names of C++ as people write them.
    plain = subprocess.run(["c++filt"], input="\n".join(linked), check=True,
                           capture_output=True, text=True).stdout.splitlines()
    by_name = {**dict(zip(plain, linked)), **{name: name for name in linked}}
    order = [by_name[name] for name in used if name in by_name]
    (HERE / "hot-functions.txt").write_text("\n".join(order) + "\n")
    print(f"{len(order)} functions")


def write_lines(keys, functions):
    """Writes what of the functions at least eight in ten keys go through."""
    functions = sorted(functions)
    starts = [start for start, _, _ in functions]
    count = collections.Counter()
    for addresses in keys:
        bits = set()
        for address in addresses:
            start, size, name = functions[bisect.bisect_right(starts, address) - 1]
            if address < start + size:
                bits.add((name, (address - start) // BYTES_PER_BIT))
        count.update(bits)
    masks = collections.Counter()
    for (name, bit), times in count.items():
        if times * 10 >= len(keys) * 8:
            piece, place = divmod(bit, BITS_PER_PIECE)
            masks[name, piece] |= 1 << place
    lines = [f'HOT({number}, "{name}", {piece}, {mask:#x})'
             for number, ((name, piece), mask) in enumerate(sorted(masks.items()))]
    head = "// Made by Benchmarks/order.py: number, function, piece of it, and the bits of the piece."
    HOT_LINES.write_text("\n".join([head, *lines]) + "\n")
    print(f"{len(lines)} pieces of functions")


def main():
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind knows the functions from their symbols, and not every compiler's debugging words.
        binary = Path(folder, "binary").resolve()
        subprocess.run(["objcopy", "--strip-debug", BINARY, binary], check=True)
        start, keys, walks = Path(folder, "start"), Path(folder, "keys"), Path(folder, "walks")
        for profile in (start, keys):  # The second start finds the windows of the first.
            program = Program(valgrind(profile, binary, "--windows", "3"), folder)
            if profile is keys:
                program.press(KEYS)
                for key in CYCLE:
                    program.control("-z")
                    program.press(key)
                    program.control("-d")
                program.press(KEYS[len(CYCLE):])
                program.control("-d")
            program.quit()
        dumps = [used_code(Path(f"{keys}.{number}"), binary)
                 for number in range(1, len(CYCLE) + 2)]
        subprocess.run(valgrind(walks, binary, "verify", "--events", "5000"), check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        whole = [used_code(profile, binary) for profile in (start, keys, walks)]
        functions = list(symbols(binary))
    used = [name for names, _ in dumps + whole for name in names]
    write_order(dict.fromkeys(used), [name for _, _, name in functions])
    write_lines([addresses for _, addresses in dumps[:-1]], functions)


if __name__ == "__main__":
    main()
