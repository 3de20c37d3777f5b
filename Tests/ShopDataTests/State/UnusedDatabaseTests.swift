import Foundation
import Testing

@testable import ShopCore
@testable import ShopData

@MainActor @Suite struct `A database nobody sells from` {
  private let state: TemporaryState
  private let directory: StateDirectory

  init() throws {
    state = try TemporaryState()
    directory = state.directory
    try directory.prepare()
  }

  @Test func `is none while a session is open, of which nothing is kept yet`() throws {
    let lock = try SessionLock(#require(SessionName("work")), in: directory)

    let open = #expect(throws: SessionsAreOpen.self) {
      try directory.withUnusedDatabase { _ in Issue.record("It is used.") }
    }

    #expect(open?.sessions.map(\.description) == ["work"])
    withExtendedLifetime(lock) {}
  }

  @Test func `is opened by nobody else before all is done`() async throws {
    let path = directory.databasePath
    var opening: Task<Int, any Error>?
    try directory.withUnusedDatabase { database in
      opening = Task.detached {
        try StoredCatalog(in: ShopDatabase(path: path)) { _ in }.allProducts.count
      }
      try database.replaceCatalog(with: .generated(count: 500))
      try database.replaceCatalog(with: .sample)
    }

    #expect(try await opening?.value == Catalog.sample.products.count)
  }

  @Test func `is put aside once, though two find it damaged`() throws {
    try Data("nonsense".utf8).write(to: state.database)
    let found = directory.databaseFile

    let first = try directory.replaceDatabase(found, for: .standard)
    let second = try directory.replaceDatabase(found, for: .standard)

    #expect(first.aside?.contains("shop.db.damaged-20") == true)
    #expect(second.aside == nil)
  }

  @Test func `takes its place though the program was killed once the damaged one was aside`() throws
  {
    do {
      let replacement = try ShopDatabase(path: directory.replacementPath)
      try replacement.stock(with: .sample)
      try replacement.close()
    }
    try FileManager.default.removeItem(at: state.database)

    try directory.prepare()

    #expect(try state.open().isStocked())
    #expect(!FileManager.default.fileExists(atPath: directory.replacementPath))
  }

  @Test func `is not put aside while another session is open`() throws {
    try Data("nonsense".utf8).write(to: state.database)
    let own = try SessionLock(.standard, in: directory)
    let other = try SessionLock(#require(SessionName("work")), in: directory)

    #expect(throws: SessionsAreOpen(sessions: [SessionName("work")].compactMap(\.self))) {
      try directory.replaceDatabase(directory.databaseFile, for: .standard)
    }

    withExtendedLifetime((own, other)) {}
  }
}
