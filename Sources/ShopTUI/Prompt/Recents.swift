/// The elements used in this run, without duplicates, most recent first.
struct Recents<Element: Hashable> {
  private(set) var elements: [Element] = []

  static var limit: Int { 100 }

  mutating func note(_ element: Element) {
    elements.removeAll { $0 == element }
    elements.insert(element, at: 0)
    if elements.count > Self.limit { elements.removeLast() }
  }
}
