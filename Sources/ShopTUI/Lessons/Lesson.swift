import NavigationLaws
import ShopCore

/// Something to be learnt from this program: a mistake and what becomes of it, or what fits when.
struct Lesson: Hashable {
  /// The word to ask for it by.
  let name: String
  let title: String
  /// The wiring that makes the mistake; nil where it is about none.
  var wiring: NamedWiring?
  /// What it looks like.
  var looks = ""
  /// What shows it, in windows of its own.
  var steps: [LessonStep] = []
  /// Why it happens; or, where it is about no mistake, what there is to know.
  let why: [String]
  /// The law it breaks.
  var law: LawName?
  /// Where it was seen in real apps.
  var cases: [RealCase] = []
  /// Where in the code one sees it done.
  var seeAlso: [String] = []

  static var all: [Lesson] { mistakes + judgements }

  /// The lesson of a wiring; nil for the right one.
  init?(about wiring: NamedWiring) {
    guard let lesson = Self.mistakes.first(where: { $0.wiring == wiring }) else { return nil }
    self = lesson
  }

  init(
    _ name: String,
    title: String,
    wiring: NamedWiring? = nil,
    looks: String = "",
    steps: [LessonStep] = [],
    why: [String],
    law: LawName? = nil,
    cases: [RealCase] = [],
    seeAlso: [String] = []
  ) {
    self.name = name
    self.title = title
    self.wiring = wiring
    self.looks = looks
    self.steps = steps
    self.why = why
    self.law = law
    self.cases = cases
    self.seeAlso = seeAlso
  }
}
