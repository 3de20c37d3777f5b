extension LinkTable {
  /// A row with a wrong id or tab, and what to do about it; nil if there is none.
  var wrongRow: String? {
    for (place, row) in rows.enumerated() {
      if rows[..<place].contains(where: { $0.id == row.id }) {
        return "two rows have the id “\(row.id)”. Give one of them another."
      }
      if row.tabs.isEmpty { return "the row “\(row.id)” opens in no tab. Name one in its tabs." }
      if let tab = row.tabs.first(where: { !tabs.indices.contains($0) }) {
        return "the row “\(row.id)” opens in tab \(tab), but the table names \(tabs.count), "
          + "counted from 0. Correct the row, or name the tab in “tabs:”."
      }
    }
    return nil
  }

  /// A row that gets no links, and what to do about it; nil if there is none.
  var hiddenRow: String? {
    for form in forms {
      guard let other = tree.form(hiding: form) else { continue }
      return
        "the row “\(form.row.id)” gets no links, because “\(other.row.id)” comes first and takes "
        + "“\(form.spelling)” as “\(other.spelling)”. Put it first, or spell equal parts alike."
    }
    return nil
  }
}

extension LinkTree {
  /// The form that links of a form are parsed as, or fail at; nil if it is that form.
  fileprivate func form(hiding form: LinkForm) -> LinkForm? {
    var tree = self
    for segment in form.segments {
      guard let branch = tree.branches.first(where: { $0.segment.takes(segment) }) else {
        return nil
      }
      guard branch.segment == segment else { return branch.tree.firstForm }
      tree = branch.tree
    }
    return tree.form.flatMap { $0.row.id == form.row.id ? nil : $0 }
  }

  private var firstForm: LinkForm? { form ?? branches.first?.tree.firstForm }
}

extension LinkSegment {
  /// True if it matches whatever the other matches.
  fileprivate func takes(_ other: LinkSegment) -> Bool {
    guard let choices else { return true }
    return other.choices?.allSatisfy { word in choices.contains { $0.equalsIgnoringCase(word) } }
      ?? false
  }
}
