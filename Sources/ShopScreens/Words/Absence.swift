import ShopCore

extension Place {
  var absence: String {
    switch self {
    case .category(let id): "There is no category “\(id)”."
    case .product(let id), .reviews(let id): "The shop sells no product “\(id)”."
    case .person(let id): "There is no person “\(id)”."
    case .order(let id): "You have no order “\(id)”."
    default: "This page does not exist."
    }
  }
}
