/// Steps back through earlier input, and forward to the text being typed.
struct TypingHistory {
  /// Most recent first.
  private let earlier: [String]
  /// The index in `earlier`; nil at the text being typed.
  private var place: Int?
  private var typed = ""

  init(_ earlier: [String]) { self.earlier = earlier }

  var isEmpty: Bool { earlier.isEmpty }

  /// One step back from the given text; nil if nothing is older.
  mutating func older(than text: String) -> String? {
    let next = place.map { $0 + 1 } ?? 0
    guard earlier.indices.contains(next) else { return nil }
    if place == nil { typed = text }
    place = next
    return earlier[next]
  }

  /// One step forward, at the end to the text being typed; nil if already there.
  mutating func newer() -> String? {
    guard let place else { return nil }
    self.place = place == 0 ? nil : place - 1
    return self.place.map { earlier[$0] } ?? typed
  }

  /// Makes the text in the field the one being typed.
  mutating func reset() { place = nil }
}
