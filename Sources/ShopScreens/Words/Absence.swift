import ShopCore

extension Place {
  /// What is said where the shop does not have what a place is about.
  var absence: String {
    switch self {
    case .category(let id): "There is no shelf “\(id)”."
    case .product(let id), .reviews(let id): "The shop sells no product “\(id)”."
    case .person(let id): "Nobody here is called “\(id)”."
    case .order(let id): "There is no order “\(id)” of yours."
    default: "There is no such place."
    }
  }
}
