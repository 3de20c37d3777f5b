import Platform

extension SkipReason {
  /// Why a product in JSON is not for sale according to its status; nil if it is.
  init?(of product: KeyedDecodingContainer<Key>) throws {
    if let status = try? product.decode(String.self, forKey: "status"),
      let reason = SkipReason(status: status)
    {
      self = reason
      return
    }
    let isPublished = try? product.decode(Bool.self, forKey: "published")
    let hasNoDate =
      try product.contains("published_at") && product.decodeNil(forKey: "published_at")
    guard isPublished == false || hasNoDate else { return nil }
    self = .unpublished
  }
}

extension KeyedDecodingContainer<Key> {
  /// The stock under any of the names that files use; nil if it isn't counted or backorders are
  /// allowed.
  func stock() throws -> String? {
    func says(_ name: Key, _ words: String...) -> Bool {
      (try? decode(String.self, forKey: name)).map { words.contains($0.lowercased()) } ?? false
    }
    func isFalse(_ name: Key) -> Bool { (try? decode(Bool.self, forKey: name)) == false }
    if isFalse("inStock") || isFalse("in_stock") || says("stock_status", "outofstock") {
      return "0"
    }
    let isCounted = try
      !(contains("inventory_management") && decodeNil(forKey: "inventory_management"))
    guard isCounted else { return nil }
    if says("inventory_policy", "continue") || says("backorders", "yes", "notify") { return nil }
    for name in ["stock", "inventory_quantity", "stock_quantity"] as [Key] {
      if let count = try number(name) { return count }
    }
    // In some files `inStock` is a count.
    return (try? decode(Decimal.self, forKey: "inStock"))?.description
  }
}

extension ContentKey {
  /// A hash of a JSON value.
  init(of decoder: any Decoder) throws {
    self.init()
    try add(decoder)
  }

  private mutating func add(_ decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      for key in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        add(key.stringValue)
        try add(object.superDecoder(forKey: key))
      }
    } else if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd { try add(list.superDecoder()) }
      add("]")
    } else {
      let value = try decoder.singleValueContainer()
      let truth = (try? value.decode(Bool.self)).map(String.init)
      add(try? truth ?? value.decode(TextRecord.self).text)
    }
  }
}
