import Platform
import ShopData

nonisolated extension Script {
  /// Reads a file; throws at the first line that is wrong.
  init(file: String) throws(ScriptError) {
    let bytes = try Self.bytes(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let text = String(decoding: bytes[..<(Data(bytes).firstByteOutsideUTF8 ?? 0)], as: UTF8.self)
      throw .notText(file: file, line: text.count(where: \.isNewline) + 1)
    }
    // Some editors begin a file with a byte order mark.
    try self.init(text: String(text.trimmingPrefix("\u{FEFF}")), file: file)
  }

  private static func bytes(of file: String) throws(ScriptError) -> [UInt8] {
    do {
      return [UInt8](try FileContents.of(file, atMost: ScriptError.longest))
    } catch {
      throw error.isTooLarge ? .tooLong(file: file) : .unreadable(file: file, error)
    }
  }

  /// Reads a text; `file` is its name in messages.
  init(text: String, file: String = "script") throws(ScriptError) {
    var lines: [Line] = []
    var seen: Set<String> = []
    var hasBegun = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      do throws(ScriptProblem) {
        guard let statement = try StatementReader.statement(in: line) else { continue }
        if statement.isSetting {
          let word = String(statement.words.prefix { $0 != " " })
          if !hasBegun {
            if !seen.insert(word).inserted { throw .repeated(word) }
          } else if !statement.startsOver {
            throw .tooLate(word)
          }
        } else {
          hasBegun = true
          // A second picture with the same name would overwrite the first.
          if case .picture = statement, !seen.insert(statement.words).inserted {
            throw .repeated(statement.words)
          }
        }
        lines.append(Line(number: index + 1, statement: statement))
      } catch {
        throw .wrong(file: file, line: index + 1, error)
      }
    }
    self.init(lines: lines)
  }
}
