/// The tabs of every example.
public enum AppTab: Hashable, CaseIterable, Sendable {
  case timeline
  case notifications
  case profile
}

/// The places above the root of a tab.
public enum Route: Hashable, Sendable {
  case account(String)
  case post(String)
}

/// What can be presented over a window.
public enum Sheet: Hashable, Sendable {
  case compose
  case settings
}
