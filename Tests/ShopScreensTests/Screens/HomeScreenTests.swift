import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The home screen` {
  @Test func `shows what is featured, the shelves and the cart`() {
    let screen = homeScreen(in: context())

    #expect(
      picture(screen) == """
         Featured
        › Teapot                         €24.50
          Walnut bureau               €1,234.50

         Categories
          Tea & Coffee  2
          Desk  2
          Attic  0

         Yours
          Cart  empty
        """
    )
  }

  @Test func `leads to products, shelves and the cart within Home`() {
    let screen = homeScreen(in: context())

    #expect(
      actions(of: screen) == [
        go(.product("teapot")), go(.product("bureau")),
        go(.category("tea")), go(.category("desk")), go(.category("attic")), go(.cart),
      ]
    )
  }

  @Test func `says what is in the cart and for how much`() {
    let shop = ShopState.sample.with { $0.cart.setQuantity(2, of: "teapot") }

    let screen = homeScreen(in: context(shop))

    #expect(picture(screen).hasSuffix("  Cart  2 items                  €49.00"))
  }

  private func go(_ route: HomeRoute) -> RowAction { .scene(.navigate(.home(route))) }
}
