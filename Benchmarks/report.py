#!/usr/bin/env python3
"""report.py --out FILE RESULT.json...: what was measured at each number of windows, beside the goals.

Prints a table and writes FILE, JSON with the same figures, the machine and all that latency.py
measured. The first app of each result is the floor, the second the shop.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent

# What is measured: words, path in the summary, factor, digits, unit, goal. A goal "x1.2" is a ratio
# to the floor, a number a most; it holds at the numbers of windows it is given for.
FIGURES = [
    ("start to first frame", "startup_marker_ms.median", 1, 1, "ms", "x3.5"),
    ("key to finished screen, p50", "match_us.median", 1e-3, 3, "ms", "x2"),
    ("p95", "match_us.p95", 1e-3, 3, "ms", None),
    ("p99", "match_us.p99", 1e-3, 3, "ms", "x2"),
    ("max", "match_us.max", 1e-3, 3, "ms", None),
    ("bytes a key", "bytes.mean", 1, 0, "", "x1.1"),
    ("CPU a key", "cpu_net_us.mean", 1e-3, 3, "ms", "x3"),
    ("memory at the start", "rss_mb", 1, 1, "MB", 30),
    ("of it of its own", "rss_anon_mb", 1, 1, "MB", None),
    ("2,000 keys at once", "flood.ms", 1, 1, "ms", None),
    ("the same, read slowly", "slow.ms", 1, 0, "ms", None),
    ("bytes then", "slow.bytes", 1e-3, 1, "kB", None),
    ("idle, wakeups a second", "idle_wakeups_per_s", 1, 1, "", 0),
    ("idle, CPU", "idle_cpu_pct", 1, 2, "%", 0),
    ("keys that failed", "key_failures", 1, 0, "", 0),
]
# The goals for keys were set for these numbers of windows.
GOALS_AT = {"x2": (3, 12)}


def value(summary, path):
    if path == "flood.ms":
        speed = value(summary, "flood.keys_per_s")
        return 1000 * 2000 / speed if speed else None
    for part in path.split("."):
        summary = summary.get(part) if isinstance(summary, dict) else None
    return summary


def verdict(goal, windows, ours, floor):
    """The goal in words, and whether it is met; nothing where there is none."""
    if goal is None or ours is None or windows not in GOALS_AT.get(goal, (windows,)):
        return None, None
    if isinstance(goal, str):
        return f"{goal[1:]}x", ours <= float(goal[1:]) * floor
    return f"{goal:g}", round(ours, 2) <= goal


def figures(result):
    floor, shop = (app["summary"] for app in result["apps"][:2])
    for words, path, factor, digits, unit, goal in FIGURES:
        base, ours = (value(s, path) for s in (floor, shop))
        wanted, met = verdict(goal, result["windows"], ours, base)
        yield {
            "figure": words,
            "unit": unit,
            "digits": digits,
            "floor": None if base is None else base * factor,
            "shop": None if ours is None else ours * factor,
            "ratio": ours / base if ours is not None and base else None,
            "goal": wanted,
            "met": met,
        }


def number(v, digits):
    return "-" if v is None else f"{v:,.{digits}f}"


def table(result):
    yield f"{result['windows']} windows, {result['size'][0]}x{result['size'][1]}"
    yield ""
    yield "| | floor in C | shop | ratio | goal | |"
    yield "|---|---:|---:|---:|---:|---|"
    for f in figures(result):
        cells = [number(f["floor"], f["digits"]), number(f["shop"], f["digits"])]
        cells = [c + (" " + f["unit"] if f["unit"] and c != "-" else "") for c in cells]
        ratio = "" if f["ratio"] is None or not f["shop"] else f"{f['ratio']:.2f}x"
        met = {None: "", True: "met", False: "missed"}[f["met"]]
        yield f"| {f['figure']} | {cells[0]} | {cells[1]} | {ratio} | {f['goal'] or ''} | {met} |"
    noise = result["noise"]
    yield ""
    yield (
        f"Other programs had {noise['foreign_cpu_pct_of_machine']:.0f} % of the machine, "
        f"{noise['steal_pct']:.1f} % were stolen."
    )
    yield ""


def output(*command):
    try:
        return subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine():
    """What the figures depend on."""
    processor = memory = None
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            processor = line.split(":", 1)[1].strip()
            break
    for line in Path("/proc/meminfo").read_text().splitlines():
        if line.startswith("MemTotal"):
            memory = round(int(line.split()[1]) / 1024)
    binary = HERE / "../.build/release/ShopTUI"
    return {
        "processor": processor or platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "memory_mb": memory,
        "kernel": f"{platform.system()} {platform.release()}",
        "swift": (output("swift", "--version").splitlines() or [""])[0],
        "commit": output("git", "rev-parse", "--short", "HEAD").strip() or None,
        "changed": bool(output("git", "status", "--porcelain", "--untracked-files=no").strip()),
        "binary_mb": round(binary.stat().st_size / 1e6, 1),
    }


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("results", nargs="+")
    ap.add_argument("--out", required=True)
    opt = ap.parse_args()
    results = [json.loads(Path(name).read_text()) for name in opt.results]
    about = machine()
    for result in results:
        print("\n".join(table(result)))
    print(
        f"{about['processor']}, {about['cores']} cores, {about['kernel']}, {about['swift']}; "
        f"commit {about['commit']}{' and changes' if about['changed'] else ''}, "
        f"{results[0]['time']}, binary {about['binary_mb']} MB"
    )
    report = {
        "machine": about,
        "time": results[0]["time"],
        "settings": [
            {"windows": r["windows"], "size": r["size"], "figures": list(figures(r)), "all": r}
            for r in results
        ],
    }
    out = Path(opt.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")
    print(f"All of it is in {out}.")
    for result in results:
        for app in result["apps"][:2]:
            if failures := app["summary"].get("key_failures"):
                sys.exit(f"{app['name']}, {result['windows']} windows: {failures} keys failed.")


if __name__ == "__main__":
    main()
