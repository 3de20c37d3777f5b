import DesignSystem
import NavigationLaws
import ShopCore

/// How statements are written; reading the result gives the same statement, unless one of its texts
/// is too long for a script.
nonisolated extension Statement {
  var words: String {
    switch self {
    case .windows(let count): "windows \(count)"
    case .size(let size): "size \(size.words)"
    case .wiring(let wiring): "wiring \(wiring.rawValue)"
    case .keys(let keys): "key " + keys.map(\.scriptWords).joined(separator: " ")
    case .type(let text): "type \(text.quoted)"
    case .typeSecret(let secret): "type secret \(secret.rawValue)"
    case .paste(let text): "paste \(text.quoted)"
    case .click(let click, .cell(let point)): "\(click.rawValue) \(point.words)"
    case .click(let click, .text(let text, let window)):
      "\(click.rawValue) \(text.quoted)\(window.map { " in \($0)" } ?? "")"
    case .wheel(let direction, let point): "wheel \(direction.rawValue) \(point.words)"
    case .resize(let size): "resize \(size.words)"
    case .open(let request): "open \(request.link.quoted)\(request.place.words)"
    case .answerPayment: "answer payment"
    case .quit: "quit"
    case .relaunch: "relaunch"
    case .pause(let milliseconds): "pause \(Self.seconds(milliseconds))"
    case .picture(let name): "picture \(name)"
    case .expect(let expectation): "expect \(expectation.words)"
    }
  }

  /// As `0.5` or `2`.
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = milliseconds % 1_000
    guard rest > 0 else { return String(milliseconds / 1_000) }
    var digits = String(1_000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(milliseconds / 1_000).\(digits)"
  }
}

nonisolated extension Key {
  /// The name of the key; one that begins with a quotation mark is quoted.
  fileprivate var scriptWords: String { words.hasPrefix("\"") ? words.quoted : words }
}

nonisolated extension Expectation {
  var words: String {
    switch self {
    case .shows(let surface, let text): "\(surface.words) shows \(text.quoted)"
    case .hides(let surface, let text): "\(surface.words) does not show \(text.quoted)"
    case .unchanged(let window): "window \(window) unchanged"
    case .unmoved(let window): "window \(window) unmoved"
    case .path(let window, let path): "path \(window) \(path.quoted)"
    case .link(let window, let link): "link \(window) \(link.quoted)"
    case .focus(let window): "focus \(window)"
    case .windows(let count): "windows \(count)"
    case .broken(let law): "law \(law.rawValue) broken"
    case .kept(let law): "law \(law.rawValue) kept"
    case .lawsHold: "laws hold"
    }
  }
}

nonisolated extension Expectation.Surface {
  var words: String {
    switch self {
    case .screen: "screen"
    case .status: "status"
    case .window(let letter): "window \(letter)"
    }
  }
}

nonisolated extension LinkRequest.Place {
  fileprivate var words: String {
    switch self {
    case .focusedWindow: ""
    case .window(let letter): " in \(letter)"
    case .newWindow: " in new"
    }
  }
}

nonisolated extension Point {
  /// Counted from 1.
  fileprivate var words: String { "\(column + 1) \(row + 1)" }
}

nonisolated extension ScreenSize {
  fileprivate var words: String { "\(columns) \(rows)" }
}
