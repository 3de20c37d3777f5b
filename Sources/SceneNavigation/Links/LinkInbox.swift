/// The links that wait for one window, in order of arrival.
///
/// Each is delivered once. While a window launches, restoring its state could undo what a link did,
/// so its links wait here.
@MainActor public final class LinkInbox {
  let limit: Int

  /// The waiting links, oldest first.
  private(set) var links: [WaitingLink] = []
  /// True if the window can open links itself; otherwise they wait.
  var isWindowReady = true

  /// The inbox of a window that is ready; links beyond the limit are dropped.
  public init(limit: Int = 64) {
    self.limit = limit
  }

  /// Queues a link and returns its place, counted from 1; nil, dropping it, if the queue is full.
  func receive(_ link: WaitingLink) -> Int? {
    guard links.count < limit else { return nil }
    links.append(link)
    return links.count
  }

  /// Removes and returns the oldest link; nil if none waits.
  func takeFirst() -> WaitingLink? { links.isEmpty ? nil : links.removeFirst() }

  func removeAll() { links = [] }
}
