import Foundation
import Testing

@MainActor @Suite struct `What was kept of fuzzing` {
  @Test(arguments: FuzzTarget.allCases)
  func `is taken by its target`(target: FuzzTarget) throws {
    let inputs = try FileManager.default.contentsOfDirectory(
      at: Self.corpus.appending(path: target.rawValue),
      includingPropertiesForKeys: nil
    )

    #expect(inputs.count > 2)
    for input in inputs {
      let bytes = try Array(Data(contentsOf: input))
      #expect(throws: Never.self, "\(input.lastPathComponent)") { try target.take(bytes) }
      #expect(throws: Never.self, "half of \(input.lastPathComponent)") {
        try target.take(Array(bytes.prefix(bytes.count / 2)))
      }
    }
  }

  @Test func `has a target for every folder`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)

    #expect(Set(folders) == Set(FuzzTarget.allCases.map(\.rawValue)))
  }

  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")
}
