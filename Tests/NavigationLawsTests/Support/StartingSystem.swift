import NavigationLaws

/// Windows that start with a step in their stack, and start so again after each launch.
@MainActor final class StartingSystem: NavigationSystem {
  enum SceneEvent: Hashable { case newWindow, submit, never }

  /// What a launch does with the link that opens the app, or with what the last account had open.
  enum ColdLink {
    case opens, opensInTheFirst, loses, losesLater, losesWithoutPlainRelaunch, restoresTheAccount
  }

  /// What was open when the account signed out.
  private var left: [[String]] = []

  private let coldLink: ColdLink
  private var paths: [[String]] = []
  private(set) var windows: [Int] = []
  private(set) var pending: [String] = []

  init(_ coldLink: ColdLink = .opens) {
    self.coldLink = coldLink
    start()
  }

  private func start() { (windows, paths) = ([0, 1], [["welcome"], ["welcome"]]) }

  private func place(_ window: Int) -> Int { windows.firstIndex(of: window) ?? 0 }

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    WindowSnapshot(path: paths[place(window)])
  }

  func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
    let place = place(window)
    switch action {
    case .push(let route): paths[place].append(route)
    case .back: if paths[place].popLast() == nil { return .refused("at the root") }
    case .popToRoot, .select: paths[place] = []
    case .open(let link): paths[place] = link.path
    case .dismiss: return .unsupported
    }
    return .done
  }

  func apply(_ event: SceneEvent, in window: Int) -> Reply {
    switch event {
    case .newWindow:
      guard windows.count < 4 else { return .refused("there are too many windows") }
      return openWindow()
    // The fifth page has a form.
    case .submit where paths[place(window)].count > 4:
      paths[place(window)] = []
      return .done
    case .submit, .never: return .unsupported
    }
  }

  func openWindow() -> Reply {
    windows.append((windows.max() ?? 0) + 1)
    paths.append(["welcome"])
    return .done
  }

  func close(_ window: Int) -> Reply {
    paths.remove(at: place(window))
    windows.removeAll { $0 == window }
    return .done
  }

  func signOut() -> Reply {
    left = paths
    paths = windows.map { _ in ["welcome"] }
    return .done
  }

  func relaunch(opening link: EarlyLink<Int, OnlyTab, String>?) -> Reply {
    if link == nil, coldLink == .losesWithoutPlainRelaunch { return .unsupported }
    start()
    if coldLink == .restoresTheAccount, let last = left.first { paths[0] = last }
    guard let link else {
      if coldLink == .losesLater { pending = ["launch"] }
      return coldLink == .losesLater ? .later : .done
    }
    switch coldLink {
    case .opens, .restoresTheAccount:
      return apply(.open(link.link), in: windows[link.place % windows.count])
    case .opensInTheFirst:
      let place = windows.indices.contains(link.place) ? link.place : 0
      return apply(.open(link.link), in: windows[place])
    case .loses, .losesWithoutPlainRelaunch: return .done
    case .losesLater:
      pending = ["launch"]
      return .later
    }
  }

  func passTime() -> Reply {
    pending = []
    return .done
  }
}
