/// One line of the keymap: the keys, what they do, and the words for it.
struct KeyBinding {
  let keys: [(key: Key, command: Command)]
  /// The keys as a person reads them, such as `↑ ↓ j k`.
  let keyWords: String
  let words: String
  /// What the mouse does instead; nil where it does nothing.
  let mouse: String?
  /// A word or two for the footer; nil where it never stands there.
  let hint: Hint?

  struct Hint: Equatable {
    let key: String
    let words: String
    /// What a click on the hint asks for; nil where it cannot be clicked.
    let command: Command?

    /// The same hint in other words.
    func saying(_ words: String) -> Hint { Hint(key: key, words: words, command: command) }

    /// The same hint under another key that means the same.
    func under(_ key: String) -> Hint { Hint(key: key, words: words, command: command) }

    /// The same where letters are text, under a key that is none; nil where there is no such key.
    var withoutLetters: Hint? {
      switch command {
      case .down, .open, .back: self
      case .zoom: under("F5")
      case .help: under("F1")
      case .quit: under("Ctrl-C")
      default: nil
      }
    }

    /// The key where there are no arrows to draw: one that stands alone by its name, since the letter in
    /// its place would be read as another key.
    var keyInASCII: String {
      let names: [Substring: Substring] = ["↑": "Up", "↓": "Down", "←": "Left", "→": "Right"]
      return key.split(separator: " ").map { names[$0] ?? $0 }.joined(separator: " ")
    }

    /// Whether it stays in the narrowest footer: how to get help, and out.
    var isPinned: Bool { command == .help || command == .quit }
  }

  init(
    _ keyWords: String,
    _ words: String,
    mouse: String? = nil,
    hint: Hint? = nil,
    keys: [(key: Key, command: Command)]
  ) {
    self.keyWords = keyWords
    self.words = words
    self.mouse = mouse
    self.hint = hint
    self.keys = keys
  }

  /// A line whose keys all ask for one thing.
  init(
    _ keyWords: String,
    _ command: Command,
    _ words: String,
    mouse: String? = nil,
    hint: String? = nil,
    keys: [Key]
  ) {
    let key = keyWords.split(separator: " ").first.map(String.init) ?? keyWords
    self.init(
      keyWords,
      words,
      mouse: mouse,
      hint: hint.map { Hint(key: key, words: $0, command: command) },
      keys: keys.map { ($0, command) }
    )
  }
}
