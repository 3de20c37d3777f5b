/// A text field of a screen, named by the app.
public struct FieldID: RawRepresentable, Hashable, Codable, Sendable {
  /// The name it is saved under.
  public let rawValue: String

  /// A field with this name.
  ///
  /// It must never change, since it is saved.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension FieldID: CodingKey {
  public var stringValue: String { rawValue }
  public var intValue: Int? { nil }
  public init?(stringValue: String) { self.init(rawValue: stringValue) }
  public init?(intValue: Int) { nil }
}

extension FieldID {
  /// The `userInfo` key of the app's fields: `decoder.userInfo[FieldID.known] = fields`.
  ///
  /// Drafts of other fields are left out when decoding; without a list, all are read.
  public static var known: CodingUserInfoKey { CodingUserInfoKey(named: "FieldID") }

  func isKnown(to decoder: any Decoder) -> Bool {
    (decoder.userInfo[Self.known] as? [FieldID])?.contains(self) ?? true
  }
}
