import Testing

@Suite(.waitsForPrograms) struct `The shop` {
  @Test func `has one cart, which moves no other window`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    let before = try shop.wait(for: "product “Teapot” pushed")

    try shop.press("Enter")

    let after = try shop.wait(for: "A · cart · 1 × “Teapot” · no window moved ✓")
    for letter in ["B", "C"] {
      #expect(after.window(letter).first?.contains(" cart 1 ") == true)
      #expect(after.window(letter)[1...30] == before.window(letter)[1...30])
    }
    #expect(after.window("B").contains { $0.contains("Cart  1 item") })
  }

  @Test func `empties the cart in every window at once`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")
    try shop.press("Enter")
    try shop.wait(for: "cart · 1 × “Teapot”")
    try shop.press("Down", "Enter")
    try shop.wait(for: "[ Remove ]")

    try shop.press("Down", "Down", "Enter")
    try shop.wait(for: "“Teapot” is removed from the cart.")
    try shop.press("Down", "Enter")

    let after = try shop.wait(for: "cart · “Teapot” removed · no window moved ✓")
    #expect(after.contains("The cart is empty."))
    #expect(!after.contains("cart 1"))
  }

  @Test func `empties every window when one signs out, and says so`() throws {
    let shop = try TmuxSession()
    let root = try shop.capture()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("Tab", "3", "Enter")
    try shop.wait(for: "B · orders pushed")
    try shop.press("Tab", "3")
    try shop.wait(for: "C · Profile selected")
    try shop.press("Down", "Down", "Down", "Down")
    try shop.wait(for: "› [ Sign out ]")

    try shop.press("Enter")
    try shop.wait(for: "All windows are reset.")
    try shop.press("Down", "Enter")

    let after = try shop.wait(for: "all windows · signed out")
    for letter in ["A", "B", "C"] {
      #expect(after.window(letter).dropFirst() == root.window(letter).dropFirst())
    }
  }

  @Test func `lets somebody else sign in`() throws {
    let shop = try TmuxSession()
    try shop.press("3")
    try shop.wait(for: "Profile selected")

    try shop.press("End", "Enter")
    try shop.wait(for: "× Close · Sign in")
    try shop.press("Enter")

    try shop.wait(for: "all windows · signed in as Sam Okafor")
  }
}
