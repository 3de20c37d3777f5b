/// Why a line of a cart cannot be ordered as it stands.
public enum Shortage: Hashable, Sendable {
  /// The shop does not have it any more.
  case gone
  /// It has no price at present.
  case unavailable
  case soldOut
  /// So many are left, which are fewer than are wanted.
  case tooFew(left: Int)
}

extension CatalogSource {
  /// Why a line of a cart cannot be ordered; nil where it can.
  public func shortage(of line: Cart.Line) -> Shortage? {
    guard let offer = offer(of: line.article) else { return .gone }
    guard offer.price != nil else { return .unavailable }
    guard let stock = offer.stock, stock < line.quantity else { return nil }
    return stock == 0 ? .soldOut : .tooFew(left: stock)
  }
}
