@testable import ShopTUI

/// The tables of the documentation, as the code has them.
extension Keymap {
  var markdown: String {
    let head = ["| keys | what they do | mouse |", "|---|---|---|"]
    let lines = bindings.map { binding in
      let keys = binding.keyWords.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
      return "| \(keys) | \(binding.words) | \(binding.mouse ?? "") |"
    }
    return (head + lines).joined(separator: "\n")
  }
}

@MainActor extension RouteTable {
  static let head = "| place | link | example | tab |"

  var markdown: String {
    let lines = rows.map { "| \($0[0]) | `\($0[1])` | `\($0[2])` | \($0[3]) |" }
    return ([Self.head, "|---|---|---|---|"] + lines).joined(separator: "\n")
  }
}
