import ShopCore

extension NamedWiring {
  /// Describes the wiring; for a mistake, also the keys that show it.
  var introduction: String {
    let steps = stepsThatShowIt
    let name = isMixture ? "" : "\(rawValue): "
    // The reader already has the program running.
    let hint = steps.hasPrefix("shop") ? " Try q, \(steps)" : steps.isEmpty ? "" : " Try \(steps)"
    let sentence = isMixture ? words.prefix(1).uppercased() + words.dropFirst() : words
    return "\(name)\(sentence)." + hint
  }

  /// The steps that show the mistake in both halves of a split screen.
  var stepsInHalves: String {
    let steps = Lesson.mistakes.first { $0.wiring == self }?.steps ?? []
    return steps.map { step in
      switch step.event {
      case .press, .compare: step.name
      case .relaunch, .launch: "Q"
      case .open(let link): "o \(link)"
      }
    }.joined(separator: " ")
  }

  /// The steps of its lesson.
  ///
  /// A mixture uses one of its mistakes, if possible one that needs no relaunch; empty for the
  /// right wiring.
  var stepsThatShowIt: String {
    let lessons = mistakes.compactMap { Lesson(about: $0) }
    let playable = lessons.first { !$0.steps.contains(where: \.startsProgram) }
    let steps = (playable ?? lessons.first)?.steps ?? []
    let names = steps.map { $0.startsProgram ? "\($0.name) --wiring \(rawValue)" : $0.name }
    return zip(names, steps).reduce(into: "") { text, part in
      // Commands are typed one by one.
      if !text.isEmpty { text += part.1.isSent ? ", then " : " " }
      text += part.0
    }
  }
}
