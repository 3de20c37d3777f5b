import DesignSystem
import SceneNavigation
import ShopCore

/// The table of links, for people to read.
struct RouteTable {
  private let rows = LinkTable.shop.forms.map { form in
    [form.row.name, form.spelling, form.example, form.tab.title]
  }

  /// In columns, for the terminal.
  var text: String {
    let lines = [["PLACE", "LINK", "EXAMPLE", "TAB"]] + rows
    let widths = (0..<4).map { column in
      lines.map { TextCells.width(of: $0[column]) }.max() ?? 0
    }
    return lines.map { line in
      zip(line.dropLast(), widths).map { cell, width in
        cell + String(repeating: " ", count: width - TextCells.width(of: cell) + 2)
      }.joined() + (line.last ?? "")
    }.joined(separator: "\n")
  }

  /// As in the documentation.
  var markdown: String {
    let lines = rows.map { "| \($0[0]) | `\($0[1])` | `\($0[2])` | \($0[3]) |" }
    return ([Self.head, "|---|---|---|---|"] + lines).joined(separator: "\n")
  }

  /// The first line of the table in the documentation.
  static let head = "| place | link | example | tab |"
}
