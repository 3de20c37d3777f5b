import NavigationLaws
import SceneNavigation
import Testing

@testable import ShopCore

@Suite struct `A checkout form` {
  private func problem(_ text: String, in field: FieldID) -> FieldProblem? {
    let id = Presentation.ID(scene: SceneID(number: 1), number: 1)
    let flow = Presentation(id: id, content: .fullScreenCover(.checkout), cause: .key)
    let form = CheckoutForm(flow, secrets: [field: TextDraft(text)], today: "2026-11-02")
    return form.problem(with: field)
  }

  @Test(
    arguments: [
      ("4242424242424242", nil), (" 4242 4242-4242 4242", nil), ("", .nothingEntered),
      ("4242x", .noCardNumber), ("4242", .cardNumberLength(digits: 4)),
      ("4242424242424243", .cardNumberMistyped), ("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", .noCardNumber),
      (SimulatedPayments.declined, nil), (SimulatedPayments.silent, nil),
    ] as [(String, FieldProblem?)]
  )
  func `checks the number of a card`(text: String, expected: FieldProblem?) {
    #expect(problem(text, in: .cardNumber) == expected)
  }

  @Test(
    arguments: [
      ("11/26", nil), ("1/2027", nil), ("10/26", .expired), ("12/2025", .expired),
      ("13/27", .noSuchMonth(13)), ("00/27", .noSuchMonth(0)), ("1127", nil),
      (" 1026 ", .expired), ("1327", .noSuchMonth(13)), ("127", .noExpiry), ("11227", .noExpiry),
      ("a/27", .noExpiry), ("", .nothingEntered),
    ] as [(String, FieldProblem?)]
  )
  func `checks the month a card ends in`(text: String, expected: FieldProblem?) {
    #expect(problem(text, in: .cardExpiry) == expected)
  }

  @Test(
    arguments: [
      (FieldID.securityCode, "123", nil), (.securityCode, "12", .noSecurityCode),
      (.postcode, "EC1A 1BB", nil), (.postcode, "12345;", .noPostcode),
      (.postcode, "- -", .noPostcode),
      (.name, "  ", .nothingEntered), (.city, "Łódź", nil),
    ] as [(FieldID, String, FieldProblem?)]
  )
  func `checks what else is entered`(field: FieldID, text: String, expected: FieldProblem?) {
    #expect(problem(text, in: field) == expected)
  }

  /// Every single digit that is mistyped is found out, whatever the number.
  @Test func `finds any digit that is mistyped`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let digits = (0..<15).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      let right = (0...9).map { digits + String($0) }.filter {
        problem($0, in: .cardNumber) == nil
      }

      #expect(right.count == 1)
    }
  }

  @Test(
    arguments: [
      ("4242424242424242", "••••••••••••4242"), ("4242 4242 4242 4242", "•••• •••• •••• 4242"),
      ("4242", "••••"), ("4242424242424243", "••••••••••••••••"), ("", ""), ("12ab", "••••"),
    ]
  )
  func `shows of a card no more than its last digits`(text: String, expected: String) {
    #expect(CardNumber.masked(text) == expected)
  }

  @Test func `describes a card without its number`() throws {
    let card = try CardNumber("4242424242424242")
    var dumped = ""

    dump(card, to: &dumped)

    #expect("\(card)" == "•••• 4242")
    #expect(!(dumped + String(reflecting: card)).contains("42424242"))
  }
}
