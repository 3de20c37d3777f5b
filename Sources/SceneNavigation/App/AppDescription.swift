/// An app's tabs, route types, modals and fields.
///
/// Encoders and decoders of windows find it at `userInfo[AppDescription.key]`. Copying costs the
/// same whatever its size.
public struct AppDescription: Sendable {
  /// A tab that every window has.
  public struct Tab: Sendable {
    /// The name it is saved under.
    ///
    /// It must never change.
    public let name: TabName
    /// The title users see.
    public let title: String
    /// Returns true if the tab can show a route.
    public let accepts: @Sendable (AnyRoute) -> Bool
    /// The type of its routes; nil if they may be of several.
    var routes: (any Route.Type)?

    /// A tab that accepts these routes, whose types are in the app's table.
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

  /// The saved name of a tab, which may be one that no longer exists.
  public struct TabName: CodingKey, Hashable, Sendable {
    public let stringValue: String
    public var intValue: Int? { nil }

    public init(stringValue: String) { self.stringValue = stringValue }
    public init?(intValue: Int) { nil }
  }

  private let parts: SharedValue<Parts>

  private struct Parts: Sendable {
    let tabs: [Tab]
    let routes: RouteTypes
    let modals: any Modal.Type
    let fields: [FieldID]
    let secretFields: [FieldID]
  }

  /// The tabs in tab bar order.
  public var tabs: [Tab] { parts.value.tabs }
  var routes: RouteTypes { parts.value.routes }
  var fields: [FieldID] { parts.value.fields }
  var modals: any Modal.Type { parts.value.modals }

  /// A value as a modal of the app; nil if it is of another type.
  func modal(_ value: AnyRoute) -> (any Modal)? { value.value(as: modals) }

  /// An app with these tabs, routes, modals and fields; without a `Modal` type it presents nothing.
  ///
  /// `routes` has the types that no tab names, such as those of the steps of a flow.
  ///
  /// There is at least one tab, and each is saved under a name of its own: not empty, without `/`,
  /// and none of ``reservedNames``.
  public init(
    tabs: [Tab],
    routes: RouteTypes = RouteTypes([]),
    presenting modals: any Modal.Type = Never.self,
    fields: [FieldID] = [],
    secretFields: [FieldID] = []
  ) {
    precondition(!tabs.isEmpty, "An app needs a tab.")
    precondition(Set(tabs.map(\.name)).count == tabs.count, "Two tabs are saved under one name.")
    for name in tabs.map(\.name.stringValue) {
      precondition(
        !name.isEmpty && !name.contains("/") && !Self.reservedNames.contains(name),
        "No tab can be saved under the name “\(name)”."
      )
    }
    parts = SharedValue(
      Parts(
        tabs: tabs,
        routes: tabs.compactMap(\.routes).reduce(routes) { $0.adding($1) },
        modals: modals,
        fields: fields,
        secretFields: secretFields
      )
    )
  }

  /// The names under which a window's other values are saved.
  public static let reservedNames: Set = ["tab", "origins", "next", "presentation"]

  /// True if the field's text must never be saved or logged.
  public func isSecret(_ field: FieldID) -> Bool { parts.value.secretFields.contains(field) }

  /// The index of the tab with this saved name; nil if it no longer exists.
  func tab(named name: String) -> Int? { tabs.firstIndex { $0.name.stringValue == name } }
}

extension AppDescription {
  /// The `userInfo` key under which encoders and decoders find the app.
  public static var key: CodingUserInfoKey { CodingUserInfoKey(named: "AppDescription") }

  /// The `userInfo` for encoders and decoders of the app's windows.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    [Self.key: self, RouteTypes.key: routes, FieldID.known: fields]
  }

  init(from decoder: any Decoder) throws {
    guard let app = decoder.userInfo[Self.key] as? AppDescription else {
      throw DecodingError(Self.missing, at: decoder)
    }
    self = app
  }

  init(from encoder: any Encoder) throws {
    guard let app = encoder.userInfo[Self.key] as? AppDescription else {
      throw EncodingError(Self.missing, of: Self.key, at: encoder)
    }
    self = app
  }

  private static let missing =
    "Coding windows needs their app, as userInfo[AppDescription.key]."
}

extension CodingUserInfoKey {
  init(named name: String) {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("A coding key could not be made of “\(name)”.")
    }
    self = key
  }
}
