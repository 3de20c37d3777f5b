#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SceneState {
  /// The values to write so that a stored state becomes this one.
  struct Changes {
    var values: [String: Data?] = [:]
    /// Tabs with an entry that cannot be saved; none of their values are written.
    var unsavable: [Int] = []
    /// The stored state after the write.
    var kept: SceneState
  }

  /// The changes since a stored state; everything if there is none.
  func changes(since old: SceneState?, coding: SceneCoding) throws -> Changes {
    var changes = Changes(kept: self)
    if selection != old?.selection {
      changes.values[coding.name(of: .selectedTab)] = try coding.encode(
        coding.app.tabs[selection].name.stringValue
      )
    }
    if origins != old?.origins ?? TabOrigins() {
      changes.values[coding.name(of: .origins)] =
        origins.isEmpty ? .some(nil) : try coding.encode(origins)
    }
    if nextNumber != old?.nextNumber {
      changes.values[coding.name(of: .nextNumber)] = try coding.encode(nextNumber)
    }
    for tab in coding.app.tabs.indices where stacks[tab] != old?.stacks[tab] {
      do {
        let values = try stack(of: tab).values(
          of: tab,
          since: old?.stack(of: tab) ?? BackStack(),
          coding: coding
        )
        changes.values.merge(values) { _, new in new }
      } catch is EncodingError {
        changes.unsavable.append(tab)
        changes.kept.stacks[tab] = old?.stacks[tab]
      }
    }
    // Without its presenting entry, a presentation is not saved either.
    if changes.unsavable.contains(selection) { changes.kept.presentations = [] }
    let values = changes.kept.presentationValues(since: old?.presentations ?? [], coding: coding)
    changes.values.merge(values) { _, new in new }
    return changes
  }

  /// The values of the presentations, up to the first one that cannot be saved.
  private mutating func presentationValues(
    since old: [Presentation],
    coding: SceneCoding
  ) -> [String: Data?] {
    guard presentations != old else { return [:] }
    var values: [String: Data?] = [:]
    for (index, presentation) in presentations.enumerated()
    where index >= old.count || presentation != old[index] {
      guard let value = try? coding.encode(presentation) else {
        presentations.removeSubrange(index...)
        break
      }
      values[coding.name(of: .presentation(index))] = value
    }
    for index in presentations.count..<max(presentations.count, old.count) {
      values[coding.name(of: .presentation(index))] = .some(nil)
    }
    return values
  }
}

extension BackStack {
  /// The values that differ from those of an earlier stack of the tab.
  fileprivate func values(
    of tab: Int,
    since old: BackStack,
    coding: SceneCoding
  ) throws -> [String: Data?] {
    var values: [String: Data?] = [:]
    if root != old.root {
      values[coding.name(of: .root(tab))] = root.isUntouched ? .some(nil) : try coding.encode(root)
    }
    for (index, entry) in entries(differingFrom: old) {
      values[coding.name(of: .entry(tab, index))] = try coding.encode(entry)
    }
    for index in depth..<max(depth, old.depth) {
      values[coding.name(of: .entry(tab, index))] = .some(nil)
    }
    return values
  }
}
