import ArgumentParser
import SceneNavigation
import ShopCore
import ShopData

/// `shop routes`: every place with a link, and which screens lead where.
struct RoutesCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "routes",
    abstract: "Print every place with its link, or draw which screen leads to which.",
    discussion: """
      A link opens in the tab its place belongs to, unless it names another tab first: \
      search/product/ID. In Search, ?q=TEXT fills the search field; it is optional. \
      myshop://, myapp:// and https://myshop.example/ mean the same.

      The drawing follows the rows of every screen of the sample shop.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case mermaid
    case dot
  }

  @Option(help: "The table as text, table and screens as json, or the screens for mermaid or dot.")
  var format = Format.text

  func perform() throws {
    switch format {
    case .text: say(RouteTable().text)
    case .json: say(json: try Self.graph().json())
    case .mermaid: say(try Self.graph().mermaid)
    case .dot: say(try Self.graph().dot)
    }
  }

  /// Uses the demonstration shop with a filled cart, so that every screen has all its rows.
  @MainActor static func graph() throws -> ScreenGraph {
    let container = try DependencyContainer()
    let app = container.makeApp(windowCount: 1)
    for product in app.shop.state.catalog.featuredProducts.compactMap(\.self) {
      app.send(.shop(.addToCart(Article(product.id, product.variants.first?.id))), cause: .script)
    }
    return ScreenGraph(of: app.shop.state, searching: ["tea", "ada"])
  }
}
