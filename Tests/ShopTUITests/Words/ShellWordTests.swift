import Testing

@testable import ShopTUI

@Suite struct `A word of a command line` {
  @Test(arguments: [
    ("tour.shop", "tour.shop"), ("wörter/a-b_1.shop", "wörter/a-b_1.shop"),
    ("a b.shop", "'a b.shop'"), ("it's.shop", #"'it'\''s.shop'"#), ("$(x)", "'$(x)'"), ("", "''"),
  ])
  func `is read by a shell as the name it stands for`(name: String, word: String) {
    #expect(name.asShellWord == word)
  }
}
