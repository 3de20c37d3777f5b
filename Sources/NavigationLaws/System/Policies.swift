/// What an app has decided, so that no law blames it for that.
public struct Policies: Hashable, Sendable {
  /// What a link does with the stack of its tab.
  public enum Links: Hashable, Sendable {
    /// The stack is the link's path afterwards.
    case replace
    /// The link's path is pushed onto the stack.
    case push
    /// Either, as long as the link's last place is on top.
    case either
  }

  /// What back does at the root of a tab.
  public enum BackAtRoot: Hashable, Sendable {
    /// It is refused.
    case refuses
    /// It selects the first tab.
    case selectsFirstTab
    /// It may select any tab, such as the one the user came from.
    case selectsAnotherTab
  }

  /// What selecting the selected tab does.
  public enum Retap: Hashable, Sendable {
    /// Its stack is popped to its root.
    case popsToRoot
    /// Nothing.
    case changesNothing
  }

  /// What signing out takes away.
  public enum SignOut: Hashable, Sendable {
    /// All stacks and presentations.
    case emptiesWindows
    /// The private routes of the alphabet.
    case removesPrivateRoutes
  }

  /// What a window has again after a relaunch.
  public enum Restoration: Hashable, Sendable {
    /// All it had.
    case everything
    /// All but what was presented.
    case allButPresentations
  }

  /// What a link does with the stack of its tab.
  public var links = Links.replace
  /// What back does at the root of a tab.
  public var backAtRoot = BackAtRoot.refuses
  /// What selecting the selected tab does.
  public var retap = Retap.popsToRoot
  /// What signing out takes away.
  public var signOut = SignOut.emptiesWindows
  /// What a window has again after a relaunch.
  public var restoration = Restoration.everything
  /// True if a route may be pushed in the tab it belongs to, which is selected then.
  public var pushMaySelectTab = false
  /// The reasons for which an event may be refused; nil allows any.
  public var refusals: Set<String>?

  /// What most apps decide.
  public init() {}
}
