import DesignSystem
import SceneNavigation
import ShopCore

/// Records what the user does as a script that repeats it.
///
/// It is told of everything before it happens, while what is clicked is still on the screen.
final class Recorder {
  private var statements: [Statement] = []
  /// Nil before recording begins and after it ends.
  private var desktop: Desktop?
  /// The secret field being typed into.
  private var secret: SecretTyping?
  /// Receives the script.
  private let keep: (String) -> Void

  fileprivate struct SecretTyping {
    let window: SceneID
    let presentation: Presentation.ID
    let field: FieldID
    let hadText: Bool
    /// True if the field was not being edited before.
    let beginsEditing: Bool
  }

  /// Shown when recording begins.
  let greeting: String

  init(greeting: String = "", keep: @escaping (String) -> Void) {
    self.greeting = greeting
    self.keep = keep
  }

  func begin(_ app: ShopApp, on desktop: Desktop) {
    self.desktop = desktop
    statements = [
      .windows(app.windows.windows.count),
      .size(ScreenSize(columns: desktop.canvas.width, rows: desktop.canvas.height)),
    ]
    if !desktop.wiring.isRight { statements.append(.wiring(desktop.wiring)) }
  }

  func note(_ event: InputEvent) {
    guard let desktop else { return }
    if let typing = secretTyping(in: event) {
      if typing.isSameField(as: secret) { return }
      noteSecret()
      secret = typing
      return
    }
    noteSecret()
    // Input meant for a secret field has no effect here, and must not be recorded either.
    if event.isEdit, desktop.fieldMissed?.field.isSecret == true { return }
    switch event {
    case .key(let key): note(key, isText: desktop.keyFocus.takesLetters)
    case .mouse(let event): note(event)
    case .paste(let text):
      statements.append(.paste(String(text.prefix(ScriptError.longestText))))
    }
  }

  func note(_ size: (columns: Int, rows: Int)) {
    noteSecret()
    guard let canvas = desktop?.canvas, (canvas.width, canvas.height) != size else { return }
    statements.append(.resize(ScreenSize(columns: size.columns, rows: size.rows)))
  }

  /// Records a link from outside; ignores one that is too long or for a window that doesn't exist.
  func note(_ request: LinkRequest) {
    noteSecret()
    guard request.link.count <= ScriptError.longestText else { return }
    var request = request
    if case .window(let name) = request.place {
      guard let window = desktop?.app.windows.windows.named(name) else { return }
      request.place = .window(letter: window.letter)
    }
    statements.append(.open(request))
  }

  /// Records that this many payments are about to be answered.
  func noteAnswers(_ count: Int) {
    guard count > 0 else { return }
    noteSecret()
    statements += Array(repeating: .answerPayment, count: count)
  }

  /// Removes the last key or statement, which ended the program.
  func noteQuitting() {
    guard let last = statements.popLast() else { return }
    if case .keys(let keys) = last, keys.count > 1 {
      statements.append(.keys(Array(keys.dropLast())))
    }
  }

  /// Adds the state of every window, so that the script checks itself, and hands it over.
  func end() {
    guard let desktop else { return }
    noteSecret()
    let hasSecrets = statements.contains { if case .typeSecret = $0 { true } else { false } }
    var head = ["# Recorded by “shop record”."] + (hasSecrets ? [Self.secretWords] : [])
    var kept = (statements + desktop.expectations.map { .expect($0) }).filter(\.isReadable)
    let fitting = Self.fittingCount(of: kept)
    if fitting < kept.count {
      head.append(Self.cutWords)
      kept.removeSubrange(fitting...)
    }
    keep(head.map { $0 + "\n" }.joined() + Script(kept).text)
    self.desktop = nil
  }

  /// How many statements fit into a script next to its comments.
  private static func fittingCount(of statements: [Statement]) -> Int {
    var room = ScriptError.longest - 1_024
    return statements.prefix { statement in
      room -= statement.words.utf8.count + 1
      return room >= 0
    }.count
  }

  private static let cutWords = "# The session went on; a script cannot be longer."

  private static let secretWords =
    "# What was typed into secret fields is not here; “type secret” types simulated numbers."
}

extension Recorder {
  private func note(_ key: Key, isText: Bool) {
    let isLetter = if case .character = key.name, key.modifiers.isEmpty { true } else { false }
    let isReadable = Statement.keys([key]).isReadable
    if case .character(let letter) = key.name, isLetter, isText || !isReadable {
      noteTyped(letter)
    } else if isReadable {
      if case .keys(let keys)? = statements.last, keys.last == key, keys.count < 20 {
        statements[statements.count - 1] = .keys(keys + [key])
      } else {
        statements.append(.keys([key]))
      }
    }
  }

  private func noteTyped(_ letter: Character) {
    if case .type(let text)? = statements.last, text.count < 200 {
      statements[statements.count - 1] = .type(text + String(letter))
    } else {
      statements.append(.type(String(letter)))
    }
  }

  private func note(_ event: MouseEvent) {
    guard let desktop,
      desktop.canvas.bounds.contains(column: event.column, row: event.row)
    else { return }
    let point = Point(column: event.column, row: event.row)
    switch event.kind {
    case .press(.left) where event.isDoubleClick:
      guard case .click(.single, let spot)? = statements.last else { return }
      statements[statements.count - 1] = .click(.double, spot)
    case .press(.left): statements.append(.click(.single, desktop.spot(of: event)))
    case .press(.middle): statements.append(.click(.middle, desktop.spot(of: event)))
    case .drag: noteDrag(to: event.column, on: desktop)
    case .wheelUp: statements.append(.wheel(.up, point))
    case .wheelDown: statements.append(.wheel(.down, point))
    case .press(.right), .release, .wheelLeft, .wheelRight: break
    }
  }

  /// Notes where the bar of time was dragged to: a click there shows the same.
  private func noteDrag(to column: Int, on desktop: Desktop) {
    guard let shown = desktop.standIn, case .click(.single, .cell(let from))? = statements.last,
      case .moment? = shown.target(column: from.column, row: from.row),
      let cell = shown.barCell(nearestTo: column)?.cell
    else { return }
    statements[statements.count - 1] = .click(.single, .cell(cell))
  }
}

extension Recorder {
  /// Nil if the event doesn't change the text of a secret field.
  private func secretTyping(in event: InputEvent) -> SecretTyping? {
    guard let desktop, let edited = desktop.field(changedBy: event), edited.field.isSecret,
      let router = desktop.app.windows.router(edited.window), let presented = router.presented
    else { return nil }
    let text = router.secrets.drafts(of: presented.id)[edited.field]?.text ?? ""
    return SecretTyping(
      window: edited.window,
      presentation: presented.id,
      field: edited.field,
      hadText: !text.isEmpty,
      beginsEditing: desktop.keyFocus.field == nil
    )
  }

  /// Records a placeholder for the text of the secret field.
  private func noteSecret() {
    guard let typing = secret, let router = desktop?.app.windows.router(typing.window) else {
      return
    }
    secret = nil
    let text = router.secrets.drafts(of: typing.presentation)[typing.field]?.text ?? ""
    if typing.beginsEditing { statements.append(.keys([Key(.enter)])) }
    if typing.hadText { statements.append(.keys([.control("u")])) }
    if let placeholder = SecretText(text, in: typing.field) {
      statements.append(.typeSecret(placeholder))
    }
  }
}

extension Recorder.SecretTyping {
  fileprivate func isSameField(as other: Self?) -> Bool {
    window == other?.window && presentation == other?.presentation && field == other?.field
  }
}

extension Statement {
  /// True if its text reads back as the same statement: some characters merge with the one before.
  fileprivate var isReadable: Bool {
    do throws(ScriptProblem) {
      return try StatementReader.statement(in: words) == self
    } catch {
      return false
    }
  }
}

extension InputEvent {
  /// True if it changes the text of the field being edited.
  fileprivate var isEdit: Bool {
    switch self {
    case .key(let key): TextKeys.edit(for: key) != nil
    case .paste: true
    case .mouse: false
    }
  }
}
