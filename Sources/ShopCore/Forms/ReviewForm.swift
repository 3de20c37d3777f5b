public import SceneNavigation

/// The review being written, read from its sheet.
public struct ReviewForm: Sendable {
  private let view: ViewState

  /// The fields, top to bottom.
  public static let fields: [FieldID] = [.rating, .reviewTitle, .reviewText]
  /// Each has a row, above the other fields.
  private static let stars = 1...5

  /// Reads the input of a review sheet.
  public init(_ view: ViewState) {
    self.view = view
  }

  /// One to five stars; nil if none are chosen.
  public var rating: Int? {
    Int(view.text(of: .rating)).flatMap { Self.stars.contains($0) ? $0 : nil }
  }

  /// The headline, without surrounding spaces.
  public var title: String { String(view.text(of: .reviewTitle).withoutOuterSpaces) }

  /// The review text, without surrounding spaces.
  public var text: String { String(view.text(of: .reviewText).withoutOuterSpaces) }

  /// Why a field's value cannot be sent; nil if it can.
  public func problem(with field: FieldID) -> FieldProblem? {
    switch field {
    case .rating: rating == nil ? .noStars : nil
    case .reviewTitle: title.isEmpty ? .nothingEntered : nil
    case .reviewText: text.isEmpty ? .nothingEntered : nil
    default: nil
    }
  }

  /// Nil for a field of another form.
  static func row(of field: FieldID) -> Int? {
    field == .rating ? 0 : fields.firstIndex(of: field).map { stars.count + $0 - 1 }
  }

  /// The invalid fields, top to bottom.
  public var wrongFields: [WrongField] {
    Self.fields.compactMap { field in problem(with: field).map { WrongField(field, $0) } }
  }
}
