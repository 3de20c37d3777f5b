public import SceneNavigation

/// Everything that was entered in a checkout so far, and what is wrong with it.
public struct CheckoutForm: Sendable {
  private let drafts: Drafts
  /// The day of the shop, as `2026-11-02`.
  private let today: String

  /// The form of a flow; what was typed into its secret fields is not part of it and handed in.
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

  /// What stands in a field, secret or not, without the space around it; empty where nothing was
  /// typed.
  public func text(of field: FieldID) -> String {
    (drafts[field]?.text ?? "").withoutOuterSpaces
  }

  /// Whether somebody was in the field already.
  public func wasLeft(_ field: FieldID) -> Bool { drafts[field] != nil }

  /// How it shall be sent.
  public var delivery: Delivery { Delivery(rawValue: text(of: .delivery)) ?? .standard }

  /// To whom it is sent, line by line.
  public var address: [String] {
    let place = "\(text(of: .postcode)) \(text(of: .city)), \(text(of: .country))"
    return [text(of: .name), text(of: .street), place]
  }

  /// The card it is paid with; nil while its number is wrong.
  public var card: CardNumber? { try? CardNumber(text(of: .cardNumber)) }

  /// What is wrong with a field; nil where nothing is.
  public func problem(with field: FieldID) -> FieldProblem? {
    do throws(FieldProblem) {
      try check(field)
      return nil
    } catch {
      return error
    }
  }

  /// The fields that are wrong at a stage, from top to bottom.
  public func wrongFields(at stage: CheckoutStage) -> [WrongField] {
    stage.fields.compactMap { field in problem(with: field).map { WrongField(field, $0) } }
  }

  /// The first stage at which something is wrong; nil where all is right.
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
      guard text.utf8.allSatisfy(\.isPartOfPostcode) || text.allSatisfy(\.isPartOfPostcode)
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
  /// Whether it is one of `0` to `9`.
  var isASCIIDigit: Bool { isASCII && isNumber }

  /// Whether it can stand in a postcode of some country.
  fileprivate var isPartOfPostcode: Bool {
    asciiValue?.isPartOfPostcode ?? (isLetter || isNumber)
  }
}

extension UInt8 {
  /// Whether it is the code of a character that can stand in nearly every postcode there is.
  fileprivate var isPartOfPostcode: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "-": true
    default: false
    }
  }
}
