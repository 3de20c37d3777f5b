/// Why a line of a cart cannot be ordered.
public enum Shortage: Hashable, Sendable {
  /// The shop no longer has it.
  case gone
  /// It has no price at present.
  case unavailable
  case soldOut
  /// Fewer are left than the line needs.
  case tooFew(left: Int)
}

extension CatalogSource {
  /// Why a line of a cart cannot be ordered; nil if it can.
  public func shortage(of line: Cart.Line) -> Shortage? {
    guard let offer = offer(of: line.article) else { return .gone }
    guard offer.price != nil else { return .unavailable }
    guard let stock = offer.stock, stock < line.quantity else { return nil }
    return stock == 0 ? .soldOut : .tooFew(left: stock)
  }
}
