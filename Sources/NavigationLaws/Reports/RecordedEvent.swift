/// An event as it is saved in a file, with routes, tabs and sheets by their descriptions.
///
/// Of values with equal descriptions, all but the first are numbered.
public struct RecordedEvent: Hashable, Codable, Sendable {
  /// The kind of the event.
  public var kind: EventKind
  /// The index of the window.
  public var window: Int?
  /// The tab that is selected or written to, or that a link opens in.
  public var tab: String?
  /// The route that is pushed, or the path of a link.
  public var path: [String]?
  /// The sheet that is presented.
  public var sheet: String?
  /// The description of a custom event, of the window or the app.
  public var event: String?
  /// How many presentations or changes ago.
  public var age: Int?

  /// An event of this kind.
  public init(_ kind: EventKind, window: Int? = nil) {
    (self.kind, self.window) = (kind, window)
  }
}

/// Why a recorded history cannot be replayed, and at which of its events, counted from 1.
public enum RecordedHistoryError: Error, Hashable, CustomStringConvertible {
  /// The alphabet has nothing with this description.
  case unknown(String, EventKind, at: Int)
  /// The event lacks the value with this name, which its kind needs, or has a negative one.
  case incomplete(String, EventKind, at: Int)
  /// The event's window is not open.
  case noWindow(Int, open: Int, EventKind, at: Int)

  public var description: String {
    switch self {
    case .unknown(let words, let kind, let event):
      "Event \(event), “\(kind.words)”: the alphabet has no “\(words)”. Add it, or correct the event."
    case .incomplete(let name, let kind, let event):
      "Event \(event), “\(kind.words)”: “\(name)” is missing or negative. Correct the event."
    case .noWindow(let window, let count, let kind, let event):
      "Event \(event), “\(kind.words)”: there is no window \(window), only \(Self.range(count)). "
        + "Correct the event, or create the system with more windows."
    }
  }

  private static func range(_ count: Int) -> String {
    count == 1 ? "window 0" : "windows 0 to \(count - 1)"
  }
}

extension RecordedEvent {
  @MainActor init(_ event: PlainEvent, _ vocabulary: PlainVocabulary) {
    self.init(event.kind, window: event.kind.hasWindow ? event.window : nil)
    switch event.kind {
    case .push: path = [vocabulary.routes.key(at: event.item)]
    case .selectTab: tab = vocabulary.tabs.key(at: event.tab)
    case .openLink, .relaunchByLink:
      let link = vocabulary.links[event.item]
      tab = vocabulary.tabs.key(at: link.tab)
      path = link.path.map { vocabulary.routes.key(at: $0) }
    case .present: sheet = vocabulary.sheets.key(at: event.item)
    case .dismiss: age = event.age
    case .writePath:
      tab = vocabulary.tabs.key(at: event.tab)
      age = event.age
    case .sceneEvent: self.event = vocabulary.sceneEvents.key(at: event.item)
    case .appEvent: self.event = vocabulary.appEvents.key(at: event.item)
    case .back, .popToRoot, .signIn, .signOut, .openWindow, .duplicateWindow, .closeWindow,
      .relaunch, .timePasses:
      break
    }
  }

  @MainActor func plain(
    _ vocabulary: PlainVocabulary,
    at event: Int
  ) throws(RecordedHistoryError) -> PlainEvent {
    let (window, age) = (kind.hasWindow ? window : 0, kind.hasAge ? age : 0)
    guard let window, window >= 0 else { throw .incomplete("window", kind, at: event) }
    guard let age, age >= 0 else { throw .incomplete("age", kind, at: event) }
    var plain = PlainEvent(kind: kind, window: window, age: age)
    switch kind {
    case .push:
      plain.item = try place(of: path?.first, named: "path", in: vocabulary.routes, at: event)
    case .selectTab, .writePath:
      plain.tab = try place(of: tab, named: "tab", in: vocabulary.tabs, at: event)
    case .openLink, .relaunchByLink:
      let tab = try place(of: tab, named: "tab", in: vocabulary.tabs, at: event)
      let routes = (path ?? []).map { vocabulary.routes.index(ofKey: $0) }
      let link = vocabulary.links.firstIndex {
        $0.tab == tab && $0.path.map(Optional.some) == routes
      }
      guard let link else {
        throw .unknown((path ?? []).joined(separator: " › "), kind, at: event)
      }
      plain.item = link
    case .present:
      plain.item = try place(of: sheet, named: "sheet", in: vocabulary.sheets, at: event)
    case .sceneEvent:
      plain.item = try place(of: self.event, named: "event", in: vocabulary.sceneEvents, at: event)
    case .appEvent:
      plain.item = try place(of: self.event, named: "event", in: vocabulary.appEvents, at: event)
    case .back, .popToRoot, .dismiss, .signIn, .signOut, .openWindow, .duplicateWindow,
      .closeWindow, .relaunch, .timePasses:
      break
    }
    return plain
  }

  private func place(
    of words: String?,
    named name: String,
    in known: [String],
    at event: Int
  ) throws(RecordedHistoryError) -> Int {
    guard let words else { throw .incomplete(name, kind, at: event) }
    guard let place = known.index(ofKey: words) else { throw .unknown(words, kind, at: event) }
    return place
  }
}

/// Descriptions as keys: of several that are equal, all but the first are numbered, such as `cup#2`.
extension [String] {
  fileprivate func key(at index: Int) -> String {
    let earlier = self[..<index].count { $0 == self[index] }
    return earlier == 0 ? self[index] : "\(self[index])#\(earlier + 1)"
  }

  fileprivate func index(ofKey key: String) -> Int? { indices.first { self.key(at: $0) == key } }
}
