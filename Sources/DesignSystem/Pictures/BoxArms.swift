/// The lines of a box-drawing character, from the middle of its cell to its edges.
struct BoxArms: Hashable {
  let up: Bool
  let right: Bool
  let down: Bool
  let left: Bool
  let isHeavy: Bool

  /// Nil unless it is a box-drawing character of a single weight.
  init?(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar), let arms = Self.arms[scalar] else { return nil }
    self = arms
  }

  private init(_ arms: String, isHeavy: Bool) {
    up = arms.contains("u")
    right = arms.contains("r")
    down = arms.contains("d")
    left = arms.contains("l")
    self.isHeavy = isHeavy
  }

  private static let arms: [Unicode.Scalar: BoxArms] = {
    let shapes: [(light: Unicode.Scalar, heavy: Unicode.Scalar, arms: String)] = [
      ("─", "━", "lr"), ("│", "┃", "ud"), ("┌", "┏", "rd"), ("┐", "┓", "dl"), ("└", "┗", "ur"),
      ("┘", "┛", "ul"), ("├", "┣", "urd"), ("┤", "┫", "udl"), ("┬", "┳", "rdl"),
      ("┴", "┻", "url"), ("┼", "╋", "urdl"),
    ]
    return shapes.reduce(into: [:]) { table, shape in
      table[shape.light] = BoxArms(shape.arms, isHeavy: false)
      table[shape.heavy] = BoxArms(shape.arms, isHeavy: true)
    }
  }()
}
