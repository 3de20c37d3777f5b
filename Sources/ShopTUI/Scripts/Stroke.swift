/// One thing a script does, and how long somebody who watches waits for it.
struct Stroke: Hashable {
  let deed: HeadlessShop.Deed
  let pause: Duration

  /// How long it takes to see what a key did, to type a letter, to find what is clicked.
  static let keyPause = Duration.milliseconds(600)
  static let letterPause = Duration.milliseconds(110)
  static let clickPause = Duration.milliseconds(900)
  static let doubleClickPause = Duration.milliseconds(120)
  static let wheelPause = Duration.milliseconds(300)
  static let linkPause = Duration.milliseconds(1_000)
}
