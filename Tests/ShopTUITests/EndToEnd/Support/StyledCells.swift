/// The cells of a styled capture, each with the look its terminal gives it.
///
/// However the same picture was written, its cells are the same: a blank that shows no style has
/// none.
struct StyledCells: Equatable {
  private(set) var rows: [[Cell]] = []

  struct Cell: Equatable {
    let character: Character
    let look: Look
  }

  struct Look: Equatable {
    var foreground: [Int] = []
    var background: [Int] = []
    var attributes: Set<Int> = []

    /// What is seen of it where no character stands.
    var onBlank: Look {
      Look(background: background, attributes: attributes.intersection([4, 7]))
    }
  }

  init(_ lines: [String]) {
    var look = Look()
    for line in lines {
      var row: [Cell] = []
      var rest = line[...]
      while let character = rest.popFirst() {
        guard character == "\u{1b}", rest.first == "[" else {
          row.append(Cell(character: character, look: character == " " ? look.onBlank : look))
          continue
        }
        let parameters = rest.dropFirst().prefix { $0 != "m" }
        rest = rest[parameters.endIndex...].dropFirst()
        look.apply(parameters.split(separator: ";").map { Int($0) ?? 0 })
      }
      while row.last == Cell(character: " ", look: Look()) { row.removeLast() }
      rows.append(row)
    }
  }
}

extension StyledCells.Look {
  /// Takes the numbers of one sequence, as terminals do (ECMA-48, SGR).
  fileprivate mutating func apply(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = StyledCells.Look()
      case 1...9: attributes.insert(number)
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(number - 20)
      case 30...37, 90...97: foreground = [number]
      case 40...47, 100...107: background = [number]
      case 39: foreground = []
      case 49: background = []
      case 38: foreground = Array(rest.popFirst(2))
      case 48: background = Array(rest.popFirst(2))
      default: break
      }
    }
  }
}

extension ArraySlice {
  fileprivate mutating func popFirst(_ count: Int) -> ArraySlice {
    defer { self = dropFirst(count) }
    return prefix(count)
  }
}
