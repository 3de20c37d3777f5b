import Platform

extension StateDirectory {
  /// Checks the folder and everything in it without changing anything.
  public func findings() -> [Finding] {
    guard let status = stat(of: path) else {
      if let link = brokenLink {
        return [Finding("folder", "“\(link)” is a link to what does not exist.", .wrong)]
      }
      return [Finding("folder", "“\(path)”: \(systemWords).", errno == ENOENT ? .fine : .wrong)]
    }
    let folder = finding("folder", at: path, status, isRight: status.isFolder)
    guard folder.state == .fine || status.isFolder else { return [folder] }
    return [folder, room].compactMap(\.self) + databaseFindings + sessionFindings
  }

  /// Makes the folder and the database private, and sets a damaged database aside.
  ///
  /// Returns where that is and what was recovered; nil if nothing was set aside.
  /// Throws what ``prepare()`` and ``replaceDatabase(_:for:)`` throw.
  public func repair(_ findings: [Finding]) throws -> (aside: String, taken: RecoveredData)? {
    try prepareFolder()
    let isDamaged = findings.contains { $0.state == .damaged }
    guard try isBegun() || isDamaged else { return nil }
    try prepare()
    guard isDamaged else { return nil }
    let (_, aside, taken) = try replaceDatabase(databaseFile, for: nil)
    return aside.map { ($0, taken) }
  }

  /// The first part of the path that is a link to nothing; nil if there is none.
  private var brokenLink: String? {
    var part = ""
    for name in path.split(separator: "/") {
      part += "/\(name)"
      if stat(of: part) == nil { return stat(of: part, ofLink: true) == nil ? nil : part }
    }
    return nil
  }

  private var systemWords: String {
    errno == ENOENT ? "nothing is saved yet" : String(cString: strerror(errno))
  }

  /// Checks that a file or folder is what it has to be, and private.
  private func finding(_ subject: String, at path: String, _ status: stat, isRight: Bool) -> Finding
  {
    if !isRight { return Finding(subject, "“\(path)” is in the way: move it elsewhere.", .wrong) }
    if status.st_uid != geteuid() {
      return Finding(subject, "“\(path)” belongs to another user.", .wrong)
    }
    if status.st_mode & 0o077 != 0 {
      return Finding(subject, "“\(path)” is open to other users.", .wrong, isRepairable: true)
    }
    if access(path, R_OK | W_OK) != 0 {
      return Finding(subject, "\(StateDirectoryError(path: path, code: errno))", .wrong)
    }
    return Finding(subject, "“\(path)” is yours alone.")
  }

  /// Checks the room on the disk; setting a database aside needs as much again.
  private var room: Finding? {
    var disk = statvfs()
    guard statvfs(path, &disk) == 0 else { return nil }
    let free = UInt64(disk.f_bavail) * UInt64(disk.f_frsize)
    let size = stat(of: databasePath).map { UInt64($0.st_size) } ?? 0
    let isEnough = free > size + 1_000_000
    return Finding(
      "disk",
      "\(free / 1_000_000) MB are free" + (isEnough ? "." : ": too little for what is saved."),
      isEnough ? .fine : .wrong
    )
  }

  private var databaseFindings: [Finding] {
    guard let status = stat(of: databasePath, ofLink: true) else {
      guard errno == ENOENT else {
        return [Finding("database", "“\(databasePath)”: \(systemWords).", .wrong)]
      }
      do {
        try DatabaseLog.check(beside: databasePath)
        return []
      } catch {
        return [Finding("database", error.finding, .damaged)]
      }
    }
    let isFile = status.isRegularFile
    let file = finding("database", at: databasePath, status, isRight: isFile)
    return [file] + (isFile ? ShopDatabase.findings(at: databasePath) : [])
  }

  /// Checks the sessions, their sockets, and what was set aside.
  private var sessionFindings: [Finding] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    return files.compactMap { file in
      if let session = session(of: file, ending: Self.lockEnding) {
        let lock = "\(path)/\(file)"
        if let status = stat(of: lock), !status.isRegularFile {
          return finding("session", at: lock, status, isRight: false)
        }
        guard let holder = SessionLock.holder(of: session, in: self) else { return nil }
        return Finding("session", "“\(session)” is open\(holder.inProcessSince).")
      }
      if let session = session(of: file, ending: ".sock") { return socket(of: session) }
      guard file.hasPrefix("shop.db.damaged-"), !file.hasSuffix("-wal"), !file.hasSuffix("-shm")
      else { return nil }
      return Finding("set aside", "“\(path)/\(file)” is kept.")
    }
  }

  private func socket(of session: SessionName) -> Finding? {
    let path = socketPath(of: session)
    guard let status = stat(of: path, ofLink: true) else { return nil }
    let isSocket = status.st_mode & S_IFMT == S_IFSOCK
    let finding = finding("socket", at: path, status, isRight: isSocket)
    guard finding.state == .fine, SessionLock.holder(of: session, in: self) == nil else {
      return finding
    }
    return Finding("socket", "“\(path)” is left over: the next start replaces it.")
  }
}
