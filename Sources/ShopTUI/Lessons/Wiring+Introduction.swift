import ShopCore

extension NamedWiring {
  /// What it is, and of a mistake the keys that show it.
  var introduction: String {
    let steps = Lesson.mistakes.first { $0.wiring == self }?.steps ?? []
    let names = steps.map { $0.startsProgram ? "\($0.name) --wiring \(rawValue)" : $0.name }
    var trial = ""
    for (name, step) in zip(names, steps) {
      // Commands are typed one by one.
      trial += trial.isEmpty ? " Try " : step.isSent ? ", then " : " "
      trial += name
    }
    return "\(rawValue): \(words).\(trial)"
  }
}
