import Foundation
import ShopCore

@testable import ShopTUI

/// A running app that links can be sent to, with a clock that is moved by hand.
@MainActor final class Door {
  let app: ShopApp
  let listener: LinkListener
  private let home: TemporaryHome
  private let place: SocketPlace
  private let clock = HandClock()

  init() throws {
    app = try Stage().app
    home = try TemporaryHome()
    chmod(home.path, 0o700)
    place = SocketPlace(path: home.file("a.sock").path)
    let clock = clock
    listener = try LinkListener(at: place, patience: .seconds(2)) { clock.time }
  }

  var time: ContinuousClock.Instant { clock.time }

  func peer() throws -> SocketPeer { try SocketPeer(place) }

  func serve() { listener.serve(LinkOpener(app: app).open) }

  func pass(_ duration: Duration) { clock.time += duration }
}

/// A clock that stands still until somebody moves it.
final class HandClock {
  var time = ContinuousClock.now
}
