/// The events that were announced for later and have not happened yet.
struct Announcements {
  /// At most one in each window.
  private var announced: [Announced] = []
  /// The windows in which something else is pending, so that it cannot be told what an event did.
  private var unclear: Set<Int> = []
  /// Those of them in which only presentations are pending that go away.
  private var dismissing: Set<Int> = []
  /// True if something is pending that may change every window.
  private var isAllUnclear = false

  private struct Announced {
    let step: PlainTransition
    /// True if nothing else happened since.
    var isAlone: Bool
  }

  /// Notes a step before or after which something is pending.
  mutating func note(_ step: PlainTransition, wasSettled: Bool) {
    if step.event.kind == .timePasses {
      // Something else happened instead of one of them.
      if step.isRedirected { announced = [] }
      return
    }
    guard !step.isRefused else { return }
    for place in announced.indices { announced[place].isAlone = false }
    switch step.event.kind {
    // Of an opening, a closing or a relaunch that is announced, the windows are counted.
    case .openWindow where step.isDone, .duplicateWindow where step.isDone:
      announced.removeAll { !$0.step.event.kind.isSceneAction }
      return
    case .closeWindow where step.isDone:
      announced.removeAll { $0.step.window == step.window || !$0.step.event.kind.isSceneAction }
      return
    default: break
    }
    guard step.event.kind.isSceneAction, let window = step.window else {
      // A relaunch ends what was pending.
      if step.reply == .later, wasSettled || step.event.kind.isRelaunch {
        announced = [Announced(step: step, isAlone: true)]
      } else {
        announced = []
      }
      isAllUnclear = true
      return
    }
    announced.removeAll { $0.step.window == window || !$0.step.event.kind.isSceneAction }
    let isFirst = unclear.insert(window).inserted
    let wasDismissing = dismissing.remove(window) != nil
    guard !isAllUnclear, step.reply == .later else { return }
    if isFirst {
      announced.append(Announced(step: step, isAlone: wasSettled))
    } else if wasDismissing, step.event.kind == .present {
      // It waits until they are gone.
      announced.append(Announced(step: step, isAlone: false))
    }
    if isFirst || wasDismissing, step.isDismissal { dismissing.insert(window) }
  }

  /// The announced events, now that nothing is pending any more.
  ///
  /// Of one that was not alone only its own window is known.
  mutating func takeAll(endingIn end: PlainPicture) -> [PlainTransition] {
    defer { self = Announcements() }
    // A window that closed by then took along what was announced in it.
    return announced.filter { event in
      guard event.step.event.kind.isSceneAction, let window = event.step.window else { return true }
      // A link may have opened one of the windows that are there now.
      if event.step.event.kind == .openLink, !event.isAlone,
        !Set(end.ids).isSubset(of: event.step.before.ids)
      {
        return false
      }
      return end.ids.contains(window)
    }.map { event in
      guard !event.isAlone, let window = event.step.window else {
        return PlainTransition(event.step, endingIn: end)
      }
      let after = event.step.before.replacing(window, from: end)
      return PlainTransition(event.step, endingIn: after)
    }
  }
}

extension PlainTransition {
  /// True if the event asks for no more than that presentations go away.
  fileprivate var isDismissal: Bool {
    event.kind == .dismiss || event.kind == .back && old?.presented.isEmpty == false
  }
}

extension PlainPicture {
  /// The same with one window as it is in another picture.
  fileprivate func replacing(_ window: Int, from other: PlainPicture) -> PlainPicture {
    guard let place = ids.firstIndex(of: window), let new = other.ids.firstIndex(of: window)
    else { return other }
    var picture = self
    picture.windows[place] = other.windows[new]
    if other.screens.isEmpty {
      picture.screens = []
    } else if screens.indices.contains(place) {
      picture.screens[place] = other.screens[new]
    }
    return picture
  }
}
