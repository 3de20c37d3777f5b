import SceneNavigation

/// An event with the windows before and after it, and what laws need to know about earlier events.
final class PlainTransition: Sendable {
  let event: PlainEvent
  /// The number of the acting window.
  let window: Int?
  let reply: Reply
  let before: PlainPicture
  let after: PlainPicture
  let facts: Facts
  /// Translates the numbers.
  let translator: any AnyObject & Sendable

  init(
    _ event: PlainEvent,
    _ reply: Reply,
    from before: PlainPicture,
    to after: PlainPicture,
    _ facts: consuming Facts,
    by translator: any AnyObject & Sendable
  ) {
    (self.event, self.reply, self.translator) = (event, reply, translator)
    self.facts = facts
    (self.before, self.after) = (before, after)
    window = event.kind.hasWindow ? before.ids[event.window] : nil
  }

  /// An event that was announced for later, now that it is over and nothing is pending.
  convenience init(_ announced: PlainTransition, endingIn after: PlainPicture) {
    let facts = Facts(
      link: announced.facts.link,
      sheet: announced.facts.sheet,
      sheetName: announced.facts.sheetName,
      earlierSheets: announced.facts.earlierSheets,
      written: announced.facts.written,
      landing: announced.facts.landing,
      roundTrip: announced.facts.roundTrip,
      isSettled: true,
      report: announced.facts.report,
      past: announced.facts.past
    )
    self.init(
      announced.event,
      .done,
      from: announced.before,
      to: after,
      facts,
      by: announced.translator
    )
  }

  /// Not copyable: a copy for each event takes 2 % of a verification.
  struct Facts: ~Copyable, Sendable {
    /// The destination of the event's link.
    var link: PlainLink?
    /// The number of the presentation to dismiss.
    var sheet: Int?
    /// The name of that presentation.
    var sheetName: Int?
    /// The presentations of the acting window so far, if the event presents one or opens a link.
    var earlierSheets: [PlainSheet] = []
    var written: [Int]?
    /// The windows after the same link arrives when everything is ready: in the app as it is after a
    /// relaunch, for which the history is replayed, or in a new one.
    var landing: (@MainActor @Sendable (_ isRestored: Bool) -> PlainPicture?)?
    /// Whether the link was the same after printing and parsing.
    var roundTrip = Finding.noCase
    /// True if nothing is pending.
    var isSettled = true
    /// What was pending before and is not any more, if time passed.
    var happened: [String] = []
    /// The findings of the step laws, for an app on SceneNavigation.
    var report: StepReport?
    /// What is known about earlier events.
    var past = SharedValue(Past())
  }

  struct Past: Sendable {
    /// New windows, as the history started with them.
    var newWindows: [PlainWindow] = []
    /// The presentations of each window whose dismissal was requested and not refused.
    var dismissals: [Int: Set<Int>] = [:]
    var promises = Promises()
    /// The name of what a link to each path presented last.
    var linkNames: [[Int]: Int] = [:]
    /// The paths of the links that were announced for later.
    var announcedLinks: Set<[Int]> = []
    /// The windows that were closed, as they were then.
    var closedWindows: [PlainWindow] = []
    /// True if the account signed out and none has signed in since.
    var isSignedOut = false
    /// The sign-in or sign-out that is announced and has not happened yet.
    var accountChange: EventKind?
    /// True if a relaunch came before that, so that it is unknown whether an account is signed in.
    var isAccountUnclear = false
    /// True while something is pending since before the account signed out.
    var isAccountPending = false
  }

  /// What time may change, announced by `later` replies.
  struct Promises: Hashable, Sendable {
    struct Tab: Hashable { let window: Int, tab: Int }
    var tabs: Set<Tab> = []
    /// The stack of each tab when something was announced there.
    var screens: [Tab: [Int]] = [:]
    /// The tabs whose screen that announced something is gone.
    var left: Set<Tab> = []
    /// The windows in which something may be pushed, and select its tab if the policy says so.
    var pushing: Set<Int> = []
    /// The windows in which back was announced at a root, which closes them if the policy says so.
    var backAtRoot: Set<Int> = []
    /// The windows in which something may be presented, in place of what is on top.
    var presenting: Set<Int> = []
    /// The windows in which a link may land, and close what is presented by then.
    var landing: Set<Int> = []
    /// The windows in which anything may change.
    var windows: Set<Int> = []
    /// The kinds of the announced events.
    var kinds: Set<EventKind> = []
    var isEverything = false
    /// The windows in which something was done while something was pending, which may be theirs.
    var busy: Set<Int> = []

    /// True if anything was announced in a window, or may be.
    func concern(_ window: Int) -> Bool {
      isEverything || busy.contains(window) || windows.contains(window)
        || presenting.contains(window) || landing.contains(window) || backAtRoot.contains(window)
        || tabs.contains { $0.window == window }
    }
  }

  var past: Past { facts.past.box.value }
  /// The acting window before the event.
  var old: PlainWindow? { event.kind.hasWindow ? before.windows[event.window] : nil }
  /// The acting window after the event; nil if it is closed.
  var new: PlainWindow? { window.flatMap { after.window($0) } }
  var isDone: Bool { reply == .done }
  /// The windows that the event opened.
  var opened: [Int] { before.ids == after.ids ? [] : after.ids.filter { !before.ids.contains($0) } }
  /// True if an action closed the window it happened in; custom events do not count, which may.
  var closedItsWindow: Bool {
    event.kind.isSceneAction && !event.kind.isCustom && window.map(after.ids.contains) != true
  }
  /// True if back was asked for at the root of a tab, with nothing presented.
  var isBackAtRoot: Bool { event.kind == .back && old?.path == [] && old?.presented == [] }
  var isRefused: Bool { if case .refused = reply { true } else { false } }
  var isRedirected: Bool { if case .redirected = reply { true } else { false } }

  /// The windows whose screens were known before and after and differ, with the new ones; none if
  /// the list of windows changed.
  var changedScreens: [(window: Int, screen: PlainWindow)] {
    guard before.ids == after.ids, before.screens != after.screens else { return [] }
    return zip(before.ids, zip(before.screens, after.screens)).compactMap { window, screens in
      guard let old = screens.0, let new = screens.1, old != new else { return nil }
      return (window, new)
    }
  }

  /// True if a user could not tell a window from a new one.
  func isLikeNew(_ window: PlainWindow) -> Bool {
    window.isEmpty || past.newWindows.contains { window.isSamePlace(as: $0) }
  }

  /// True if a window has the details of another one, and no new window has them.
  func has(_ window: PlainWindow, detailsOf other: PlainWindow) -> Bool {
    !window.details.isEmpty && window.details == other.details
      && !past.newWindows.contains { $0.details == window.details }
  }

  /// The windows that changed, appeared or disappeared, other than the acting one.
  var othersThatMoved: [Int] {
    if before.ids == after.ids {
      guard
        before.ids.indices.contains(where: {
          before.ids[$0] != window && before.windows[$0] != after.windows[$0]
        })
      else { return [] }
    }
    let gone = before.ids.filter { !after.ids.contains($0) }
    return (after.moved(since: before) + gone).filter { $0 != window }
  }
}
