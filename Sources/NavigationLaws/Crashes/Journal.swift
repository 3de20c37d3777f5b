#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes each event to a file before it happens, so that a crash leaves its history behind.
@MainActor final class Journal: EventJournal {
  private let path: String
  private var file: Int32

  /// Overwrites the journal of an earlier run.
  init(path: String) throws(JournalError) {
    self.path = path
    file = Self.opened(path)
    if file < 0 { throw JournalError(path: path, reason: Self.reason) }
  }

  deinit { if file >= 0 { close(file) } }

  private static func opened(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  func begin() {
    if file < 0 { file = Self.opened(path) }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
  }

  func add(_ event: PlainEvent) {
    var line = event.line
    line.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
  }

  /// Removes the file: nothing crashed.
  func end() {
    close(file)
    file = -1
    unlink(path)
  }

  /// The events of the history that crashed; nil if the run ended normally.
  ///
  /// Throws if the vocabulary has changed since and lacks one of them.
  @MainActor static func events(
    at path: String,
    of vocabulary: PlainVocabulary
  ) throws(JournalError) -> [PlainEvent]? {
    guard let file = fopen(path, "r") else {
      if errno == ENOENT { return nil }
      throw JournalError(path: path, reason: reason)
    }
    defer { fclose(file) }
    var events: [PlainEvent] = []
    while let line = readLine(from: file) {
      guard let event = PlainEvent(line: line), vocabulary.has(event) else {
        throw JournalError(
          path: path,
          reason: "line \(events.count + 1) is not an event of this alphabet; remove the file"
        )
      }
      events.append(event)
    }
    return events
  }

  nonisolated static func readLine(from file: UnsafeMutablePointer<FILE>) -> String? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    let count = getline(&line, &capacity, file)
    guard count > 0, let line else { return nil }
    return String(cString: line)
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// Why a journal cannot be written or read.
public struct JournalError: Error, Hashable, CustomStringConvertible {
  /// The path of the journal.
  public let path: String
  /// The system's error message.
  public let reason: String

  public var description: String { "\(path): \(reason)" }
}

extension PlainEvent {
  fileprivate var line: String { "\(kind.rawValue) \(window) \(item) \(tab) \(age)\n" }

  fileprivate init?(line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }),
      let kind = EventKind(rawValue: String(words[0]))
    else { return nil }
    self.init(
      kind: kind,
      window: numbers[0],
      item: numbers[1],
      tab: numbers[2],
      age: numbers[3]
    )
  }
}
