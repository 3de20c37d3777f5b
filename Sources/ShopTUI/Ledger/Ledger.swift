import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// The last actions in words, the newest at the end.
struct Ledger {
  /// One action, or consecutive ones that only moved the selection or typed.
  struct Line {
    let numbers: ClosedRange<Int>
    let first: Timeline.Snapshot
    let last: Timeline.Snapshot
    /// The laws that the last action broke.
    let violations: [Violation]
    /// The windows saved wrongly after it.
    var windowsRestoredDifferently: [SceneWindow] = []

    var isBroken: Bool { !violations.isEmpty || !windowsRestoredDifferently.isEmpty }
  }

  /// How many actions are shown.
  static let length = 200

  private(set) var lines: [Line]
  private let timeline: Timeline
  private let shop: ShopState
  private let pictures: Pictures
  private let lesson: Lesson?
  private let charset: Charset
  /// The windows restored wrongly at the start.
  private let returned: [SceneWindow]

  /// Starts at an action, or shows the usual number.
  init(of desktop: Desktop, from first: Int? = nil) {
    timeline = desktop.actionLog.timeline
    shop = desktop.app.shop.state
    pictures = desktop.pictures
    lesson = Lesson(about: desktop.wiring)
    charset = desktop.canvas.charset
    returned = timeline.earliest == 0 ? desktop.restoredWrongly : []
    let earliest = timeline.earliest + 1
    lines = Self.lines(
      of: desktop.actionLog,
      from: first.map { max($0, earliest) } ?? Self.first(of: timeline)
    )
    for index in lines.indices {
      lines[index].windowsRestoredDifferently =
        desktop.windowsRestoredDifferentlyAfter[lines[index].numbers.upperBound] ?? []
    }
  }

  /// The first action to show.
  static func first(of timeline: Timeline) -> Int {
    max(timeline.earliest, timeline.latest - length) + 1
  }

  private static func lines(of log: ActionLog, from first: Int) -> [Line] {
    let timeline = log.timeline
    var lines: [Line] = []
    for number in stride(from: first, through: timeline.latest, by: 1) {
      guard let snapshot = timeline[number], !snapshot.keepsSelectionInSight else { continue }
      let violations = log.violations(of: number)
      if let line = lines.last, line.violations.isEmpty, violations.isEmpty,
        snapshot.continues(line.last)
      {
        lines[lines.count - 1] = Line(
          numbers: line.numbers.lowerBound...number,
          first: line.first,
          last: snapshot,
          violations: []
        )
      } else {
        lines.append(
          Line(
            numbers: number...number,
            first: snapshot,
            last: snapshot,
            violations: violations
          )
        )
      }
    }
    return lines
  }

  /// The rows of the ledger.
  ///
  /// The newest action that broke a law is unfolded unless the user folded it, and folded rows cost
  /// nothing until they are in sight.
  func content(turned: [Int: Bool]) -> ScreenContent<MenuAction> {
    var blocks: [ScreenContent<MenuAction>.Block] = []
    if let words = beginning { blocks.append(.row(.text(words, style: .secondary))) }
    if !returned.isEmpty {
      let words =
        "\(LawName.restoreIsIdentity.rawValue): \(IsolationResult.words(ofWronglyRestored: returned))"
      blocks.append(.row(.text(charset.spellingMarksOut("✗ ") + words, style: .danger)))
      if let why { blocks.append(.row(why)) }
    }
    if lines.isEmpty {
      let since = beginning == nil ? "yet" : "since"
      blocks.append(.row(.notice("Nothing was done \(since).")))
    }
    let newest = lines.lastIndex(where: \.isBroken)
    let opened = Set(
      lines.indices.filter { index in
        turned.first { lines[index].numbers.contains($0.key) }?.value ?? (index == newest)
      }
    )
    var first = 0
    for index in opened.sorted() {
      blocks.append(rows(of: first...index, opened: opened))
      blocks += details(of: lines[index]).map { .row($0) }
      first = index + 1
    }
    if first < lines.count { blocks.append(rows(of: first...lines.count - 1, opened: opened)) }
    return ScreenContent(title: "Ledger", blocks: blocks)
  }

  private func rows(
    of indices: ClosedRange<Int>,
    opened: Set<Int>
  ) -> ScreenContent<MenuAction>.Block {
    .list(count: indices.count) { number in
      let index = indices.lowerBound + number
      return row(lines[index], isOpen: opened.contains(index))
    }
  }

  private var beginning: String? {
    switch timeline.beginning {
    case .everyWindowChanged:
      "Actions up to \(timeline.earliest) were cleared: you signed out."
    case .start, .limit: nil
    }
  }

  private func row(_ line: Line, isOpen: Bool) -> Row<MenuAction> {
    let record = line.last.record
    let words = ActionWords(record, from: line.last.focus, in: shop)
    let actor = words.actor ?? (record.action.scene == nil ? "·" : "–")
    let times = line.numbers.count > 1 ? " ×\(line.numbers.count)" : ""
    let leading =
      "\(line.numbers.upperBound)".inColumn(of: 5) + actor.inColumn(of: 3)
      + record.cause.rawValue.inColumn(of: 8) + words.words + times
    let verdict = verdict(of: line, words)
    return .item(
      leading,
      trailing: verdict.text.map(charset.spellingMarksOut),
      trailingBrief: verdict.brief.map(charset.spellingMarksOut),
      trailingStyle: line.isBroken ? .danger : .good,
      action: .unfold(line.numbers, isOpen: !isOpen)
    )
  }

  /// Which windows moved, and a short form for narrow columns; nil if there is nothing to say.
  private func verdict(of line: Line, _ words: ActionWords) -> (text: String?, brief: String?) {
    guard let broken = line.violations.first else {
      if !line.windowsRestoredDifferently.isEmpty {
        return (
          "✗ " + IsolationResult.words(ofRestoredDifferently: line.windowsRestoredDifferently),
          "✗ " + IsolationResult.list(line.windowsRestoredDifferently)
        )
      }
      return words.verdict.isEmpty ? (nil, nil) : (words.verdict, "✓")
    }
    let others = line.last.record.verdict.wronglyMoved
    let letters = others.map(\.letter).list("and")
    return others.isEmpty
      ? ("✗ \(broken.law.rawValue)", "✗")
      : ("✗ \(letters) moved as well", "✗ " + IsolationResult.list(others))
  }

  private func details(of line: Line) -> [Row<MenuAction>] {
    let indent = String(repeating: " ", count: 8)
    var rows: [Row<MenuAction>] = []
    for change in line.last.changes {
      let first = line.first.changes.first { $0.window.id == change.window.id } ?? change
      let before = first.before.map { shop.paths(of: $0) } ?? "not there"
      let after = change.after.map { shop.paths(of: $0) } ?? "not there"
      let isWrong = line.last.record.verdict.wronglyMoved.contains(change.window)
      let style: Style = isWrong ? .danger : .secondary
      let letter = change.window.letter.inColumn(of: 3)
      if before == after {
        rows.append(.text(indent + letter + "still " + after, style: style))
      } else {
        rows.append(.text(indent + letter + "was   " + before, style: style))
        rows.append(.text(indent + "   is    " + after, style: style))
      }
    }
    for violation in line.violations {
      let words = "\(violation.law.rawValue): \(violation.finding)"
      rows.append(.text(indent + words, style: .danger))
    }
    if !line.windowsRestoredDifferently.isEmpty {
      let words = IsolationResult.words(ofRestoredDifferently: line.windowsRestoredDifferently)
      let law = LawName.restoreIsIdentity.rawValue
      rows.append(.text("\(indent)\(law): \(words)", style: .danger))
    }
    if let drawn = drawn(by: line) { rows.append(.text(indent + drawn, style: .secondary)) }
    if line.isBroken, let why { rows.append(why) }
    return rows
  }

  private var why: Row<MenuAction>? {
    lesson.map { lesson in
      .text("        ? Why: \(lesson.title)", style: .link, action: .read(lesson))
    }
  }

  /// For example `drew A · 0 cells outside it`.
  private func drawn(by line: Line) -> String? {
    guard let (picture, count) = pictures[line.numbers.upperBound] else { return nil }
    let record = line.last.record
    let letters = picture.windows.map { letter(of: $0, at: record) }
    var words = letters.isEmpty ? "drew no window" : "drew " + letters.joined(separator: ", ")
    if let cells = picture.cellsOutside {
      let acting = record.action.scene.map { letter(of: $0, at: record) } ?? "it"
      words += " · \(cells.counted("cell")) outside \(acting)"
    }
    return count > 1 ? words + " · with \(count) actions at once" : words
  }

  /// The letter a window had at the time of an action; it may be closed since, and its letter
  /// reused.
  private func letter(of id: SceneID, at record: ActionRecord) -> String {
    let windows = record.verdict.moved + record.verdict.unmoved
    return windows.first { $0.id == id }?.letter ?? "–"
  }
}

extension Timeline.Snapshot {
  /// True if it only scrolls to keep a selected row in sight after a change of layout.
  fileprivate var keepsSelectionInSight: Bool {
    if case .scene(.look, _) = record.action { record.cause == .script } else { false }
  }

  /// True if it continues the previous action: moving the selection, or typing.
  fileprivate func continues(_ other: Timeline.Snapshot) -> Bool {
    record.outcome == .viewChanged && other.record.outcome == .viewChanged
      && record.cause == other.record.cause && record.action.scene == other.record.action.scene
      && record.action.kind == other.record.action.kind
  }
}

extension Action {
  /// Which part of a screen's view state it changes; for comparing actions.
  fileprivate var kind: Int {
    switch self {
    case .scene(.look, _): 0
    case .scene(.edit, _): 1
    case .scene, .shared, .app: 2
    }
  }
}
