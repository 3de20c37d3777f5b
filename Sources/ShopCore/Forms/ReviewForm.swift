public import SceneNavigation

/// The review somebody is writing, read from what was entered on its sheet.
public struct ReviewForm: Sendable {
  private let view: ViewState

  /// The fields from top to bottom.
  public static let fields: [FieldID] = [.rating, .reviewTitle, .reviewText]
  /// How many there are to choose from, each on a row of its own above the other fields.
  private static let stars = 1...5

  /// Reads what was entered on the sheet.
  public init(_ view: ViewState) {
    self.view = view
  }

  /// One to five stars; nil while none are chosen.
  public var rating: Int? {
    Int(view.text(of: .rating)).flatMap { Self.stars.contains($0) ? $0 : nil }
  }

  /// The headline, without the space around it.
  public var title: String { view.text(of: .reviewTitle).withoutOuterSpaces }

  /// The review itself, without the space around it.
  public var text: String { view.text(of: .reviewText).withoutOuterSpaces }

  /// Why what stands in a field cannot be sent so; nil where it can.
  public func problem(with field: FieldID) -> FieldProblem? {
    switch field {
    case .rating: rating == nil ? .noStars : nil
    case .reviewTitle: title.isEmpty ? .nothingEntered : nil
    case .reviewText: text.isEmpty ? .nothingEntered : nil
    default: nil
    }
  }

  /// The row a field is entered on; nil where it is none of these.
  static func row(of field: FieldID) -> Int? {
    field == .rating ? 0 : fields.firstIndex(of: field).map { stars.count + $0 - 1 }
  }

  /// The fields that are wrong, from top to bottom.
  public var wrongFields: [WrongField] {
    Self.fields.compactMap { field in problem(with: field).map { WrongField(field, $0) } }
  }
}
