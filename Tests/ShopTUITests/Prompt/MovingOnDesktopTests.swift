import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens
import Testing

@testable import ShopTUI

@MainActor @Suite struct `Moving a place on the desktop` {
  /// A stage with the teapot in A and a search in B.
  private func stage() throws -> Stage {
    let stage = try Stage()
    stage.press(Key(.tab), .character("/"))
    stage.type("tea")
    stage.press(Key(.enter), Key(.backTab), Key(.enter))
    return stage
  }

  private func path(of letter: String, in stage: Stage) throws -> String {
    let scene = try #require(stage.window(letter).flatMap { stage.app.windows.state.scene($0) })
    return stage.app.shop.state.path(of: scene.selectedTab, in: scene)
  }

  @Test func `offers the other windows by where they stand, and a new one`() throws {
    let stage = try stage()

    stage.press(.character("m"))

    let text = stage.desktop.canvas.text
    #expect(text.contains("Move Teapot from A"))
    #expect(text.contains("› B · Search"))
    #expect(text.contains("C · Home"))
    #expect(text.contains("A new window"))
    #expect(text.contains("Goes to B · Home · pushes 2"))
  }

  @Test func `takes it to the window that is chosen, and moves no third one`() throws {
    let stage = try stage()
    let third = stage.window("C").flatMap { stage.app.windows.state.scene($0) }

    stage.press(.character("m"), Key(.enter))

    #expect(try path(of: "B", in: stage) == "Home › Tea & Coffee › Teapot")
    #expect(try path(of: "A", in: stage) == "Home")
    #expect(stage.window("C").flatMap { stage.app.windows.state.scene($0) } == third)
    #expect(stage.app.windows.focus == stage.window("B"))
    #expect(stage.drawn == ["A", "B", "C"])
    #expect(stage.desktop.canvas.text.contains("A → B · product “Teapot” moved · C unchanged ✓"))
  }

  @Test func `finds a window by some letters, the new one too`() throws {
    let stage = try stage()
    stage.press(.character("m"))

    stage.type("new")
    stage.press(Key(.enter))

    #expect(try path(of: "D", in: stage) == "Home › Tea & Coffee › Teapot")
    #expect(stage.desktop.canvas.text.contains("A → D · product “Teapot” moved"))
  }

  @Test func `leaves by Esc without a trace`() throws {
    let stage = try stage()
    let before = stage.desktop.canvas

    stage.press(.character("m"), Key(.escape))

    #expect(stage.desktop.canvas == before)
  }

  @Test func `says at a root that it stays, and asks nothing`() throws {
    let stage = try Stage()

    stage.press(.character("m"))

    #expect(!stage.isCovered)
    #expect(stage.desktop.canvas.text.contains("Home is a root and cannot be moved"))
  }

  @Test func `says what is open over it, and asks nothing`() throws {
    let stage = try stage()
    let a = try #require(stage.window("A"))
    stage.app.send(.scene(.present(.sheet(.choose("teapot"))), in: a), cause: .key)

    stage.press(Key(.end), .character("m"))

    #expect(!stage.isCovered)
    #expect(stage.desktop.canvas.text.contains("is open here: nothing can be moved"))
  }

  @Test func `warns of a window that asks first`() throws {
    let stage = try stage()
    let b = try #require(stage.window("B"))
    stage.app.send(.scene(.present(.sheet(.writeReview("teapot"))), in: b), cause: .key)
    let sheet = try #require(stage.app.windows.router(b)?.presented)
    stage.app.send(.scene(.edit(sheet.screen, .reviewTitle, .insert("Fine")), in: b), cause: .key)

    stage.press(.character("m"))
    #expect(stage.desktop.canvas.text.contains("asks first whether to leave the review"))
    stage.press(Key(.enter))

    #expect(stage.desktop.canvas.text.contains("B asks first, and A stays where it is"))
    #expect(try path(of: "A", in: stage) == "Home › Teapot")
  }

  @Test func `moves nothing once a link has led its window away`() throws {
    let stage = try stage()
    stage.press(.character("m"))
    _ = stage.input.open(LinkRequest(link: "myshop://cart", place: .window(letter: "A")))
    let led = stage.app.windows.state
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("A has moved on"))

    stage.press(Key(.enter))

    #expect(stage.app.windows.state == led)
    #expect(!stage.isCovered)
    #expect(stage.status.hasPrefix(" A has moved on: nothing was moved."))
  }

  @Test func `moves the place it names, wherever the focus went meanwhile`() throws {
    let stage = try stage()
    stage.press(.character("m"))
    _ = stage.input.open(LinkRequest(link: "myshop://cart", place: .newWindow))
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("Goes to B · Home · pushes 2"))

    stage.press(Key(.enter))

    #expect(try path(of: "A", in: stage) == "Home")
    #expect(try path(of: "B", in: stage) == "Home › Tea & Coffee › Teapot")
    #expect(try path(of: "D", in: stage) == "Home › Cart")
  }

  @Test func `is found in the palette`() throws {
    let stage = try stage()
    stage.press(.character(":"))

    stage.type("move this page")
    stage.press(Key(.enter))

    #expect(stage.desktop.canvas.text.contains("Move Teapot from A"))
  }
}
