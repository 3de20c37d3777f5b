import DesignSystem

/// An empty drawing whose clicks name the part that was hit.
func drawing(width: Int, height: Int, charset: Charset = .unicode) -> Drawing<Part> {
  Drawing(canvas: Canvas(width: width, height: height, charset: charset))
}

/// The action of such a drawing.
func itself(_ part: Part) -> Part { part }
