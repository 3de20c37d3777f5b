/// One line of the keymap: keys, commands and words.
nonisolated struct KeyBinding {
  let keys: [(key: Key, command: Command)]
  /// The keys as shown, for example `↑ ↓ j k`.
  let keyWords: String
  let words: String
  /// The equivalent mouse gesture; nil if there is none.
  let mouse: String?
  /// A word or two for the footer; nil if it is never shown there.
  let hint: Hint?

  nonisolated struct Hint: Equatable {
    let key: String
    let words: String
    /// The command a click sends; nil if it presses the key, or nothing if there are several.
    let command: Command?

    init(_ key: String, _ words: String, _ command: Command? = nil) {
      (self.key, self.words, self.command) = (key, words, command)
    }

    func saying(_ words: String) -> Hint { Hint(key, words, command) }

    func under(_ key: String) -> Hint { Hint(key, words, command) }

    /// The hint while letters are text, with a key that is not a letter; nil if there is no such
    /// key.
    var withoutLetters: Hint? {
      switch command {
      case .down, .open, .back: self
      case .zoom: under("F5")
      case .help: under("F1")
      case .quit: under("Ctrl-C")
      default: nil
      }
    }

    /// The key without arrow characters.
    ///
    /// A single arrow is spelled out, because a letter in its place would be read as another key.
    var keyInASCII: String {
      let names: [Substring: Substring] = ["↑": "Up", "↓": "Down", "←": "Left", "→": "Right"]
      return key.split(separator: " ").map { names[$0] ?? $0 }.joined(separator: " ")
    }

    /// True if it stays in the narrowest footer: help and quit.
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

  /// A line whose keys all send the same command: those its words name, unless others are given.
  init(
    _ keyWords: String,
    _ command: Command,
    _ words: String,
    mouse: String? = nil,
    hint: String? = nil,
    keys: [Key]? = nil
  ) {
    let key = keyWords.split(separator: " ").first.map(String.init) ?? keyWords
    self.init(
      keyWords,
      words,
      mouse: mouse,
      hint: hint.map { Hint(key, $0, command) },
      keys: (keys ?? keyWords.split(separator: " ").compactMap { Key(words: $0) }).map {
        ($0, command)
      }
    )
  }
}
