import Foundation
import GRDB
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A database's catalogue` {
  @Test func `is replaced as a whole`() throws {
    let stored = try Stored(try CatalogReader().embedded())

    try stored.database.replaceCatalog(with: .sample)

    let catalog = try StoredCatalog(in: stored.database, report: stored.failures.note)
    #expect(Array(catalog.allProducts) == Catalog.sample.products)
    #expect(catalog.search("kyusu").hits.isEmpty)
    #expect(catalog.search("torch").hits == [.product("creme")])
    #expect(try count("SELECT count(*) FROM review", in: stored.database) == 3)
  }

  @Test func `stays what it was where replacing it fails`() throws {
    let stored = try Stored(.sample)
    try stored.database.write { database in
      try database.execute(
        sql: """
          CREATE TRIGGER full BEFORE INSERT ON product WHEN NEW.position = 150
          BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
          """
      )
    }

    #expect(throws: ShopDatabaseError.self) {
      try stored.database.replaceCatalog(with: .generated(count: 200))
    }

    let catalog = try StoredCatalog(in: stored.database, report: stored.failures.note)
    #expect(catalog.name == "Corner shop")
    #expect(Array(catalog.allProducts) == Catalog.sample.products)
    #expect(catalog.search("torch").hits == [.product("creme")])
  }

  @Test func `is filled once, with orders made of it`() throws {
    let database = try ShopDatabase.inMemory()
    let wasStocked = try database.isStocked()

    try database.stock(with: .sample)
    try database.stock(with: .generated(count: 3))

    let catalog = try StoredCatalog(in: database, report: { _ in })
    let orders = try ShopStore(in: database, session: 1).load(selling: Catalog.sample).orders
    #expect(!wasStocked)
    #expect(try database.isStocked())
    #expect(catalog.name == "Corner shop")
    #expect(Set(orders) == Set(Order.samples(from: .sample)))
    #expect(orders.map(\.day) == orders.map(\.day).sorted(by: >))
  }

  @Test func `is its own in each database in memory`() throws {
    let changed = try ShopDatabase.stockedInMemory()
    try changed.replaceCatalog(with: .sample)

    let stocked = try StoredCatalog(in: .stockedInMemory(), report: { _ in })

    let original = try CatalogReader().embedded()
    #expect(try StoredCatalog(in: changed, report: { _ in }).name == "Corner shop")
    #expect(stocked.name == original.name)
    #expect(Array(stocked.allProducts) == original.products)
    #expect(try !ShopDatabase.inMemory().isStocked())
  }

  @Test func `is there again when the file is opened again`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("shop.db").path
    try ShopDatabase(path: path).stock(with: .sample)

    let database = try ShopDatabase(path: path)

    let catalog = try StoredCatalog(in: database, report: { _ in })
    #expect(try database.isStocked())
    #expect(Array(catalog.allProducts) == Catalog.sample.products)
  }

  private func count(_ sql: String, in database: ShopDatabase) throws -> Int? {
    try database.read { try Int.fetchOne($0, sql: sql) }
  }
}
