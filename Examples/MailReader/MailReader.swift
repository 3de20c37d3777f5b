import SceneNavigation

/// Opens a link in one of two windows, which signs in and continues; the other does not move.
@main struct MailReader {
  @MainActor static func main() throws {
    let storage = MemoryWindowStorage()
    let store = try NavigationStore.restored(from: storage, of: Mail(), windows: 2)
    let left = store.windows.windows[0].id

    let target = Mail.links.target(of: try Mail.links.link("mail://account/work/Inbox"))
    store.send(.scene(.openLink(target), in: left), cause: .link)
    let record = store.send(.shared(AnyRoute(Mail.Session.signIn("ada"))))

    let again = try NavigationStore.restored(from: storage, of: Mail(user: "ada"))
    for window in again.windows.windows {
      print("\(window.letter): \(again.windows.router(window.id)?[.mail].path ?? [])")
    }
    print("moved: \(record?.verdict.moved.map(\.letter) ?? [])")
  }
}
