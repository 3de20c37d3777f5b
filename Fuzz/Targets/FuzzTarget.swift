/// A door through which bytes come in that somebody else made.
///
/// The corpus of each is a folder of its name in `Fuzz/Corpus`.
enum FuzzTarget: String, CaseIterable {
  /// What a terminal sends for keys, the mouse and pastes.
  case keys
  /// The same, for the whole program: windows, screens, prompts.
  case program
  case links
  case savedState
  /// Catalogues in JSON and as Shopify exports them.
  case catalogs
  /// Bodies of products in HTML.
  case bodies
  /// What other programs send over the socket.
  case frames
  /// Scripts, which are read and played.
  case scripts
  /// Text on its way to cells.
  case text

  /// Takes an input, and checks what has to hold for each.
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
