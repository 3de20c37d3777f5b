import ShopCore

extension Wiring {
  /// What it is, and of a mistake the keys that show it.
  var introduction: String {
    let steps = Lesson.mistakes.first { $0.wiring == self }?.steps.map(\.name) ?? []
    let trial = steps.isEmpty ? "" : " Try \(steps.joined(separator: " "))"
    return "\(rawValue): \(words).\(trial)"
  }
}
