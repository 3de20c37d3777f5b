/// The links that wait for one window, in the order they came in; each is handed out once.
///
/// A window that is being launched is not ready: its state may still be put in the place of
/// whatever a link would do to it. Until then its links wait here. What a link is, is for the app to
/// say.
@MainActor public final class LinkInbox<Link: Sendable> {
  /// How many links can wait at most.
  package let limit: Int

  /// The links that wait, the first one first.
  public private(set) var links: [Link] = []
  /// Whether the window takes links itself, so that none has to wait.
  public private(set) var isWindowReady = true

  /// The inbox of a window that is ready; more links than the limit are not taken in.
  public init(limit: Int = 64) {
    self.limit = limit
  }

  /// Has links wait from now on.
  public func hold() {
    isWindowReady = false
  }

  /// What becomes of a link that comes in.
  public enum Arrival: Hashable, Sendable {
    /// The window is ready: whoever brought the link opens it.
    case opensNow
    /// It waits, at a place in the queue that is counted from 1.
    case waits(place: Int)
    /// There is no room in the queue, and the link is not taken in.
    case isDropped
  }

  /// Takes a link in where it has to wait, and says so; one that need not is not kept.
  public func receive(_ link: Link) -> Arrival {
    guard !isWindowReady else { return .opensNow }
    guard links.count < limit else { return .isDropped }
    links.append(link)
    return .waits(place: links.count)
  }

  /// Hands out every link that waits, now that the window is ready.
  public func release() -> [Link] {
    becomeReady()
    defer { links = [] }
    return links
  }

  /// Has no link wait from now on; those that do are to be taken.
  package func becomeReady() {
    isWindowReady = true
  }

  /// Hands out the link that has waited longest; nil where none waits.
  package func takeFirst() -> Link? { links.isEmpty ? nil : links.removeFirst() }

  /// Forgets every link that waits.
  public func removeAll() {
    links = []
  }
}
