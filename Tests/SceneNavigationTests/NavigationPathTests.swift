import Foundation
import SceneNavigation
import Testing

@Suite struct `A navigation path` {
  private struct Secret: Hashable {
    let word: String
  }

  private func decoded(_ data: Data) throws -> NavigationPath {
    let decoder = JSONDecoder()
    decoder.userInfo[RouteTypes.key] = RouteTypes.sample
    return NavigationPath(
      try decoder.decode(NavigationPath.CodableRepresentation.self, from: data)
    )
  }

  @Test func `takes any hashable value and gives back how many there are`() {
    var path = NavigationPath()

    path.append(ProductID("teapot"))
    path.append(7)
    path.append(Secret(word: "tea"))

    #expect(path.count == 3)
    #expect(path.routes.map(\.base).last as? Secret == Secret(word: "tea"))
  }

  @Test func `goes on by steps of several types`() {
    var path = NavigationPath()
    path.append(PersonID("ada"))
    path.append(7)
    #expect(path.count == 2)
  }

  @Test func `removes no more than it has`() {
    var path = NavigationPath([PlaceRoute.cart])

    path.removeLast(5)
    path.removeLast(-1)

    #expect(path.isEmpty)
  }

  @Test func `tells values of different types apart though they hold the same`() {
    let product = NavigationPath([ProductID("tea")])
    let person = NavigationPath([PersonID("tea")])

    #expect(product != person)
  }

  @Test func `can be saved only while each of its values can`() {
    var path = NavigationPath([ProductID("teapot")])
    let before = path.codable

    path.append(Secret(word: "tea"))

    #expect(before != nil)
    #expect(path.codable == nil)
  }

  @Test func `is the same after being saved and read`() throws {
    var path = NavigationPath()
    path.append(ProductID("a/b"))
    path.append(PersonID("tea"))
    path.append(PersonID("山田"))
    path.append(PlaceRoute.product("teapot"))
    path.append(PlaceRoute.cart)
    path.append(PlaceRoute.category("tea"))

    let data = try JSONEncoder().encode(path.codable)

    #expect(try decoded(data) == path)
  }

  @Test func `names its types by their tags in what is saved`() throws {
    let path = NavigationPath([ProductID("teapot")])

    let saved = try JSONSerialization.jsonObject(with: JSONEncoder().encode(path.codable))

    #expect(saved as? [[String: String]] == [["type": "product", "value": "teapot"]])
  }

  @Test func `refuses a type it does not know by name`() throws {
    let data = Data(#"[{"type":"dragon","value":"teapot"}]"#.utf8)

    #expect {
      _ = try decoded(data)
    } throws: { error in
      "\(error)".contains("dragon")
    }
  }

  @Test func `is refused, and not read, by a decoder without a table of routes`() throws {
    let data = Data(#"[{"type":"product","value":"teapot"}]"#.utf8)

    #expect {
      try JSONDecoder().decode([AnyRoute].self, from: data)
    } throws: { error in
      "\(error)".contains("userInfo[RouteTypes.key]")
    }
  }

  @Test func `is a value: changing a copy leaves the original`() {
    let original = NavigationPath([PlaceRoute.cart])
    var copy = original

    copy.append(PlaceRoute.cart)

    #expect(original.count == 1)
  }
}
