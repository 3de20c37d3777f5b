import ArgumentParser
import SceneNavigation
import ShopCore

/// `shop lessons`: lists the lessons, or prints one.
struct LessonsCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "Print the lessons: each mistake with the code that makes it, and what to use when.",
    discussion: """
      Without a name it lists them. In the shop, b opens them: there you can watch each mistake \
      right beside the right way, or try it by hand.
      """
  )

  @Argument(help: "The name of a lesson.", completion: ShellCompletion.lessons)
  var name: String?

  func perform() throws { say(try output()) }

  @MainActor private func output() throws -> String {
    guard let name else { return list }
    guard let lesson = Lesson.all.first(where: { $0.name == name }) else {
      let names = Lesson.all.map(\.name)
      throw ValidationError(
        "There is no lesson “\(name)”. The lessons are \(names.list("and"))."
      )
    }
    return lesson.text(width: 78)
  }

  @MainActor private var list: String {
    let width = Lesson.all.map(\.name.count).max() ?? 0
    func line(_ lesson: Lesson) -> String {
      "  \(lesson.name.inColumn(of: width + 2))\(lesson.title)"
    }
    return
      (["Mistakes:"] + Lesson.mistakes.map(line) + ["", "What to use when:"]
      + Lesson.judgements.map(line)).joined(separator: "\n")
  }
}
