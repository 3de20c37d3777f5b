package import SceneNavigation

/// Routes of which every case has an example, so that none can be added and be left without a
/// link, a screen or a place in saved paths.
package protocol ExemplifiedRoute: Route {
  /// The cases without what they carry; one that is missing stops the compiler in `exampleCase`.
  associatedtype ExampleCase: CaseIterable, Equatable

  var exampleCase: ExampleCase { get }

  static func example(of exampleCase: ExampleCase) -> Self
}

extension ExemplifiedRoute {
  /// One route of each case.
  package static var examples: [Self] { ExampleCase.allCases.map(example) }
}

/// One of each type that Search's path mixes.
package enum SearchRouteExamples: CaseIterable {
  case product, category, person, reviews

  package var route: any Route {
    switch self {
    case .product: Product.ID("teapot")
    case .category: Category.ID("tea")
    case .person: Person.ID("ada")
    case .reviews: ProductReviews(of: "teapot")
    }
  }
}
