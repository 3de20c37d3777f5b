import ShopCore

/// One step of a demonstration, with what is to be seen after it.
struct LessonStep: Hashable {
  enum Event: Hashable {
    case press(Key)
    /// Begins anew, with the same windows under a mistake beside them.
    case compare(NamedWiring)
    /// Quits, and starts again with what was saved.
    case relaunch
    /// Starts the program with a link.
    case launch(opening: String)
    /// Sends a link to the program that runs.
    case open(String)
  }

  let event: Event
  let words: String
  /// What is asked before it, where it is the step that breaks the law.
  let question: LessonQuestion?

  init(_ event: Event, _ words: String, asking question: LessonQuestion? = nil) {
    self.event = event
    self.words = words
    self.question = question
  }

  /// What is done, in a word or two.
  var name: String {
    switch event {
    case .press(let key): key.words
    case .compare: "="
    case .relaunch: "q, shop"
    case .launch(let link): "shop --open \(link)"
    case .open(let link): "shop open \(link)"
    }
  }

  /// Whether it is sent to the program from elsewhere.
  var isSent: Bool { if case .open = event { true } else { false } }

  /// Whether it starts the program, and so has to say under which wiring.
  var startsProgram: Bool {
    switch event {
    case .relaunch, .launch: true
    case .press, .compare, .open: false
    }
  }
}
