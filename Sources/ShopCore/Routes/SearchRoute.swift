/// What search finds is of several types that mix in one path: products, categories and people
/// are pushed as their own ids, the reviews of a product as this.
public struct ProductReviews: Route {
  /// The product that is reviewed.
  public let product: Product.ID

  /// Leads to what was said about a product.
  public init(of product: Product.ID) {
    self.product = product
  }

  public static let tag = "reviews"
}

extension Identifier: Route where Model: RoutableModel {
  public static var tag: String { Model.routeTag }
}

/// A model whose id can stand in a path by itself.
public protocol RoutableModel {
  /// The stable tag of the model's ids in saved paths.
  static var routeTag: String { get }
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
