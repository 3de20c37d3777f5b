import Foundation
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The pictures of the documentation` {
  @Test(arguments: Scripts.names)
  func `are what the scripts draw`(name: String) throws {
    let player = try Player(try Script(file: Scripts.path(of: name)))
    var drawn: [String: String] = [:]
    player.keepPicture = { name, shop in
      drawn[name] = PictureFormat(fileName: name)?.file(of: shop)
    }

    try player.play()

    for (name, picture) in drawn {
      let kept = try? Scripts.text(at: "Resources/Pictures/\(name)")
      #expect(kept == picture, "“make pictures” draws \(name) again.")
    }
  }

  @Test func `move as their script does`() throws {
    let player = try Player(try Script(file: Scripts.path(of: "isolation")))
    var film = Film(of: player.shop)

    try player.play { film.note($0, of: player) }

    let kept = try? Scripts.text(at: "Resources/Pictures/isolation.svg")
    #expect(kept == film.text, "“make pictures” draws it again.")
  }

  @Test func `stand in the pages as text`() throws {
    let pages = try Page.all.map(\.text)

    for name in try Self.names(ending: ".txt") {
      let picture = try Scripts.text(at: "Resources/Pictures/\(name)")
      #expect(
        pages.contains { $0.contains("```\n\(picture)```\n") },
        "\(name) should be shown:\n\(picture)"
      )
    }
  }

  @Test func `are all shown, the moving one first`() throws {
    let pages = try Page.all

    for name in try Self.names(ending: ".svg") {
      #expect(pages.contains { $0.text.contains("Resources/Pictures/\(name))") }, "\(name)")
    }
    let readme = try #require(pages.first { $0.path == "README.md" }).text
    #expect(
      readme.firstMatch(of: /\]\(Resources\/Pictures\/([^)]+)\)/)?.output.1 == "isolation.svg"
    )
  }

  private static func names(ending end: String) throws -> [String] {
    let folder = Scripts.root.appending(path: "Resources/Pictures")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(end) }
  }
}
