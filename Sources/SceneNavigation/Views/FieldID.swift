/// A text field of a screen, by the name that an app gives it.
public struct FieldID: RawRepresentable, Hashable, Codable, Sendable {
  /// The name it is saved under.
  public let rawValue: String

  /// Names a field; the name must never change, for it is saved.
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
  /// Where a decoder finds the fields that an app has: `decoder.userInfo[FieldID.known] = fields`.
  ///
  /// What was typed into any other one is left out; without a list nothing is.
  public static var known: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "FieldID") else {
      preconditionFailure("A coding key could not be made of its name.")
    }
    return key
  }

  /// Whether the app that decodes has it.
  func isKnown(to decoder: any Decoder) -> Bool {
    (decoder.userInfo[Self.known] as? [FieldID])?.contains(self) ?? true
  }
}
