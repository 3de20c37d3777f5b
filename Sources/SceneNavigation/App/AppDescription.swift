/// What the navigation has to know of an app: its tabs, what stands in them, and what is presented over
/// them.
///
/// An encoder and a decoder of windows find it at `userInfo[AppDescription.key]`. To copy it costs the same however
/// much is in it.
public struct AppDescription: Sendable {
  /// A tab that every window has.
  public struct Tab: Sendable {
    /// The name it is saved under, which must never change.
    public let name: TabName
    /// What a person calls it.
    public let title: String
    /// Whether a route can stand in it.
    public let accepts: @Sendable (AnyRoute) -> Bool

    /// A tab of a name, for the routes that are accepted.
    public init(
      _ name: String,
      title: String,
      accepts: @escaping @Sendable (AnyRoute) -> Bool
    ) {
      self.name = TabName(stringValue: name)
      self.title = title
      self.accepts = accepts
    }
  }

  /// The name of a tab, be it one of this version or not.
  public struct TabName: CodingKey, Hashable, Sendable {
    public let stringValue: String
    public var intValue: Int? { nil }

    public init(stringValue: String) { self.stringValue = stringValue }
    public init?(intValue: Int) { nil }
  }

  private let parts: Parts

  private final class Parts: Sendable {
    let tabs: [Tab]
    let routes: RouteTypes
    let fields: [FieldID]
    let secretFields: [FieldID]
    let modals: ModalBehavior

    init(
      _ tabs: [Tab],
      _ routes: RouteTypes,
      _ modals: ModalBehavior,
      _ fields: [FieldID],
      _ secretFields: [FieldID]
    ) {
      (self.tabs, self.routes, self.modals) = (tabs, routes, modals)
      (self.fields, self.secretFields) = (fields, secretFields)
    }
  }

  /// In the order of the tab bar.
  public var tabs: [Tab] { parts.tabs }
  /// The types of all routes that can be saved.
  public var routes: RouteTypes { parts.routes }
  /// The fields of its screens.
  public var fields: [FieldID] { parts.fields }
  /// Those of which nothing is saved or written down.
  public var secretFields: [FieldID] { parts.secretFields }
  /// How what it presents behaves.
  var modals: ModalBehavior { parts.modals }

  /// An app with these tabs and types; it presents nothing unless a type of that is named.
  public init<Content: Modal>(
    tabs: [Tab],
    routes: RouteTypes,
    presenting modals: Content.Type = Never.self,
    fields: [FieldID] = [],
    secretFields: [FieldID] = []
  ) {
    parts = Parts(tabs, routes, ModalBehavior(modals), fields, secretFields)
  }

  /// Whether what is typed into a field must never be written down, neither with the windows nor in the
  /// history of actions.
  public func isSecret(_ field: FieldID) -> Bool { secretFields.contains(field) }

  /// The place of the tab that is saved under a name; nil where this version has none.
  public func tab(named name: String) -> Int? { tabs.firstIndex { $0.name.stringValue == name } }
}

extension AppDescription {
  /// Where an encoder and a decoder find the app whose windows they write or read.
  public static var key: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "AppDescription") else {
      preconditionFailure("A coding key could not be made of its name.")
    }
    return key
  }

  /// What an encoder and a decoder of the app's windows need as their `userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    [Self.key: self, RouteTypes.key: routes, FieldID.known: fields]
  }

  /// The app whose windows are read.
  init(from decoder: any Decoder) throws {
    guard let app = decoder.userInfo[Self.key] as? AppDescription else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: Self.missing)
      )
    }
    self = app
  }

  /// The app whose windows are written.
  init(from encoder: any Encoder) throws {
    guard let app = encoder.userInfo[Self.key] as? AppDescription else {
      throw EncodingError.invalidValue(
        Self.key,
        EncodingError.Context(codingPath: encoder.codingPath, debugDescription: Self.missing)
      )
    }
    self = app
  }

  private static let missing =
    "Coding windows needs their app, as userInfo[AppDescription.key]."
}
