import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A selected row` {
  @Test(arguments: [
    (row: 4, words: "One more"), (row: 5, words: "Remove"), (row: 6, words: "Check out"),
  ])
  func `stays the selected one when another window takes out what stands above it`(
    row: Int,
    words: String
  ) throws {
    let stage = try CartStage(of: ["teapot", "cup"])
    stage.look(at: row, in: "B")
    #expect(stage.selected("B").contains(words))
    let article = Article("teapot", stage.variant(of: "teapot"))

    stage.carryOut(.shop(.setQuantity(0, of: article)))

    #expect(stage.selected("B").contains(words))
    #expect(stage.selection("B") == row - 3)
  }

  @Test func `stays the selected one when another window adds something`() throws {
    let stage = try CartStage(of: ["teapot"])
    stage.look(at: 3, in: "B")

    stage.carryOut(.shop(.addToCart(Article("cup", stage.variant(of: "cup")))))

    #expect(stage.selected("B").contains("Check out"))
  }

  @Test func `is the one of the same thing when there is more of that`() throws {
    let stage = try CartStage(of: ["teapot", "cup"])
    stage.look(at: 4, in: "B")
    let cup = Article("cup", stage.variant(of: "cup"))

    stage.carryOut(
      .shop(.setQuantity(7, of: cup)),
      .shop(.setQuantity(0, of: Article("teapot", stage.variant(of: "teapot"))))
    )

    #expect(stage.selected("B").contains("One more"))
    #expect(stage.selection("B") == 1)
  }

  @Test func `that is gone leaves the one in its place`() throws {
    let stage = try CartStage(of: ["teapot", "cup"])
    stage.look(at: 0, in: "B")

    stage.carryOut(.shop(.setQuantity(0, of: Article("teapot", stage.variant(of: "teapot")))))

    #expect(stage.selection("B") == 0)
    #expect(stage.selected("B").contains("Cup"))
  }

  @Test func `is looked for before the next key is heard`() throws {
    let stage = try CartStage(of: ["teapot", "cup"])
    stage.look(at: 6, in: "B")
    stage.stage.app.send(
      .shop(.setQuantity(0, of: Article("teapot", stage.variant(of: "teapot")))),
      cause: .click
    )

    stage.stage.burst([.key(Key(.tab)), .key(Key(.enter))])

    let focus = try #require(stage.stage.desktop.focusedView)
    #expect(focus.window.letter == "B")
    #expect(focus.router.presented?.content == .fullScreenCover(.checkout))
  }

  @Test func `stays in sight of a page that is covered while the terminal is made smaller`() throws
  {
    let stage = try Stage(windows: 1, columns: 80, rows: 24)
    let a = try #require(stage.window("A"))
    stage.app.windows.router(a)?.coordinator(of: AppTab.home.position, for: HomeRoute.self)
      .navigate(to: .reviews("teapot"))
    stage.desktop.draw()
    stage.press(Key(.end))
    #expect(stage.desktop.canvas.text.contains("› [ Write a review ]"))

    stage.app.send(.scene(.present(.sheet(.writeReview("teapot"))), in: a), cause: .script)
    stage.desktop.resize(to: (24, 10))
    stage.desktop.draw()
    stage.press(Key(.escape))

    let content = try #require(stage.desktop.focusedView).current
    #expect(content.isSelectionInSight)
    #expect(stage.desktop.canvas.text.contains("› [ Write a review ]"))
  }

  @Test func `is in sight of a page that was left in a larger terminal`() throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 40)
    for _ in 0..<20 { stage.press(Key(.down)) }
    let words = try #require(stage.selectedWords)

    stage.press(Key(.enter), .character("2"))
    stage.desktop.resize(to: (30, 12))
    stage.press(.character("1"), Key(.escape))

    #expect(stage.selectedWords == words)
    #expect(try #require(stage.desktop.focusedView).current.isSelectionInSight)

    let again = Desktop(
      app: stage.app,
      canvas: Canvas(width: 24, height: 10)
    )
    #expect(try #require(again.focusedView).current.isSelectionInSight)
  }

  @Test func `stays on a screen that one comes back to`() throws {
    let stage = try CartStage(of: ["teapot", "cup"])
    stage.look(at: 3, in: "B")
    stage.stage.press(Key(.tab), Key(.enter))
    #expect(stage.stage.desktop.canvas.text.contains("Cart › Cup"))

    stage.carryOut(.shop(.setQuantity(0, of: Article("teapot", stage.variant(of: "teapot")))))
    stage.carryOut(.shop(.addToCart(Article("wick", stage.variant(of: "wick")))))
    stage.stage.press(Key(.escape))

    #expect(stage.selected("B").contains("Cup"))
    #expect(stage.selection("B") == 0)
  }

  @Test func `stays the selected one of a window that is hidden meanwhile`() throws {
    let stage = try CartStage(of: ["teapot", "cup"])
    stage.look(at: 5, in: "B")

    stage.stage.press(.character("z"))
    stage.carryOut(.shop(.setQuantity(0, of: Article("teapot", stage.variant(of: "teapot")))))
    stage.stage.press(.character("z"))

    #expect(stage.selected("B").contains("Remove"))
    #expect(stage.selection("B") == 2)
  }

  @Test func `stays on a tab that is not selected while the window says something`() throws {
    let stage = try CartStage(of: ["teapot"])
    stage.look(at: 3, in: "B")
    let window = try #require(stage.stage.window("B"))
    stage.carryOut(.scene(.selectTab(AppTab.search), in: window))

    stage.stage.desktop.toast("A link landed.", in: window)
    stage.stage.desktop.draw()
    stage.carryOut(.shop(.addToCart(Article("cup", stage.variant(of: "cup")))))
    stage.carryOut(.scene(.selectTab(AppTab.home), in: window))

    #expect(stage.selected("B").contains("Check out"))
  }

  @Test func `stays when somebody says something about the same product`() throws {
    let stage = try Stage(windows: 2)
    for letter in ["A", "B"] { try stage.open(.reviews("teapot"), in: letter) }
    let id = try #require(stage.window("B"))
    let view = try #require(stage.desktop.view(id))
    stage.app.send(
      .scene(.look(view.current.screenID, selection: 1, scroll: 0), in: id),
      cause: .key
    )
    stage.desktop.draw()
    let before = try #require(view.current.selectedRow)

    stage.app.send(
      .shop(.writeReview(of: "teapot", rating: 4, title: "Pours", text: "Well.")),
      cause: .key
    )
    stage.desktop.draw()

    #expect(view.current.selectedRow == before)
  }
}

/// Two windows that show the same cart.
@MainActor private struct CartStage {
  let stage: Stage

  init(of products: [Product.ID]) throws {
    stage = try Stage(windows: 2)
    for product in products {
      stage.app.send(.shop(.addToCart(Article(product, variant(of: product)))), cause: .key)
    }
    for letter in ["A", "B"] { try stage.open(.cart, in: letter) }
  }

  func variant(of product: Product.ID) -> Variant.ID? {
    stage.app.shop.state.catalog.product(product)?.variants.first?.id
  }

  func carryOut(_ actions: Action...) {
    for action in actions { stage.app.send(action, cause: .key) }
    stage.desktop.draw()
  }

  func look(at row: Int, in letter: String) {
    guard let id = stage.window(letter), let view = stage.desktop.view(id) else { return }
    let look = SceneAction.look(view.current.screenID, selection: row, scroll: 0)
    stage.app.send(.scene(look, in: id), cause: .key)
    stage.desktop.draw()
  }

  func selection(_ letter: String) -> Int? {
    stage.window(letter).flatMap { stage.desktop.view($0) }?.current.position.selection
  }

  func selected(_ letter: String) -> String {
    let row = stage.window(letter).flatMap { stage.desktop.view($0) }?.current.selectedRow
    return row.map { "\($0.content)" } ?? ""
  }
}

@MainActor extension Stage {
  fileprivate var selectedWords: String? {
    desktop.focusedView?.current.selectedRow.map { "\($0.content)" }
  }

  fileprivate func open(_ place: Place, in letter: String) throws {
    let id = try #require(window(letter))
    app.send(.scene(.navigate(Destination(place, from: .home)), in: id), cause: .key)
    desktop.draw()
  }
}
