import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `A title` {
  @Test(
    arguments: [
      (Place.category("tea"), "Tea & Coffee"), (.category("cellar"), "cellar"),
      (.product("teapot"), "Teapot"), (.product("kettle"), "kettle"),
      (.reviews("teapot"), "Reviews"), (.person("ada"), "Ada Nwosu"), (.person("nemo"), "nemo"),
      (.cart, "Cart"), (.orders, "Orders"), (.order("1001"), "Order 1001"), (.people, "People"),
      (.settings, "Settings"), (.section(.appearance), "Appearance"), (.section(.prices), "Prices"),
      (.section(.mouse), "Mouse"), (.section(.about), "About"),
    ]
  )
  func `names every place`(place: Place, expected: String) {
    #expect(ShopState.sample.title(of: place) == expected)
  }

  @Test(
    arguments: [
      (AnyRoute(HomeRoute.product("teapot")), "Teapot"),
      (AnyRoute(ProfileRoute.order("1001")), "Order 1001"),
      (AnyRoute(Person.ID("ada")), "Ada Nwosu"),
      (AnyRoute(ProductReviews(of: "teapot")), "Reviews"),
    ]
  )
  func `is the same in every tab`(route: AnyRoute, expected: String) {
    #expect(ShopState.sample.title(of: route) == expected)
  }
}
