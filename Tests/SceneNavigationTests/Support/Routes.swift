import Foundation
import SceneNavigation

/// The places of a small app.
enum PlaceRoute: Route {
  case cart
  case product(String)
  case category(String)

  static let tag = "place"
}

/// The places of another tab of it.
enum AccountRoute: Route {
  case orders
  case settings

  static let tag = "account"
}

/// Ids that stand in a path by themselves, one type for each kind of thing.
struct ProductID: Route {
  let name: String

  init(_ name: String) { self.name = name }
  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  static let tag = "product"
}

struct PersonID: Route {
  let name: String

  init(_ name: String) { self.name = name }

  static let tag = "person"
}

extension RouteTypes {
  static let sample = RouteTypes([PlaceRoute.self, ProductID.self, PersonID.self])
}

extension FieldID {
  static let name = FieldID(rawValue: "name")
  static let street = FieldID(rawValue: "street")
  static let city = FieldID(rawValue: "city")
}
