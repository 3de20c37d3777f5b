import SceneNavigation

/// Two windows: one goes places, the other stays where it is.
@main struct MailReader {
  @MainActor static func main() {
    let left = MailWindow(SceneID(number: 1))
    let right = MailWindow(SceneID(number: 2))

    left.mail.navigate(to: .account("work"))
    left.mail.navigate(to: .folder("Inbox", of: "work"))

    print("left: \(left.mail.path)")
    print("right: \(right.mail.path)")
  }
}
