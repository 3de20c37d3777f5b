import Testing

@Suite(.waitsForPrograms) struct `What is presented` {
  @Test func `leaves the other windows byte for byte as they were`() throws {
    let shop = try TmuxSession()
    try shop.press("3", "Down", "Down", "Down", "Down")
    let before = try shop.settle(after: shop.wait(for: "› [ Sign out ]"))

    try shop.press("Enter")

    let after = try shop.wait(for: "A · question opened · B, C unchanged ✓")
    #expect(after.window("A").contains { $0.contains("All windows are reset.") })
    #expect(after.window("B") == before.window("B"))
    #expect(after.window("C") == before.window("C"))
  }

  @Test func `waits in each window for the one sign-in, and each goes on its own way`() throws {
    let shop = try TmuxSession()
    try signOut(of: shop)
    try shop.press("3", "Enter")
    try shop.wait(for: "A · sign-in opened")
    try shop.press("W", "3", "Enter")
    let waiting = try shop.wait(for: "C · sign-in opened")

    try shop.press("w", "Enter")

    let after = try shop.wait(for: "all windows · signed in as Robin Vale")
    #expect(waiting.window("A").contains { $0.contains("Sign in to see Orders.") })
    for letter in ["A", "C"] {
      #expect(after.window(letter).contains { $0.contains("Profile › Orders") })
    }
    #expect(after.window("C").contains { $0.contains("Signed in: Robin Vale.") })
    #expect(after.window("B").dropFirst() == waiting.window("B").dropFirst())
  }

  @Test func `goes from every window when one signs out`() throws {
    let shop = try TmuxSession()
    let root = try shop.capture()
    for letter in ["A", "B", "C"] {
      try shop.press("3", "Down", "Down", "Down", "Down", "Enter")
      try shop.wait(for: "\(letter) · question opened")
      try shop.press("w")
    }
    try shop.wait(for: "A has the focus")

    try shop.press("Down", "Enter")

    let after = try shop.wait(for: "all windows · signed out")
    #expect(!after.contains("All windows are reset."))
    for letter in ["A", "B", "C"] {
      #expect(after.window(letter).dropFirst() == root.window(letter).dropFirst())
    }
  }

  @Test func `is there again after quitting, with what was selected in it`() throws {
    let shop = try TmuxSession()
    try shop.press("3", "Down", "Down", "Down", "Down", "Enter")
    try shop.wait(for: "A · question opened")
    try shop.press("Down")
    let left = try shop.settle(after: shop.wait(for: "› [ Sign out ]   "))

    try shop.press("q")
    try shop.waitForEnd()
    let again = try TmuxSession(home: shop.home)

    #expect(try again.capture().lines.dropLast(2) == left.lines.dropLast(2))
    try again.press("Escape")
    try again.wait(for: "A · question closed")
  }

  @Test func `closes by Esc, and its window is as it was`() throws {
    let shop = try TmuxSession()
    try shop.press("3", "End")
    let before = try shop.settle(after: shop.wait(for: "› [ Sign in as someone else ]"))
    try shop.press("Enter")
    let cover = try shop.wait(for: "A × Close · Sign in")

    try shop.press("Escape")

    let after = try shop.wait(for: "A · sign-in closed · B, C unchanged ✓")
    #expect(cover.lines.last?.contains("Esc close") == true)
    #expect(after.lines.dropLast(2) == before.lines.dropLast(2))
  }

  private func signOut(of shop: TmuxSession) throws {
    try shop.press("3", "Down", "Down", "Down", "Down", "Enter")
    try shop.wait(for: "All windows are reset.")
    try shop.press("Down", "Enter")
    try shop.wait(for: "all windows · signed out")
  }
}
