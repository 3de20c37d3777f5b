#!/usr/bin/env python3
"""train.py BINARY PROFDATA: finds out how often the code of keys and of `shop verify` is gone through.

BINARY is one that counts (`make order` builds it), PROFDATA the toolchain's llvm-profdata. What it counted
goes to Benchmarks/profile.proftext, by function and branch: the release build puts what is gone through
often in line, and what never is out of the way. A function that has changed since is built as without
it; make it anew when much has.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from order import CYCLE, HERE, KEYS, Program

EVENTS = "50000"
CYCLES = 20


def profdata(*arguments):
    return subprocess.run([sys.argv[2], *map(str, arguments)], check=True, capture_output=True,
                          text=True).stdout


def press_keys(binary, folder):
    for _ in range(2):  # The second start finds the windows of the first.
        program = Program([binary, "--windows", "3"], folder)
        for key in KEYS + CYCLE * CYCLES:
            program.press(key)
        program.quit()


def walk(binary, folder):
    subprocess.run([binary, "verify", "--events", EVENTS], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)


def counted(work, binary, folder):
    """What the binary counts of some work, in one file, and how much that was in all."""
    counts = Path(folder, f"{work.__name__}.profdata")
    os.environ["LLVM_PROFILE_FILE"] = f"{folder}/{work.__name__}-%p.profraw"
    work(binary, folder)
    profdata("merge", *Path(folder).glob(f"{work.__name__}-*.profraw"), "-o", counts)
    total = re.search(r"Total count: (\d+)", profdata("show", counts)).group(1)
    return counts, int(total)


def readable(profile):
    """The functions of a profile, as llvm-profdata reads them again, without comments."""
    for function in profile.split("\n\n"):
        lines = [line for line in function.splitlines() if line and line[0] not in ":#"]
        if lines:
            # Without a number of bytes the next name would be taken for one: Swift's begin with $ as well.
            lines.insert(3 + int(lines[2]), "$0")
            yield "\n".join(lines)


def main():
    binary = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        keys, key_total = counted(press_keys, binary, folder)
        walks, walk_total = counted(walk, binary, folder)
        # Keys are few: they count as much as the walks do.
        weight = max(1, walk_total // key_total)
        merged = Path(folder, "merged")
        profdata("merge", "-text", "-sparse", f"-weighted-input={weight},{keys}",
                 f"-weighted-input=1,{walks}", "-o", merged)
        functions = list(readable(merged.read_text()))
    (HERE / "profile.proftext").write_text(":ir\n" + "\n\n".join([*functions, ""]))
    print(f"{len(functions)} functions counted, keys {weight} times")


if __name__ == "__main__":
    main()
