import Platform

internal import GRDB

/// A list of texts in one column, as a JSON array.
struct TextList: DatabaseValueConvertible {
  let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  var databaseValue: DatabaseValue {
    guard !texts.isEmpty, let data = try? JSONEncoder().encode(texts) else {
      return "[]".databaseValue
    }
    return String(decoding: data, as: UTF8.self).databaseValue
  }

  static func fromDatabaseValue(_ value: DatabaseValue) -> TextList? {
    guard let text = String.fromDatabaseValue(value) else { return nil }
    if text == "[]" { return TextList([]) }
    let bytes = Array(text.utf8)
    let data = Data(bytes: bytes, count: bytes.count)
    return (try? JSONDecoder().decode([String].self, from: data)).map(TextList.init)
  }
}
