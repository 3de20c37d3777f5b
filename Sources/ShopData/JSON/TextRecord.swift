import Platform

/// Text as files write it: a string, a number, or an object with a name or title.
struct TextRecord: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.text = text
    } else if let number = try? value.decode(Decimal.self) {
      text = number.description
    } else if let object = try? decoder.container(keyedBy: Key.self),
      let text = try object.text("name", "title")
    {
      self.text = text
    } else {
      let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
      throw DecodingError.typeMismatch(String.self, context)
    }
  }
}
