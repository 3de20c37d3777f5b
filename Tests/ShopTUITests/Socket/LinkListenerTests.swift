import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The socket of a session` {
  private let door: Door

  init() throws {
    door = try Door()
  }

  @Test func `opens a link in the window it is for, and says where it landed`() throws {
    let before = door.app.windows.state
    let peer = try door.peer()

    peer.ask(LinkRequest(link: "myshop://product/teapot", place: .window(letter: "B")))
    door.serve()

    #expect(
      try peer.answer()
        == .landed(place: "B · Home › Tea & Coffee › Teapot", effects: "pushes 2")
    )
    #expect(peer.isClosed)
    let after = door.app.windows.state
    #expect(after.windows[0] == before.windows[0])
    #expect(after.windows[2] == before.windows[2])
    #expect(after.windows[1].scene.stack(of: .home).top?.cause == .link)
    #expect(after.focus == before.focus)
  }

  @Test func `takes the focused window where none is named, and knows when it is there already`()
    throws
  {
    let first = try door.peer()
    first.ask(LinkRequest(link: "myshop://cart"))
    let second = try door.peer()
    second.ask(LinkRequest(link: "myshop://cart"))

    door.serve()

    #expect(try first.answer() == .landed(place: "A · Home › Cart", effects: "pushes 1"))
    #expect(try second.answer() == .landed(place: "A · Home › Cart", effects: "already there"))
  }

  @Test func `opens a new window with all that the link says`() throws {
    let peer = try door.peer()

    peer.ask(LinkRequest(link: "myshop://search/product/teapot?q=tea", place: .newWindow))
    door.serve()

    #expect(
      try peer.answer() == .landed(place: "D · Search “tea” › Teapot", effects: "a new window")
    )
  }

  @Test(arguments: [
    (LinkRequest.Place.focusedWindow, "A · Home · asks to sign in first"),
    (.newWindow, "D · Home · a new window, which asks first"),
  ])
  func `says so where somebody has to sign in first`(
    place: LinkRequest.Place,
    words: String
  ) throws {
    door.app.send(.shop(.signOut), cause: .key)
    let peer = try door.peer()

    peer.ask(LinkRequest(link: "myshop://orders", place: place))
    door.serve()

    guard case .landed(let path, let effects) = try peer.answer() else {
      Issue.record("The link was refused.")
      return
    }
    #expect(path + " · " + effects == words)
  }

  @Test func `says the same where it is sent once more while somebody is asked`() throws {
    door.app.send(.shop(.signOut), cause: .key)
    let window = door.app.windows.focus
    for _ in 1...2 {
      let peer = try door.peer()
      peer.ask(LinkRequest(link: "myshop://orders", place: .focusedWindow))
      door.serve()

      guard case .landed(_, "asks to sign in first") = try peer.answer() else {
        Issue.record("The link was refused.")
        return
      }
    }
    #expect(door.app.windows.router(window)?.presentations.count == 1)
  }

  @Test func `says so where it is asked first whether to leave what was entered`() throws {
    let window = door.app.windows.focus
    door.app.send(.scene(.present(.sheet(.writeReview("teapot"))), in: window), cause: .key)
    let sheet = try #require(door.app.windows.router(window)?.presented)
    let typed = SceneAction.edit(.presentation(sheet.id), .reviewText, .insert("Pours"))
    door.app.send(.scene(typed, in: window), cause: .key)
    let peer = try door.peer()

    peer.ask(LinkRequest(link: "myshop://orders"))
    door.serve()

    let effects = "asks first whether to leave the review of “Teapot”"
    #expect(try peer.answer() == .landed(place: "A · Home", effects: effects))
  }

  @Test(arguments: [
    (LinkRequest(link: "myshop://carx"), "did you mean “cart”?"),
    (LinkRequest(link: "cart"), "is not a link to the shop"),
    (LinkRequest(link: "myshop://cart", place: .window(letter: "Q")), "A, B and C are open"),
  ])
  func `says why it refuses a link, and changes nothing`(
    request: LinkRequest,
    words: String
  ) throws {
    let before = door.app.windows.state
    let peer = try door.peer()

    peer.ask(request)
    door.serve()

    guard case .refused(let reason) = try peer.answer() else {
      Issue.record("The link was not refused.")
      return
    }
    #expect(reason.contains(words))
    #expect(door.app.windows.state == before)
  }

  @Test(arguments: [
    "\n", "GET / HTTP/1.1\r\nHost: shop\r\n\r\n", "{\"shop\":1}\n", "{}\n{}\n",
  ])
  func `answers garbage with what is wrong with it`(garbage: String) throws {
    let before = door.app.windows.state
    let peer = try door.peer()

    peer.say(garbage)
    door.serve()

    #expect(peer.hear().hasPrefix(#"{"shop":1,"refused":""#))
    #expect(peer.isClosed)
    #expect(door.listener.connectionCount == 0)
    #expect(door.app.windows.state == before)
  }

  @Test func `refuses a line without an end as soon as it is too long`() throws {
    let peer = try door.peer()

    peer.say(String(repeating: "x", count: 100_000))
    door.serve()

    #expect(try peer.answer() == .refused("A line has at most 4096 bytes."))
    #expect(door.listener.connectionCount == 0)
  }

  @Test func `waits for the rest of a line, for as long as it may take`() throws {
    let peer = try door.peer()
    let line = Frame.line(for: LinkRequest(link: "myshop://cart"))

    peer.say(Array(line.prefix(9)))
    door.serve()
    door.pass(.milliseconds(1_999))
    door.serve()
    peer.say(Array(line.dropFirst(9)))
    door.serve()

    #expect(try peer.answer() == .landed(place: "A · Home › Cart", effects: "pushes 1"))
  }

  @Test func `gives up who says nothing`() throws {
    let peer = try door.peer()
    door.serve()
    #expect(door.listener.deadline == door.time + .seconds(2))

    door.pass(.seconds(2))
    door.serve()

    #expect(peer.isClosed)
    #expect(door.listener.deadline == nil)
  }

  @Test func `gives up who says a byte a second`() throws {
    let peer = try door.peer()
    door.serve()

    for _ in 0..<2 {
      door.pass(.seconds(1))
      peer.say("{")
      door.serve()
    }

    #expect(peer.isClosed)
    #expect(door.listener.connectionCount == 0)
  }

  @Test func `is done with who never reads the answer`() throws {
    let peer = try door.peer()

    peer.ask(LinkRequest(link: "myshop://cart"))
    door.serve()

    #expect(door.listener.connectionCount == 0)
    #expect(door.listener.deadline == nil)
  }

  @Test func `opens nothing for who has gone`() throws {
    let before = door.app.windows.state
    let early = try door.peer()
    early.say("{\"shop\":1,")
    let late = try door.peer()
    late.ask(LinkRequest(link: "myshop://cart"))

    early.hangUp()
    late.hangUp()
    for _ in 0..<2 { door.serve() }

    #expect(door.listener.connectionCount == 0)
    #expect(door.app.windows.state == before)
  }

  @Test func `answers who has only finished speaking`() throws {
    let peer = try door.peer()

    peer.ask(LinkRequest(link: "myshop://cart"))
    peer.finish()
    door.serve()

    #expect(try peer.answer() == .landed(place: "A · Home › Cart", effects: "pushes 1"))
  }

  @Test func `is kept from nobody by many who say nothing`() throws {
    let silent = try (0..<3 * LinkListener.most).map { _ in try door.peer() }
    let last = try door.peer()
    last.ask(LinkRequest(link: "myshop://cart"))

    for _ in 0...3 * LinkListener.most / 8 { door.serve() }

    #expect(try last.answer() == .landed(place: "A · Home › Cart", effects: "pushes 1"))
    #expect(door.listener.connectionCount == LinkListener.most)
    #expect(silent.map(\.isClosed).firstIndex(of: false) == 2 * LinkListener.most)
  }

  @Test func `waits for newcomers alone, and sets no time, while nobody is there`() throws {
    #expect(door.listener.polled.count == 1)
    #expect(door.listener.deadline == nil)

    for _ in 0..<1_000 {
      try door.peer().say("nonsense\n")
      door.serve()
    }

    #expect(door.listener.polled.count == 1)
    #expect(door.listener.deadline == nil)
  }
}
