import Testing

@testable import ShopData

@Suite struct `The library that reads HTML` {
  @Test(arguments: [
    ("libnowhere.so.1", "libnowhere.so.1"), ("/etc/passwd", "/etc/passwd"),
    ("libc.so.6", "xmlInitParser"),
  ])
  func `is refused by its name where it is missing or another one`(name: String, words: String) {
    #expect {
      try HTMLLibrary(named: name)
    } throws: { error in
      error is HTMLLibrary.Missing && "\(error)".contains(words)
    }
  }

  @Test func `is called for by the catalogue that needs it`() {
    let error = CatalogError.noHTMLLibrary(file: "a.csv", reason: "libxml2.so.2: no such file")

    #expect(error.description.contains("“a.csv”"))
    #expect(error.description.contains("libxml2, which reads it, is not installed"))
    #expect(error.description.hasSuffix("libxml2.so.2: no such file."))
  }
}
