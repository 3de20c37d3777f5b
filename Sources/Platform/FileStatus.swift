extension stat {
  /// The status of a file; nil, with the reason in `errno`, if it cannot be read.
  ///
  /// Of a symbolic link it is that of its target, unless `ofLink` is true.
  public init?(of path: String, ofLink: Bool = false) {
    self.init()
    guard (ofLink ? lstat(path, &self) : stat(path, &self)) == 0 else { return nil }
  }

  public var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  public var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
