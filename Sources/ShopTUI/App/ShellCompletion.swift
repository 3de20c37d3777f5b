import ArgumentParser
import SceneNavigation
import ShopCore
import ShopData

/// Completions for option values.
///
/// Offers nothing if the data cannot be read: a shell has no place for an error.
nonisolated enum ShellCompletion {
  static var sessions: CompletionKind {
    .custom { _, _, _ in MainActor.assumeIsolated { sessionNames } }
  }

  /// The letters of the windows of the session named earlier on the line.
  static var windows: CompletionKind {
    .custom { words, _, _ in
      MainActor.assumeIsolated { letters(in: SessionName(in: words) ?? .standard) }
    }
  }

  static var links: CompletionKind {
    .custom { _, _, typed in
      let found = MainActor.assumeIsolated { links(beginning: typed) }
      // zsh takes what follows a colon for a description.
      return CompletionShell.requesting == .zsh
        ? found.map { $0.replacing(":", with: #"\:"#) } : found
    }
  }

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
  /// The full links that start with a text, in their order; without the scheme unless the text has
  /// it, because shells break words at a colon.
  ///
  /// Offers nothing after characters no link has: bash would execute a `$` in a completion.
  func links(beginning typed: String) -> [String] {
    guard typed.utf8.allSatisfy(\.isPartOfLinks) else { return [] }
    let texts = LinkTable.shop.completions(of: typed, ids: ids).map(\.text).filter {
      $0.contains("://") == typed.contains("://")
    }
    return texts.flatMap { text in
      guard text.hasSuffix("/") else { return [text] }
      // A complete place may be continued.
      return texts.contains(String(text.dropLast())) ? [] : links(beginning: text)
    }.filter { $0.hasPrefix(typed) }
  }
}

nonisolated extension UInt8 {
  /// True if it may be part of a link and has no special meaning to a shell.
  fileprivate var isPartOfLinks: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "%", "/", ":", "?", "=": true
    default: false
    }
  }
}

extension SessionName {
  /// The session named on a command line; nil if none is.
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
