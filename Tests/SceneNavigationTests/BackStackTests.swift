import SceneNavigation
import Testing

@Suite struct `A back stack` {
  private func entry(_ number: Int, _ route: PlaceRoute) -> Entry {
    Entry(
      id: Entry.ID(scene: SceneID(number: 1), number: number),
      route: AnyRoute(route),
      cause: .key
    )
  }

  @Test func `has a root and nothing above it at first`() {
    let stack = BackStack()

    #expect(stack.isAtRoot)
    #expect(stack.top == nil)
    #expect(stack.entries.isEmpty)
  }

  @Test func `keeps its entries in the order they were opened`() {
    let teapot = entry(1, .product("teapot"))
    let cup = entry(2, .product("cup"))

    let stack = BackStack(entries: [teapot, cup])

    #expect(stack.entries == [teapot, cup])
    #expect(stack.top == cup)
    #expect(stack.depth == 2)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 2), (Int.max, 2)])
  func `pops no further than its root`(asked: Int, popped: Int) {
    var stack = BackStack(entries: [entry(1, .cart), entry(2, .cart)])

    let count = stack.pop(asked)

    #expect(count == popped)
    #expect(stack.depth == 2 - popped)
  }

  @Test func `means the topmost of two equal routes`() {
    let routes: [PlaceRoute] = [.product("teapot"), .cart, .product("teapot"), .cart]
    var stack = BackStack(entries: routes.enumerated().map { entry($0 + 1, $1) })

    let popped = stack.pop(to: AnyRoute(PlaceRoute.product("teapot")))

    #expect(popped == 1)
    #expect(stack.top?.id.number == 3)
  }

  @Test func `stays as it is when asked to pop to a route it does not have`() {
    let before = BackStack(entries: [entry(1, .cart)])
    var stack = before

    let popped = stack.pop(to: AnyRoute(PlaceRoute.product("cup")))

    #expect(popped == nil)
    #expect(stack == before)
  }

  @Test func `is a value: a copy goes its own way`() {
    let before = BackStack(entries: [entry(1, .cart)])
    var copy = before

    copy.push(entry(2, .product("cup")))

    #expect(before.depth == 1)
    #expect(copy.depth == 2)
    #expect(before != copy)
  }

  @Test func `equals another with the same entries however it was made`() {
    var redirectedAction = BackStack(entries: [entry(1, .cart), entry(2, .cart)])

    redirectedAction.pop()
    redirectedAction.push(entry(2, .cart))

    #expect(redirectedAction == BackStack(entries: [entry(1, .cart), entry(2, .cart)]))
    #expect(redirectedAction != BackStack(entries: [entry(3, .cart), entry(2, .cart)]))
  }

  @Test func `changes the view of an entry below the top and leaves the others alone`() {
    var stack = BackStack(entries: (1...3).map { entry($0, .cart) })

    let isFound = stack.updateView(of: stack.entries[1].id) { $0.scroll = 7 }

    #expect(isFound)
    #expect(stack.entries.map(\.view.scroll) == [0, 7, 0])
    #expect(stack.entries.map(\.id.number) == [1, 2, 3])
  }

  @Test func `can be a hundred thousand entries deep and is freed without overflowing`() {
    var stack = BackStack()

    for number in 1...100_000 { stack.push(entry(number, .cart)) }
    let copy = stack
    stack = BackStack()

    #expect(copy.depth == 100_000)
  }

  @Test func `is printed and dumped in a few lines, however deep it is`() {
    let stack = BackStack(entries: (1...100_000).map { entry($0, .cart) })

    var dumped = ""
    dump(stack, to: &dumped)

    #expect("\(stack)" == "BackStack(depth: 100000, top: cart)")
    #expect(String(reflecting: stack) == "\(stack)")
    #expect("\(BackStack())" == "BackStack(at its root)")
    #expect(dumped.contains("depth: 100000"))
    #expect(dumped.split(separator: "\n").count < 100)
  }
}
