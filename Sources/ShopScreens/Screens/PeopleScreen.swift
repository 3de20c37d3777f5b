import ShopCore

public import DesignSystem

/// Everyone who writes reviews.
public func peopleScreen(in context: ScreenContext) -> Screen {
  let catalog = context.shop.catalog
  let people = catalog.allPeople
  guard !people.isEmpty else {
    return Screen(title: "People", rows: [.notice("No reviews yet.")])
  }
  let list = Screen.Block.list(count: people.count) { index in
    guard let person = people[index] else { return .unreadable() }
    return .item(
      person.name,
      trailing: catalog.reviewCount(by: person.id).counted("review"),
      trailingStyle: .secondary,
      action: context.go(to: .person(person.id))
    )
  }
  return Screen(title: "People", blocks: [list])
}
