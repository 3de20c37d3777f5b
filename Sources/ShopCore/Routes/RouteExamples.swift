package import SceneNavigation

/// Routes with an example of every case, so that a new case cannot be left without a link, a screen
/// or a place in saved paths.
package protocol ExemplifiedRoute: Route {
  /// The cases without their payload; `exampleCase` does not compile if one is missing.
  associatedtype ExampleCase: CaseIterable, Equatable

  var exampleCase: ExampleCase { get }

  static func example(of exampleCase: ExampleCase) -> Self
}

extension ExemplifiedRoute {
  /// One route of each case.
  package static var examples: [Self] { ExampleCase.allCases.map(example) }
}

/// An example of each type that the path of Search mixes.
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
