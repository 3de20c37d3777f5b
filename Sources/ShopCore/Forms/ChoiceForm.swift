public import SceneNavigation

/// The variant and the quantity being chosen on a product's sheet.
public struct ChoiceForm: Sendable {
  private let view: ViewState
  private let product: Product
  private let inCart: Cart

  /// Reads the choice from a product's sheet; what is in the cart counts toward the limit.
  public init(_ view: ViewState, of product: Product, inCart: Cart) {
    self.view = view
    self.product = product
    self.inCart = inCart
  }

  static let fields: [FieldID] = [.variant, .quantity]

  /// The chosen article; nil if none is chosen.
  public var article: Article? {
    if product.variants.isEmpty { return Article(product.id) }
    let chosen = view.text(of: .variant)
    return product.variants.first { $0.id.rawValue == chosen }.map { Article(product.id, $0.id) }
  }

  /// The quantity: 1 if the field is empty, nil if the input is not valid.
  public var quantity: Int? {
    guard let text = view.drafts[.quantity]?.text.withoutOuterSpaces, !text.isEmpty else {
      return 1
    }
    return Int(text).flatMap { (1...Cart.limit).contains($0) ? $0 : nil }
  }

  /// The quantity in the cart after adding; nil if a field is not valid.
  public var total: Int? {
    guard wrongFields.isEmpty, let article, let quantity else { return nil }
    return inCart.quantity(of: article) + quantity
  }

  /// Why a field's value cannot be added; nil if it can.
  public func problem(with field: FieldID) -> FieldProblem? {
    switch field {
    case .variant: return article == nil ? .nothingChosen : nil
    case .quantity:
      guard let quantity else { return .noQuantity }
      guard let article, let offer = product.offer(of: article.variant) else { return nil }
      let most = min(offer.stock ?? Cart.limit, Cart.limit) - inCart.quantity(of: article)
      return quantity > most ? .tooMany(left: max(0, most)) : nil
    default: return nil
    }
  }

  /// Each variant that can be bought has a row, above the quantity.
  func row(of field: FieldID) -> Int {
    field == .quantity ? product.variants.count(where: \.offer.canBeBought) : 0
  }

  /// The invalid fields, top to bottom.
  public var wrongFields: [WrongField] {
    Self.fields.compactMap { field in problem(with: field).map { WrongField(field, $0) } }
  }
}
