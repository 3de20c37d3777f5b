public import DesignSystem
import ShopCore

extension ScreenRow {
  /// What Enter does on the row, in a few words for the footer.
  public var enterWords: String {
    switch content {
    case .field: "type"
    case .button(let label): Self.inFooter(label)
    case .toggle: "switch"
    case .option: "choose"
    case .choice: "change"
    case .item, .text, .heading, .definition, .divider, .blank, .notice, .cells:
      switch action {
      case .shop(.addToCart)?: "add to cart"
      case .shop(.signIn)?: "sign in"
      default: "open"
      }
    }
  }

  /// The most columns that the footer has for a button's label.
  private static var widestLabel: Int { 22 }

  /// A label that is too long becomes “choose”.
  private static func inFooter(_ label: String) -> String {
    guard TextCells.width(of: label) <= widestLabel else { return "choose" }
    // Something is under way.
    if label.hasSuffix("…") { return "wait" }
    // Such as “OK”.
    if label.count > 1, label == label.uppercased() { return label }
    return label.prefix(1).lowercased() + String(label.dropFirst())
  }
}
