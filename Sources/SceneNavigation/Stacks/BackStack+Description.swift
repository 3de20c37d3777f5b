/// Short however deep the stack is.
extension BackStack: CustomStringConvertible {
  public var description: String {
    guard let top else { return "BackStack(at its root)" }
    return "BackStack(depth: \(depth), top: \(top.route.base))"
  }
}

/// Dumped as its root and its top, and not link by link: a hundred thousand would overflow the call stack.
extension BackStack: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["depth": depth, "root": root, "top": top as Any])
  }
}
