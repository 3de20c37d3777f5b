import Foundation

/// Texts of the kinds that break terminals, the same from one seed in every run.
struct HostileTexts {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Pieces of which none is anything that the shop itself tells a terminal.
  private static let pieces = [
    "\u{1b}[5;53m", "\u{1b}[3J", "\u{1b}]0;owned\u{7}", "\u{1b}]52;c;!\u{7}", "\u{1b}c",
    "\u{1b}[?1047h", "\u{1b}P+q\u{1b}\\", "\u{1b}_x\u{9c}", "\u{9b}9m", "\u{9d}0;owned\u{9c}",
    "\u{202e}", "\u{2066}\u{2069}", "\u{e0041}\u{e007f}", "\u{feff}\u{ad}\u{2028}", "\t\u{b}\u{7f}",
    "\r\n", "\u{e}\u{f}", "e" + String(repeating: "\u{301}", count: 1_000),
    "\u{1f469}\u{200d}\u{1f469}\u{200d}\u{1f467}", "❤\u{fe0f}1\u{fe0f}\u{20e3}", "🇩🇪", "日本",
    "\u{1112}\u{1161}\u{11ab}", "\u{e000}\u{ffff}", "│┐┘━", "tea", " ", "שלום", "\u{300}", "ﷺ",
  ]

  mutating func next() -> String {
    (0...number(below: 7)).map { _ in
      number(below: 4) == 0 ? scalar : Self.pieces[number(below: Self.pieces.count)]
    }.joined()
  }

  /// A catalogue with nothing else in it, in a folder.
  mutating func catalog(in folder: TemporaryHome) throws -> String {
    let products = (0..<24).map { index in
      [
        "id": "\(index)" + next(), "title": next(), "brand": next(), "category": next(),
        "description": next() + next() + next(), "price": index, "tags": [next()],
        "reviews": [
          ["rating": 3, "title": next(), "comment": next(), "reviewerName": next()]
        ],
      ] as [String: Any]
    }
    let file = folder.file("\u{1b}[5mcatalog\u{202e}.json")
    try JSONSerialization.data(withJSONObject: ["name": next(), "products": products]).write(
      to: file
    )
    return file.path
  }

  private var scalar: String {
    mutating get {
      Unicode.Scalar(UInt32(number(below: 0x11_0000))).map { String($0) } ?? "\u{200d}"
    }
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
