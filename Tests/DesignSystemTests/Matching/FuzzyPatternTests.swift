import DesignSystem
import Testing

@Suite struct `Finding a text by some letters` {
  @Test(arguments: [
    ("tp", "Teapot", true), ("TEAPOT", "teapot", true), ("tea pot", "Teapot", true),
    ("cafe", "Café", true), ("é", "Tee", true), ("pt", "Teapot", true), ("", "Teapot", true),
    ("", "", true), ("急", "急須 Kyusu", true), ("kyu", "急須 Kyusu", true), ("ß", "Straße", true),
    ("tpp", "Teapot", false), ("ot a", "Teapot", false), ("x", "Teapot", false),
    ("teapots", "Teapot", false), ("t", "", false),
  ])
  func `takes its letters in their order`(typed: String, text: String, isFound: Bool) {
    #expect((FuzzyPattern(typed).score(of: FuzzyText(text)) != nil) == isFound)
  }

  @Test(arguments: [
    ("nw", "New window", "Ada Nwosu"), ("tea", "Tea & Coffee", "Steam iron"),
    ("pot", "Teapot", "Pencil, a very hot one"), ("cl", "Close", "Circular saw blade"),
    ("sp", "Settings page", "Wasp"), ("gw", "Garden Work", "Signwriter"),
    ("tpt", "TeaPoT", "Teapot"), ("T", "Tea", "tea"), ("t", "tea", "Tea"),
    ("te", "Tea", "Teapot, large"), ("help", "Help", "Have a lamp"), ("fb", "Focus B", "Fab"),
  ])
  func `prefers words begun, letters in a row and the same case`(
    typed: String,
    better: String,
    worse: String
  ) throws {
    let pattern = FuzzyPattern(typed)

    let high = try #require(pattern.score(of: FuzzyText(better)))

    let low = pattern.score(of: FuzzyText(worse)) ?? .min
    #expect(high > low)
  }

  @Test(arguments: [
    ("tp", "Teapot", [0..<1, 3..<4]), ("pot", "Pencil pot", [7..<10]),
    ("nw", "New window", [0..<1, 4..<5]), ("new", "New window", [0..<3]),
    ("focb", "Focus B", [0..<3, 6..<7]), ("kyu", "急須 Kyusu", [3..<6]), ("", "Tea", []),
    ("x", "Tea", []), ("ot", "Foot oto", [5..<7]), ("ab", "xab ab", [4..<6]),
    ("e", "e", [0..<1]),
  ])
  func `marks what it found`(typed: String, text: String, marks: [Range<Int>]) {
    #expect(FuzzyPattern(typed).marks(in: FuzzyText(text)) == marks)
  }

  @Test func `marks as many letters as were typed, each where it stands`() throws {
    var random = SeededGenerator(seed: 3)
    let letters = Array("aab cA-")
    for _ in 0..<3_000 {
      let text = String((0..<random.number(0...12)).map { _ in letters[random.number(0...6)] })
      let typed = String((0..<random.number(1...4)).map { _ in letters[random.number(0...2)] })
      let pattern = FuzzyPattern(typed)

      let marks = pattern.marks(in: FuzzyText(text))

      let found = marks.flatMap { Array(text)[$0] }
      let isFound = pattern.score(of: FuzzyText(text)) != nil
      #expect(String(found).lowercased() == (isFound ? typed.lowercased() : ""))
    }
  }

  @Test func `ranks the best first and leaves equals in their order`() {
    let texts = ["Steam iron", "Tea", "Desk", "Tea", "Teapot"].map { FuzzyText($0) }

    #expect(FuzzyPattern("tea").ranked(texts) == [1, 3, 4, 0])
    #expect(FuzzyPattern("").ranked(texts) == [0, 1, 2, 3, 4])
    #expect(FuzzyPattern("zz").ranked(texts).isEmpty)
  }

  @Test func `looks at the beginning of a text without end`() {
    let text = FuzzyText(String(repeating: "ab", count: 5_000) + "z")

    #expect(FuzzyPattern("abab").marks(in: text) == [0..<4])
    #expect(FuzzyPattern("z").score(of: text) == nil)
  }

  @Test func `bears whatever is typed`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let text = FuzzyText(random.hostileText())
      let pattern = FuzzyPattern(random.hostileText())

      let marks = pattern.marks(in: text)

      #expect(marks.allSatisfy { $0.upperBound <= text.text.count })
      #expect(pattern.isEmpty || marks.isEmpty == (pattern.score(of: text) == nil))
    }
  }
}
