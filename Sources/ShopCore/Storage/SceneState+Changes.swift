#if canImport(FoundationEssentials)
  import SceneNavigation

  import FoundationEssentials
#else
  import Foundation
#endif

extension SceneState {
  /// What has to be written for a window that is kept as another state to be kept as this one.
  struct Changes {
    var values: [SceneKey: Data?] = [:]
    /// The tabs with a step that cannot be saved: nothing of them is written.
    var unsavable: [AppTab] = []
    /// The state as it is kept once the values are written.
    var kept: SceneState
  }

  /// The changes since a state that is kept already, or all there is without one.
  func changes(since old: SceneState?, coding: SceneCoding) throws -> Changes {
    var changes = Changes(kept: self)
    if selectedTab != old?.selectedTab {
      changes.values[.selectedTab] = try coding.encode(selectedTab)
    }
    if origins != old?.origins ?? TabOrigins() {
      changes.values[.origins] = origins.isEmpty ? .some(nil) : try coding.encode(origins)
    }
    if nextNumber != old?.nextNumber {
      changes.values[.nextNumber] = try coding.encode(nextNumber)
    }
    for tab in AppTab.allCases where stacks[tab] != old?.stacks[tab] {
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
    // What stands over a step that is not kept is not kept either.
    if changes.unsavable.contains(selectedTab) { changes.kept.presentations = [] }
    let values = changes.kept.presentationValues(since: old?.presentations ?? [], coding: coding)
    changes.values.merge(values) { _, new in new }
    return changes
  }

  /// The values of what is presented, up to the first that cannot be saved, with which all above it goes.
  private mutating func presentationValues(
    since old: [Presentation],
    coding: SceneCoding
  ) -> [SceneKey: Data?] {
    guard presentations != old else { return [:] }
    var values: [SceneKey: Data?] = [:]
    for (index, presentation) in presentations.enumerated()
    where index >= old.count || presentation != old[index] {
      guard let value = try? coding.encode(presentation) else {
        presentations.removeSubrange(index...)
        break
      }
      values[.presentation(index)] = value
    }
    for index in presentations.count..<max(presentations.count, old.count) {
      values[.presentation(index)] = .some(nil)
    }
    return values
  }
}

extension BackStack {
  /// The values that differ from those of another stack of the same tab.
  fileprivate func values(
    of tab: AppTab,
    since old: BackStack,
    coding: SceneCoding
  ) throws -> [SceneKey: Data?] {
    var values: [SceneKey: Data?] = [:]
    if root != old.root {
      values[.root(tab)] = root.isUntouched ? .some(nil) : try coding.encode(root)
    }
    for (index, entry) in entries(differingFrom: old) {
      values[.entry(tab, index)] = try coding.encode(entry)
    }
    for index in depth..<max(depth, old.depth) {
      values[.entry(tab, index)] = .some(nil)
    }
    return values
  }
}
