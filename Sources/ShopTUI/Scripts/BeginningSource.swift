import Platform
import SceneNavigation
import ShopCore

/// How what some actions begin with is written in Swift.
struct BeginningSource {
  /// What has to be imported for it.
  let imports: String
  /// What stands before the app is made.
  let statements: [String]
  /// The windows it is made with.
  let windows: String
  let wiring: String
  /// The cart the shop is made with; no lines where it is empty.
  let cart: [String]
  let account: String
  /// The text that has the ids of what the windows and the cart hold, each in quotation marks.
  let mentions: String

  /// Fresh windows are counted; others are a value, as they are saved.
  init(_ beginning: SentActions.Beginning) throws {
    let state = beginning.windows
    let isFresh = state == AppState(windowCount: state.windows.count)
    let source = SwiftSource()
    var (statements, saved) = ([String](), "")
    if !isFresh {
      let encoder = JSONEncoder()
      encoder.userInfo = AppDescription.shop.userInfo
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      saved = String(decoding: try encoder.encode(state), as: UTF8.self)
      statements += [
        "let decoder = JSONDecoder()",
        "decoder.userInfo = AppDescription.shop.userInfo",
        "let windows = try decoder.decode(",
        "  AppState.self,",
        "  from: Data(\(saved.quoted).utf8)",
        ")",
      ]
    }
    if !beginning.cart.lines.isEmpty {
      statements.append("var cart = Cart()")
      statements += beginning.cart.lines.map {
        "cart.setQuantity(\($0.quantity), of: \(source.source($0.article)))"
      }
    }
    self.statements = statements
    mentions = statements.joined(separator: "\n") + saved
    imports = isFresh ? "" : "import Foundation\n"
    windows = isFresh ? "AppState(windowCount: \(state.windows.count))" : "windows"
    wiring = beginning.wiring.source
    cart = beginning.cart.lines.isEmpty ? [] : ["      cart: cart,"]
    account = beginning.isSignedIn ? "Account.samples[0]" : "nil"
  }
}
