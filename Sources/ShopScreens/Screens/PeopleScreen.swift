import ShopCore

public import DesignSystem

/// Everybody who writes reviews.
public func peopleScreen(in context: ScreenContext) -> Screen {
  let catalog = context.shop.catalog
  guard !catalog.people.isEmpty else {
    return Screen(title: "People", rows: [.notice("Nobody has written a review yet.")])
  }
  let list = Screen.Block.list(count: catalog.people.count) { index in
    let person = catalog.people[index]
    return .item(
      person.name,
      trailing: counted(catalog.reviews(by: person.id).count, "review"),
      trailingStyle: .secondary,
      action: context.go(to: .person(person.id))
    )
  }
  return Screen(title: "People", blocks: [list])
}
