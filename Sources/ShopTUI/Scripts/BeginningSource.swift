import Platform
import SceneNavigation
import ShopCore

/// The state before some actions, as Swift code.
struct BeginningSource {
  let imports: String
  /// The statements before the app is created.
  let statements: [String]
  let windows: String
  let wiring: String
  /// The shop's cart; no lines if it is empty.
  let cart: [String]
  let account: String
  /// A text with the ids of everything in the windows and the cart, each in quotation marks.
  let mentions: String

  /// New windows are a number; others are written as they are saved.
  init(_ beginning: SentActions.Beginning) throws {
    let state = beginning.windows
    let isFresh = state == AppState(windowCount: state.windows.count)
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
        "cart.setQuantity(\($0.quantity), of: \(SwiftSource.source($0.article)))"
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
