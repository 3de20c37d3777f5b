import NavigationLaws
import Testing

@testable import ShopTUI

/// Bytes a terminal sends, and what they say.
struct Sent: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let events: [InputEvent]

  init(_ text: String, _ events: InputEvent...) {
    bytes = Array(text.utf8)
    self.events = events
  }

  init(bytes: [UInt8], _ events: InputEvent...) {
    self.bytes = bytes
    self.events = events
  }

  static func key(_ text: String, _ name: Key.Name, _ modifiers: Key.Modifiers = []) -> Sent {
    Sent(text, .key(Key(name, modifiers)))
  }

  static func mouse(
    _ text: String,
    _ kind: MouseEvent.Kind,
    _ column: Int,
    _ row: Int,
    _ modifiers: Key.Modifiers = []
  ) -> Sent {
    Sent(
      text,
      .mouse(MouseEvent(kind: kind, column: column, row: row, modifiers: modifiers))
    )
  }

  var testDescription: String {
    bytes.map { byte in
      (0x21...0x7e).contains(byte)
        ? String(Unicode.Scalar(byte)) : "<\(String(byte, radix: 16))>"
    }.joined()
  }
}

extension Sent {
  static let keys: [Sent] = [
    .key("a", .character("a")), .key("A", .character("A")), .key(" ", .character(" ")),
    .key("~", .character("~")), .key("é", .character("é")), .key("€", .character("€")),
    .key("日", .character("日")), .key("🫖", .character("🫖")),
    .key("\u{10ffff}", .character("\u{10ffff}")),
    .key("\r", .enter), .key("\n", .character("j"), .control), .key("\t", .tab),
    .key("\u{7f}", .backspace),
    .key("\u{8}", .backspace), .key("\0", .character(" "), .control),
    .key("\u{1}", .character("a"), .control), .key("\u{3}", .character("c"), .control),
    .key("\u{1a}", .character("z"), .control), .key("\u{1c}", .character("\\"), .control),
    .key("\u{1f}", .character("_"), .control),
    .key("\u{1b}x", .character("x"), .alt), .key("\u{1b}é", .character("é"), .alt),
    .key("\u{1b}\r", .enter, .alt), .key("\u{1b}\u{7f}", .backspace, .alt),
    .key("\u{1b}\u{1}", .character("a"), [.alt, .control]),
    .key("\u{1b}[A", .up), .key("\u{1b}[B", .down), .key("\u{1b}[C", .right),
    .key("\u{1b}[D", .left), .key("\u{1b}[H", .home), .key("\u{1b}[F", .end),
    .key("\u{1b}OA", .up), .key("\u{1b}OB", .down), .key("\u{1b}OC", .right),
    .key("\u{1b}OD", .left), .key("\u{1b}OH", .home), .key("\u{1b}OF", .end),
    .key("\u{1b}OM", .enter), .key("\u{1b}[Z", .backTab),
    .key("\u{1b}[1;2A", .up, .shift), .key("\u{1b}[1;3B", .down, .alt),
    .key("\u{1b}[1;5C", .right, .control), .key("\u{1b}[1;6D", .left, [.shift, .control]),
    .key("\u{1b}[1;8H", .home, [.shift, .alt, .control]), .key("\u{1b}[1;5F", .end, .control),
    .key("\u{1b}[1~", .home), .key("\u{1b}[7~", .home), .key("\u{1b}[4~", .end),
    .key("\u{1b}[8~", .end), .key("\u{1b}[2~", .insert), .key("\u{1b}[3~", .delete),
    .key("\u{1b}[5~", .pageUp), .key("\u{1b}[6~", .pageDown),
    .key("\u{1b}[3;5~", .delete, .control), .key("\u{1b}[5;2~", .pageUp, .shift),
    .key("\u{1b}OP", .function(1)), .key("\u{1b}OQ", .function(2)),
    .key("\u{1b}OR", .function(3)), .key("\u{1b}OS", .function(4)),
    .key("\u{1b}[11~", .function(1)), .key("\u{1b}[12~", .function(2)),
    .key("\u{1b}[13~", .function(3)), .key("\u{1b}[14~", .function(4)),
    .key("\u{1b}[15~", .function(5)), .key("\u{1b}[17~", .function(6)),
    .key("\u{1b}[18~", .function(7)), .key("\u{1b}[19~", .function(8)),
    .key("\u{1b}[20~", .function(9)), .key("\u{1b}[21~", .function(10)),
    .key("\u{1b}[23~", .function(11)), .key("\u{1b}[24~", .function(12)),
    .key("\u{1b}[17;2~", .function(6), .shift), .key("\u{1b}[1;2P", .function(1), .shift),
    .key("\u{1b}[25~", .function(1), .shift), .key("\u{1b}[29~", .function(4), .shift),
    .key("\u{1b}[32~", .function(6), .shift),
    .key("\u{1b}[[A", .function(1)), .key("\u{1b}[[E", .function(5)),
  ]

  static let mice: [Sent] = [
    .mouse("\u{1b}[<0;1;1M", .press(.left), 0, 0), .mouse("\u{1b}[<0;1;1m", .release, 0, 0),
    .mouse("\u{1b}[<1;10;20M", .press(.middle), 9, 19),
    .mouse("\u{1b}[<2;300;200M", .press(.right), 299, 199),
    .mouse("\u{1b}[<0;999999964;990M", .press(.left), 99_999, 989),
    .mouse("\u{1b}[<4;1;1M", .press(.left), 0, 0, .shift),
    .mouse("\u{1b}[<8;1;1M", .press(.left), 0, 0, .alt),
    .mouse("\u{1b}[<16;1;1M", .press(.left), 0, 0, .control),
    .mouse("\u{1b}[<64;5;6M", .wheelUp, 4, 5), .mouse("\u{1b}[<65;5;6M", .wheelDown, 4, 5),
    .mouse("\u{1b}[<66;5;6M", .wheelLeft, 4, 5), .mouse("\u{1b}[<67;5;6M", .wheelRight, 4, 5),
    .mouse("\u{1b}[<32;1;1M", .drag(.left), 0, 0), .mouse("\u{1b}[<34;3;2M", .drag(.right), 2, 1),
    .mouse("\u{1b}[M@!!", .drag(.left), 0, 0),
    .mouse("\u{1b}[M !!", .press(.left), 0, 0), .mouse("\u{1b}[M!*4", .press(.middle), 9, 19),
    .mouse("\u{1b}[M#!!", .release, 0, 0), .mouse("\u{1b}[M`%&", .wheelUp, 4, 5),
    .mouse("\u{1b}[Ma%&", .wheelDown, 4, 5), .mouse("\u{1b}[M0!!", .press(.left), 0, 0, .control),
    Sent(
      bytes: [0x1b, 0x5b, 0x4d, 0x20, 0xff, 0xfe],
      .mouse(MouseEvent(kind: .press(.left), column: 222, row: 221))
    ),
  ]

  static let pastes: [Sent] = [
    Sent("\u{1b}[200~tea\rpot é\u{1b}[201~", .paste("tea\rpot é")),
    Sent("\u{1b}[200~\u{1b}[201~", .paste("")),
    Sent("\u{1b}[200~\u{1b}[20\u{1b}[A\u{1b}[201~", .paste("\u{1b}[20\u{1b}[A")),
    Sent(
      bytes: Array("\u{1b}[200~a".utf8) + [0xff, 0xc3] + Array("\u{1b}[201~".utf8),
      .paste("a\u{fffd}\u{fffd}")
    ),
  ]

  static let silent: [Sent] = [
    Sent("\u{1b}[I"), Sent("\u{1b}[O"), Sent("\u{1b}[201~"), Sent("\u{1b}[99~"),
    Sent("\u{1b}[97;5u"), Sent("\u{1b}[97:65;5u"), Sent("\u{1b}[27;5;9~"),
    Sent("\u{1b}[?1;2c"), Sent("\u{1b}[>0;10;1c"), Sent("\u{1b}[12;40R"),
    Sent("\u{1b}[?2004;1$y"), Sent("\u{1b}[999999999999999999999999A"),
    Sent("\u{1b}[" + String(repeating: "1;", count: 500) + "A"),
    Sent("\u{1b}[<32;1;1m"), Sent("\u{1b}[<35;1;1M"), Sent("\u{1b}[<0;0;0M"),
    Sent("\u{1b}[<128;1;1M"), Sent("\u{1b}[<0;1M"), Sent("\u{1b}[<64;1;1m"),
    Sent("\u{1b}[MC!!"), Sent("\u{1b}[<96;1;1M"), Sent("\u{1b}[[Z"), Sent("\u{1b}Ox"),
    Sent("\u{1b}]11;rgb:0000/0000/0000\u{7}"), Sent("\u{1b}]11;rgb:0/0/0\u{1b}\\"),
    Sent("\u{1b}P>|xterm(390)\u{1b}\\"), Sent("\u{1b}_Gi=1;OK\u{1b}\\"),
    Sent("\u{1b}^private\u{1b}\\"), Sent("\u{1b}Xstring\u{1b}\\"), Sent("\u{9b}"),
  ]

  static let broken: [Sent] = [
    Sent(bytes: [0xff], .key(.character("\u{fffd}"))),
    Sent(bytes: [0x80], .key(.character("\u{fffd}"))),
    Sent(bytes: [0xc3, 0x61], .key(.character("\u{fffd}")), .key(.character("a"))),
    Sent(bytes: [0xe2, 0x82, 0x0d], .key(.character("\u{fffd}")), .key(Key(.enter))),
    Sent(bytes: [0xc3, 0x1b, 0x5b, 0x41], .key(.character("\u{fffd}")), .key(Key(.up))),
    Sent("\u{1b}[1;\u{1b}[A", .key(Key(.up))),
    Sent("\u{1b}[1;\r", .key(Key(.enter))),
    Sent("\u{1b}O\u{1b}OA", .key(Key(.up))),
    Sent("\u{1b}[M!\u{1b}[B", .key(Key(.down))),
    Sent("\u{1b}\u{1b}[A", .key(Key(.escape)), .key(Key(.up))),
    Sent("\u{1b}]0;x\u{1b}[A", .key(Key(.up))),
  ]

  static let all = keys + mice + pastes + silent + broken
}

@MainActor @Suite struct `The input reader` {
  @Test(arguments: Sent.all)
  func `knows what a sequence says`(sequence: Sent) throws {
    let keyboard = try Keyboard()

    let events = keyboard.send(sequence.bytes)

    #expect(events == sequence.events)
  }

  @Test(arguments: Sent.all)
  func `does not mind where a sequence is split`(sequence: Sent) throws {
    let keyboard = try Keyboard(escapeDelay: 2_000)
    for split in 1..<max(2, min(sequence.bytes.count, 40)) {
      let events = keyboard.send(
        sequence.bytes.prefix(split),
        then: sequence.bytes.dropFirst(split)
      )

      #expect(events == sequence.events, "split after \(split)")
    }
  }

  @Test(arguments: [
    ("\u{1b}[<0;1", "0;20M"), ("\u{1b}[200~tea\u{1b}[20", "1~"), ("\u{1b}[200~tea\u{1b}", "[201~"),
    ("\u{1b}[200~te", "a\u{1b}[201~"),
  ])
  func `waits for what must follow, however short it waits after Esc`(first: String, rest: String)
    throws
  {
    let keyboard = try Keyboard(escapeDelay: 0)

    let events = keyboard.send(first.utf8, then: rest.utf8)

    let click = MouseEvent(kind: .press(.left), column: 9, row: 19)
    #expect(events == [first.contains("<") ? .mouse(click) : .paste("tea")])
  }

  @Test func `waits for the rest of a character, however short it waits after Esc`() throws {
    let keyboard = try Keyboard(escapeDelay: 0)

    #expect(keyboard.send([0xe8], then: [0x8c, 0xb6]) == [.key(.character("茶"))])
  }

  @Test(arguments: Sent.keys)
  func `goes on after a sequence as if nothing had been`(sequence: Sent) throws {
    let keyboard = try Keyboard()

    let events = keyboard.send(sequence.bytes + Array("x".utf8))

    #expect(events == sequence.events + [.key(.character("x"))])
  }

  @Test(arguments: [
    Sent("\u{1b}", .key(Key(.escape))), Sent("\u{1b}[", .key(.alt("["))),
    Sent("\u{1b}O", .key(.alt("O"))), Sent("\u{1b}]", .key(.alt("]"))),
    Sent("\u{1b}P", .key(.alt("P"))), Sent("\u{1b}\u{1b}", .key(Key(.escape)), .key(Key(.escape))),
    Sent("\u{1b}[1;5"), Sent("\u{1b}[M!"), Sent("\u{1b}[["), Sent("\u{1b}]11;rgb"),
    Sent("\u{1b}[200~half", .paste("half")),
    Sent(bytes: [0xe2, 0x82], .key(.character("\u{fffd}"))),
    Sent(bytes: [0x1b, 0xc3], .key(.alt("\u{fffd}"))),
  ])
  func `settles what nothing follows`(sequence: Sent) throws {
    let keyboard = try Keyboard()

    let events = keyboard.send(sequence.bytes)

    #expect(events == sequence.events)
    #expect(keyboard.send("x".utf8) == [.key(.character("x"))])
  }

  @Test(arguments: [
    ("\u{1b}[?62;22c", true), ("\u{1b}[?6c", true), ("\u{1b}[>0;10;1c", false),
    ("\u{1b}[?2004;1$y", false), ("\u{1b}]11;rgb:0/0/0\u{7}", false), ("c", false),
  ])
  func `knows the last of the answers that the terminal was asked for`(
    answer: String,
    isLast: Bool
  ) throws {
    let keyboard = try Keyboard()

    _ = keyboard.send(answer.utf8)

    #expect(keyboard.hasAnswered == isLast)
  }

  @Test func `cuts a paste of more than 64 KiB between two characters`() throws {
    let mark = Array("\u{1b}[201~".utf8)
    let text = "a" + String(repeating: "é", count: 100_000)
    let keyboard = try Keyboard()

    let events = keyboard.send(
      Array("\u{1b}[200~".utf8) + Array(text.utf8) + mark + Array("x".utf8)
    )

    let kept = "a" + String(repeating: "é", count: 32_767)
    #expect(events == [.paste(kept), .key(.character("x"))])
  }

  @Test func `reads text as the standard library does, valid or not`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let lead: [UInt8] = [0x41, 0x80, 0xbf, 0xc1, 0xc3, 0xe0, 0xe2, 0xed, 0xf0, 0xf1, 0xf4, 0xf5]
      let bytes = (0..<12).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0xa0...0xbf, using: &random) : lead.randomElement(using: &random) ?? 0
      }
      var rest = bytes[...]
      var parser = InputParser { _ in rest.popFirst().map { .byte($0) } }

      var events: [InputEvent] = []
      while let more = parser.read() { events += more }

      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
        .filter { $0.value < 0x80 || $0.value >= 0xa0 }
        .map { InputEvent.key(.character(Character($0))) }
      #expect(events == expected, "\(bytes)")
    }
  }
}
