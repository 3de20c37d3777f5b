/// The tabs of every example.
public enum AppTab: Hashable, CaseIterable, Sendable {
  case timeline
  case notifications
  case profile
}

/// The routes that a tab can push.
public enum Route: Hashable, Sendable {
  case account(String)
  case post(String)
}

/// The sheets that a window can present.
public enum Sheet: Hashable, Sendable {
  case compose
  case settings
}
