import NavigationLaws
import ShopCore

extension NamedWiring {
  /// Describes the wiring, whose name is shown beside it; for a mistake, also the keys that show it.
  var introduction: String {
    let sentence = "\(words.prefix(1).uppercased() + words.dropFirst())."
    return hint.isEmpty ? sentence : "\(sentence) \(hint)"
  }

  /// The keys that show a mistake; empty for the right wiring.
  var hint: String {
    let steps = stepsThatShowIt
    // The reader already has the program running.
    return steps.isEmpty ? "" : steps.hasPrefix("shop") ? "Try q, \(steps)" : "Try \(steps)"
  }

  /// The keys that show the mistake in both halves of a split screen, wherever the windows are.
  func stepsInHalves(of windowCount: Int) -> String {
    let steps = Lesson(about: self)?.steps ?? []
    let last = steps.firstIndex { $0.question != nil } ?? steps.endIndex - 1
    let keys = steps.prefix(last + 1).map { step in
      switch step.event {
      case .press, .compare: step.name
      case .relaunch, .launch: "Q"
      case .open(let link): "o \(link)"
      }
    }
    // The steps of a lesson begin in Home.
    let home = keys.first == Key(.enter).words ? ["1"] : []
    // A single window has no other that could be moved.
    let second = windowCount == 1 && brokenLaws.contains(.windowIsolation) ? ["n"] : []
    return (second + home + keys).joined(separator: " ")
  }

  /// The steps of its lesson, without those that work all the same: links to the running program.
  ///
  /// A mixture uses one of its mistakes, if possible one that needs no relaunch; empty for the
  /// right wiring.
  var stepsThatShowIt: String {
    let lessons = mistakes.compactMap { Lesson(about: $0) }
    let playable = lessons.first { !$0.steps.contains(where: \.startsProgram) }
    let steps = (playable ?? lessons.first)?.steps ?? []
    return steps.filter { !$0.isSent }
      .map { $0.startsProgram ? "\($0.name) --wiring \(rawValue)" : $0.name }
      .joined(separator: " ")
  }
}
