import SceneNavigation
import ShopCore

/// A placeholder for secret input in a script, named after its effect.
nonisolated enum SecretText: String, CaseIterable {
  case card
  case declinedCard = "declined-card"
  case silentCard = "silent-card"
  case wrongCard = "wrong-card"
  case securityCode = "security-code"
  case wrongSecurityCode = "wrong-security-code"

  /// What is typed instead: numbers the simulated payment knows.
  var text: String {
    switch self {
    case .card: "4242424242424242"
    case .declinedCard: SimulatedPayments.declined
    case .silentCard: SimulatedPayments.silent
    case .wrongCard: "4242"
    case .securityCode: "123"
    case .wrongSecurityCode: "1"
    }
  }

  /// The placeholder for a text in a secret field; nil if it is empty.
  init?(_ text: String, in field: FieldID) {
    guard !text.isEmpty else { return nil }
    if field == .securityCode {
      let isRight = (3...4).contains(text.count) && text.allSatisfy(\.isASCIIDigit)
      self = isRight ? .securityCode : .wrongSecurityCode
      return
    }
    let card: CardNumber
    do throws(FieldProblem) {
      card = try CardNumber(text)
    } catch {
      self = .wrongCard
      return
    }
    switch card.digits {
    case SimulatedPayments.declined: self = .declinedCard
    case SimulatedPayments.silent: self = .silentCard
    default: self = .card
    }
  }
}
