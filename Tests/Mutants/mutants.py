#!/usr/bin/env python3
"""Puts one mistake after the other into the navigation, and looks whether `shop verify` finds it.

Each mistake is made in a clone of the last commit under .build/mutants, which is built and asked to verify
random histories; the law that has to break is named beside it. With words as arguments only the mistakes
whose names have one of them are made; with --check none is, and it only says which no longer can be. Exit
status 1 where one is not found, or can no longer be made.
"""

import pathlib
import subprocess
import sys

# What is wrong, the file of SceneNavigation or ShopCore, what stands there, what is put there, the law that breaks.
MUTANTS = [
    ("a sheet stays when its entry goes", "SceneRouter+Presentations.swift",
     "if let first { setPresentations(Array(presented[..<first])) }", "_ = first", "dismiss-hits-its-own"),
    ("a step in a flow is two", "SceneRouter+Presentations.swift",
     "update(id) { $0.stack.push(entry) }",
     "let second = Entry(id: takeNumber(), route: AnyRoute(step), cause: cause)\n"
     "    update(id) { $0.stack.push(entry); $0.stack.push(second) }", "one-step"),
    ("the way to a flow's beginning is one step", "SceneRouter+Presentations.swift",
     "while !flow.stack.isAtRoot { flow.stack.popKeepingDrafts() }", "flow.stack.popKeepingDrafts()", "one-step"),
    ("back goes to the farther of two equal places", "BackStack.swift",
     "entriesFromTop.enumerated().first(where: { $1.route == route })?.offset",
     "Array(entriesFromTop.enumerated()).last(where: { $1.route == route })?.offset", "one-step"),
    ("a link that waited is opened twice", "NavigationStore.swift",
     "      while let link = router.inbox.takeFirst() {",
     "      while let link = router.inbox.takeFirst() {\n"
     "        send(.scene(.openLink(link.target), in: router.scene), cause: link.cause)", "link-lands-once"),
    ("links that waited are opened the last one first", "LinkInbox.swift",
     "links.isEmpty ? nil : links.removeFirst()", "links.popLast()", "link-lands-once"),
    ("a window is reopened fresh", "SceneGroup.swift",
     "router(of: window, from: last.state.scene)",
     "router(of: window, from: SceneState(nextNumber: last.state.scene.nextNumber))", "restore-is-identity"),
    ("a sign-in leads nobody on", "NavigationStore.swift",
     "_ = perform(action, in: router, cause: .guard)", "_ = action", "sign-in-leads-on"),
    ("a copy forgets the tabs one came from", "SceneState.swift",
     "SceneState(selection: selection, origins: origins, nextNumber: number)",
     "SceneState(selection: selection, nextNumber: number)", "window-isolation"),
    ("what is presented hangs on no entry", "SceneRouter+Presentations.swift",
     "presenter: stack.top?.id,", "presenter: nil,", "dismiss-hits-its-own"),
    ("the root's row stays selected when its tab is selected again", "SceneRouter+Actions.swift",
     "$0.scrollToTop()", "$0.scrollToTop(selecting: nil)", "retap-pops-to-root"),
    ("nobody is asked to sign in", "Place.swift",
     "shop.isSignedIn ? .allow : .signIn", ".allow", "private-places"),
    ("secrets outlive what they were typed into", "Secrets.swift",
     "if kept != drafts { change { $0 = kept } }", "_ = kept",
     "sign-out-forgets"),
    ("a link drops what was entered", "DismissalCheck.swift",
     "return presentations.last(where: hasUnsavedInput).map { .asks($0) } ?? .free", "return .free",
     "dismiss-hits-its-own"),
    ("back drops what was entered", "SceneRouter+Presentations.swift",
     "guard app.hasUnsavedInput(presentation) else { return dismiss(presentation.id) }",
     "if app.hasUnsavedInput(presentation) { return dismiss(presentation.id) }", "dismiss-hits-its-own"),
    ("a late dismissal takes the topmost one", "SceneRouter+Presentations.swift",
     "      return .presentationGone(id)\n    }\n    let gone",
     "      setPresentations(Array(presentations.dropLast()))\n"
     "      return .presentationGone(id)\n    }\n    let gone", "dismiss-hits-its-own"),
    ("two steps of one identity come back", "SceneReading.swift",
     'return taken.insert(id).inserted ? nil : "has the id of another step of its window"',
     "return nil", "reject-changes-nothing"),
    ("a saved number is believed", "SceneReading.swift",
     "    state.nextNumber = state.firstFreeNumber\n", "", "reject-changes-nothing"),
    ("a sheet comes back over a step it was not presented from", "SceneReading.swift",
     "let isOverTop = presentation.presenter == state.stack(of: state.selection).top?.id",
     "let isOverTop = true", "reject-changes-nothing"),
    ("a tab takes back whatever was saved", "SceneReading.swift",
     'guard app.tabs[tab].accepts(entry.route) else { return "belongs to another tab" }', "", "reject-changes-nothing"),
    ("a journey moves the focused window alone", "SceneGroup.swift",
     "if let router = router(window.id) {\n        router.restore(window.scene)",
     "if let router = router(window.id) {\n        if window.id == earlier.focus { router.restore(window.scene) }",
     "restore-is-identity"),
    ("undo and journeys take sign-ins along", "ShopNavigation.swift",
     "isOfAccountLeft ? nil : state.withoutSignIns", "isOfAccountLeft ? nil : state", "sign-in-leads-on"),
    ("an account's windows can be reopened after it was left", "SceneGroup.swift",
     "    closed.removeAll()\n", "", "sign-out-forgets"),
    ("a place that is moved stays where it was", "NavigationStore+Moving.swift",
     "    _ = windows.router(window.id)?.apply(.back, cause: cause)\n", "", "one-step"),
    ("a link keeps nothing that leads there already", "BackStack.swift",
     "    let common = commonPrefixCount(with: path)\n    pop(depth - common)",
     "    let common = 0\n    pop(depth)", "link-lands-once"),
    ("a copy has the ids of what it copies", "SceneGroup.swift",
     "router.state.copied(for: SceneID(number: list.nextScene))", "router.state", "window-isolation"),
    ("what waits outlives the account", "SceneRouter.swift",
     "    inbox.removeAll()\n", "", "sign-out-forgets"),
    ("a tab is selected behind what is presented", "SceneRouter+Actions.swift",
     "case .navigate, .replaceStack, .selectTab, .back: true",
     "case .navigate, .replaceStack, .back: true", "tab-isolation"),
    ("a step is taken behind what is presented", "SceneRouter+Actions.swift",
     "case .navigate, .replaceStack, .selectTab, .back: true",
     "case .replaceStack, .selectTab, .back: true", "one-step"),
    ("undo takes the state of another window", "SceneRouter+Actions.swift",
     "    if let foreign = earlier.firstForeignEntry(in: scene, besides: before, of: app) {\n"
     "      return .entryGone(foreign)\n    }\n", "",
     "window-isolation"),
    ("a secret is typed like any text", "SceneRouter+Actions.swift",
     "    guard app.isSecret(field) else {\n      return updateView", "    if true {\n      return updateView", "sign-out-forgets"),
    ("a link leads past a question", "DismissalCheck.swift",
     "    if let question = presentations.last, asksToLeave(question) { return .covered(by: question) }\n", "",
     "dismiss-hits-its-own"),
    ("the guard is not asked about the places below", "ShopNavigation+Guard.swift",
     "for place in navigation.below {", "for place in navigation.below.prefix(0) {", "private-places"),
    ("signing out empties the focused window alone", "SceneGroup.swift",
     "      router.reset()\n", "      if window.id == focus { router.reset() }\n",
     "sign-out-forgets"),
    ("the focus stays on a window that is closed", "SceneGroup.swift",
     "if list.focus == id {", "if list.focus == id, list.windows.isEmpty {",
     "restore-is-identity"),
    ("two windows have one letter", "SceneWindow.swift",
     "(0..<taken.count).lazy.map(letter(at:)).first { !taken.contains($0) } ?? letter(at: taken.count)",
     "letter(at: taken.count)", "restore-is-identity"),
    ("a window that is closed stays saved", "SceneSaver.swift",
     "          if scenes[id] != nil { changes.stored.forgotten.append(id) }\n", "", "close-forgets"),
    ("what could not be read outlives the account", "SceneSaver.swift",
     "      changes.stored.forgetsEverything = true\n", "", "sign-out-forgets"),
    ("a payment is taken twice", "SceneRouter+Checkout.swift",
     "    wait(for: nil)\n    return payment", "    return payment", "one-payment-one-order"),
]

# Where random histories begin, until the law breaks.
SEEDS = ["7", "8", "9"]

ROOMS = ["SceneNavigation", "ShopCore"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
CLONE = ROOT / ".build" / "mutants"


def run(*command):
    return subprocess.run(command, cwd=CLONE, capture_output=True, text=True)


def place(file, root=CLONE):
    return next(path for room in ROOMS for path in (root / "Sources" / room).rglob(file))


def room(mutant):
    return place(mutant[1]).relative_to(CLONE / "Sources").parts[0]


def check():
    stale = [m for m in MUTANTS if place(m[1], ROOT).read_text().count(m[2]) != 1]
    for name, file, *_ in stale:
        print(f"{name}: {file} no longer has what this mistake changes", file=sys.stderr)
    sys.exit(1 if stale else 0)


def verdict(name, file, right, wrong, law):
    """Whether the mistake is found, in words; it is taken out again."""
    path = place(file)
    text = path.read_text()
    if text.count(right) != 1:
        return f"CANNOT BE MADE  {name}: {file} no longer has what it changes"
    path.write_text(text.replace(right, wrong))
    try:
        if run("swift", "build", "--product", "ShopTUI").returncode != 0:
            return f"CANNOT BE MADE  {name}: it does not compile"
        broken = set()
        for seed in SEEDS:
            report = run(".build/debug/ShopTUI", "verify", "--events", "200000", "--windows", "3", "--seed", seed)
            broken |= {line.split()[0] for line in report.stdout.splitlines() if line.endswith("BROKEN")}
            if law in broken:
                return f"found           {name}: {law}"
    finally:
        path.write_text(text)
    return f"NOT FOUND       {name}: {law} holds" + (f", though {', '.join(sorted(broken))} broke" if broken else "")


def main():
    if sys.argv[1:] == ["--check"]:
        check()
    for word in sys.argv[1:]:
        if not any(word in m[0] for m in MUTANTS):
            sys.exit(f"No mistake has “{word}” in its name; each is in Tests/Mutants/mutants.py.")
    CLONE.parent.mkdir(exist_ok=True)
    if not CLONE.exists():
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(CLONE)], check=True)
    run("git", "fetch", "--quiet", "origin", "HEAD")
    run("git", "reset", "--hard", "--quiet", "FETCH_HEAD")
    chosen = [m for m in MUTANTS if not sys.argv[1:] or any(word in m[0] for word in sys.argv[1:])]
    found = []
    for mutant in chosen:
        words = verdict(*mutant)
        if words.startswith("found"):
            found.append(mutant)
        print(f"{room(mutant):16}{words}", flush=True)
    for name in ROOMS:
        tried = [m for m in chosen if room(m) == name]
        print(f"{name}: {sum(m in found for m in tried)} of {len(tried)} mistakes were found.")
    sys.exit(1 if len(found) < len(chosen) else 0)


if __name__ == "__main__":
    main()
