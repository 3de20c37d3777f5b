import DesignSystem
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `Search` {
  @Test func `says what to do before anything is typed`() {
    let screen = searchScreen(in: context(in: .search))

    #expect(
      picture(screen) == """
        › Find  name, shelf or person

           Press / or Enter and type: results
                     come as you do.
        """
    )
    #expect(actions(of: screen) == [.scene(.beginEditing(.root(.search), .query))])
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

         3 results
          Tea & Coffee   shelf                2
          Tess   person               0 reviews
          Teapot                         €24.50
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
      ]
    )
  }

  @Test func `says that nothing was found`() {
    let screen = searchScreen(in: looking(for: "zeppelin"))

    #expect(
      picture(screen) == """
        › Find  zeppelin

           Nothing here is called “zeppelin”.
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

  private func looking(for text: String) -> ScreenContext {
    context(in: .search, view: ViewState(drafts: [.query: TextDraft(text)]))
  }
}
