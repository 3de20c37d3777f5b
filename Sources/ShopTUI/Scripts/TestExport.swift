import NavigationLaws
import SceneNavigation
import ShopCore

/// A script as a Swift test of the core.
///
/// It sends the same actions with the same causes, and expects the same windows to move, the same laws
/// to break and the same state at the end.
struct TestExport {
  let text: String

  /// The test of a script with this name.
  init(of script: Script, name: String) throws {
    let maker =
      "What `\(Self.plain(name)).shop` does, without keys and a screen; made by `shop replay --export-test`."
    try self.init(of: SentActions(of: script), called: "The script \(Self.plain(name))", maker)
  }

  /// The test of some actions, in a suite with this name; the sentence says where it comes from.
  init(of sent: SentActions, called name: String, _ sentence: String) throws {
    var calls: [String] = []
    var origin = ""
    for action in sent.actions {
      guard let words = SwiftSource.source(action.action) else {
        throw TestExportError.endsOtherwise
      }
      if action.origin != origin {
        if !calls.isEmpty { calls.append("") }
        calls.append("// \(action.origin)")
      }
      origin = action.origin
      calls.append("app.send(\(words), cause: \(Self.source(action.cause)))")
    }
    let end = try Self.expectations(of: sent.end)
    let cart = sent.cart.lines.map { line in
      "#expect(app.shop.state.cart.quantity(of: \(SwiftSource.source(line.article))) == \(line.quantity))"
    }
    let beginning = try BeginningSource(sent.beginning)
    let mentions = calls.joined(separator: "\n") + beginning.mentions
    let products = try Self.products(of: sent, mentionedIn: mentions)
    let body =
      calls + [""] + Self.moved(sent.moved) + Self.broken(sent.broken) + end
      + (cart.isEmpty ? [] : [""] + cart)
    text = Self.file(
      name: name,
      sentence: sentence,
      catalog: Self.catalog(products, of: sent.beginning),
      beginning: beginning,
      names: Self.names(usedIn: body),
      broken: sent.broken,
      hasPayments: sent.outcomes.contains {
        if case .paymentSent? = $0.shop { true } else { false }
      },
      body: body
    )
  }

  /// The products that the actions need.
  private static func products(of sent: SentActions, mentionedIn text: String) throws -> [Product] {
    if sent.endTheSame(over: catalog(of: [], in: sent.beginning)) { return [] }
    let mentioned = sent.beginning.catalog.allProducts.compactMap(\.self).filter { product in
      product.variants.isEmpty && text.contains("\"\(product.id)\"")
    }.map {
      Product(id: $0.id, name: $0.name, category: $0.category, price: $0.price, stock: $0.stock)
    }
    guard sent.endTheSame(over: catalog(of: mentioned, in: sent.beginning)) else {
      throw TestExportError.endsOtherwise
    }
    return mentioned
  }

  private static func catalog(of products: [Product], in sent: SentActions.Beginning) -> Catalog {
    Catalog(
      name: "Script",
      currency: sent.catalog.currency,
      categories: [],
      products: products,
      people: []
    )
  }
}

extension TestExport {
  private static func catalog(_ products: [Product], of sent: SentActions.Beginning) -> [String] {
    let currency = "Currency(code: \(sent.catalog.currency.code.quoted))"
    let lines = products.map { product in
      let price = product.price.map { "Money(minorUnits: \($0.minorUnits), currency: \(currency))" }
      return "Product(id: \(product.id.rawValue.quoted), "
        + "name: \(product.name.quoted), category: \(product.category.rawValue.quoted), "
        + "price: \(price ?? "nil"), stock: \(product.stock.map(String.init) ?? "nil")),"
    }
    let list =
      lines.isEmpty ? ["products: [],"] : ["products: ["] + lines.map { "  " + $0 } + ["],"]
    return ["let catalog = Catalog("]
      + (["name: \"Script\",", "currency: \(currency),", "categories: [],"] + list + ["people: []"])
      .map { "  " + $0 } + [")"]
  }

  private static func moved(_ letters: [String]) -> [String] {
    var rows: [String] = []
    var row = ""
    for (index, letter) in letters.enumerated() {
      row += (row.isEmpty ? "" : " ") + "\"\(letter)\","
      if row.count > 80 || index == letters.count - 1 {
        rows.append("  " + row)
        row = ""
      }
    }
    return ["let whoMoved: [String] = ["] + rows + ["]", "#expect(moved == whoMoved)"]
  }

  private static func broken(_ laws: Set<LawName>) -> [String] {
    if laws.isEmpty { return ["#expect(broken.isEmpty)"] }
    let names = laws.sorted().map { ".\($0)" }
    return ["#expect(broken == [\(names.joined(separator: ", "))])"]
  }

  /// The beginning of the test's name, with the laws that the script breaks under its mistake.
  private static func event(breaking laws: Set<LawName>) -> String {
    if laws.isEmpty { return "moves only the windows it acts on" }
    return "breaks " + laws.sorted().map(\.rawValue).list("and")
  }

  private static func expectations(of state: AppState) throws -> [String] {
    var lines = [
      "", "let state = app.windows.state",
      "#expect(state.focus == \(SwiftSource.name(of: state.focus)))",
    ]
    for window in state.windows {
      let scene = window.scene
      let name = "scene\(window.window.letter)"
      lines += ["", "let \(name) = try #require(state.scene(\(SwiftSource.name(of: window.id))))"]
      lines.append("#expect(\(name).selectedTab == .\(scene.selectedTab.rawValue))")
      for tab in AppTab.allCases {
        let stack = scene.stack(of: tab)
        guard let path = SwiftSource.source(stack.path) else { throw TestExportError.endsOtherwise }
        let place = "\(name).stack(of: .\(tab.rawValue))"
        lines.append(
          stack.isAtRoot ? "#expect(\(place).isAtRoot)" : "#expect(\(place).path == \(path))"
        )
        let query = stack.root.text(of: .query)
        if !query.isEmpty {
          lines.append("#expect(\(place).root.text(of: .query) == \(query.quoted))")
        }
      }
      let contents = scene.presentations.compactMap { SwiftSource.source($0.content) }
      lines.append(
        contents.isEmpty
          ? "#expect(\(name).presentations.isEmpty)"
          : "#expect(\(name).presentations.map(\\.content) == [\(contents.joined(separator: ", "))])"
      )
    }
    return lines
  }

  /// The windows that the test names, with their scene numbers.
  private static func names(usedIn lines: [String]) -> [String] {
    let text = lines.joined(separator: "\n")
    // Saved windows can have any number.
    let later = text.split { !$0.isLetter && !$0.isNumber }.compactMap { word in
      word.hasPrefix("window") ? Int(word.dropFirst("window".count)) : nil
    }
    return (Array(1...26) + Set(later).filter { $0 > 26 }.sorted()).compactMap { number in
      let name = SwiftSource.name(of: SceneID(number: number))
      let isUsed = ["in: \(name))", "(\(name))", "scene: \(name),", "== \(name))"].contains {
        text.contains($0)
      }
      return isUsed ? "let \(name) = SceneID(number: \(number))" : nil
    }
  }

  private static func source(_ cause: Cause) -> String {
    cause == .guard ? ".`guard`" : ".\(cause.rawValue)"
  }

  private static func file(
    name: String,
    sentence: String,
    catalog: [String],
    beginning: BeginningSource,
    names: [String],
    broken: Set<LawName>,
    hasPayments: Bool,
    body: [String]
  ) -> String {
    let app =
      beginning.statements + [
        "let app = ShopApp(",
        "  shop: Shop(",
        "    ShopState(",
        "      catalog: catalog,",
      ] + beginning.cart + [
        "      orders: Order.samples(from: catalog),",
        "      account: \(beginning.account)",
        "    )",
        "  ),",
        "  windows: SceneGroup(",
        "    state: \(beginning.windows),",
        "    makeRouter: \(beginning.wiring).makeRouters()",
        hasPayments ? "  )," : "  )",
      ] + (hasPayments ? ["  payments: UnansweredPayments()"] : []) + [
        ")",
        "var moved: [String] = []",
        "var broken: Set<LawName> = []",
        "app.observe { step in",
        "  moved.append(step.record.verdict.moved.map(\\.letter).joined())",
        "  broken.formUnion(StepLaws.shop.violations(of: step).map(\\.law))",
        "}",
        "",
      ]
    let lines = catalog + names + app + body
    let payments = hasPayments ? "\n" + unansweredPayments : ""
    let inside = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      // swift-format-ignore-file
      \(beginning.imports)import NavigationLaws
      import SceneNavigation
      import ShopCore
      import Testing

      /// \(sentence)
      @MainActor @Suite struct `\(name)` {
        @Test func `\(event(breaking: broken)), and ends in the same state`() throws {
      \(inside)
        }
      }

      """ + payments
  }

  /// The text without what backticks or a comment cannot contain.
  static func plain(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { plain, scalar in
      let isBlank = scalar != " " && scalar.properties.generalCategory == .spaceSeparator
      let isWrong = scalar == "`" || scalar == "\\" || isBlank || scalar.mustBeEscaped
      plain.unicodeScalars.append(isWrong ? "_" : scalar)
    }
  }

  private static let unansweredPayments = """
    /// The answers are actions of the script.
    private struct UnansweredPayments: PaymentService {
      func charge(
        _ card: CardNumber,
        for payment: Payment,
        answer: @escaping @MainActor (PaymentAnswer) -> Void
      ) {}
    }

    """
}

extension NamedWiring {
  /// The wiring as Swift code.
  var source: String {
    guard isMixture else { return "NamedWiring.\(rawValue)" }
    return "NamedWiring(mixing: [\(mistakes.map { "." + $0.rawValue }.joined(separator: ", "))])"
  }
}
