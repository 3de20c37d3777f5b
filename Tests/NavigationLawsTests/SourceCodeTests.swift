import SceneNavigation
import Testing

@testable import NavigationLaws

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite struct `A value as Swift code` {
  @Test(arguments: [
    ("tea \"cup\"" as any Sendable, #""tea \"cup\"""#), (7, "7"), (1.5, "1.5"), (true, "true"),
    (Double.infinity, "<#inf#>"), (Float.infinity, "<#inf#>"), (Int?.none as any Sendable, "nil"),
    (["a", "b"], #"["a", "b"]"#),
    (Page.start, ".start"), (Page.album("x"), #".album("x")"#),
    (Page.photo(id: 7, in: .start), ".photo(id: 7, in: .start)"), (Page.`init`, ".`init`"),
    (Page.pair(1, 2), ".pair(1, 2)"), (Page.shape(Shape(sides: 3)), ".shape(Shape(sides: 3))"),
    (Filter?.some(.none) as any Sendable, "Filter.none"),
    (Filter?.some(.some(3)), "Filter.some(3)"),
    (Filter?.some(.all), ".all"), (Int??.some(.none) as any Sendable, ".some(nil)"),
    (Int???.some(.some(.none)) as any Sendable, ".some(.some(nil))"),
    (Int??.some(3) as any Sendable, "3"), (Page.`two words`, ".`two words`"),
    (Duration.seconds(1), "<#1.0 seconds#>"), (Wrapped(), "<#Wrapped(_sides: 3)#>"),
    (Described.inWords, "<#in words#>"),
    (Raw.tea, #"Raw(rawValue: "tea")!"#),
    (AnyRoute(Page.album("x")), #"AnyRoute(Page.album("x"))"#),
    (AnyRoute(Raw.tea), #"AnyRoute(Raw(rawValue: "tea")!)"#),
    (
      UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      #"UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!"#
    ),
  ])
  func `is written so that it compiles, or is a gap to fill`(value: any Sendable, code: String) {
    let suite = "A value as Swift code"
    #expect(SourceCode.expression(value).replacing("`\(suite)`.", with: "") == code)
  }
}

private enum Page: Hashable, Sendable {
  case start
  case album(String)
  indirect case photo(id: Int, in: Page)
  case `init`
  case `two words`
  case pair(Int, Int)
  case shape(Shape)
}

/// Cases that are called like those of an optional.
private enum Filter: Hashable, Sendable {
  case none
  case some(Int)
  case all
}

private struct Shape: Hashable, Sendable {
  let sides: Int
}

private struct Wrapped: Hashable, Sendable {
  @Wrapper var sides = 3
}

@propertyWrapper private struct Wrapper: Hashable, Sendable, CustomStringConvertible {
  let wrappedValue: Int
  var description: String { "\(wrappedValue)" }
}

private enum Described: Hashable, Sendable, CustomStringConvertible {
  case inWords
  var description: String { "in words" }
}

private enum Raw: String, Hashable, Sendable, CustomStringConvertible {
  case tea
  var description: String { "a cup of tea" }
}
