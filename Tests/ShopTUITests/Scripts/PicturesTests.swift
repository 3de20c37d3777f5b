import Foundation
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The pictures of the README` {
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

  @Test func `begin with what three windows show`() throws {
    let picture = try Scripts.text(at: "Resources/Pictures/windows.txt")

    let readme = try Scripts.text(at: "README.md")

    #expect(readme.contains("```\n\(picture)```\n"), "It should show:\n\(picture)")
  }

  @Test func `are all there`() throws {
    let folder = Scripts.root.appending(path: "Resources/Pictures")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)

    let readme = try Scripts.text(at: "README.md")

    for picture in pictures where picture.hasSuffix(".svg") {
      #expect(readme.contains("](Resources/Pictures/\(picture))"))
    }
  }
}
