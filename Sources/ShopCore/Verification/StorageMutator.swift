import NavigationLaws
import SceneNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Replaces parts of saved values by others of the same kind, so that they can still be read but
/// say something else.
struct StorageMutator {
  private let stored: StoredScenes
  private let parts: [Kind: [Part]]

  /// A part can only replace another of its kind.
  fileprivate enum Kind: CaseIterable {
    case value
    case word
    case number
  }

  private struct Part {
    let scene: SceneID?
    let key: String
    let range: Range<Data.Index>
    let bytes: Data
  }

  struct Mixed {
    let stored: StoredScenes
    /// The window with the changed value; nil if the value belongs to all windows.
    let scene: SceneID?
    let words: String
  }

  init(_ stored: StoredScenes) {
    self.stored = stored
    var parts: [Kind: [Part]] = [:]
    func take(_ values: [String: Data], of scene: SceneID?) {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        for kind in Kind.allCases {
          parts[kind, default: []] += kind.ranges(in: value).map { range in
            Part(scene: scene, key: key, range: range, bytes: value[range])
          }
        }
      }
    }
    take(stored.app, of: nil)
    for (scene, values) in stored.scenes.sorted(by: { $0.key < $1.key }) { take(values, of: scene) }
    self.parts = parts
  }

  /// Nil if both parts are the same.
  func mixUp(using generator: inout SeededGenerator) -> Mixed? {
    guard let kind = Kind.allCases.randomElement(using: &generator),
      let place = parts[kind]?.randomElement(using: &generator),
      let other = parts[kind]?.randomElement(using: &generator),
      place.bytes != other.bytes
    else { return nil }
    var mixed = stored
    if let scene = place.scene {
      mixed.scenes[scene]?[place.key]?.replaceSubrange(place.range, with: other.bytes)
    } else {
      mixed.app[place.key]?.replaceSubrange(place.range, with: other.bytes)
    }
    let words =
      "“\(String(decoding: other.bytes, as: UTF8.self))” in the place of "
      + "“\(String(decoding: place.bytes, as: UTF8.self))” in “\(place.key)” of "
      + (place.scene.map { "window \($0)" } ?? "all windows")
    return Mixed(stored: mixed, scene: place.scene, words: words)
  }
}

extension StorageMutator.Kind {
  /// The whole value, the texts in quotation marks, or the runs of digits.
  fileprivate func ranges(in value: Data) -> [Range<Data.Index>] {
    switch self {
    case .value:
      [value.startIndex..<value.endIndex]
    case .word:
      zip(marks(in: value), marks(in: value).dropFirst()).enumerated().compactMap { index, pair in
        index.isMultiple(of: 2) ? (pair.0 + 1)..<pair.1 : nil
      }
    case .number:
      value.indices.filter { Self.isDigit(value[$0]) }.reduce(into: []) { runs, index in
        if let last = runs.last, last.upperBound == index {
          runs[runs.count - 1] = last.lowerBound..<(index + 1)
        } else {
          runs.append(index..<(index + 1))
        }
      }
    }
  }

  private func marks(in value: Data) -> [Data.Index] {
    value.indices.filter { value[$0] == UInt8(ascii: "\"") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
