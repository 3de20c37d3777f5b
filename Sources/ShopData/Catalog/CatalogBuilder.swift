import SceneNavigation
import ShopCore

/// Builds a catalog from the records of files and fills in what they leave out.
struct CatalogBuilder {
  private let currency: Currency
  private var name: String?
  private var products: [Product] = []
  private var productIDs: Set<Product.ID> = []
  private var people: [Person] = []
  private var categories: [Category] = []
  private var peopleIDs: Set<Person.ID> = []
  private var peopleByName: [String: Person.ID] = [:]
  private var categoryIDs: Set<Category.ID> = []
  private var categoriesByName: [String: Category.ID] = [:]
  /// The content hash of each record without an id, by the id it was given.
  private var contents: [Product.ID: String] = [:]
  private var columns: [String] = []
  private var skipped: [SkippedRecord] = []
  private var shortenedCount = 0
  /// The price unit of the file being added.
  private var prices = PriceUnit.units

  init(currency: Currency) {
    self.currency = currency
  }

  /// Adds a file; unless it is the only one, skipped records carry its name.
  mutating func add(_ file: CatalogRecord, prices: PriceUnit, isOnly: Bool) {
    self.prices = prices
    let before = skipped
    skipped = file.skipped
    name = name ?? file.name
    columns += file.columns.filter { !columns.contains($0) }
    addPeople(file.people)
    addCategories(file.categories)
    for record in file.products {
      do throws(SkipReason) {
        guard let product = try product(from: record) else { continue }
        productIDs.insert(product.id)
        products.append(product)
      } catch {
        skip(record.number, record.line, error)
      }
    }
    skipped.sort { $0.number < $1.number }
    let lines = skipped.contains { $0.line == nil } ? file.lines() : []
    for index in skipped.indices {
      let place = skipped[index].number - 1
      if skipped[index].line == nil, lines.indices.contains(place) {
        skipped[index].line = lines[place]
      }
      if !isOnly { skipped[index].file = file.file }
    }
    skipped = before + skipped
  }

  private mutating func addPeople(_ records: [PersonRecord]) {
    for record in records {
      let person = Person(
        id: Self.id(record.id),
        name: line(record.name),
        about: lines(record.about ?? "")
      )
      people.append(person)
      peopleIDs.insert(person.id)
      peopleByName[person.name] = peopleByName[person.name] ?? person.id
    }
  }

  private mutating func addCategories(_ records: [CategoryRecord]) {
    let added = records.map { record in
      Category(
        id: Self.id(record.id),
        name: line(record.name),
        about: lines(record.about ?? "")
      )
    }
    categories += added
    categoryIDs.formUnion(added.map(\.id))
    let ids = added.map { ($0.id.rawValue, $0.id) }
    let names = ids + added.map { ($0.name, $0.id) }
    categoriesByName.merge(ids + names.map { ($0.asCategoryKey, $1) }) { first, _ in first }
  }

  mutating func build() -> CatalogReading {
    let catalog = Catalog(
      name: name.map { line($0) } ?? "The shop",
      currency: currency,
      categories: categories,
      products: completed(products),
      people: people
    )
    return CatalogReading(
      catalog: catalog,
      skipped: skipped,
      shortenedCount: shortenedCount,
      columns: columns
    )
  }

  private mutating func line(_ text: String) -> String {
    shortened(PlainText.line(text), to: CatalogReading.longestLine)
  }

  private mutating func lines(_ text: String) -> String {
    shortened(PlainText.lines(text), to: CatalogReading.longestText)
  }

  private mutating func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    shortenedCount += 1
    return String(text.unicodeScalars.prefix(limit)) + "…"
  }

  private mutating func skip(_ number: Int, _ line: Int?, _ reason: SkipReason) {
    skipped.append(SkippedRecord(number: number, line: line, reason: reason))
  }

  /// The record's id, or one made from its content; throws if it is already used.
  private mutating func id(of record: ProductRecord) throws(SkipReason) -> Product.ID {
    let own: Product.ID = Self.id(record.id ?? "")
    guard own.rawValue.isEmpty else {
      guard !productIDs.contains(own) else { throw .repeatedID(own.rawValue) }
      return own
    }
    let content = record.content ?? ""
    var id: Product.ID = Self.id(record.key)
    if let other = contents[id], other != content { id = Self.id("\(record.key)-\(content)") }
    guard contents[id] == nil else { throw .repeatedProduct }
    guard !productIDs.contains(id) else { throw .repeatedID(id.rawValue) }
    contents[id] = content
    return id
  }

  /// Nil if the record has variants and all of them were skipped.
  private mutating func product(from record: ProductRecord) throws(SkipReason) -> Product? {
    let name = line(record.name ?? "")
    guard name.unicodeScalars.contains(where: \.isVisible) else { throw .noName }
    if let other = record.currency, other != currency.code {
      throw .otherCurrency(other, shop: currency.code)
    }
    var variants = variants(of: record)
    if variants.isEmpty {
      guard record.variants.isEmpty else { return nil }
      let price = try record.price.map(money)
      let stock = try record.stock.map(Self.count)
      variants = [Variant(id: "", values: [], price: price, stock: stock)]
    }
    let brand = line(record.brand ?? "")
    let category = line(record.category ?? "")
    let sku = line(record.sku ?? "")
    return Product(
      id: try id(of: record),
      name: name,
      category: self.category(named: category.isEmpty ? "Other" : category),
      brand: brand.isEmpty ? nil : brand,
      tags: record.tags.map { line($0) }.filter { !$0.isEmpty },
      sku: sku.isEmpty ? nil : sku,
      options: record.options.map { line($0) },
      variants: variants,
      isFeatured: record.isFeatured,
      description: lines(record.description),
      related: record.related.map(Self.id),
      reviews: record.reviews.compactMap { review(from: $0) }.sorted { $0.day > $1.day }
    )
  }

  /// The variants that can be sold; the others are added to `skipped`.
  private mutating func variants(of record: ProductRecord) -> [Variant] {
    var variants: [Variant] = []
    var ids: Set<Variant.ID> = []
    for choice in record.variants {
      do throws(SkipReason) {
        let price = try (choice.price ?? record.price).map(money)
        let stock = try choice.stock.map(Self.count)
        let values = choice.values.map { line($0) }
        let variant = Variant(values, sku: line(choice.sku), price: price, stock: stock)
        guard ids.insert(variant.id).inserted else { throw .repeatedChoice(variant.name) }
        variants.append(variant)
      } catch {
        skip(choice.number, choice.line, error)
      }
    }
    return variants
  }

  /// Rounded down: of 2.5 items, two can be sold.
  private static func count(_ number: String) throws(SkipReason) -> Int {
    let text = number.trimmed
    let whole = Double(text).flatMap { Int(exactly: $0.rounded(.down)) }
    guard let count = Int(text) ?? whole else { throw .noCount(number) }
    return count
  }

  private func money(_ price: WrittenNumber) throws(SkipReason) -> Money {
    let (number, text) = (price.number, price.text)
    guard !number.hasPrefix("-") else { throw .negativePrice(text) }
    guard let minorUnits = prices.minorUnits(number, exponent: currency.exponent) else {
      throw prices == .cents && number.contains { ".,".contains($0) }
        ? .notWholeCents(text) : .noAmount(text, currency: currency.code)
    }
    return Money(minorUnits: minorUnits, currency: currency)
  }

  private mutating func category(named name: String) -> Category.ID {
    if let id = categoriesByName[name] ?? categoriesByName[name.asCategoryKey] { return id }
    let id = Self.newID(for: name, among: &categoryIDs)
    categoriesByName[name.asCategoryKey] = id
    categories.append(Category(id: id, name: name.asTitle))
    return id
  }

  private mutating func review(from record: ReviewRecord) -> Review? {
    guard let rating = record.rating else { return nil }
    let name = line(record.authorName ?? "")
    return Review(
      author: record.author.map(Self.id) ?? person(named: name.isEmpty ? "Anonymous" : name),
      rating: rating,
      title: line(record.title),
      text: lines(record.text),
      day: line(record.day)
    )
  }

  private mutating func person(named name: String) -> Person.ID {
    if let id = peopleByName[name] { return id }
    let id = Self.newID(for: name, among: &peopleIDs)
    peopleByName[name] = id
    people.append(Person(id: id, name: name))
    return id
  }

  /// An id made from a name, with a number added if it is already used.
  private static func newID<Model>(
    for name: String,
    among ids: inout Set<Identifier<Model>>
  ) -> Identifier<Model> {
    var id: Identifier<Model> = Self.id(name.slug)
    var number = 1
    while !ids.insert(id).inserted {
      number += 1
      id = Self.id("\(name.slug)-\(number)")
    }
    return id
  }

  /// An id from a file, normalized and without characters a link can't contain.
  private static func id<Model>(_ text: String) -> Identifier<Model> {
    Identifier(rawValue: PlainText.line(text).composed)
  }

  /// Adds related products where there are none; features some products if the file features none.
  private func completed(_ products: [Product]) -> [Product] {
    let indices = Dictionary(grouping: products.indices) { products[$0].category }
    let hasFeatured = products.contains(where: \.isFeatured)
    let firsts = Set(indices.values.compactMap(\.first).sorted().prefix(12))
    var places = Array(repeating: 0, count: products.count)
    for category in indices.values {
      for (place, index) in category.enumerated() { places[index] = place }
    }
    return products.enumerated().map { index, product in
      var product = product
      if !hasFeatured { product.isFeatured = firsts.contains(index) }
      if product.related.isEmpty {
        let category = indices[product.category] ?? []
        product.related = (1..<max(1, min(5, category.count))).map { step in
          products[category[(places[index] + step) % category.count]].id
        }
      }
      return product
    }
  }
}

extension Variant {
  /// A variant with an id made from its values, which are unique within a product.
  fileprivate init(_ values: [String], sku: String, price: Money?, stock: Int?) {
    let parts = values.map { value in
      value.replacing("%", with: "%25").replacing("/", with: "%2F")
    }
    self.init(
      id: ID(rawValue: parts.joined(separator: "/").composed),
      values: values,
      sku: sku.isEmpty ? nil : sku,
      price: price,
      stock: stock
    )
  }
}

extension ProductRecord {
  /// An id for a record without one: its name and a hash of its main fields.
  fileprivate var key: String {
    var key = ContentKey()
    for part in [name, brand, category, price?.number, description] + tags { key.add(part) }
    return "\((name ?? "").slug)-\(key.text)"
  }
}

extension String {
  /// Letters and digits in lower case, with hyphens between words, as far as a link has room for it
  /// and another one.
  fileprivate var slug: String {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = words.isEmpty ? self : words.joined(separator: "-")
    var room = 900
    let end = slug.unicodeScalars.prefix { scalar in
      // A link has each byte outside ASCII in three characters.
      room -= scalar.isASCII ? 1 : 3 * UTF8.width(scalar)
      return room >= 0
    }
    return String(end)
  }

  /// The same for all spellings of a category name, such as `mens-shirts` and `Mens Shirts`.
  fileprivate var asCategoryKey: String {
    lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "_" }.joined(separator: " ")
  }

  /// A category id as a title: `mens-shirts` as `Mens Shirts`, `women's shoes` as `Women's shoes`.
  fileprivate var asTitle: String {
    guard !contains(where: \.isUppercase) else { return self }
    guard !contains(where: \.isWhitespace) else { return prefix(1).uppercased() + dropFirst() }
    return split { $0 == "-" || $0 == "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
