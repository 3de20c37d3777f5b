import Testing

@testable import ShopTUI

@MainActor @Suite struct `Bytes in Base64` {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("急?>", "5oClPz4="), ("~~~???", "fn5+Pz8/"),
  ])
  func `are spelled as RFC 4648 says`(text: String, expected: String) {
    #expect(Base64.encoded(text.utf8) == Array(expected.utf8))
  }
}
