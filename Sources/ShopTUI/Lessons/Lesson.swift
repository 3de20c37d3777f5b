import NavigationLaws
import ShopCore

/// A mistake and its consequences, or advice on what fits when.
struct Lesson: Hashable {
  /// The name used on the command line.
  let name: String
  let title: String
  /// The wiring that makes the mistake; nil if the lesson is about none.
  var wiring: NamedWiring?
  var symptom = ""
  var steps: [LessonStep] = []
  /// The cause; without a mistake, the advice.
  let why: [String]
  var law: LawName?
  /// Real apps with this mistake.
  var cases: [RealCase] = []
  /// Places in the code that show how it is done.
  var seeAlso: [String] = []

  static var all: [Lesson] { mistakes + judgements }
}

extension Lesson {
  /// The lesson about a wiring; nil for the right one.
  init?(about wiring: NamedWiring) {
    guard let lesson = Self.mistakes.first(where: { $0.wiring == wiring }) else { return nil }
    self = lesson
  }
}
