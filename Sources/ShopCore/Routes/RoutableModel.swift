public import SceneNavigation

/// A model whose id is a route.
public protocol RoutableModel {
  /// The stable tag of the model's ids in saved paths.
  static var routeTag: String { get }
}

extension Identifier: Route where Model: RoutableModel {
  public static var tag: String { Model.routeTag }
}

extension Product: RoutableModel {
  public static let routeTag = "product"
}

extension Category: RoutableModel {
  public static let routeTag = "category"
}

extension Person: RoutableModel {
  public static let routeTag = "person"
}
