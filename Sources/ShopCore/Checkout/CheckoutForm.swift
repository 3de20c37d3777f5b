public import SceneNavigation

/// The input of a checkout so far, and what is wrong with it.
public struct CheckoutForm: Sendable {
  private let drafts: Drafts
  /// Formatted as `2026-11-02`.
  private let today: String

  /// The form of a checkout; the secret fields are passed in because the presentation does not hold
  /// them.
  public init(
    _ presentation: Presentation,
    secrets: Drafts,
    today: String
  ) {
    var drafts = presentation.stack.root.drafts
    for entry in presentation.stack.entries { drafts.merge(entry.view.drafts) }
    drafts.merge(secrets)
    self.drafts = drafts
    self.today = today
  }

  /// A field's text, secret or not, without surrounding spaces; empty if nothing was typed.
  public func text(of field: FieldID) -> String {
    String((drafts[field]?.text ?? "").withoutOuterSpaces)
  }

  /// The chosen delivery; standard by default.
  public var delivery: Delivery { Delivery(rawValue: text(of: .delivery)) ?? .standard }

  /// The delivery address, line by line.
  public var address: [String] {
    let place = "\(text(of: .postcode)) \(text(of: .city)), \(text(of: .country))"
    return [text(of: .name), text(of: .street), place]
  }

  /// The card; nil if its number is not valid.
  public var card: CardNumber? { try? CardNumber(text(of: .cardNumber)) }

  /// What is wrong with a field; nil if nothing is.
  public func problem(with field: FieldID) -> FieldProblem? {
    do throws(FieldProblem) {
      try check(field)
      return nil
    } catch {
      return error
    }
  }

  /// The invalid fields of a stage, top to bottom.
  public func wrongFields(at stage: CheckoutStage) -> [WrongField] {
    stage.fields.compactMap { field in problem(with: field).map { WrongField(field, $0) } }
  }

  /// The first stage with an invalid field; nil if there is none.
  public var firstWrongStage: CheckoutStage? {
    CheckoutStage.allCases.first { $0.fields.contains { problem(with: $0) != nil } }
  }

  private func check(_ field: FieldID) throws(FieldProblem) {
    let text = text(of: field)
    switch field {
    case .name, .street, .city, .country, .cardName:
      if text.isEmpty { throw .nothingEntered }
    case .postcode:
      if text.isEmpty { throw .nothingEntered }
      guard text.allSatisfy(\.isPartOfPostcode), text.contains(where: \.isNumberOrLetter)
      else { throw .noPostcode }
    case .cardNumber: _ = try CardNumber(text)
    case .cardExpiry: try CardExpiry(text).check(on: today)
    case .securityCode:
      guard (3...4).contains(text.utf8.count), text.allSatisfy(\.isASCIIDigit)
      else { throw .noSecurityCode }
    default: break
    }
  }
}

extension Character {
  package var isASCIIDigit: Bool { isASCII && isNumber }

  fileprivate var isNumberOrLetter: Bool { isLetter || isNumber }

  fileprivate var isPartOfPostcode: Bool { isNumberOrLetter || self == " " || self == "-" }
}
