import ArgumentParser
import DesignSystem
import ShopData

/// `shop doctor`: checks the saved data and the terminal.
struct DoctorCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what is saved, which programs have it open, and the terminal.",
    discussion: """
      Each line is one check: ok, wrong, missing or damaged. Nothing is changed without --fix, which \
      makes the folder and the database private, and sets a damaged database aside: what can be read of \
      it is copied to a new one. Nothing is deleted.

      Exit status: 0 if all is well or was repaired; 1 if something is wrong; 3 if a damaged database \
      cannot be set aside because a session is open; 64 for a usage error.
      """
  )

  @Flag(help: "Set a damaged database aside, and make files that others can read private.")
  var fix = false

  func perform() throws {
    let directory = SessionOptions.stateDirectory
    var findings = directory.findings()
    if fix, findings.contains(where: \.isRepairable) {
      show(findings)
      try repair(findings, in: directory)
      findings = directory.findings()
    }
    show(findings + [terminal])
    try finishPrinting()
    guard findings.contains(where: { $0.state != .fine }) else { return }
    let advice =
      if fix {
        "What is still wrong has to be repaired by hand."
      } else if findings.contains(where: \.isRepairable) {
        "“shop doctor --fix” sets a damaged database aside, and makes files that others can read private."
      } else {
        "What is wrong has to be repaired by hand."
      }
    throw refusal(advice)
  }

  @MainActor private func repair(_ findings: [Finding], in directory: StateDirectory) throws {
    do {
      guard let (aside, taken) = try directory.repair(findings) else { return }
      say("The database was moved to “\(aside)”. \(taken.words)")
    } catch let open as SessionsAreOpen {
      throw refusal("Nothing was set aside: quit \(open.sessions.listed) first.", .inUse)
    }
  }

  @MainActor private func show(_ findings: [Finding]) {
    let width = findings.map { TextCells.width(of: $0.subject) }.max() ?? 0
    for finding in findings {
      say(
        "\(finding.state.rawValue.padded(to: 7))  \(finding.subject.padded(to: width))  \(finding.words)"
          .onOneLine
      )
    }
  }

  /// A missing terminal is not counted as a problem with the saved data.
  @MainActor private var terminal: Finding {
    do {
      let found = try FoundTerminal()
      let size = Terminal.systemSize.map { ", \($0.columns) × \($0.rows)" } ?? ""
      let signs = found.environment.isUnicode ? "UTF-8" : "ASCII only"
      let words = "\(found.kind)\(size), \(found.colorCount) colours, \(signs)."
      return Finding("terminal", words + (found.notice.map { " \($0)" } ?? ""))
    } catch {
      return Finding("terminal", "\(error)", .missing)
    }
  }
}
