import ArgumentParser
import SceneNavigation
import ShopCore
import ShopData

/// What a shell offers for a value that is being typed, from what is kept.
///
/// Where nothing can be read there is nothing to offer: a shell has no room for the reason.
nonisolated enum ShellCompletion {
  /// The sessions there are.
  static var sessions: CompletionKind {
    .custom { _, _, _ in MainActor.assumeIsolated { sessionNames } }
  }

  /// The letters of the windows of the session that is named before.
  static var windows: CompletionKind {
    .custom { words, _, _ in
      MainActor.assumeIsolated { letters(in: SessionName(in: words) ?? .standard) }
    }
  }

  /// The places of the shop.
  static var links: CompletionKind {
    .custom { _, _, typed in
      let found = MainActor.assumeIsolated { links(beginning: typed) }
      // zsh takes what follows a colon for a description.
      return CompletionShell.requesting == .zsh
        ? found.map { $0.replacing(":", with: #"\:"#) } : found
    }
  }

  /// The lessons there are.
  static var lessons: CompletionKind {
    .custom { _, _, _ in MainActor.assumeIsolated { Lesson.all.map(\.name) } }
  }

  @MainActor private static var database: ShopDatabase? {
    try? SessionOptions.stateDirectory.openExistingDatabase()
  }

  @MainActor private static var sessionNames: [String] {
    (try? database?.sessions().compactMap { SessionName($0.name)?.description }) ?? []
  }

  @MainActor private static func letters(in session: SessionName) -> [String] {
    guard let stored = try? database?.storedScenes(of: session) else { return [] }
    return Restoration(of: stored).state.windows.map(\.window.letter)
  }

  @MainActor private static func links(beginning typed: String) -> [String] {
    guard let catalog = try? DependencyContainer.catalog(in: database) else { return [] }
    return ShopState(catalog: catalog).links(beginning: typed)
  }
}

extension ShopState {
  /// The whole links that a text is the beginning of, in their order and without their scheme
  /// unless the text has one: shells break words at a colon.
  ///
  /// Nothing is offered behind signs that no link has: bash would carry out what is offered to it
  /// with a `$` in it.
  func links(beginning typed: String) -> [String] {
    guard typed.utf8.allSatisfy(\.isPartOfLinks) else { return [] }
    let texts = LinkTable.shop.completions(of: typed, ids: ids).map(\.text).filter {
      $0.contains("://") == typed.contains("://")
    }
    return texts.flatMap { text in
      guard text.hasSuffix("/") else { return [text] }
      // A place that is offered itself is gone on from once it stands there.
      return texts.contains(String(text.dropLast())) ? [] : links(beginning: text)
    }.filter { $0.hasPrefix(typed) }
  }
}

nonisolated extension UInt8 {
  /// Whether it means nothing to a shell, and can stand in a link.
  fileprivate var isPartOfLinks: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "%", "/", ":", "?", "=": true
    default: false
    }
  }
}

extension SessionName {
  /// The session that the words of a command line name; nil where they name none.
  nonisolated fileprivate init?(in words: [String]) {
    let option = "--session"
    for (index, word) in words.enumerated() {
      if word == option, index + 1 < words.count {
        self.init(words[index + 1])
        return
      }
      if word.hasPrefix(option + "=") {
        self.init(String(word.dropFirst(option.count + 1)))
        return
      }
    }
    return nil
  }
}
