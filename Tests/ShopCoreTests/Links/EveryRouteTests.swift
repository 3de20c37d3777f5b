import Foundation
import SceneNavigation
import ShopCore
import ShopTestSupport
import Testing

@Suite struct `Every route` {
  @Test(arguments: HomeRoute.ExampleCase.allCases)
  func `of Home has an example of its own kind`(exampleCase: HomeRoute.ExampleCase) {
    #expect(HomeRoute.example(of: exampleCase).exampleCase == exampleCase)
  }

  @Test(arguments: ProfileRoute.ExampleCase.allCases)
  func `of Profile has an example of its own kind`(exampleCase: ProfileRoute.ExampleCase) {
    #expect(ProfileRoute.example(of: exampleCase).exampleCase == exampleCase)
  }

  @Test(arguments: HomeRoute.examples)
  func `of Home has a link that leads to it`(route: HomeRoute) throws {
    let place = try #require(Place(AnyRoute(route)))
    let link = try DeepLink(DeepLink(to: place, in: .home).text)

    #expect(link.target(categoryOf: { _ in nil }).path.routes.last == AnyRoute(route))
    #expect(link.tab == .home)
  }

  @Test(arguments: ProfileRoute.examples)
  func `of Profile has a link that leads to it`(route: ProfileRoute) throws {
    let place = try #require(Place(AnyRoute(route)))
    let link = try DeepLink(DeepLink(to: place, in: .profile).text)

    #expect(link.target(categoryOf: { _ in nil }).path.routes.last == AnyRoute(route))
    #expect(link.tab == .profile)
  }

  @Test(arguments: SearchRouteExamples.allCases)
  func `of Search has a link that leads to it`(example: SearchRouteExamples) throws {
    let route = AnyRoute(example.route)
    let place = try #require(Place(route))
    let link = try DeepLink(DeepLink(to: place, in: .search).text)

    #expect(link.target(categoryOf: { _ in nil }).path.routes.last == route)
    #expect(link.tab == .search)
  }

  @Test func `is of a type that saved paths know, and none is known in vain`() {
    let searchTags = SearchRouteExamples.allCases.map { type(of: $0.route).tag }

    #expect(
      RouteTypes.shop.tags == Set([HomeRoute.tag, ProfileRoute.tag, CheckoutStep.tag] + searchTags)
    )
  }

  @Test func `is the same after being saved and read`() throws {
    var path = NavigationPath(HomeRoute.examples)
    for route in ProfileRoute.examples { path.append(route) }
    for example in SearchRouteExamples.allCases { path.append(AnyRoute(example.route)) }
    let decoder = JSONDecoder()
    decoder.userInfo = AppDescription.shop.userInfo

    let data = try JSONEncoder().encode(path.codable)

    let read = try decoder.decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test func `has a line in the table, in its own tab first of all`() {
    for row in LinkTable.shop.rows {
      let form = LinkTable.shop.form(of: row.id, in: row.tab)
      #expect(form?.segments == row.segments, "\(row.id)")
    }
    #expect(Set(LinkTable.shop.forms.map(\.spelling)).count == LinkTable.shop.forms.count)
  }
}
