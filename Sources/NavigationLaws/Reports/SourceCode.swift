import SceneNavigation

/// Writes values as Swift code.
///
/// Literals, collections, enum cases and UUIDs become code, and a structure a call of its memberwise
/// initializer, which it may lack. Anything else becomes a placeholder, `<#like this#>`, which does
/// not compile.
enum SourceCode {
  /// A value where its type is known, so that an enum case needs none.
  static func expression(_ value: Any) -> String {
    if let route = value as? AnyRoute {
      return "AnyRoute(\(expression(route.base, isTyped: true)))"
    }
    if let link = value as? any LinkSource { return link.source }
    return expression(value, isTyped: false)
  }

  private static func expression(_ value: Any, isTyped: Bool) -> String {
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    // An optional can be cast to what it contains.
    if mirror.displayStyle == .optional { return optional(children.first?.value) }
    switch value {
    case let text as String: return text.debugDescription
    case let number as any BinaryFloatingPoint where !number.isFinite: return placeholder(number)
    case is any BinaryInteger, is any BinaryFloatingPoint, is Bool: return "\(value)"
    default: break
    }
    let type = name(of: Swift.type(of: value))
    switch mirror.displayStyle {
    case .collection, .set:
      return "[\(children.map { expression($0.value) }.joined(separator: ", "))]"
    case .enum:
      let prefix = isTyped ? type : ""
      if let payload = children.first, let label = payload.label {
        let tuple = Mirror(reflecting: payload.value)
        let values = tuple.displayStyle == .tuple ? Array(tuple.children) : [(nil, payload.value)]
        return "\(prefix).\(escaped(label))(\(arguments(values)))"
      }
      // A type with its own description hides the name of its case.
      let hidesName =
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      guard hidesName else { return "\(prefix).\(escaped("\(value)"))" }
      guard let raw = (value as? any RawRepresentable)?.rawValue else { return placeholder(value) }
      return "\(type)(rawValue: \(expression(raw)))!"
    case .struct where type == "UUID": return "UUID(uuidString: \"\(value)\")!"
    case .struct where hasMemberwiseInitializer(value, children):
      return "\(type)(\(arguments(children)))"
    default: return placeholder(value)
    }
  }

  private static func optional(_ payload: Any?) -> String {
    guard let payload else { return "nil" }
    let code = expression(payload)
    if Mirror(reflecting: payload).displayStyle == .optional {
      return code == "nil" || code.hasPrefix(".some(") ? ".some(\(code))" : code
    }
    // The optional’s own cases come first.
    let isAmbiguous = code == ".none" || code.hasPrefix(".some(")
    return isAmbiguous ? expression(payload, isTyped: true) : code
  }

  private static func arguments(_ children: [Mirror.Child]) -> String {
    children.map { child in
      // Elements of a tuple without labels are called “.0”, “.1” and so on.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + expression(child.value)
    }.joined(separator: ", ")
  }

  private static func placeholder(_ value: Any) -> String { "<#\(value)#>" }

  /// A name that Swift takes for something else after a dot, in backticks.
  ///
  /// Swift writes them round a name of several words, but with spaces that do not compile.
  private static func escaped(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name)
      ? "`\(name)`" : name.replacing("\u{A0}", with: " ")
  }

  /// A type's name within its module, which may contain a type of the same name.
  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst()
      .filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }

  /// False for structures of Swift and Foundation, and for wrapped properties.
  ///
  /// It may be missing all the same: where an initializer or a constant property replaces it.
  private static func hasMemberwiseInitializer(_ value: Any, _ children: [Mirror.Child]) -> Bool {
    let type = String(reflecting: type(of: value))
    return !(value is any CustomReflectable) && !type.hasPrefix("Foundation")
      && !type.hasPrefix("Swift.") && !children.contains { $0.label?.hasPrefix("_") ?? true }
  }
}

/// A link, which has another initializer than its members suggest.
private protocol LinkSource {
  var source: String { get }
}

extension NavigationLink: LinkSource {
  fileprivate var source: String {
    "NavigationLink(\(SourceCode.expression(path)), in: \(SourceCode.expression(tab)))"
  }
}
