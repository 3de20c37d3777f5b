/// A walk through what was typed earlier, and back to what is being typed.
struct TypingHistory {
  /// The most recent first.
  private let earlier: [String]
  /// Where one stands among them; nil at what is being typed.
  private var place: Int?
  private var typed = ""

  init(_ earlier: [String]) { self.earlier = earlier }

  /// Whether there is anything to walk through.
  var isEmpty: Bool { earlier.isEmpty }

  /// One step back from a text; nil where nothing is older.
  mutating func older(than text: String) -> String? {
    let next = place.map { $0 + 1 } ?? 0
    guard earlier.indices.contains(next) else { return nil }
    if place == nil { typed = text }
    place = next
    return earlier[next]
  }

  /// One step forward, in the end to what was being typed; nil where one stands there already.
  mutating func newer() -> String? {
    guard let place else { return nil }
    self.place = place == 0 ? nil : place - 1
    return self.place.map { earlier[$0] } ?? typed
  }

  /// Takes what stands in the field for what is being typed.
  mutating func stay() { place = nil }
}
