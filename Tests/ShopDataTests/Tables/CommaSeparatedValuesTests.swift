import Testing

@testable import ShopData

@Suite struct `Comma-separated values` {
  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,\"x\ny\"\r\n", [["a", "b"], ["1", "x\ny"]]),
    ("\"x\r\ny\",2\n", [["x\r\ny", "2"]]),
    ("\"p \"\"q\"\" r\",\"\"\"\"\n", [["p \"q\" r", "\""]]),
    ("\"1,5\",,\n", [["1,5", "", ""]]),
    ("\n\na\n\n", [["a"]]),
    (",\n", [["", ""]]),
    ("\"\u{301}é\",żółć\n", [["\u{301}é", "żółć"]]),
    (" a , 'b' ", [[" a ", " 'b' "]]),
    ("", []),
  ])
  func `are read over the whole of a text`(text: String, records: [[String]]) throws {
    #expect(try read(text) == records)
  }

  @Test(arguments: [
    ("a\n1,\"x\n\n", 2, "never closed"),
    ("a\n\"1\n2\"x\n", 3, "closing quote"),
    ("a\r\n5\" tall\r\n", 2, "unquoted field"),
  ])
  func `are refused with the line of what is wrong`(text: String, line: Int, reason: String) {
    #expect {
      try read(text)
    } throws: { error in
      guard let mistake = error as? CommaSeparatedValues.Mistake else { return false }
      return mistake.line == line && mistake.reason.contains(reason)
    }
  }

  private func read(_ text: String) throws -> [[String]] {
    var values = CommaSeparatedValues(Array(text.utf8))
    var record = CommaSeparatedValues.Record()
    var records: [[String]] = []
    while try values.read(&record) { records.append(record.fields.map(values.text)) }
    return records
  }
}
