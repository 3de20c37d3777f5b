import Platform
import SceneNavigation
import ShopCore

extension ScreenGraph {
  /// For Mermaid, with a box for each tab.
  var mermaid: String {
    let tabs = AppTab.allCases.flatMap { tab in
      ["  subgraph \(tab.title)"] + nodes(in: tab).map { "    \($0.id)[\"\($0.name)\"]" } + [
        "  end"
      ]
    }
    let arrows = edges.map { "  \($0.start.id) --> \($0.end.id)" }
    return (["flowchart LR"] + tabs + arrows).joined(separator: "\n")
  }

  /// For Graphviz, with a cluster for each tab.
  var dot: String {
    let tabs = AppTab.allCases.flatMap { tab in
      ["  subgraph cluster_\(tab.rawValue) {", "    label=\"\(tab.title)\""]
        + nodes(in: tab).map { "    \($0.id) [label=\"\($0.name)\"]" } + ["  }"]
    }
    let arrows = edges.map { "  \($0.start.id) -> \($0.end.id)" }
    return (["digraph shop {", "  rankdir=LR"] + tabs + arrows + ["}"]).joined(separator: "\n")
  }

  func json() throws -> String {
    let places = LinkTable.shop.forms.map { form in
      [
        "name": form.row.name, "link": form.spelling, "example": form.example,
        "tab": form.tab.rawValue, "screen": Node(tab: form.tab, row: form.screen).id,
      ]
    }
    let arrows = edges.map { ["from": $0.start.id, "to": $0.end.id] }
    return try ["places": places, "edges": arrows].prettyJSON()
  }

  private func nodes(in tab: AppTab) -> [Node] { nodes.filter { $0.tab == tab } }
}

extension ScreenGraph.Node {
  fileprivate var name: String { LinkTable.shop.row(row)?.name ?? row }
}
