public import SceneNavigation

/// Which variant of a product somebody is choosing and how many, read from what was entered on
/// its sheet.
public struct ChoiceForm: Sendable {
  private let view: ViewState
  private let product: Product
  private let inCart: Cart

  /// Reads what was chosen on the sheet of a product, beside what is in the cart already.
  public init(_ view: ViewState, of product: Product, inCart: Cart) {
    self.view = view
    self.product = product
    self.inCart = inCart
  }

  static let fields: [FieldID] = [.variant, .quantity]

  /// What was chosen; nil while nothing is.
  public var article: Article? {
    if product.variants.isEmpty { return Article(product.id) }
    let chosen = view.text(of: .variant)
    return product.variants.first { $0.id.rawValue == chosen }.map { Article(product.id, $0.id) }
  }

  /// How many; one unless another number was entered, nil where that is none.
  public var quantity: Int? {
    guard let draft = view.drafts[.quantity] else { return 1 }
    return Int(draft.text.withoutOuterSpaces).flatMap { (1...Cart.limit).contains($0) ? $0 : nil }
  }

  /// How many there would be in the cart afterwards; nil where something is wrong.
  public var total: Int? {
    guard wrongFields.isEmpty, let article, let quantity else { return nil }
    return inCart.quantity(of: article) + quantity
  }

  /// Why what stands in a field cannot be added so; nil where it can.
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

  /// The row a field is entered on: each variant that can be bought has one, above the quantity.
  func row(of field: FieldID) -> Int {
    field == .quantity ? product.variants.count(where: \.offer.canBeBought) : 0
  }

  /// The fields that are wrong, from top to bottom.
  public var wrongFields: [WrongField] {
    Self.fields.compactMap { field in problem(with: field).map { WrongField(field, $0) } }
  }
}
