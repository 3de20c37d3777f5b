import Testing

import Foundation

/// One kind of terminal, of one size, in one locale, with or without colours.
struct MatrixCase: CustomTestStringConvertible, Sendable {
  /// What carries the program's bytes to the screen that is looked at.
  enum Carrier: String, Sendable {
    case tmux
    /// GNU screen, which is itself looked at in tmux.
    case screen
  }

  let term: String
  let columns: Int
  let rows: Int
  var isUnicode = true
  var hasColors = true
  var carrier = Carrier.tmux

  var testDescription: String {
    let words = [isUnicode ? "UTF-8" : "C", hasColors ? "colours" : "NO_COLOR"]
    return ([carrier.rawValue, term, "\(columns)×\(rows)"] + words).joined(separator: " ")
  }

  /// Those that are tried: all of them if `SHOP_MATRIX` is `whole`, else a few in which everything
  /// occurs once.
  static var chosen: [MatrixCase] {
    isWhole ? whole : diagonal
  }

  /// Those that are tried in a real xterm.
  static var chosenForXterm: [MatrixCase] {
    let all = [(160, 48), (80, 24), (300, 50)].flatMap { columns, rows in
      [true, false].map { isUnicode in
        MatrixCase(term: "xterm-256color", columns: columns, rows: rows, isUnicode: isUnicode)
      }
    }
    return isWhole ? all : Array(all.prefix(1))
  }

  private static var isWhole: Bool {
    ProcessInfo.processInfo.environment["SHOP_MATRIX"] == "whole"
  }

  static let terms = [
    "xterm-256color", "xterm", "tmux-256color", "screen-256color", "linux", "vt100", "dumb",
  ]
  static let sizes = [(40, 12), (80, 24), (160, 48), (300, 50), (400, 120)]

  private static var whole: [MatrixCase] {
    var cases: [MatrixCase] = []
    for (columns, rows) in sizes {
      for isUnicode in [true, false] {
        for hasColors in [true, false] {
          cases += terms.map { term in
            MatrixCase(
              term: term,
              columns: columns,
              rows: rows,
              isUnicode: isUnicode,
              hasColors: hasColors
            )
          }
        }
        cases.append(
          MatrixCase(
            term: "screen-256color",
            columns: columns,
            rows: rows,
            isUnicode: isUnicode,
            carrier: .screen
          )
        )
      }
    }
    return cases
  }

  private static var diagonal: [MatrixCase] {
    terms.enumerated().map { index, term in
      let (columns, rows) = sizes[index % sizes.count]
      return MatrixCase(
        term: term,
        columns: columns,
        rows: rows,
        isUnicode: index % 3 != 1,
        hasColors: index % 4 != 2
      )
    } + [
      MatrixCase(term: "screen-256color", columns: 160, rows: 48, carrier: .screen)
    ]
  }
}
