/// What should hold for every input, and did not for one.
struct Finding: Error, CustomStringConvertible {
  let description: String

  /// Sees to it that something holds; the words say what is wrong where it does not.
  static func unless(_ holds: Bool, _ words: @autoclosure () -> String) throws(Finding) {
    if !holds { throw Finding(description: words()) }
  }
}
