import DesignSystem
import SceneNavigation
import ShopCore

/// The boxes of an object picture, by layer, and their columns.
struct ObjectLayers {
  /// An object, or the text in place of a missing one.
  struct Box: Equatable {
    var columns: Range<Int>
    /// Its labels, the longest first.
    let words: [String]
    /// True if it is wrongly shared, or lacks something.
    var isWrong = false

    var center: Int { (columns.lowerBound + columns.upperBound - 1) / 2 }
  }

  private(set) var windows: [Box] = []
  private(set) var routers: [Box] = []
  private(set) var tabs: [Box] = []
  private(set) var stacks: [Box] = []
  private(set) var keys: [Box] = []
  private(set) var queues: [Box] = []
  private(set) var retaps: [Box] = []

  /// The columns for the names of the layers.
  static let margin = 7
  private static let gap = 1
  private static let widest = 30

  private let map: ObjectMap
  private let shown: Range<Int>
  /// The columns of each shown window.
  private let places: [Range<Int>]
  /// The columns where the others are counted; empty if all are shown.
  private let rest: Range<Int>

  init(of map: ObjectMap, focus: SceneID?, width: Int) {
    self.map = map
    let tabCount = map.windows.first?.tabs.count ?? 1
    let least = tabCount * 3 + Self.gap
    let count = map.windows.count
    var room = max(width - Self.margin, least)
    var fitting = min(count, room / least)
    let restWidth = fitting < count ? 6 : 0
    room -= restWidth
    fitting = max(1, min(fitting, room / least))
    let column = min(room / fitting, Self.widest)
    let focused = map.windows.firstIndex { $0.window.id == focus } ?? 0
    let first = min(max(0, focused - fitting / 2), count - fitting)
    shown = first..<first + fitting
    places = (0..<fitting).map { place in
      let start = Self.margin + place * column
      return start..<start + column - Self.gap
    }
    let end = Self.margin + fitting * column
    rest = fitting < count ? end..<max(end, min(end + restWidth, width)) : 0..<0
    addWindows()
    addRouters()
    addKeys()
  }

  private var others: Int { map.windows.count - shown.count }

  private mutating func addWindows() {
    for (window, place) in zip(map.windows[shown], places) {
      windows.append(Box(columns: place, words: [window.window.letter]))
    }
    guard !rest.isEmpty else { return }
    windows.append(Box(columns: rest, words: ["+\(others)"]))
  }

  /// The routers, and the parts of each.
  private mutating func addRouters() {
    for run in runs(\.router) {
      guard let window = run.windows.first else {
        for layer in [\ObjectLayers.routers, \.tabs, \.stacks, \.queues, \.retaps] {
          self[keyPath: layer].append(Box(columns: run.columns, words: ["…"]))
        }
        continue
      }
      let holders = map.windows.filter { $0.router == window.router }
      routers.append(box(run.columns, "router", window.router, of: holders))
      let isShared = holders.count > 1
      let parts = Self.divided(run.columns, by: window.tabs.count)
      for (place, columns) in parts.enumerated() {
        let title = AppTab(at: place).title
        tabs.append(
          Box(columns: columns, words: [title, String(title.prefix(1))], isWrong: isShared)
        )
      }
      addStacks(of: window, in: parts)
      let waiting = window.waitingLinks == 0 ? "" : " · \(window.waitingLinks) waiting"
      let isClosed = window.queueLimit == 0
      queues.append(
        Box(
          columns: run.columns,
          words: isClosed
            ? ["✗ no room: a link is lost", "✗ no room", "✗ 0", "✗"]
            : [
              "queue \(window.queue) for \(window.queueLimit) links\(waiting)",
              "queue \(window.queue)\(waiting)", "queue \(window.queue)", "\(window.queue)",
            ].map { isShared ? "✗ " + $0 : $0 },
          isWrong: isClosed || isShared
        )
      )
      retaps.append(
        window.reselection == .popsToRoot
          ? Box(columns: run.columns, words: ["pops to the root", "to root", "root"])
          : Box(
            columns: run.columns,
            words: ["✗ does nothing", "✗ nothing", "✗"],
            isWrong: true
          )
      )
    }
  }

  private mutating func addStacks(of window: ObjectMap.Window, in parts: [Range<Int>]) {
    var place = 0
    while place < parts.count {
      let number = window.tabs[place].stack
      let end = window.tabs[place...].prefix { $0.stack == number }.count + place
      let columns = parts[place].lowerBound..<parts[end - 1].upperBound
      let count = end - place
      let isShared =
        count > 1
        || map.windows.contains {
          $0.window != window.window && $0.tabs.contains { $0.stack == number }
        }
      let words = ["stack \(number)", "\(number)"].map { isShared ? "✗ " + $0 : $0 }
      stacks.append(
        Box(
          columns: columns,
          words: (count > 1 ? ["✗ stack \(number) of \(count) tabs"] : []) + words,
          isWrong: isShared
        )
      )
      place = end
    }
  }

  /// The keys by window, with the names below each.
  private mutating func addKeys() {
    for run in runs(\.scene) {
      guard let window = run.windows.first else {
        keys.append(Box(columns: run.columns, words: ["…"]))
        continue
      }
      let holders = map.windows.filter { $0.scene == window.scene }
      let names = window.keys.map(\.name)
      let areShared = names.count < window.tabs.count
      let isWrong = holders.count > 1 || areShared
      let number = "\(isWrong ? "✗ " : "")key \(window.scene)"
      let brief = areShared ? "\(names.joined(separator: " ")) ×\(window.tabs.count)" : nil
      let of = holders.count > 1 ? " of \(holders.map(\.window.letter).joined(separator: " "))" : ""
      keys.append(
        Box(
          columns: run.columns,
          words: [
            number + of + " · " + (brief ?? names.joined(separator: " ")),
            number + (brief.map { " · \($0)" } ?? of),
            brief.map { "✗ \(window.scene)/\($0)" } ?? number, number,
            "\(isWrong ? "✗ " : "")\(window.scene)",
          ],
          isWrong: isWrong
        )
      )
    }
  }

  private func box(
    _ columns: Range<Int>,
    _ kind: String,
    _ number: Int,
    of holders: [ObjectMap.Window]
  ) -> Box {
    guard holders.count > 1 else {
      return Box(columns: columns, words: ["\(kind) \(number)", "\(number)"])
    }
    let letters = holders.map(\.window.letter)
    return Box(
      columns: columns,
      words: [
        "✗ \(kind) \(number) of \(letters.joined(separator: " "))",
        "✗ \(kind) \(number) of all \(letters.count)", "✗ \(kind) \(number)", "✗ \(number)",
      ],
      isWrong: true
    )
  }

  /// Groups neighboring windows with the same object, with their columns.
  ///
  /// The windows are empty for a group of windows not shown, if those have other objects.
  private func runs(
    _ object: KeyPath<ObjectMap.Window, Int>
  ) -> [(windows: [ObjectMap.Window], columns: Range<Int>)] {
    var runs: [(windows: [ObjectMap.Window], columns: Range<Int>)] = []
    for (window, place) in zip(map.windows[shown], places) {
      if let last = runs.last, last.windows[0][keyPath: object] == window[keyPath: object] {
        runs[runs.count - 1].windows.append(window)
        runs[runs.count - 1].columns = last.columns.lowerBound..<place.upperBound
      } else {
        runs.append(([window], place))
      }
    }
    guard !rest.isEmpty else { return runs }
    let hidden = map.windows.indices.filter { !shown.contains($0) }.map { map.windows[$0] }
    if let last = runs.last,
      hidden.allSatisfy({ $0[keyPath: object] == last.windows[0][keyPath: object] })
    {
      runs[runs.count - 1].columns = last.columns.lowerBound..<rest.upperBound
    } else {
      runs.append(([], rest))
    }
    return runs
  }

  private static func divided(_ columns: Range<Int>, by count: Int) -> [Range<Int>] {
    (0..<count).map { part in
      let start = columns.lowerBound + columns.count * part / count
      return start..<columns.lowerBound + columns.count * (part + 1) / count
    }
  }
}

extension ObjectMap.Window {
  /// The number in the window's storage key.
  var scene: Int { tabs.first?.key.scene.number ?? 0 }
}
