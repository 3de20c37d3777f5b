/// A completion of a partly typed link.
public struct LinkCompletion: Hashable, Sendable {
  /// The whole text, including the completion.
  public let text: String
  /// The name of the destination, such as `Folder`.
  public let name: String
}

extension LinkTable {
  /// Completions of a partly typed link: first words in table order, then ids.
  ///
  /// The text may omit the scheme. `ids` returns ids for a slot that start with the given text,
  /// best first; it is not called for slots with fixed choices.
  public func completions(
    of typed: String,
    ids: (LinkSlot, String) -> [String]
  ) -> [LinkCompletion] {
    let origins = schemes + hosts.map { $0 + "/" }
    let known = schemes.map { $0 + "/" } + origins
    let scheme = known.first { typed.beginsIgnoringCase(with: $0) } ?? ""
    let origin = Substring(typed.utf8.prefix(scheme.utf8.count))
    let unfinished = scheme.isEmpty && !typed.isEmpty
    let begun = unfinished ? origins.filter { $0 != typed && $0.hasPrefix(typed) } : []
    return begun.map { LinkCompletion(text: $0, name: "Link") }
      + UnfinishedPlace(typed[origin.endIndex...], of: self).completions(ids: ids).map {
        LinkCompletion(text: origin + $0.text, name: $0.name)
      }
  }
}

/// A partly typed link, without its scheme.
private struct UnfinishedPlace {
  private let text: Substring
  /// As typed, up to the last slash.
  private let head: Substring
  private let segments: [String]
  /// The decoded last segment; nil if it cannot be decoded.
  private let last: String?
  private let forms: [LinkForm]
  private let table: LinkTable

  init(_ text: Substring, of table: LinkTable) {
    self.table = table
    self.text = text
    let written = text.utf8.split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ).map { Substring($0) }
    let typed = written.last ?? ""
    head = text[..<typed.startIndex]
    let segments = written.dropLast().map { PercentEncoding.decoded($0) ?? "" }
    self.segments = segments
    last = PercentEncoding.decoded(typed)
    forms =
      segments.contains("")
      ? []
      : table.forms.filter { form in
        form.segments.count > segments.count && form.begins(with: segments)
      }
  }

  func completions(ids: (LinkSlot, String) -> [String]) -> [LinkCompletion] {
    guard !text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    guard !text.utf8.contains(UInt8(ascii: "?")) else { return parameter }
    guard let last else { return [] }
    var words: [LinkCompletion] = []
    var values: [LinkCompletion] = []
    for (segment, forms) in formsByNextSegment {
      if let choices = segment.choices {
        let fitting = choices.filter { $0.beginsIgnoringCase(with: last) }
        words += fitting.flatMap { word in forms.map { completion(by: word, in: $0) } }
      } else if case .slot(let slot) = segment {
        values += ids(slot, last).flatMap { id in forms.map { completion(by: id, in: $0) } }
      }
    }
    return (words + values).filter { $0.text != text }.firstsByText
  }

  /// The possible next segments, each with the forms that contain it.
  private var formsByNextSegment: [(segment: LinkSegment, forms: [LinkForm])] {
    var grouped: [(segment: LinkSegment, forms: [LinkForm])] = []
    for form in forms {
      let segment = form.segments[segments.count]
      if let index = grouped.firstIndex(where: { $0.segment == segment }) {
        grouped[index].forms.append(form)
      } else {
        grouped.append((segment, [form]))
      }
    }
    return grouped
  }

  /// The completion with this segment, followed by a slash if the form continues.
  private func completion(by segment: String, in form: LinkForm) -> LinkCompletion {
    let isLast = form.segments.count == segments.count + 1
    let isTab = segments.isEmpty && form.isTabNamed
    return LinkCompletion(
      text: head + PercentEncoding.segment(segment) + (isLast ? "" : "/"),
      name: isTab ? table.tabs[form.position] : form.row.name
    )
  }

  /// The search parameter, after a destination in the search tab.
  private var parameter: [LinkCompletion] {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parameter = table.parameter.map({ $0.name + "=" }) else { return [] }
    guard parts.count == 2, parameter != parts[1], parameter.hasPrefix(parts[1]) else { return [] }
    do {
      let link = try table.link(typed: String(parts[0]))
      guard link.tab == table.parameter?.tab, let row = table.row(link.row) else { return [] }
      return [LinkCompletion(text: parts[0] + "?" + parameter, name: row.name)]
    } catch {
      // A path that cannot be read has no parameters.
      return []
    }
  }
}

extension [LinkCompletion] {
  fileprivate var firstsByText: [LinkCompletion] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}
