"""scenario.py WINDOWS COLSxROWS: the shop's script for latency.py, on standard output.

Says for each window in turn which keys are pressed and what has to stand in its frame then. The
frames are where the automatic layout puts them: side by side while each keeps 30 columns, else a
grid about as wide as high; the status line and the footer take the last two rows.
"""
import json
import os
import sys

LEAST_WIDTH, LEAST_HEIGHT = 30, 8
FLOOD = 2000


def frames(count, columns, rows):
    rows -= 2
    across = max(1, columns // LEAST_WIDTH)
    most = max(1, rows // LEAST_HEIGHT)
    lines = 1 if count <= across else next(
        (n for n in range(1, most + 1) if n * min(across, n + 1) >= count), most)
    per_line = -(-count // lines)
    lines = -(-count // per_line)
    for index in range(count):
        line, place = divmod(index, per_line)
        here = min(per_line, count - line * per_line)
        yield [line * rows // lines, place * columns // here,
               (line + 1) * rows // lines, (place + 1) * columns // here]


def scenario(count, columns, rows):
    boxes = list(frames(count, columns, rows))
    steps = []
    for index, box in enumerate(boxes):
        def step(name, key, *texts):
            steps.append({"name": name, "key": key, "expect": [{"re": t, "in": box} for t in texts]})

        step("select", "j", "› Crème br")
        step("select", "j", "› Sea salt")
        # Of a product's page a low frame shows the beginning.
        below = ["Goes well", "Reviews"] if box[2] - box[0] >= 20 else []
        step("push", "\r", "Home › Sea salt", *below)
        step("pop", "\x7f", "› Sea salt", "Featured")
        step("select", "k", "› Crème br")
        step("select", "k", "› Teapot")
        step("tab", "2", "Find", r"\[2 Se")
        step("tab", "3", "Robin Vale", r"\[3 Pr")
        step("tab", "1", "› Teapot", "Featured", r"\[1 Ho")
        corners = [box, boxes[(index + 1) % count]]
        steps.append({"name": "focus", "key": "\t",
                      "expect": [{"cell": [0, 0], "in": c, "changed": True} for c in corners]})
    cycle = "123\t\r\x7f"
    keys = (cycle * (FLOOD // len(cycle) + 1))[:FLOOD - 2]
    return {
        "name": "shop",
        "command": ["../.build/release/ShopTUI"],
        "env": {"XDG_STATE_HOME": os.environ["STATE"] + "/{windows}-{start}"},
        "marker": [{"re": r"\[1 Home\]", "in": boxes[-1]}, "q quit"],
        "repeat": "once",
        "steps": steps,
        "flood": {"cycle": cycle, "tail": "jj", "focus_key": "\t", "expect": [
            {"re": "Robin Vale", "in": boxes[0]},
            {"re": "Robin Vale", "in": boxes[1 % count]},
            {"re": "› Settings", "in": boxes[keys.count("\t") % count]}]},
        "quit": "q",
    }


if __name__ == "__main__":
    windows, size = int(sys.argv[1]), sys.argv[2]
    json.dump(scenario(windows, *map(int, size.split("x"))), sys.stdout, ensure_ascii=False)
