import Foundation
import SceneNavigation
import Testing

@Suite struct `What was typed into a screen` {
  private let typed: Drafts = [.street: TextDraft("Mill Lane 4"), .name: TextDraft("Robin")]

  @Test func `is the same in whichever order it was typed`() {
    var other = Drafts()
    other[.name] = TextDraft("Robin")
    other[.street] = TextDraft("Mill Lane 4")

    #expect(other == typed)
    #expect(other.hashValue == typed.hashValue)
  }

  @Test func `is found under its field, and under no other`() {
    #expect(typed[.name]?.text == "Robin")
    #expect(typed[.city] == nil)
    #expect(typed.hasText)
  }

  @Test func `is gone when it was taken out`() {
    var drafts = typed
    drafts[.name] = nil
    drafts[.street] = nil

    #expect(drafts == Drafts())
    #expect(drafts.isEmpty)
  }

  @Test func `has no text where fields were only looked at`() {
    let looked: Drafts = [.name: TextDraft(), .city: TextDraft()]

    #expect(!looked.hasText)
    #expect(!looked.isEmpty)
  }

  @Test func `comes back from its bytes, which are the same each time`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let view = ViewState(selection: 2, drafts: typed, editing: .street)
    let bytes = try encoder.encode(view)

    #expect(try JSONDecoder().decode(ViewState.self, from: bytes) == view)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"drafts":{"name":{"cursor":5,"text":"Robin"},"#
        + #""street":{"cursor":11,"text":"Mill Lane 4"}},"editing":"street","selection":2}"#
    )
  }

  @Test func `is left out where there is no such field any more, and all else comes back`() throws {
    let saved =
      #"{"drafts":{"fax":{"cursor":0,"text":"1"},"name":{"cursor":5,"text":"Robin"}},"#
      + #""editing":"fax","selection":2}"#
    let decoder = JSONDecoder()
    decoder.userInfo[FieldID.known] = [FieldID.name, .street, .city]
    let view = try decoder.decode(ViewState.self, from: Data(saved.utf8))

    #expect(view == ViewState(selection: 2, drafts: [.name: TextDraft("Robin")]))
  }
}
