import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `Search` {
  @Test func `says what to do before anything is typed`() {
    let screen = searchScreen(in: context(in: .search))

    #expect(
      picture(screen) == """
        › Find  product, category or person

               Press / or Enter and type;
                results come as you type.
        """
    )
    #expect(actions(of: screen) == [.scene(.beginEditing(.root(.search), .query))])
  }

  @Test func `says no key that is text while one types`() {
    let screen = searchScreen(in: context(in: .search, view: ViewState(editing: .query)))

    #expect(picture(screen).contains("Results come as you type."))
  }

  @Test func `takes spaces for nothing`() {
    let screen = searchScreen(in: looking(for: "   "))

    #expect(picture(screen).contains("Press / or Enter"))
  }

  @Test func `shows shelves, people and products`() {
    let screen = searchScreen(in: looking(for: "te"))

    #expect(
      picture(screen) == """
        › Find  te

         4 results
          Tea & Coffee   category             2
          Tess   person               0 reviews
          Teapot                         €24.50
          Cup  sold out · in Tea & Coff…  €9.00
        """
    )
  }

  @Test func `appends what was found to its own path`() {
    let screen = searchScreen(in: looking(for: "te"))

    #expect(
      actions(of: screen).dropFirst() == [
        .scene(.navigate(.search(AnyRoute(Category.ID("tea"))))),
        .scene(.navigate(.search(AnyRoute(Person.ID("tess"))))),
        .scene(.navigate(.search(AnyRoute(Product.ID("teapot"))))),
        .scene(.navigate(.search(AnyRoute(Product.ID("cup"))))),
      ]
    )
  }

  @Test func `marks what was searched for in every kind of name`() {
    let screen = searchScreen(in: looking(for: "te co"))
    let all = searchScreen(in: looking(for: "t"))

    #expect(marks(in: screen) == [[0..<2, 6..<8], [0..<2], []])
    #expect(marks(in: all) == [[0..<1], [0..<1], [0..<1], []])
  }

  @Test(arguments: [
    ("rossignol", "Hero Elite  Rossignol"), ("hero", "Hero Elite  Rossignol"),
    ("carving", "Hero Elite  Rossignol · tag carving"),
    ("r26", "Hero Elite  Rossignol · SKU R26-7"),
    ("170", "Hero Elite  Rossignol · 170"), ("tess", "Hero Elite  Rossignol · reviewed by Tess"),
    ("races", "Hero Elite  Rossignol · …skis for races only."),
  ])
  func `says who made it, and why it was found where the name does not`(
    typed: String,
    row: String
  ) {
    let ski = Product(
      id: "ski",
      name: "Hero Elite",
      category: "snow",
      brand: "Rossignol",
      tags: ["carving"],
      options: ["Length"],
      variants: [Variant(id: "170", values: ["170"], sku: "R26-7", price: nil, stock: nil)],
      description: "Short and stiff skis for races only.",
      reviews: [Review(author: "tess", rating: 4, title: "", text: "", day: "")]
    )
    let catalog = Catalog(
      name: "Shop",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [ski],
      people: [Person(id: "tess", name: "Tess")]
    )
    let view = ViewState(drafts: [.query: TextDraft(typed)])

    let screen = searchScreen(in: context(ShopState(catalog: catalog), in: .search, view: view))

    #expect(picture(screen, width: 80).contains(row))
  }

  @Test func `says that there is more than it shows`() {
    let many = Catalog(
      name: "Corner shop",
      currency: Currency(code: "EUR"),
      categories: [],
      products: (0..<300).map { number in
        Product(
          id: Product.ID(rawValue: "\(number)"),
          name: "Tea \(number)",
          category: "tea",
          price: nil,
          stock: nil
        )
      },
      people: []
    )
    let view = ViewState(drafts: [.query: TextDraft("te")])

    let screen = searchScreen(in: context(ShopState(catalog: many), in: .search, view: view))

    #expect(picture(screen).contains(" 200+ results"))
    #expect(actions(of: screen).count == 201)
  }

  @Test func `says that nothing was found`() {
    let screen = searchScreen(in: looking(for: "zeppelin"))

    #expect(
      picture(screen) == """
        › Find  zeppelin

               No results for “zeppelin”.
        """
    )
  }

  @Test(arguments: [(FieldID?.some(.query), Int?.some(2)), (nil, nil)])
  func `has a cursor only while it is typed into`(editing: FieldID?, cursor: Int?) {
    var view = looking(for: "te").view
    view.editing = editing

    let screen = searchScreen(in: context(in: .search, view: view))

    guard case .field(let field) = screen.selectable(0)?.content else {
      Issue.record("The first row is no field.")
      return
    }
    #expect(field.cursor == cursor)
  }

  /// The marks of each result, from top to bottom.
  private func marks(in screen: Screen) -> [[Range<Int>]] {
    (1..<actions(of: screen).count).compactMap { index in
      if case .item(let item)? = screen.selectable(index)?.content { item.marks } else { nil }
    }
  }

  private func looking(for text: String) -> ScreenContext {
    context(in: .search, view: ViewState(drafts: [.query: TextDraft(text)]))
  }
}
