import Foundation
import Testing

@testable import ShopCore

@Suite struct `A value that knows its JSON` {
  private static let numbers = [0, 1, 9, 10, 123_456, Int.max, Int.min, -1]

  @Test(arguments: numbers) func `is written as an encoder would: a number`(number: Int) throws {
    try expectEncodersBytes(of: number)
    try expectEncodersBytes(of: SceneID(number: number))
  }

  @Test(arguments: AppTab.allCases) func `is written as an encoder would: a tab`(tab: AppTab) throws
  {
    try expectEncodersBytes(of: tab)
  }

  @Test(arguments: numbers, numbers)
  func `is written as an encoder would: how a screen is looked at`(
    selection: Int,
    scroll: Int
  ) throws {
    try expectEncodersBytes(of: ViewState(selection: selection, scroll: scroll))
  }

  @Test func `is left to an encoder where something was typed`() throws {
    var typed = ViewState(selection: 2)
    typed.drafts[.query] = TextDraft(#"a "cup" \#u{1B}"#)
    typed.editing = .query
    let edited = ViewState(scroll: 1, editing: .query)

    for view in [typed, edited] {
      #expect(view.json == nil)
      try expectEncodersBytes(of: view)
    }
  }

  private func expectEncodersBytes(of value: some KnowsItsJSON) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try SceneCoding.shop.encode(value) == (try encoder.encode(value)))
  }
}
