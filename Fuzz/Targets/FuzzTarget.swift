/// A kind of untrusted input.
///
/// Its corpus is the folder of the same name in `Fuzz/Corpus`.
enum FuzzTarget: String, CaseIterable {
  /// Keys, mouse events and pastes, as a terminal sends them.
  case keys
  /// The same input for the whole program: windows, screens, prompts.
  case program
  case links
  case savedState
  /// Catalogs in JSON and in the format that Shopify exports.
  case catalogs
  /// Product descriptions in HTML.
  case bodies
  /// Messages from other programs over the socket.
  case frames
  /// Scripts to read and play.
  case scripts
  /// Text to draw in cells.
  case text

  @MainActor func take(_ bytes: [UInt8]) throws {
    switch self {
    case .keys: try Self.decodeKeys(bytes)
    case .program: try Self.runProgram(bytes)
    case .links: try Self.readLink(bytes)
    case .savedState: try Self.restore(bytes)
    case .catalogs: try Self.readCatalog(bytes)
    case .bodies: try Self.readBody(bytes)
    case .frames: try Self.readFrame(bytes)
    case .scripts: try Self.takeScript(bytes)
    case .text: try Self.showText(bytes)
    }
  }
}
