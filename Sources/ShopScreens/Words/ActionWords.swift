public import SceneNavigation
public import ShopCore

/// The sentence in the status line: what an action did, in which window, and which windows did not
/// move.
public struct ActionWords: Hashable, Sendable {
  /// The action with its window, such as `A · product “Teapot” pushed`.
  public let text: String
  /// The action without its window, such as `product “Teapot” pushed`.
  public let words: String
  /// The letter of the window that acted, or nil if no window did; asking before a window closes
  /// counts as its own action.
  public let actor: String?
  /// Which windows moved or did not, such as `B, C unchanged ✓`; empty if there is nothing to
  /// promise.
  public let verdict: String
  /// True if the promise held.
  public let isKept: Bool

  /// The words for an action in the current state of the shop; a key or click that changes the shop
  /// is attributed to the focused window.
  public init(_ record: ActionRecord, from focus: SceneWindow? = nil, in shop: ShopState) {
    let words = record.words(in: shop)
    self.words = words
    actor = record.actor ?? (record.isFromOneWindow ? focus?.letter : nil)
    text = actor.map { "\($0) · " + words } ?? words
    isKept = record.verdict.isKept
    verdict = isKept ? record.promise : record.verdict.complaint
  }
}

extension ActionRecord {
  fileprivate var actor: String? {
    let id: SceneID
    switch (action, outcome) {
    case (.scene(_, let window), _), (.app(.closeWindow(let window)), .presented): id = window
    default: return nil
    }
    let isActor = { (window: SceneWindow) in window.id == id }
    return (verdict.moved.first(where: isActor) ?? verdict.unmoved.first(where: isActor))?.letter
  }

  /// True if the action changed the shop by a key or click in a window and did not reset that
  /// window.
  fileprivate var isFromOneWindow: Bool {
    guard case .shared = action, !outcome.leavesAccount else { return false }
    return cause == .key || cause == .click
  }

  private func letter(of id: SceneID) -> String {
    (verdict.moved + verdict.unmoved).first { $0.id == id }?.letter ?? ""
  }

  /// Which windows did not move, if the action could raise doubts.
  fileprivate var promise: String {
    switch action {
    case .shared:
      if case .signIn? = action.shop { return "" }
      return action.shop == .signOut ? "" : "no window moved ✓"
    case .app(.focusWindow), .app(.focusNextWindow), .app(.focusPreviousWindow),
      .app(.nextLayout), .app(.toggleZoom), .app(.travel):
      return ""
    case .scene: break
    case .app(.openWindow), .app(.duplicateWindow), .app(.closeWindow), .app(.closeWindowAnyway),
      .app(.reopenWindow), .app(.movePlace):
      guard outcome.isChange else { return "" }
    }
    let actor = actor
    var others = verdict.unmoved
    others.removeAll { $0.letter == actor }
    guard !others.isEmpty else { return "" }
    if case .scene = action, outcome.changesShop { return "no other window moved ✓" }
    return "\(IsolationResult.list(others)) unchanged ✓"
  }

  fileprivate func words(in shop: ShopState) -> String {
    switch (outcome, carriedOut) {
    case (.viewChanged, .scene(.look, _)) where cause == .script: "selected row kept visible"
    case (.viewChanged, .scene(.look(_, _, _, isScrolledAway: true), _)): "view moved"
    case (.viewChanged, .scene(.look, _)) where cause == .click: "view moved"
    case (.alreadyAtRoot, .scene(.popToRoot, _)): "already at the root"
    case (.viewChanged, .scene(.edit(_, .quantity, .replace), _)): "quantity changed"
    case (.viewChanged, .scene(.edit(_, _, .replace), _)): "choice made"
    case (.viewChanged, .scene(.edit(_, _, .selectAll), _)): "text selected"
    case (.viewChanged, .scene(.edit(_, _, let edit), _)):
      edit.isMotion ? "cursor moved" : "text changed"
    case (.unchanged, .scene(.edit(_, _, .insert), _)):
      "the field is full: it holds \(TextDraft.limit) characters"
    case (.viewChanged, .scene(.beginEditing, _)): "typing"
    case (.viewChanged, .scene(.endEditing, _)): "field left"
    case (.replaced(let kept, let depth), .scene(.openLink(let target), _)),
      (.replaced(let kept, let depth), .scene(.dismissAndOpenLink(_, let target), _)):
      "link to \(shop.phrase(for: target)) opened"
        + (kept > 0 ? ", \(kept) of \(depth.counted("step")) kept" : "")
    case (.tabSelected, .scene(.openLink(let target), _)),
      (.tabSelected, .scene(.dismissAndOpenLink(_, let target), _)),
      (.viewChanged, .scene(.openLink(let target), _)),
      (.viewChanged, .scene(.dismissAndOpenLink(_, let target), _)):
      "link to \(shop.phrase(for: target)) opened"
    case (.unchanged, .scene(.openLink(let target), _)):
      "\(shop.phrase(for: target)) is already open here"
    case (.covered(let question), .scene(.openLink(let target), _))
    where question.content.isSignIn:
      "the link to \(shop.phrase(for: target)) already waits for the sign-in"
    case (.linkWaits, .scene(.openLink(let target), _)):
      "the link to \(shop.phrase(for: target)) waits until the window is ready"
    case (.restored, .scene(.undo(let state), _)):
      "undone: back at \(shop.phrase(forTopOf: state))"
    case (.restored, .scene(.redo(let state), _)):
      "redone: at \(shop.phrase(forTopOf: state))"
    case (.unchanged, .app(.travel)): "all windows · already as they were then"
    case (.entryGone, .app(.travel)):
      "that state belongs to another window: no window goes back to it"
    case (.windowOpened(let window, .linkWaits?), .app(.openWindow(let target?))):
      "\(window.letter) opened, where the link to \(shop.phrase(for: target)) waits"
    case (.windowOpened(let window, let link?), .app(.openWindow(let target?))):
      link.isLanding || link.isChange
        ? "\(window.letter) opened at \(shop.phrase(for: target))"
        : "\(window.letter) opened: \(link.words(in: shop))"
    case (.unchanged, .app(.closeWindow(let id))):
      "\(letter(of: id)) is already asking: answer its question first"
    case (.presented, .app(.movePlace(let source, let destination?))):
      "\(letter(of: destination)) asks first, and \(letter(of: source)) stays where it is"
    case (.covered(let presentation), .app(.movePlace)):
      "\(presentation.content.words(in: shop)) is open here: nothing can be moved"
    case (.arranged(let arrangement), .app(.toggleZoom)):
      arrangement.isZoomed ? "zoomed" : "no longer zoomed"
    default: outcome.words(in: shop)
    }
  }
}

extension IsolationResult {
  /// Which windows moved without being asked to.
  fileprivate var complaint: String {
    let others = Self.subject(wronglyMoved)
    return wronglyMoved.count < moved.count ? "\(others) moved as well ✗" : "\(others) moved ✗"
  }

  /// Windows in a sentence: their letters, or their number if there are more than four.
  public static func list(_ windows: [SceneWindow]) -> String {
    windows.count > 4
      ? "\(windows.count) windows" : windows.map(\.letter).joined(separator: ", ")
  }

  /// Windows as the subject of a sentence, such as “A, B and C”.
  public static func subject(_ windows: [SceneWindow]) -> String {
    windows.count > 4 ? list(windows) : windows.map(\.letter).list("and")
  }

  /// The warning about windows whose saved state differs from what they show.
  public static func words(ofRestoredDifferently windows: [SceneWindow]) -> String {
    "\(subject(windows)) would be restored wrongly"
  }

  /// The warning about windows that were not restored as they were.
  public static func words(ofWronglyRestored windows: [SceneWindow]) -> String {
    "\(subject(windows)) \(windows.count == 1 ? "was" : "were") restored wrongly"
  }
}
