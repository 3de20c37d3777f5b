/// A product as a file has it.
struct ProductRecord {
  /// Counted from 1 in file order.
  var number = 0
  /// The line it begins in, if known.
  var line: Int?
  var id: String?
  var name: String?
  var brand: String?
  var category: String?
  var tags: [String] = []
  var sku: String?
  var price: WrittenNumber?
  /// The code of the price's currency, if the record has one.
  var currency: String?
  var stock: String?
  var options: [String] = []
  /// Each has a value for every option; without options, the first is the product itself.
  var variants: [VariantRecord] = []
  var isFeatured = false
  var description = ""
  var related: [String] = []
  var reviews: [ReviewRecord] = []
  /// A hash of the whole record, if it has no id.
  var content: String?
}

extension ProductRecord {
  func numbered(_ number: Int, inLine line: Int?) -> ProductRecord {
    var record = self
    record.number = number
    record.line = line
    for index in variants.indices {
      record.variants[index].number = number
      record.variants[index].line = line
    }
    return record
  }

  /// Drops options without values, and the “Title” option Shopify adds to products without
  /// variants.
  mutating func dropEmptyOptions() {
    let kept = options.indices.filter { index in
      let isTitle = options[index].lowercased() == "title"
      return variants.contains { variant in
        let value = variant.values[index]
        return !value.isEmpty && !(isTitle && value.lowercased() == "default title")
      }
    }
    for index in variants.indices {
      variants[index].values = kept.map { variants[index].values[$0] }
    }
    options = kept.map { options[$0].isEmpty ? "Option \($0 + 1)" : options[$0] }
  }
}

struct VariantRecord {
  /// The number of its record.
  var number: Int
  var line: Int?
  var values: [String]
  let sku: String
  let price: WrittenNumber?
  let stock: String?
}
