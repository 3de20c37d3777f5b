import DesignSystem

/// The format of a picture, from the extension of its file name.
nonisolated enum PictureFormat: String, CaseIterable {
  case svg
  case txt

  /// Nil for a name without a known extension.
  init?(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "", let end = parts.last,
      let format = PictureFormat(rawValue: String(end))
    else { return nil }
    self = format
  }

  /// The file with the current screen.
  @MainActor func file(of shop: HeadlessShop) -> String {
    switch self {
    case .svg: VectorPicture(of: shop.canvas, in: shop.theme, cursor: shop.desktop.cursor).text
    case .txt: shop.canvas.text + "\n"
    }
  }
}
