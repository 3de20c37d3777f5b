import DesignSystem
import SceneNavigation
import ShopCore

/// The table of links, for people to read.
struct RouteTable {
  let rows = LinkTable.shop.forms.map { form in
    [form.row.name, form.spelling, form.example, form.tab.title]
  }

  var text: String {
    let lines = [["PLACE", "LINK", "EXAMPLE", "TAB"]] + rows
    let widths = (0..<3).map { column in
      lines.map { TextCells.width(of: $0[column]) }.max() ?? 0
    }
    return lines.map { line in
      zip(line, widths).map { $0.padded(to: $1 + 2) }.joined() + line[3]
    }.joined(separator: "\n")
  }
}
