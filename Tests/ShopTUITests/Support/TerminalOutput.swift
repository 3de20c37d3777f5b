/// The bytes that reached a terminal, taken apart as a terminal does.
struct TerminalOutput {
  /// What is shown, without all that only tells the terminal something.
  private(set) var text = ""
  /// What the terminal was told that neither ncurses nor the shop tells it.
  private(set) var foreign: [String] = []
  /// Whether it was just asked for its background, and may be asked next what it is.
  private var wasAsked = false

  /// Takes apart what was written for TERM=xterm-256color, or by a shell without colours.
  init(_ bytes: [UInt8]) {
    if let valid = String(validating: bytes, as: UTF8.self) {
      let scalars = Array(valid.unicodeScalars)
      var rest = scalars[...]
      while let scalar = rest.popFirst() { take(scalar, &rest) }
    } else {
      foreign.append("bytes that are no UTF-8")
    }
  }

  private mutating func take(
    _ scalar: Unicode.Scalar,
    _ rest: inout ArraySlice<Unicode.Scalar>
  ) {
    switch scalar {
    case "\u{1b}":
      let sequence = Self.sequence(&rest)
      let isSecondQuestion = wasAsked && sequence == "[c"
      wasAsked = sequence == "]11;?\u{7}"
      if !isSecondQuestion, !Self.isOurs(sequence) { foreign.append("ESC " + sequence) }
    case "\r", "\n", "\u{8}": break
    default:
      text.unicodeScalars.append(scalar)
      if !Self.isCharacter(scalar) { foreign.append(scalar.escaped(asASCII: true)) }
    }
  }

  /// What follows an escape, to its end.
  private static func sequence(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    var sequence = ""
    while let scalar = rest.popFirst() {
      sequence.unicodeScalars.append(scalar)
      switch sequence.unicodeScalars.first {
      case "[":
        if sequence.unicodeScalars.count > 1, ("@"..."~").contains(scalar) { return sequence }
      case "]": if scalar == "\u{7}" { return sequence }
      case "(", ")": if sequence.unicodeScalars.count == 2 { return sequence }
      default: return sequence
      }
    }
    return sequence
  }

  /// Whether ncurses says it with xterm's terminfo, or it stands in `TerminalBytes`.
  private static func isOurs(_ sequence: String) -> Bool {
    guard let end = sequence.last else { return false }
    let parameters = sequence.dropFirst().dropLast()
    switch (sequence.first, end) {
    case ("[", "m"): return isStyle(parameters)
    case ("[", "H"), ("[", "d"), ("[", "G"), ("[", "X"), ("[", "P"), ("[", "@"), ("[", "K"),
      ("[", "A"), ("[", "B"), ("[", "C"), ("[", "D"), ("[", "r"), ("[", "L"), ("[", "M"),
      ("[", "b"), ("[", "S"), ("[", "T"):
      return parameters.allSatisfy { $0.isNumber || $0 == ";" }
    case ("[", "J"): return ["", "2"].contains(parameters)
    case ("[", "h"), ("[", "l"):
      let modes = [
        "?1", "?7", "?12", "?25", "?1000", "?1002", "?1006", "?1049", "?2004", "4", "?12;25",
      ]
      return modes.contains(String(parameters))
    case ("[", "t"): return ["22;0;0", "23;0;0"].contains(parameters)
    case ("]", "\u{7}"):
      if parameters == "11;?" { return true }
      return parameters.hasPrefix("52;c;")
        && parameters.dropFirst(5).allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0))
        }
    default: return ["(B", ">", "=", "M"].contains(sequence)
    }
  }

  /// Whether a theme uses these; blinking, hidden and struck text none does.
  private static func isStyle(_ parameters: Substring) -> Bool {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
    if [38, 48].contains(numbers.first), numbers.count == 3 { return numbers[1] == 5 }
    var rest = numbers[...]
    while let number = rest.popFirst() {
      if [38, 48].contains(number), rest.first == 5 {
        rest = rest.dropFirst(2)
      } else if ![0, 1, 2, 3, 4, 7, 39, 49].contains(number), !(30...37).contains(number),
        !(40...47).contains(number), !(90...97).contains(number), !(100...107).contains(number)
      {
        return false
      }
    }
    return true
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
