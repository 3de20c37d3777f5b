#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A history in a file, to be replayed as a regression test.
public struct RecordedHistory: Hashable, Codable, Sendable {
  /// The law it broke when it was recorded.
  public var law: String
  /// The events, starting from a new system.
  public var events: [RecordedEvent]

  /// A history that broke a law.
  public init(law: String, events: [RecordedEvent]) {
    (self.law, self.events) = (law, events)
  }

  /// Parses a file written with ``json``.
  public init(json: String) throws {
    self = try JSONDecoder().decode(RecordedHistory.self, from: Data(json.utf8))
  }

  /// The text of the file, one event on each line.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let law = String(decoding: try encoder.encode(law), as: UTF8.self)
      let lines = try events.map { "  " + String(decoding: try encoder.encode($0), as: UTF8.self) }
      return "{\"law\":\(law),\"events\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
    }
  }
}
