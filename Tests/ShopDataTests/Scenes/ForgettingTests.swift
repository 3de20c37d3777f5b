import Foundation
import GRDB
import SceneNavigation
@testable import ShopCore
import Testing

@testable import ShopData

@MainActor @Suite struct `Leaving an account` {
  private let state: TemporaryState
  private let database: ShopDatabase
  private let store: SceneStore
  private let app: ShopApp
  private let saver: SceneSaver

  init() throws {
    state = try TemporaryState()
    database = try state.open()
    store = try SceneStore(session: try #require(SessionName("main")), in: database)
    app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample, account: Account.samples[0])),
      windows: SceneGroup(state: AppState(windowCount: 3))
    )
    saver = try SceneSaver(storage: store, writing: app.lastState)
    let saver = saver
    app.observe { saver.note($0) }
  }

  private func send(_ action: Action) throws {
    #expect(app.send(action, cause: .script)?.outcome.isChange == true)
    try saver.save(app.lastState)
    try store.tidy()
  }

  /// Everything there is in the database's files.
  private var bytes: String {
    get throws {
      try ["", "-wal"].map { suffix in
        String(
          decoding: try Data(contentsOf: URL(fileURLWithPath: state.database.path + suffix)),
          as: UTF8.self
        )
      }.joined()
    }
  }

  /// Leaves something of every kind in the windows: paths, drafts, a flow, a window that is closed
  /// and a value that is put aside.
  private func useWindows() throws {
    let ids = app.windows.windows.map(\.id)
    for number in 0..<40 {
      try send(
        .scene(.navigate(.home(.person(Person.ID(rawValue: "remembered-\(number)")))), in: ids[0])
      )
    }
    try send(.scene(.pop(30), in: ids[0]))
    try send(.scene(.selectTab(.search), in: ids[1]))
    try send(.scene(.edit(.root(.search), .query, .insert("remembered text")), in: ids[1]))
    try send(.scene(.present(.fullScreenCover(.checkout)), in: ids[1]))
    let flow = try #require(app.windows.router(ids[1])?.presentations.first)
    try send(.scene(.edit(flow.screen, .street, .insert("remembered lane")), in: ids[1]))
    try send(.scene(.edit(flow.screen, .cardNumber, .insert("4242424242424242")), in: ids[1]))
    try send(.scene(.navigate(.home(.person("remembered-closed"))), in: ids[2]))
    try send(.app(.closeWindow(ids[2])))
    try store.keepAside(
      [
        UnreadableValue(
          scene: ids[0],
          key: "home/99",
          value: Data("remembered aside".utf8),
          reason: "is a test"
        )
      ],
      writing: StoredChanges()
    )
  }

  @Test(arguments: [ShopAction.signOut, .signIn("sam")])
  func `leaves nothing of the windows in any byte of the files`(action: ShopAction) throws {
    try useWindows()
    #expect(try bytes.contains("remembered"))

    try send(.shop(action))

    #expect(try !bytes.contains("remembered"))
    let read = try #require(try store.read())
    #expect(Restoration(of: read).state == app.lastState)
  }

  @Test func `is done although somebody else reads, and wiped out once nobody does`() throws {
    try useWindows()
    let reader = try state.open()

    try reader.read { connection in
      _ = try Int.fetchOne(connection, sql: "SELECT count(*) FROM sceneValue")
      app.send(.shop(.signOut), cause: .script)
      try saver.save(app.lastState)
      #expect(throws: ShopDatabaseError.self) { try store.tidy() }
    }

    #expect(try Restoration(of: #require(try store.read())).state == app.lastState)
    #expect(try bytes.contains("remembered"))
    try store.tidy()
    #expect(try !bytes.contains("remembered"))
  }

  @Test func `never had the number of a card to forget`() throws {
    try useWindows()

    #expect(try bytes.contains("remembered lane"))
    #expect(try !bytes.contains("4242424242"))
  }

  @Test func `leaves the windows of another session alone`() throws {
    let other = try SceneStore(session: try #require(SessionName("other")), in: database)
    _ = try SceneSaver(storage: other, writing: AppState(windowCount: 2))
    let before = try other.read()

    try useWindows()
    try send(.shop(.signOut))

    #expect(try other.read() == before)
  }
}
