import DesignSystem

/// How a picture is written down, as the end of its file's name says.
nonisolated enum PictureFormat: String, CaseIterable {
  case svg
  case txt

  /// Nil for a name without one of the ends.
  init?(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "", let end = parts.last,
      let format = PictureFormat(rawValue: String(end))
    else { return nil }
    self = format
  }

  /// The file with what a shop shows at a moment.
  @MainActor func file(of shop: HeadlessShop) -> String {
    switch self {
    case .svg: VectorPicture(of: shop.canvas, in: shop.theme, cursor: shop.desktop.cursor).text
    case .txt: shop.canvas.text + "\n"
    }
  }
}
