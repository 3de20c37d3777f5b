import DesignSystem
import SceneNavigation

@testable import ShopCore

extension FuzzTarget {
  /// A link is refused with an error, or it is printed so that it parses as the same link.
  static func readLink(_ bytes: [UInt8]) throws(Finding) {
    let text = String(decoding: bytes, as: UTF8.self)
    try check(text) { text throws(LinkError) in try DeepLink(text) }
    try check(text) { text throws(LinkError) in try DeepLink(typed: text) }

    let completions = LinkTable.shop.completions(of: text) { _, begun in
      [begun + "x", begun + "/ü", begun + "\u{1b}", "teapot"]
    }
    for completion in completions {
      try Finding.unless(
        completion.text != text && Set(completions).count == completions.count,
        "It is no completion, or one twice: \(completion)."
      )
    }
  }

  private static func check(
    _ text: String,
    _ read: (String) throws(LinkError) -> DeepLink
  ) throws(Finding) {
    let link: DeepLink
    do {
      link = try read(text)
    } catch {
      let words = error.description
      return try Finding.unless(
        words.hasSuffix(".") && words.utf8.count < 2_000,
        "It is refused by \(words.debugDescription)."
      )
    }
    do {
      try Finding.unless(try DeepLink(link.text) == link, "It is read otherwise as \(link.text).")
    } catch {
      throw Finding(description: "What it is printed as is refused: \(error)")
    }
    let isASCII = link.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    try Finding.unless(
      isASCII && link.text.utf8.count <= LinkTable.longest,
      "It is printed as \(link.text.debugDescription)."
    )
  }
}
