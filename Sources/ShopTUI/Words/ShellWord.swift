nonisolated extension String {
  /// The text as one word of a command line, in single quotes if a shell would read it differently.
  var asShellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "_-./+,:@%".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
