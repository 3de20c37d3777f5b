import ShopCore

extension Wiring {
  /// What it is, and of a mistake the keys that show it.
  var introduction: String {
    let steps = Lesson.mistakes.first { $0.wiring == self }?.steps ?? []
    let names = steps.map { $0.startsProgram ? "\($0.name) --wiring \(rawValue)" : $0.name }
    let trial = names.isEmpty ? "" : " Try \(names.joined(separator: " "))"
    return "\(rawValue): \(words).\(trial)"
  }
}
