import Platform
import SceneNavigation
import ShopCore
import ShopScreens

/// The last actions as a Swift test in a file of its own.
struct SavedTest {
  let text: String
  /// The number of actions it repeats.
  let count: Int
  /// The action before them, if no test can repeat it; nil if none was left out.
  let leftOut: Int?

  /// Repeats the actions from `first` on, but starts after the last one that no test can repeat;
  /// `name` names the suite.
  init(ofActionsFrom first: Int, on desktop: Desktop, called name: String) throws {
    let timeline = desktop.actionLog.timeline
    let unknown = stride(from: timeline.latest, through: first, by: -1).first { number in
      timeline[number].map { SwiftSource.source($0.record.action) == nil } ?? true
    }
    leftOut = unknown
    let first = unknown.map { $0 + 1 } ?? first
    guard first <= timeline.latest, let state = timeline.state(after: first - 1) else {
      throw TestExportError.nothingToRepeat
    }
    let shop = desktop.shop(before: first)
    var sent = SentActions(
      from: SentActions.Beginning(
        windows: state,
        wiring: desktop.wiring,
        catalog: shop.catalog,
        cart: shop.cart,
        isSignedIn: shop.account != nil
      )
    )
    var records = (first...timeline.latest).compactMap { timeline[$0]?.record }[...]
    while let record = records.first {
      let words = desktop.words(ofAction: record.number)?.text ?? ""
      try sent.send(
        firstOf: &records,
        as: record.action,
        from: "action \(record.number): \(TestExport.plain(words))"
      )
    }
    guard sent.end == desktop.app.lastState else { throw TestExportError.endsOtherwise }
    count = timeline.latest - first + 1
    let actions = count == 1 ? "action" : count.counted("action")
    let sentence = "The last \(actions) of a ledger, without keys and a screen."
    text = try TestExport(of: sent, called: "The actions of \(name)", sentence).text
  }

  /// Saves the actions under an unused file name; returns what was saved and where, or why that
  /// failed.
  static func words(
    ofActionsFrom first: Int,
    on desktop: Desktop,
    in folder: String = "."
  ) -> String {
    do {
      let file = try FreshFile(numbered: "\(folder)/LedgerTests", ending: ".swift")
      let name = TextFile(path: file.path).name
      let test: SavedTest
      do {
        test = try SavedTest(
          ofActionsFrom: first,
          on: desktop,
          called: String(name.dropLast(".swift".count))
        )
      } catch {
        file.discard()
        throw error
      }
      try file.write(test.text)
      let without = test.leftOut.map { "; no test can repeat action \($0)" } ?? ""
      return
        "\(name), in the current folder, has \(test.count.counted("action")) as a test\(without)."
    } catch TestExportError.endsOtherwise {
      return
        "Not saved: without this session's catalogue and orders, these actions end differently."
    } catch {
      return "Not saved: \(error)"
    }
  }
}
