/// One step of a script, and the pause before it for a viewer.
struct Stroke: Hashable {
  let event: HeadlessShop.Event
  let pause: Duration

  /// Long enough to see what a key did, type a letter or find what is clicked.
  static let keyPause = Duration.milliseconds(600)
  static let letterPause = Duration.milliseconds(110)
  static let clickPause = Duration.milliseconds(900)
  static let doubleClickPause = Duration.milliseconds(120)
  static let wheelPause = Duration.milliseconds(300)
  static let linkPause = Duration.milliseconds(1_000)
}
