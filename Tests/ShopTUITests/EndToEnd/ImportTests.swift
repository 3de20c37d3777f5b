import Foundation
import Testing

@testable import ShopCore
@testable import ShopData
@testable import ShopTUI

@Suite(.waitsForPrograms) struct `Importing` {
  @Test(
    arguments: [
      ("Handle,Title,Variant Price\nmug,Mug,7.50\n", "", 0, "1 product, 1 variant, 0 skipped"),
      ("Handle,Title\nmug,Mug\nlost,\n", "", 5, "line 3, record 2: it has no name"),
      (#"[{"name": "Mug", "price": 750}]"#, "--prices cents", 0, "1 product, 1 variant, 0 skipped"),
      ("Handle,Title\nmug,\"Mug\n", "", 4, "is malformed at line 2: a quote is opened here"),
      (#"[{"name": ]"#, "", 4, "is not JSON: line 1, column 11"),
      ("<xml/>", "", 6, "has an unknown format"),
      (
        "Handle,Title,Variant Price\nmug,Mug,750\n", "--prices cents", 64, "“--prices” is for JSON"
      ),
      ("[]", "--currency euro", 64, "is not a currency in use"),
      ("[]", "--encoding klingon", 64, "is not a supported encoding"),
      ("PK\u{3}\u{4}", "", 4, "is packed"),
      ("name;price\nMug;7,50\n", "", 0, "Read from the columns “name”, “price”."),
      ("name;price\nMug;7,50\n", "--dry-run", 0, "Dry run: nothing was changed"),
      ("Handle,Title\nmug,Mug\nlost,\n", "--dry-run", 5, "line 3, record 2: it has no name"),
    ]
  )
  func `ends with a status of its own for each end`(
    text: String,
    options: String,
    status: Int,
    words: String
  ) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)

    let screen = try TmuxSession.answer(to: "\"$SHOP\" import \(options) '\(file.path)'")

    #expect(screen.contains("status <\(status)>"))
    #expect(screen.contains(words))
  }

  @Test(
    arguments: [
      ("--sample", 0, "214 products, 227 variants, 0 skipped"), ("", 64, "Give either files or"),
      ("nowhere.csv", 4, "there is no such file"), ("''", 4, "there is no such file"),
      ("/dev/null/x.csv", 4, "part of its path is not a folder"),
      ("-", 4, "it is a terminal; name a file"),
      ("a.csv --sample", 64, "Give either files or"), ("- -", 64, "“-” can be given once"),
      ("- </dev/null", 4, "“standard input” is empty"),
      ("\"$(printf 'caf\\351.csv')\"", 64, "not UTF-8 text: if it is a file, give it a name"),
      ("--help", 0, "Exit status: 0 if everything was imported"),
    ]
  )
  func `says what it needs`(arguments: String, status: Int, words: String) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" import \(arguments)")

    #expect(screen.contains("status <\(status)>"))
    #expect(screen.contains(words))
  }

  @Test func `sells several files as one shop, and changes nothing where one is wrong`() throws {
    let home = try TemporaryHome()
    for (name, text) in [
      ("a.csv", "Handle,Title\nmug,Mug\n"), ("b.json", #"[{"name": "Cup"}]"#), ("c.json", "["),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: home.path + "/" + name))
    }
    func shop(_ files: String) throws -> Capture {
      try TmuxSession.answer(to: "cd '\(home.path)'; \"$SHOP\" import \(files)", home: home)
    }

    #expect(try shop("a.csv b.json").contains("2 products, 2 variants, 0 skipped"))
    #expect(try shop("a.csv c.json").contains("“c.json” is not JSON: line 1, column 2"))
    #expect(try shop("--dry-run a.csv").contains("1 product, 1 variant, 0 skipped"))

    let database = StateDirectory(environment: ["XDG_STATE_HOME": home.path]).databasePath
    let catalog = try StoredCatalog(in: ShopDatabase(path: database)) { _ in }
    #expect(catalog.allProducts.map(\.?.name) == ["Mug", "Cup"])
  }

  @Test func `reads standard input from where it stands`() throws {
    let screen = try TmuxSession.answer(
      to: "printf 'two\\nlines\\nname,price\\nMug,7\\n' >a; "
        + "(read a; read b; \"$SHOP\" import --dry-run -) <a",
      home: try TemporaryHome()
    )

    #expect(screen.contains("1 product, 1 variant, 0 skipped"))
    #expect(screen.contains("status <0>"))
  }

  @Test func `says that there is no room where no file may become so large`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let records = (1...20_000).map { "p\($0),Product \($0),\($0)" }
    try Data("Handle,Title,Price\n\(records.joined(separator: "\n"))".utf8).write(to: file)

    let screen = try TmuxSession.answer(to: "ulimit -f 1000; \"$SHOP\" import '\(file.path)'")

    #expect(screen.contains("There is no room left on the disk for"))
    #expect(screen.contains("status <1>"))
  }

  @Test func `waits until nobody sells from what it would replace`() throws {
    let shop = try TmuxSession()
    try shop.wait(for: "Teapot")

    let refused = try TmuxSession.answer(to: "\"$SHOP\" import --sample", home: shop.home)
    #expect(refused.contains("Nothing was imported: default is open"))
    #expect(refused.contains("status <3>"))
    let other = try TmuxSession(home: shop.home, shop: "--session", "work")
    let both = try TmuxSession.answer(to: "\"$SHOP\" import --sample", home: shop.home)
    #expect(both.contains("Nothing was imported: default and work are open. Quit"))
    try other.press("q")
    try other.waitForEnd(of: "work")
    try shop.press("q")
    try shop.waitForEnd()

    let done = try TmuxSession.answer(to: "\"$SHOP\" import --sample", home: shop.home)
    #expect(done.contains("status <0>"))
  }

  @Test(arguments: ["", "2>notes.txt; wc -c <notes.txt"])
  func `counts the records of a long file on a terminal only, and leaves no trace of it`(
    redirection: String
  ) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let records = (1...2_500).map { "p\($0),Product \($0),\($0)" }
    try Data("Handle,Title,Price\n\(records.joined(separator: "\n"))".utf8).write(to: file)

    let screen = try TmuxSession.answer(to: "\"$SHOP\" import '\(file.path)' \(redirection)")

    #expect(screen.lines.contains("2,500 products, 2,500 variants, 0 skipped"))
    #expect(!screen.contains("records read"))
    #expect(redirection.isEmpty || screen.lines.contains("0"))
  }

  @Test func `sells the choices of a product one by one`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      """
      Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price
      shirt,Shirt,Size,Small,0,39
      shirt,,,Large,2,45
      """.utf8
    ).write(to: file)
    let home = try TemporaryHome()
    // What was bought of something else by that name does not count.
    let directory = StateDirectory(environment: ["XDG_STATE_HOME": home.path])
    try directory.prepare()
    let catalog = try CatalogReader().embedded()
    try ShopStore(in: ShopDatabase(path: directory.databasePath), session: 1).save(
      changesFrom: ShopState(catalog: catalog),
      to: ShopState(
        catalog: catalog,
        changes: CatalogChanges(sold: [Article("shirt", "Large"): 1])
      )
    )
    let shop = try TmuxSession(home: home, shop: "--catalog", file.path, "--currency", "EUR")
    try shop.press("Enter")
    try shop.wait(for: "Variants · Size")

    try shop.press("Enter")

    let screen = try shop.wait(for: "cart · 1 × “Shirt”, Large · no window moved ✓")
    #expect(screen.contains("Small  sold out"))
    #expect(screen.contains("Large  2 in stock · 1 in cart"))
  }
}
