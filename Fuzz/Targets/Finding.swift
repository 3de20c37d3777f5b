/// An input that lacks a property which every input should have.
struct Finding: Error, CustomStringConvertible {
  let description: String

  static func unless(_ holds: Bool, _ words: @autoclosure () -> String) throws(Finding) {
    if !holds { throw Finding(description: words()) }
  }
}
