import SceneNavigation
import Testing

@testable import ShopTUI

@MainActor @Suite struct `An exported test` {
  @Test(arguments: [("tour", "Tour"), ("order", "Order")])
  func `is the one that runs with the others`(name: String, file: String) throws {
    let script = try Script(file: Scripts.path(of: name))

    let test = try TestExport(of: script, name: name)

    let path = "Tests/ShopCoreTests/Scripts/\(file)ScriptTests.swift"
    #expect(
      try Scripts.text(at: path) == test.text,
      "“make pictures” makes it again."
    )
  }

  @Test func `names a window of any number`() {
    let names = [1, 26, 27, 1 << 40].map { SwiftSource.name(of: SceneID(number: $0)) }

    #expect(names == ["a", "z", "window27", "window1099511627776"])
  }

  @Test func `brings the products it needs, and no other`() throws {
    let moving = try Script(text: "windows 2\nkey Enter")
    let buying = try Script(text: "windows 2\nkey Enter Enter")

    let tests = try [moving, buying].map { try TestExport(of: $0, name: "test").text }

    #expect(tests[0].contains("products: [],"))
    #expect(tests[1].contains("Product(id: \"teapot\", name: \"Teapot\""))
  }

  @Test(arguments: ["a`b\\c\nd", "a\tb\u{7f}c\u{0}d", "a\u{200b}b\u{2028}c\u{a0}d"])
  func `has a name that can be one in Swift, whatever the file is called`(name: String) throws {
    let script = try Script(text: "windows 2\nkey Enter")

    let test = try TestExport(of: script, name: name).text

    #expect(test.contains("struct `The script a_b_c_d` {"))
    #expect(test.contains("/// What `a_b_c_d.shop` does"))
  }

  @Test(arguments: ["windows 2\nexpect windows 2", "key ?\nkey Esc"])
  func `says of what the list of movers is also where nothing is sent`(text: String) throws {
    let test = try TestExport(of: try Script(text: text), name: "test").text

    #expect(test.contains("let whoMoved: [String] = [\n    ]"))
  }

  @Test func `tells a terminal nothing, whatever the script pastes`() throws {
    let script = try Script(text: "key /\n" + #"paste "\u{9b}31mA\u{200b}B""#)

    let test = try TestExport(of: script, name: "test").text

    #expect(test.contains(#".insert("31mA\u{200b}B")"#))
    #expect(test.unicodeScalars.allSatisfy { $0 == "\n" || !$0.mustBeEscaped })
  }

  @Test func `answers no payment by itself, not even where the script ends before`() throws {
    let order = try Script(file: Scripts.path(of: "order"))
    let unanswered = Script(lines: Array(order.lines.prefix { $0.statement != .answerPayment }))

    let test = try TestExport(of: unanswered, name: "test").text

    #expect(!test.contains(".settle("))
    #expect(test.contains("payments: UnansweredPayments()"))
    #expect(test.contains("private struct UnansweredPayments: PaymentService {"))
  }

  @Test func `says which laws a mistake breaks, and by whom it moves`() throws {
    let script = try Script(
      text: "windows 2\nwiring appLevelPath\nkey Enter\nexpect law window-isolation broken"
    )

    let test = try TestExport(of: script, name: "test").text

    #expect(test.contains("func `breaks window-isolation, and ends in the same state`()"))
    #expect(test.contains("#expect(broken == [.windowIsolation])"))
    #expect(test.contains("NamedWiring.appLevelPath.makeRouters()"))
    #expect(test.contains("\"AB\","))
  }

  @Test func `is refused where a law is broken by no action`() throws {
    let script = try Script(
      text: "windows 2\nwiring appStorage\nkey Enter\nexpect law restore-is-identity broken"
    )

    #expect { try TestExport(of: script, name: "test") } throws: {
      "\($0)".hasPrefix(
        "line 4, “expect law restore-is-identity broken”: no action of the script breaks it"
      )
    }
  }

  @Test(arguments: [
    ("wiring appLevelPath", "“wiring appLevelPath”: ShopCore has no second wiring in one test."),
    ("relaunch", "“relaunch”: ShopCore has no quitting and relaunching."),
    ("key q", "“key q”: ShopCore has no quitting and relaunching."),
    ("key U", "“key U”: ShopCore has no word for “undone: back at Home”."),
    (
      "key Esc t Left Left Enter",
      "“key Esc t ← ← Enter”: ShopCore has no word for “all windows · already as they "
        + "were then”."
    ),
  ])
  func `is refused where ShopCore has no word for it`(line: String, words: String) throws {
    let script = try Script(text: "key Enter\n\(line)")

    #expect { try TestExport(of: script, name: "test") } throws: { "\($0)" == "line 2, \(words)" }
  }
}
