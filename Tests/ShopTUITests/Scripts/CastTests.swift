import Foundation
import DesignSystem
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A cast` {
  private func cast(of text: String) throws -> [String] {
    let player = try Player(try Script(text: text))
    var cast = Cast(of: player.shop, title: "A \"tour\"")
    player.announce = { cast.mark($0.statement) }
    try player.play { cast.note($0, of: player.shop) }
    return cast.text.split(separator: "\n").map(String.init)
  }

  @Test func `begins with its size and goes on in time`() throws {
    let lines = try cast(of: "size 80 24\nkey Enter\npause 1.5\ntype \"x\"\nresize 60 20\nkey z")

    let head = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    )
    #expect(head["version"] as? Int == 2)
    #expect(head["width"] as? Int == 80)
    #expect(head["title"] as? String == "A \"tour\"")
    var last = 0.0
    for line in lines.dropFirst() {
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      )
      let time = try #require(event[0] as? Double)
      #expect(time >= last)
      last = time
    }
    #expect(lines.contains { $0.contains("\"r\", \"60x20\"") })
    #expect(last == 0.6 + 1.5 + 0.11 + 0.6 + 0.6 + 2)
  }

  @Test func `ends on a terminal as it ends in a picture`() throws {
    let player = try Player(try Script(file: Scripts.path(of: "windows")))
    var cast = Cast(of: player.shop, title: "windows")
    try player.play { cast.note($0, of: player.shop) }
    let home = try TemporaryHome()
    var output = ""
    for line in cast.text.split(separator: "\n").dropFirst() {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      output += try #require(event?[2] as? String)
    }
    try Data(output.utf8).write(to: home.file("output"))

    let terminal = try TmuxSession(
      columns: 120,
      rows: 31,
      home: home,
      command: ["/bin/sh", "-c", "cat '\(home.file("output").path)'; exec cat"]
    )

    let text = player.shop.canvas.text
    try terminal.wait(until: "the last picture is shown") { $0.description == text }
  }

  @Test func `writes everything again in another theme`() throws {
    let lines = try cast(
      of: "size 120 30\nwindows 3\nopen \"myshop://settings/appearance\"\nkey ↓\nkey ↓\nkey Enter"
    )

    let light = lines[lines.count - 2]
    #expect(light.contains("\\u001b[2J"))
    #expect(light.utf8.count > 3_000)
  }

  @Test func `marks each statement where it begins`() throws {
    let lines = try cast(of: "size 80 24\nwindows 1\nkey Enter\npause 1\nkey Esc\nexpect focus A")

    let marks = lines.filter { $0.contains("\"m\"") }
    #expect(
      marks == [
        "[0.000, \"m\", \"size 80 24\"]", "[0.000, \"m\", \"windows 1\"]",
        "[0.000, \"m\", \"key Enter\"]", "[0.600, \"m\", \"pause 1\"]",
        "[1.600, \"m\", \"key Esc\"]", "[2.200, \"m\", \"expect focus A\"]",
      ]
    )
  }

  @Test func `writes no more than what changed`() throws {
    let lines = try cast(of: "size 120 30\nwindows 3\nkey ↓").filter { !$0.contains("\"m\"") }

    #expect(lines[1].utf8.count > 3_000)
    #expect(lines[2].utf8.count < 1_200)
  }
}
