/// The kind of an event.
public enum EventKind: String, CaseIterable, Hashable, Codable, Sendable {
  case push
  case back
  case popToRoot
  case selectTab
  case openLink
  case present
  case dismiss
  case writePath
  case sceneEvent
  case appEvent
  case signIn
  case signOut
  case openWindow
  case duplicateWindow
  case closeWindow
  case relaunch
  case relaunchByLink
  case timePasses

  /// The name in reports.
  var words: String {
    switch self {
    case .push: "push"
    case .back: "back"
    case .popToRoot: "pop to root"
    case .selectTab: "select a tab"
    case .openLink: "open a link"
    case .present: "present"
    case .dismiss: "dismiss"
    case .writePath: "write a path"
    case .sceneEvent: "other event"
    case .appEvent: "app event"
    case .signIn: "sign in"
    case .signOut: "sign out"
    case .openWindow: "open a window"
    case .duplicateWindow: "duplicate a window"
    case .closeWindow: "close a window"
    case .relaunch: "relaunch"
    case .relaunchByLink: "relaunch by a link"
    case .timePasses: "time passes"
    }
  }

  /// True if it happens in one window and must not reach beyond it.
  var isSceneAction: Bool {
    switch self {
    case .push, .back, .popToRoot, .selectTab, .openLink, .present, .dismiss, .writePath,
      .sceneEvent:
      true
    case .appEvent, .signIn, .signOut, .openWindow, .duplicateWindow, .closeWindow, .relaunch,
      .relaunchByLink, .timePasses:
      false
    }
  }

  var isCustom: Bool { self == .sceneEvent || self == .appEvent }

  var isRelaunch: Bool { self == .relaunch || self == .relaunchByLink }

  var hasWindow: Bool {
    switch self {
    case .duplicateWindow, .closeWindow, .relaunchByLink: true
    default: isSceneAction
    }
  }

  /// True if it refers to something earlier, by how many others came since.
  var hasAge: Bool { self == .dismiss || self == .writePath }

  /// The default relative frequency in random histories.
  var usualWeight: Int {
    switch self {
    case .push: 40
    case .back, .selectTab: 20
    case .openLink, .timePasses: 10
    case .present, .dismiss: 9
    case .writePath: 6
    case .sceneEvent, .appEvent: 12
    case .popToRoot: 4
    case .signIn, .signOut, .openWindow, .duplicateWindow, .closeWindow: 2
    case .relaunch: 3
    case .relaunchByLink: 1
    }
  }
}
