import ShopCore

extension NamedWiring {
  /// What it is, and of a mistake the keys that show it.
  var introduction: String {
    "\(rawValue): \(words)." + (stepsThatShowIt.isEmpty ? "" : " Try \(stepsThatShowIt)")
  }

  /// The steps of its lesson; empty for the right wiring.
  var stepsThatShowIt: String {
    let steps = Lesson.mistakes.first { $0.wiring == self }?.steps ?? []
    let names = steps.map { $0.startsProgram ? "\($0.name) --wiring \(rawValue)" : $0.name }
    return zip(names, steps).reduce(into: "") { text, part in
      // Commands are typed one by one.
      if !text.isEmpty { text += part.1.isSent ? ", then " : " " }
      text += part.0
    }
  }
}
