import NavigationLaws

/// Windows of one stack, in which a link opens a window of its own while there is room.
@MainActor final class LinkOpener: NavigationSystem {
  enum Fault { case opensAnEmptyWindow, movesItsOwnWindow, movesAnotherWindow }

  private let fault: Fault?
  private var paths: [[String]] = [[], []]
  private var presented: [[PresentedSheet]] = [[], []]
  private var presentations = 0

  init(_ fault: Fault?) { self.fault = fault }

  var windows: [Int] { Array(paths.indices) }

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    WindowSnapshot(path: paths[window], presented: presented[window])
  }

  func apply(_ action: NavigationAction<OnlyTab, String, String>, in window: Int) -> Reply {
    switch action {
    case .push(let route):
      guard presented[window].isEmpty else { return .refused("it is covered") }
      paths[window].append(route)
    case .back:
      guard presented[window].popLast() == nil else { return .done }
      guard paths[window].popLast() != nil else { return .refused("at the root") }
    case .open(let link):
      guard paths.count < 4 else { return .refused("there are too many windows") }
      paths.append(fault == .opensAnEmptyWindow ? [] : link.path)
      presented.append([])
      if fault == .movesItsOwnWindow { paths[window] = [] }
      if fault == .movesAnotherWindow { paths[window == 0 ? 1 : 0] = [] }
    case .present(let name):
      guard presented[window].isEmpty else { return .refused("it is covered") }
      presented[window] = [PresentedSheet(name, id: "\(presentations)")]
      presentations += 1
    case .popToRoot, .select, .dismiss: return .unsupported
    }
    return .done
  }
}
