import DesignSystem
import Foundation
import SceneNavigation
import ShopCore
import ShopTestSupport
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The table of routes` {
  private func column(of cell: String, in line: String) -> Int? {
    line.range(of: cell).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
  }

  @Test func `has a line for every form of link, in columns`() throws {
    let lines = RouteTable().text.split(separator: "\n").map(String.init)

    let onShelf = try #require(lines.first { $0.contains(" category/SLUG/product/ID ") })
    let cells = ["Product in a category", "category/SLUG", "myshop://category/tea/product", "Home"]
    #expect(lines.count == LinkTable.shop.forms.count + 1)
    #expect(
      cells.map { column(of: $0, in: onShelf) }
        == ["PLACE", "LINK", "EXAMPLE", "TAB"].map { column(of: $0, in: lines[0]) }
    )
    for line in lines { #expect(line.last != " ") }
  }

  @Test func `is written in Markdown as well`() {
    let lines = RouteTable().markdown.split(separator: "\n")

    #expect(lines.count == LinkTable.shop.forms.count + 2)
    #expect(lines[0] == RouteTable.head)
    #expect(
      lines.contains(
        "| Product | `search/product/ID?q=TEXT` | `myshop://search/product/teapot?q=tea` | Search |"
      )
    )
  }
}

@MainActor @Suite struct `The graph of screens` {
  /// All of the shop is walked through for it, once.
  private static let walked = Result { try RoutesCommand.graph() }
  private let graph: ScreenGraph

  init() throws {
    graph = try Self.walked.get()
  }

  @Test(arguments: LinkTable.shop.forms)
  func `comes to every place that has a link`(form: LinkForm) {
    let node = ScreenGraph.Node(tab: form.tab, row: form.screen)

    #expect(graph.nodes.contains(node))
    #expect(form.row.isRoot || graph.edges.contains { $0.end == node })
  }

  @Test func `comes to no place without a link`() {
    let linked = Set(LinkTable.shop.forms.map { ScreenGraph.Node(tab: $0.tab, row: $0.row.id) })

    #expect(linked.isSuperset(of: graph.nodes))
  }

  @Test func `has an arrow for a row that leads to another tab`() {
    let product = ScreenGraph.Node(tab: .profile, row: "product")
    let shelf = ScreenGraph.Node(tab: .home, row: "category")

    #expect(graph.edges.contains(ScreenGraph.Edge(start: product, end: shelf)))
    #expect(!graph.edges.contains(ScreenGraph.Edge(start: shelf, end: product)))
  }

  @Test func `is drawn for Mermaid and Graphviz`() {
    #expect(graph.mermaid.hasPrefix("flowchart LR\n  subgraph Home\n    homeHome[\"Home\"]\n"))
    #expect(graph.mermaid.contains("\n  homeHome --> homeProduct"))
    #expect(graph.dot.hasPrefix("digraph shop {\n  rankdir=LR\n  subgraph cluster_home {\n"))
    #expect(graph.dot.contains("\n  homeHome -> homeProduct\n"))
    #expect(graph.dot.hasSuffix("\n}"))
  }

  @Test func `is written as JSON with the table`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try graph.json().utf8))

    let document = try #require(object as? [String: [[String: String]]])
    let places = try #require(document["places"])
    let edges = try #require(document["edges"])
    #expect(places.map { $0["link"] } == LinkTable.shop.forms.map(\.spelling))
    #expect(edges.count == graph.edges.count)
    #expect(edges.contains(["from": "homeHome", "to": "homeCart"]))
    let screens = Set(places.map { $0["screen"] })
    for edge in edges { #expect(screens.contains(edge["from"]) && screens.contains(edge["to"])) }
  }
}

@MainActor @Suite struct `Every route's screen` {
  private func expectScreen(of route: AnyRoute, in tab: AppTab) throws {
    let stage = try Stage(windows: 1)
    let entry = Entry(
      id: Entry.ID(scene: SceneID(number: 1), number: 1),
      route: route,
      cause: .link
    )

    let screen = RouteScreens.screen(
      for: BackStack(entries: [entry]),
      in: tab,
      of: stage.app.shop.state
    )

    #expect(screen.title != "Gone")
    #expect(!screen.blocks.isEmpty)
  }

  @Test(arguments: HomeRoute.examples) func `is there in Home`(route: HomeRoute) throws {
    try expectScreen(of: AnyRoute(route), in: .home)
  }

  @Test(arguments: ProfileRoute.examples) func `is there in Profile`(route: ProfileRoute) throws {
    try expectScreen(of: AnyRoute(route), in: .profile)
  }

  @Test(arguments: SearchRouteExamples.allCases)
  func `is there in Search`(example: SearchRouteExamples) throws {
    try expectScreen(of: AnyRoute(example.route), in: .search)
  }

  @Test(arguments: LinkTable.shop.forms)
  func `is there for the example of every link`(form: LinkForm) throws {
    let shop = try Stage(windows: 1).app.shop.state
    let target = try DeepLink(form.example).target(in: shop)

    for route in target.path.routes { try expectScreen(of: route, in: target.tab) }
  }
}
