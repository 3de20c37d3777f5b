/// A value that nearly every step changes, and that is short enough to be written as JSON without an
/// encoder: to go through one is most of the code that saving such a step would take.
protocol KnowsItsJSON: Encodable {
  /// What an encoder makes of it, letter for letter; nil where that is left to one.
  var json: String? { get }
}

extension Int: KnowsItsJSON {
  var json: String? { String(self) }
}

extension SceneID: KnowsItsJSON {
  var json: String? { number.json }
}

extension AppTab: KnowsItsJSON {
  var json: String? { "\"\(rawValue)\"" }
}

extension ViewState: KnowsItsJSON {
  var json: String? {
    guard drafts.isEmpty, editing == nil else { return nil }
    return switch (scroll, selection) {
    case (0, 0): "{}"
    case (0, _): "{\"selection\":\(selection)}"
    case (_, 0): "{\"scroll\":\(scroll)}"
    default: "{\"scroll\":\(scroll),\"selection\":\(selection)}"
    }
  }
}
