import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A recorder` {
  /// Somebody at the shop, watched by a recorder.
  @MainActor private final class Recording {
    let shop: HeadlessShop
    private(set) var text = ""
    private var recorder: Recorder?

    init(windows: Int, size: ScreenSize = ScreenSize(columns: 120, rows: 30)) throws {
      shop = try HeadlessShop(windowCount: windows, size: size)
      recorder = Recorder { [weak self] in self?.text = $0 }
      recorder?.begin(shop.app, on: shop.desktop)
    }

    func send(_ event: InputEvent) throws {
      recorder?.note(event)
      try shop.carryOut(.input(event))
      if !shop.isRunning { recorder?.noteQuitting() }
    }

    func press(_ keys: Key...) throws { for key in keys { try send(.key(key)) } }

    func type(_ text: String) throws {
      for letter in text { try send(.key(.character(letter))) }
    }

    func click(_ column: Int, _ row: Int) throws {
      try send(.mouse(MouseEvent(kind: .press(.left), column: column, row: row)))
    }

    func open(_ request: LinkRequest) throws {
      recorder?.note(request)
      try shop.carryOut(.open(request))
    }

    func resize(_ columns: Int, _ rows: Int) throws {
      recorder?.note((columns, rows))
      try shop.carryOut(.resize(ScreenSize(columns: columns, rows: rows)))
    }

    /// Orders a teapot as far as the number of the card, which takes the keys.
    func goToCard() throws {
      try press(Key(.enter), Key(.enter))
      try open(LinkRequest(link: "myshop://cart"))
      try press(Key(.end), Key(.enter), Key(.enter))
      for text in ["Robin Vale", "Mill Lane 4", "12345", "Port", "Norway"] {
        try type(text)
        try press(Key(.tab))
      }
      try press(Key(.end), Key(.up), Key(.enter))
      try press(Key(.end), Key(.up), Key(.enter), Key(.home), Key(.enter))
    }

    func answerPayment() throws {
      recorder?.noteAnswers(1)
      try shop.carryOut(.answerPayment)
    }

    /// Ends the recording and plays it.
    func replay() throws -> HeadlessShop {
      recorder?.end()
      let player = try Player(try Script(text: text))
      try player.play()
      return player.shop
    }
  }

  @Test func `writes a bar that is dragged as a click where it is let go`() throws {
    let recording = try Recording(windows: 2)
    try recording.press(Key(.enter), Key(.tab), .character("3"), .character("t"))
    let shown = try #require(recording.shop.desktop.standIn)
    let cell = try #require(shown.barCell(nearestTo: 119)?.cell)

    try recording.click(cell.column, cell.row)
    for column in [90, 40, 0] {
      let drag = MouseEvent(kind: .drag(.left), column: column, row: cell.row - 3)
      try recording.send(.mouse(drag))
    }
    let end = try recording.replay()

    #expect(end.canvas.text.contains("after action 0 of 3"))
    #expect(recording.text.contains("\nclick 3 \(cell.row + 1)\n"))
    #expect(recording.text.matches(of: #/click/#).count == 1)
  }

  @Test func `leaves out what was clicked beside the screen`() throws {
    let recording = try Recording(windows: 2)
    try recording.click(120, 2)
    try recording.send(.mouse(MouseEvent(kind: .wheelDown, column: 2, row: 30)))
    try recording.press(Key(.enter))

    _ = try recording.replay()

    #expect(!recording.text.contains("click"))
    #expect(!recording.text.contains("wheel"))
  }

  @Test func `clicks where nothing is when the click was beside the words of the status line`()
    throws
  {
    let recording = try Recording(windows: 2)
    try recording.press(Key(.enter))
    try recording.click(60, 28)

    _ = try recording.replay()

    #expect(recording.text.contains("click 1 29\n"))
  }

  @Test func `types a joined character key by key, as it was typed`() throws {
    let recording = try Recording(windows: 1)
    try recording.press(.character("/"))
    for scalar in "é👩‍👧".unicodeScalars {
      try recording.send(.key(.character(Character(scalar))))
    }

    let replayed = try recording.replay()

    #expect(recording.text.contains("type \"é"))
    #expect(replayed.app.actionCount == recording.shop.app.actionCount)
  }

  @Test(arguments: [("2", " in B"), ("B", " in B"), ("3", nil)])
  func `writes a link into a window, by its letter`(name: String, place: String?) throws {
    let recording = try Recording(windows: 2)

    try recording.open(LinkRequest(link: "myshop://cart", place: .window(letter: name)))

    _ = try recording.replay()
    let line = place.map { "open \"myshop://cart\"\($0)\n" }
    #expect(recording.text.contains(line ?? "open") == (place != nil))
  }

  @Test func `writes what was done as a person would`() throws {
    let recording = try Recording(windows: 2)
    try recording.press(Key(.down), Key(.down), .character("/"))
    try recording.type("te a")
    try recording.press(Key(.enter))
    try recording.click(65, 2)
    try recording.open(LinkRequest(link: "myshop://cart", place: .window(letter: "B")))
    try recording.resize(100, 28)
    try recording.press(.character("q"))

    _ = try recording.replay()

    #expect(
      recording.text == """
        # Recorded by “shop record”.
        windows 2
        size 120 30
        key ↓ ↓
        key /
        type "te a"
        key Enter
        click "Teapot" in B
        open "myshop://cart" in B
        resize 100 28
        expect windows 2
        expect focus B
        expect path A "Search “te a”"
        expect link A "myshop://search?q=te%20a"
        expect path B "Home › Cart"
        expect link B "myshop://cart"

        """
    )
  }

  @Test func `leaves out what a script has no room for, so that it can be played`() throws {
    let recording = try Recording(windows: 1)
    for _ in 0..<140 { try recording.press(Key(.enter), Key(.end)) }

    let replayed = try recording.replay()

    #expect(recording.shop.app.lastState.windows[0].scene.stack(of: .home).depth > 130)
    #expect(replayed.app.lastState == recording.shop.app.lastState)
    #expect(!recording.text.contains("expect path A"))
    #expect(recording.text.contains("expect link A"))
  }

  @Test func `cuts itself short where it grew longer than a script may be`() throws {
    let shop = try HeadlessShop(windowCount: 1, size: ScreenSize(columns: 120, rows: 30))
    var text = ""
    let recorder = Recorder { text = $0 }
    recorder.begin(shop.app, on: shop.desktop)
    let paste = InputEvent.paste(String(repeating: "é", count: 2_000))
    for _ in 0..<400 { recorder.note(paste) }

    recorder.end()

    #expect(text.utf8.count <= ScriptError.longest)
    #expect(text.contains("# The session went on; a script cannot be longer.\n"))
    #expect(text.hasSuffix("é\"\n"))
  }

  @Test(arguments: 1...6)
  func `writes a script that ends the same way, whatever was done`(seed: UInt64) throws {
    let recording = try Recording(windows: Int(seed))
    var random = RandomStatements(seed: seed)
    for _ in 0..<250 where recording.shop.isRunning { try recording.send(Self.event(&random)) }

    let replayed = try recording.replay()

    #expect(replayed.app.lastState == recording.shop.app.lastState)
    #expect(!replayed.app.shop.state.differsInSales(from: recording.shop.app.shop.state))
  }

  @Test(arguments: [
    ("4111 1111 1111 1111", "type secret card", "Review"),
    ("4000 0000 0000 0002", "type secret declined-card", "Review"),
    ("4111", "type secret wrong-card", "Payment"),
  ])
  func `writes no card number, but what stands for it`(
    card: String,
    words: String,
    step: String
  ) throws {
    let recording = try Recording(windows: 2)
    try recording.goToCard()
    try recording.type("9")
    try recording.press(Key(.backspace))
    try recording.type(card)
    try recording.press(Key(.tab))
    try recording.type("12/29")
    try recording.press(Key(.tab))
    try recording.send(.paste("987"))
    try recording.press(Key(.tab))
    try recording.type("Robin Vale")
    try recording.press(Key(.escape), Key(.end), Key(.up), Key(.enter))
    #expect(recording.shop.canvas.text.contains("Checkout · \(step)"))
    if step == "Review" {
      try recording.press(Key(.enter), .character("w"), Key(.down))
      try recording.answerPayment()
    }

    let replayed = try recording.replay()

    #expect(replayed.app.lastState == recording.shop.app.lastState)
    #expect(recording.text.contains(words))
    #expect(recording.text.contains("type secret security-code"))
    #expect(recording.text.contains("What was typed into secret fields is not here"))
    for secret in [card, String(card.filter { $0 != " " }), "4111", "987", "0002"] {
      #expect(!recording.text.contains(secret))
    }
  }

  @Test(arguments: ["", "9"], [true, false])
  func `writes no card number that goes into a field which was only selected`(
    before: String,
    isPasted: Bool
  ) throws {
    let card = "4111 1111 1111 1111"
    let recording = try Recording(windows: 1)
    try recording.goToCard()
    try recording.type(before)
    try recording.press(Key(.escape), Key(.down), Key(.up))
    if isPasted {
      try recording.press(.control("a"))
      try recording.send(.paste(card))
      for _ in before { try recording.press(Key(.backspace)) }
    } else {
      try recording.type(card)
    }
    try recording.press(Key(.tab))

    let replayed = try recording.replay()

    #expect(
      replayed.app.lastState.windows[0].scene == recording.shop.app.lastState.windows[0].scene
    )
    #expect(recording.text.contains("type secret"))
    for secret in [card, "4111", "key 4", "1111"] { #expect(!recording.text.contains(secret)) }
  }

  @Test func `writes nothing down that was meant for a secret field a link led away from`() throws {
    let recording = try Recording(windows: 1)
    try recording.goToCard()
    try recording.type("4111")
    try recording.open(LinkRequest(link: "myshop://orders", place: .newWindow))
    try recording.type("9876")
    try recording.send(.paste("5432"))
    try recording.press(Key(.enter), .character("2"))

    let replayed = try recording.replay()

    #expect(replayed.app.lastState == recording.shop.app.lastState)
    #expect(recording.text.contains("key Enter\nkey 2\n"))
    for secret in ["4111", "98", "5432"] { #expect(!recording.text.contains(secret)) }
  }

  @Test func `writes nothing down that was meant for a secret field nobody can see`() throws {
    let recording = try Recording(windows: 1)
    try recording.goToCard()
    try recording.type("4111")
    try recording.resize(20, 6)
    try recording.type("9876")
    try recording.send(.paste("5432"))
    try recording.resize(100, 30)

    let replayed = try recording.replay()

    #expect(replayed.app.lastState == recording.shop.app.lastState)
    #expect(recording.text.contains("resize 20 6\nresize 100 30"))
    for secret in ["4111", "98", "5432"] { #expect(!recording.text.contains(secret)) }
  }

  @Test func `writes down the keys the inspector takes from a secret field`() throws {
    let recording = try Recording(windows: 1, size: ScreenSize(columns: 160, rows: 30))
    try recording.press(.character("i"), Key(.tab))
    try recording.goToCard()
    try recording.type("4111")
    let dock = recording.shop.desktop.places.dock
    try recording.click(dock.column + 8, dock.row + 1)
    try recording.press(.character("j"), .character("t"), Key(.left), Key(.escape))

    let replayed = try recording.replay()

    #expect(replayed.app.lastState == recording.shop.app.lastState)
    #expect(recording.text.contains("key j\nkey t\nkey ←\nkey Esc\n"))
    #expect(!recording.text.contains("Ctrl-U"))
  }

  @Test func `writes down where one clicked in a text`() throws {
    let recording = try Recording(windows: 1)
    try recording.press(.character("/"))
    try recording.type("teapot")
    let start = try #require(recording.shop.desktop.cell(of: "teapot", in: "A"))
    try recording.click(start.column + 3, start.row)
    try recording.type("-")

    let replayed = try recording.replay()

    #expect(replayed.app.lastState == recording.shop.app.lastState)
    #expect(recording.shop.canvas.text.contains("tea-pot"))
  }

  private static func event(_ random: inout RandomStatements) -> InputEvent {
    let keys: [Key] = [
      Key(.enter), Key(.enter), Key(.down), Key(.up), Key(.tab), Key(.escape), Key(.end),
      Key(.backspace), Key(.pageDown), Key(.backTab), .control("u"), .control("p"),
    ]
    switch random.number(0...20) {
    case 0...8: return .key(random.pick(keys))
    case 9...12: return .key(.character(random.pick(Array("123nduzL/tea 4]0:oe?g\u{e9}"))))
    case 13: return .paste(random.pick(["tea", "a\nb", "", "4242 4242 4242 4242"]))
    default:
      let kinds: [MouseEvent.Kind] = [
        .press(.left), .press(.left), .press(.left), .press(.middle), .wheelDown, .wheelUp,
        .release, .press(.right),
      ]
      return .mouse(
        MouseEvent(
          kind: random.pick(kinds),
          column: random.number(0...119),
          row: random.number(0...29)
        )
      )
    }
  }
}
