import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@Suite struct `A line on the socket` {
  @Test(arguments: [
    LinkRequest(link: "myshop://product/teapot"),
    LinkRequest(link: "myshop://search?q=%22", place: .newWindow),
    LinkRequest(link: "a \"quote\", a \\ and a \u{7} 🫖", place: .window(letter: "B")),
  ])
  func `says a request that is read as the same`(request: LinkRequest) throws {
    let line = Frame.line(for: request)

    #expect(line.last == UInt8(ascii: "\n"))
    #expect(try Frame.request(in: line.dropLast()) == request)
  }

  @Test(arguments: [
    LinkAnswer.landed(place: "A · Home › Teapot", effects: "pushes 2"),
    .refused("There is no window “Q”."),
  ])
  func `says an answer that is read as the same`(answer: LinkAnswer) throws {
    #expect(try Frame.answer(in: Frame.line(for: answer).dropLast()) == answer)
  }

  @Test func `tells a terminal nothing, whoever answers`() throws {
    let hostile = #"{"shop":1,"landed":"A\u001b[2J\nshop: it is done\u202e","did":"\u009b6n"}"#

    let answer = try Frame.answer(in: Array(hostile.utf8))

    #expect(answer == .landed(place: "A·[2J·shop: it is done", effects: "·6n"))
  }

  @Test func `is short enough however long the answer is`() throws {
    let names = String(repeating: "\u{1}👩‍👩‍👧", count: 5_000)

    let line = Frame.line(for: .landed(place: names, effects: names))

    #expect(line.count <= Frame.longest)
    guard case .landed(let place, _) = try Frame.answer(in: line.dropLast()) else {
      Issue.record("It is no answer that says where a link landed.")
      return
    }
    #expect(place.hasSuffix("…"))
  }

  @Test func `is no longer when a request that was read is written again`() throws {
    let escapes = String(repeating: #"\r\n\t\b\f\"\\\u001b"#, count: 200)
    let read = Array(#"{"shop":1,"open":"\#(escapes)"}"#.utf8)

    let written = Frame.line(for: try Frame.request(in: read)).dropLast()

    #expect(Array(written) == read)
  }

  @Test(arguments: [
    ("", FrameError.notAnObject), ("null", .notAnObject), ("[1]", .notAnObject),
    ("GET / HTTP/1.1", .notAnObject), (#"{"shop":1,"#, .notAnObject),
    (#"{"open":"myshop://cart"}"#, .wrongField("shop")),
    (#"{"shop":"1","open":"myshop://cart"}"#, .wrongField("shop")),
    (#"{"shop":2,"open":"myshop://cart","colour":"red"}"#, .otherVersion(2)),
    (#"{"shop":1}"#, .wrongField("open")),
    (#"{"shop":1,"open":7}"#, .wrongField("open")),
    (#"{"shop":1,"open":null}"#, .wrongField("open")),
    (#"{"shop":1,"open":["myshop://cart"]}"#, .wrongField("open")),
    (#"{"shop":1,"open":true}"#, .wrongField("open")),
    (#"{"shop":1,"open":"myshop://cart","newWindow":"yes"}"#, .wrongField("newWindow")),
    (#"{"shop":1,"open":"myshop://cart","window":true}"#, .wrongField("window")),
    (#"{"shop":1,"open":"myshop://cart","windows":"B"}"#, .unknownField("windows")),
    (#"{"shop":1,"open":"myshop://cart","window":"B","newWindow":true}"#, .twoPlaces),
  ])
  func `is refused where it is no request`(line: String, reason: FrameError) {
    #expect(throws: reason) { try Frame.request(in: Array(line.utf8)) }
  }

  @Test func `is refused where it is no text, or nested without end`() {
    #expect(throws: FrameError.notText) {
      try Frame.request(in: Array(#"{"shop":1,"open":""#.utf8) + [0xC0, 0xAF] + Array("\"}".utf8))
    }
    for count in [4_000, 513] {
      #expect(throws: FrameError.notAnObject) {
        try Frame.request(in: Array(repeating: UInt8(ascii: "["), count: count))
      }
    }
  }

  @Test func `is put together from pieces`() throws {
    let line = Frame.line(for: LinkRequest(link: "myshop://cart"))
    var reader = FrameReader()

    let early = try line.dropLast().compactMap { try reader.add([$0]) }
    let complete = try reader.add([UInt8(ascii: "\n")])

    #expect(early.isEmpty)
    #expect(complete == line.dropLast())
  }

  @Test func `ends where nothing may follow it`() {
    var reader = FrameReader()

    #expect(throws: FrameError.severalLines) { try reader.add(Array("{}\n{}\n".utf8)) }
  }

  @Test func `has an end within its limit`() throws {
    let most = Array(repeating: UInt8(ascii: "x"), count: Frame.longest - 1)
    var fitting = FrameReader()
    var endless = FrameReader()

    let early = try fitting.add(most)
    let complete = try fitting.add([UInt8(ascii: "\n")])

    #expect(early == nil)
    #expect(complete == most)
    #expect(throws: FrameError.tooLong) { try endless.add(most + most) }
  }
}

@MainActor @Suite struct `A hundred thousand broken lines` {
  private static let lines = [
    LinkRequest(link: "myshop://product/teapot"),
    LinkRequest(link: "myshop://search/product/cup?q=tea", place: .window(letter: "B")),
    LinkRequest(link: "https://myshop.example/order/7", place: .newWindow),
    LinkRequest(link: "myshop://category/a%2Fb/product/%F0%9F%AB%96"),
  ].map { Frame.line(for: $0) }

  private static let pieces = [
    "\n", "\"", "\\", "{", "}", "[", "]", ",", ":", "%", "%00", "\u{1b}[2J", "\\u0000", "\\ud800",
    "null", "1e999", "\u{202E}", "\"shop\":1", "\"window\":\"ZZ\"", "../", "//",
  ].map { Array($0.utf8) }

  @Test func `are refused in words of the window that asks something`() throws {
    let stage = try Stage(windows: 2)
    let window = stage.app.windows.focus
    stage.app.send(.scene(.present(.sheet(.writeReview("teapot"))), in: window), cause: .key)
    let sheet = try #require(stage.app.windows.router(window)?.presented)
    stage.app.send(
      .scene(.edit(sheet.screen, .reviewText, .insert("Pours well.")), in: window),
      cause: .key
    )
    stage.press(Key(.escape))

    let answer = LinkOpener(app: stage.app).open(LinkRequest(link: "myshop://cart"))

    #expect(answer == .refused("Window A asks something first: answer that there."))
  }

  @Test func `crash nothing, and change nothing that is refused`() throws {
    var random = SeededGenerator(seed: 1_811)
    let stage = try Stage(windows: 2)
    let opener = LinkOpener(app: stage.app)
    var refused = 0
    var wronglyMoved = 0
    stage.app.observe { if !$0.record.verdict.isKept { wronglyMoved += 1 } }

    for _ in 0..<100_000 {
      let line = mutated(&random)
      let before = stage.app.lastState
      guard let request = request(in: line, &random) else {
        refused += 1
        continue
      }
      try #require(try Frame.request(in: Frame.line(for: request).dropLast()) == request)
      if case .refused = opener.open(request) {
        refused += 1
        try #require(stage.app.windows.state == before)
      }
      if stage.app.windows.windows.count > 4 {
        stage.app.send(.app(.closeWindow(stage.app.windows.focus)), cause: .script)
      }
    }

    #expect(wronglyMoved == 0)
    #expect((50_000..<100_000).contains(refused))
  }

  /// The request that a line makes when it arrives in two pieces, if it makes one.
  private func request(in line: [UInt8], _ random: inout SeededGenerator) -> LinkRequest? {
    let cut = Int.random(in: 0...line.count, using: &random)
    var reader = FrameReader()
    do throws(FrameError) {
      if let line = try reader.add(line[..<cut]) { return try Frame.request(in: line) }
      return try reader.add(line[cut...]).map { line throws(FrameError) in
        try Frame.request(in: line)
      }
    } catch {
      return nil
    }
  }

  private func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    var line = Self.lines.randomElement(using: &random) ?? []
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let index = Int.random(in: 0..<max(1, line.count), using: &random)
      let end = Int.random(in: index...max(index, line.count), using: &random)
      guard !line.isEmpty else { break }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: line[index] = UInt8.random(in: 0...255, using: &random)
      case 1: line[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: line.remove(at: index)
      case 3: line.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: index)
      case 4: line.insert(contentsOf: line[index..<min(end, line.count)], at: index)
      default: line.removeSubrange(index..<min(end, index + 4, line.count))
      }
    }
    return line
  }
}
