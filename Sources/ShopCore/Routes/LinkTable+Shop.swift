public import SceneNavigation

extension LinkTable {
  /// The links of the shop: one row for each kind of place.
  public static let shop = LinkTable(
    for: "the shop",
    tabs: AppTab.allCases.map(\.title),
    schemes: ["myshop", "myapp"],
    hosts: ["myshop.example"],
    parameter: Parameter("q", fills: .query, in: AppTab.search.position, example: "tea"),
    rows: PlaceRow.all.map(\.row)
  )
}

/// A row of the link table, with the place it names.
struct PlaceRow: Sendable {
  let row: LinkRow
  /// The place for the values of its slots; nil at the root of a tab.
  let place: @Sendable ([String]) -> Place?

  /// A product above a category that the link names.
  static let productOnShelf = PlaceRow(
    row: LinkRow(
      "productOnShelf",
      name: "Product in a category",
      segments: ["category", .category, "product", .product],
      tabs: [AppTab.home.position, AppTab.search.position],
      read: { values, tab in
        let tab = AppTab(at: tab)
        let below = TabPath(Destination(.category(Category.ID(rawValue: values[0])), from: tab))
        let product = Destination(.product(Product.ID(rawValue: values[1])), from: tab)
        return below.appending(product).path
      },
      write: { path, tab in
        let places = path.routes.suffix(2).compactMap { Place($0) }
        guard AppTab(at: tab) != .profile, places.count == 2,
          case .category(let category) = places[0],
          case .product(let product) = places[1]
        else { return nil }
        return [category.rawValue, product.rawValue]
      }
    ),
    place: { .product(Product.ID(rawValue: $0[1])) }
  )

  static func row(of place: Place) -> (row: LinkRow, values: [String])? {
    for row in all {
      if let values = place.slotValues(in: row.row.segments, of: row.place) {
        return (row.row, values)
      }
    }
    return nil
  }
}

extension PlaceRow {
  init(rootOf tab: AppTab) {
    self.init(
      row: LinkRow(tab.rawValue, name: tab.title, rootOf: tab.position),
      place: { _ in nil }
    )
  }

  init(
    _ id: String,
    _ name: String,
    _ segments: [LinkSegment],
    in tab: AppTab,
    _ place: Place
  ) {
    self.init(id, name, segments, in: tab) { _ in place }
  }

  /// A place that its own tab can show, and every other tab that has a route to it.
  init(
    _ id: String,
    _ name: String,
    _ segments: [LinkSegment],
    in tab: AppTab,
    place: @escaping @Sendable ([String]) -> Place?
  ) {
    let example = place(segments.filter(\.isSlot).map(\.example))
    let others = AppTab.allCases.filter { other in
      other != tab && example.map { Destination($0, from: other).tab == other } ?? false
    }
    self.init(
      row: LinkRow(
        id,
        name: name,
        segments: segments,
        tabs: ([tab] + others).map(\.position),
        read: { texts, tab in
          place(texts).map { place in
            TabPath(to: Destination(place, from: AppTab(at: tab)), categoryOf: { _ in nil }).path
          }
        },
        write: { path, _ in
          path.routes.last.flatMap { Place($0) }?.slotValues(in: segments, of: place)
        }
      ),
      place: place
    )
  }
}

extension LinkSegment {
  static let category = LinkSegment.slot(LinkSlot("category", spelling: "SLUG", example: "tea"))
  static let product = LinkSegment.slot(LinkSlot("product", example: "teapot"))
  static let order = LinkSegment.slot(LinkSlot("order", example: "1001"))
  static let person = LinkSegment.slot(LinkSlot("person", example: "ada"))
  static let section = LinkSegment.slot(
    LinkSlot(
      "section",
      spelling: "SECTION",
      example: SettingsSection.prices.rawValue,
      choices: SettingsSection.allCases.map(\.rawValue)
    )
  )
}

extension Place {
  /// The values of a row's slots for it; nil if the row is of another place.
  fileprivate func slotValues(
    in segments: [LinkSegment],
    of place: ([String]) -> Place?
  ) -> [String]? {
    let values = slotValues
    return values.count == segments.count(where: \.isSlot) && place(values) == self ? values : nil
  }

  /// Its row in the link table.
  public var row: LinkRow? { PlaceRow.row(of: self)?.row }
}

extension LinkForm {
  /// The tab it leads to.
  public var tab: AppTab { AppTab(at: position) }

  /// The id of the row for its screen; a product has the same screen above any category.
  public var screen: String { row.id == "productOnShelf" ? "product" : row.id }
}
