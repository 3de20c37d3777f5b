import ShopCore

/// One step of a demonstration, with what to look at after it.
struct LessonStep: Hashable {
  enum Event: Hashable {
    case press(Key)
    /// Starts over, with the same windows under a mistake beside them.
    case compare(NamedWiring)
    /// Quits, and starts again with what was saved.
    case relaunch
    /// Starts the program with a link.
    case launch(opening: String)
    /// Sends a link to the running program.
    case open(String)
  }

  let event: Event
  let words: String
  /// A question before the step, if it breaks the law.
  let question: LessonQuestion?

  init(_ event: Event, _ words: String, asking question: LessonQuestion? = nil) {
    self.event = event
    self.words = words
    self.question = question
  }

  var name: String {
    switch event {
    case .press(let key): key.words
    case .compare: "="
    case .relaunch: "q, shop"
    case .launch(let link): "shop --open \(link)"
    case .open(let link): "shop open \(link)"
    }
  }

  /// True if it is sent to the program from outside.
  var isSent: Bool { if case .open = event { true } else { false } }

  /// True if it starts the program, which then needs a wiring.
  var startsProgram: Bool {
    switch event {
    case .relaunch, .launch: true
    case .press, .compare, .open: false
    }
  }
}
