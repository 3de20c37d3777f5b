/// The event kinds that a system supports, as far as it was asked.
struct Support: Sendable {
  private var supported: UInt32 = 0
  private var unsupported: UInt32 = 0

  mutating func note(_ kind: EventKind, isSupported: Bool) {
    if isSupported { supported |= kind.bit } else { unsupported |= kind.bit }
  }

  mutating func add(_ other: Support) {
    supported |= other.supported
    unsupported |= other.unsupported
  }

  /// False if it was asked and never supported the kind.
  ///
  /// A custom event may have been impossible each time it was asked.
  func mayHave(_ kind: EventKind) -> Bool {
    kind.isCustom || supported & kind.bit != 0 || unsupported & kind.bit == 0
  }
}

extension EventKind {
  var number: Int {
    switch self {
    case .push: 0
    case .back: 1
    case .popToRoot: 2
    case .selectTab: 3
    case .openLink: 4
    case .present: 5
    case .dismiss: 6
    case .writePath: 7
    case .appEvent: 8
    case .signIn: 9
    case .signOut: 10
    case .openWindow: 11
    case .duplicateWindow: 12
    case .closeWindow: 13
    case .relaunch: 14
    case .relaunchByLink: 15
    case .timePasses: 16
    case .sceneEvent: 17
    }
  }

  var bit: UInt32 { 1 << number }
}
