import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Which screen leads to which, found by building every reachable screen and reading its rows.
struct ScreenGraph {
  /// A kind of screen in a tab.
  struct Node: Hashable {
    let tab: AppTab
    /// The id of its row in the table of links.
    let row: String

    /// Letters only, such as `searchProduct`.
    var id: String {
      tab.rawValue + row.prefix(1).uppercased() + row.dropFirst()
    }
  }

  struct Edge: Hashable {
    let start: Node
    let end: Node
  }

  /// In the order of the table of links, like the edges.
  let nodes: [Node]
  let edges: [Edge]

  /// The graph of a shop; the Search screen is built with each of these texts in its field.
  init(of shop: ShopState, searching texts: [String]) {
    var nodes: Set<Node> = []
    var edges: Set<Edge> = []
    var known: Set<Destination> = []
    var waiting = AppTab.allCases.flatMap { tab in
      ([""] + (tab == .search ? texts : [])).map { text in
        (
          Node(tab: tab, row: tab.rawValue),
          BackStack(root: ViewState(drafts: [.query: TextDraft(text)]))
        )
      }
    }
    while !waiting.isEmpty {
      let (node, stack) = waiting.removeLast()
      nodes.insert(node)
      for destination in RouteScreens.screen(for: stack, in: node.tab, of: shop).destinations {
        guard let end = Node(destination) else { continue }
        edges.insert(Edge(start: node, end: end))
        if known.insert(destination).inserted { waiting.append((end, BackStack(destination))) }
      }
    }
    self.nodes = nodes.sorted { $0.line < $1.line }
    self.edges = edges.sorted { ($0.start.line, $0.end.line) < ($1.start.line, $1.end.line) }
  }
}

extension ScreenGraph.Node {
  /// Its index in the table of links; after all of them if it has no link.
  fileprivate var line: Int {
    LinkTable.shop.forms.firstIndex { $0.tab == tab && $0.row.id == row } ?? .max
  }

  /// The kind of screen a destination shows; nil if the shop has no such place.
  fileprivate init?(_ destination: Destination) {
    guard let row = Place(destination.route)?.row else { return nil }
    self.init(tab: destination.tab, row: row.id)
  }
}

extension BackStack {
  fileprivate init(_ destination: Destination) {
    let id = Entry.ID(scene: SceneID(number: 1), number: 1)
    self.init(entries: [Entry(id: id, route: destination.route, cause: .script)])
  }
}

extension Screen {
  /// Where its rows lead, from top to bottom.
  fileprivate var destinations: [Destination] {
    sequence(state: 0) { index in
      defer { index += 1 }
      return selectable(index)
    }.compactMap { row in
      guard case .scene(let action) = row.action else { return nil }
      return action.destination
    }
  }
}
