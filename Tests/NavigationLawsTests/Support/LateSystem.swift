import NavigationLaws

/// Two windows with one stack each, in which a pushed step arrives when time passes.
@MainActor final class LateSystem: NavigationSystem {
  enum Fault {
    case forgetsThePush
    case dropsThePushWhileBusy
    /// And a dismissal closes whatever is on top.
    case refusesWhileBusy
    case listsNothingAsPending
    case pushesTwice
    case neverSettles
    case isNeverSettled
    case letsNoTimePass
    /// A closed window takes along what is announced in the other.
    case closesTooMuch
    case forgetsTheClosing
  }

  private let fault: Fault?
  private var paths: [[String]] = [[], []]
  private var sheets: [[PresentedSheet]] = [[], []]
  private var later: [() -> Void] = []
  private var count = 0

  init(_ fault: Fault? = nil) { self.fault = fault }

  private(set) var windows = [0, 1]

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    WindowSnapshot(path: paths[window], presented: sheets[window])
  }

  var pending: [String] {
    if fault == .listsNothingAsPending { return [] }
    return later.map { _ in "animation" } + (fault == .isNeverSettled ? ["clock"] : [])
  }

  func apply(_ action: NavigationAction<OnlyTab, String, String>, in window: Int) -> Reply {
    if fault == .refusesWhileBusy, !later.isEmpty { return .refused("busy") }
    switch action {
    case .push where fault == .dropsThePushWhileBusy && !later.isEmpty: return .later
    case .push(let route):
      if !sheets[window].isEmpty { return .refused("covered") }
      later.append { [self] in
        if fault == .forgetsThePush { return }
        paths[window] += Array(repeating: route, count: fault == .pushesTwice ? 2 : 1)
      }
      return .later
    case .back:
      if sheets[window].popLast() == nil, paths[window].popLast() == nil {
        return .refused("at the root")
      }
    case .popToRoot, .select:
      if !sheets[window].isEmpty { return .refused("covered") }
      paths[window] = []
    case .open(let link): (sheets[window], paths[window]) = ([], link.path)
    case .present(let name):
      count += 1
      let sheet = PresentedSheet(name, id: "\(count)")
      later.append { [self] in sheets[window].append(sheet) }
      return .later
    case .dismiss where fault == .refusesWhileBusy:
      return sheets[window].popLast() == nil ? .refused("gone") : .done
    case .dismiss(let id):
      guard let place = sheets[window].firstIndex(where: { $0.id == id })
      else { return .refused("gone") }
      sheets[window].removeSubrange(place...)
    }
    return .done
  }

  func close(_ window: Int) -> Reply {
    if fault == .forgetsTheClosing {
      later.append {}
      return .later
    }
    guard fault == .closesTooMuch else { return .unsupported }
    windows.removeAll { $0 == window }
    later = []
    return .done
  }

  func passTime() -> Reply {
    if fault == .letsNoTimePass { return .unsupported }
    guard !later.isEmpty else { return .refused("nothing happens") }
    if fault != .neverSettles { later.removeFirst()() }
    return .done
  }
}
