/// A short description at any depth.
extension BackStack: CustomStringConvertible {
  public var description: String {
    guard let top else { return "BackStack(at its root)" }
    return "BackStack(depth: \(depth), top: \(top.route.base))"
  }
}

/// Mirrors only depth, root and top: reflecting 100,000 nested nodes would overflow the call stack.
extension BackStack: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["depth": depth, "root": root, "top": top as Any])
  }
}
