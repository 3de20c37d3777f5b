import NavigationLaws

/// Two windows with one stack and room for one sheet each, where sheets slide down before they are gone (and up
/// before they are there, if asked for), and a relaunch takes a while.
@MainActor final class SlowSystem: NavigationSystem {
  enum Fault {
    /// Once a sheet has slid down, whatever is shown by then is closed.
    case closesWhateverIsThere
    /// The same, and the stack is emptied.
    case emptiesTheStack
    /// The stacks are saved only if nothing is pending.
    case savesTooLate
  }

  private let fault: Fault?
  private let slidesUp: Bool
  private var paths: [[String]] = [[], []]
  private var sheets: [PresentedSheet?]
  private var later: [(what: String, happen: () -> Void)] = []
  private var count = 0

  init(_ fault: Fault? = nil, welcomes: Bool = false, slidesUp: Bool = false) {
    (self.fault, self.slidesUp) = (fault, slidesUp)
    sheets = [0, 1].map { welcomes ? PresentedSheet("welcome", id: "welcome \($0)") : nil }
  }

  let windows = [0, 1]

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    WindowSnapshot(path: paths[window], presented: sheets[window].map { [$0] } ?? [])
  }

  func apply(_ action: NavigationAction<OnlyTab, String, String>, in window: Int) -> Reply {
    if later.contains(where: { $0.what == "restoring" }) { return .refused("it starts") }
    switch action {
    case .open(let link): (sheets[window], paths[window]) = (nil, link.path)
    case .present(let name):
      guard sheets[window] == nil || !later.isEmpty else { return .refused("covered") }
      count += 1
      let sheet = PresentedSheet(name, id: "\(count)")
      guard !slidesUp else {
        later.append(("sliding up", { [self] in slideUp(sheet, in: window) }))
        return .later
      }
      sheets[window] = sheet
    case .dismiss(let id):
      guard sheets[window]?.id == id else { return .refused("gone") }
      later.append(("sliding down", { [self] in slideDown(id, in: window) }))
      return .later
    case _ where sheets[window] != nil: return .refused("covered")
    case .push(let route): paths[window].append(route)
    case .back: if paths[window].popLast() == nil { return .refused("at the root") }
    case .popToRoot, .select: paths[window] = []
    }
    return .done
  }

  private func slideUp(_ sheet: PresentedSheet, in window: Int) {
    sheets[window] = sheet
    if fault == .emptiesTheStack { paths[window] = [] }
  }

  private func slideDown(_ id: String, in window: Int) {
    if fault == .closesWhateverIsThere || fault == .emptiesTheStack || sheets[window]?.id == id {
      sheets[window] = nil
    }
    if fault == .emptiesTheStack { paths[window] = [] }
  }

  func relaunch(opening link: EarlyLink<Int, OnlyTab, String>?) -> Reply {
    let saved = fault == .savesTooLate && !later.isEmpty ? [[], []] : paths
    (paths, sheets, later, count) = ([[], []], [nil, nil], [], 0)
    later.append(
      (
        "restoring",
        { [self] in
          paths = saved
          if let link { paths[link.window] = link.link.path }
        }
      )
    )
    return .later
  }

  var pending: [String] { later.map(\.what) }

  func passTime() -> Reply {
    guard !later.isEmpty else { return .refused("nothing happens") }
    later.removeFirst().happen()
    return .done
  }
}
