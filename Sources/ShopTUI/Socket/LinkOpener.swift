import ShopCore
import ShopScreens

/// Opens links that come from outside, and says where they landed.
struct LinkOpener {
  let app: ShopApp

  func open(_ request: LinkRequest) -> LinkAnswer {
    let target: LinkTarget
    do {
      target = try DeepLink(request.link).target(in: app.shop.state)
    } catch {
      return .refused(error.description)
    }
    switch request.place {
    case .focusedWindow: return open(target, in: app.windows.window(app.windows.focus))
    case .newWindow: return openWindow(at: target)
    case .window(let letter):
      guard let window = app.windows.windows.first(where: { $0.letter == letter }) else {
        return .refused("There is no window “\(letter.prefix(8))”: \(openWindows).")
      }
      return open(target, in: window)
    }
  }

  private func open(_ target: LinkTarget, in window: Window?) -> LinkAnswer {
    guard let window, let scene = app.windows.router(window.id)?.state else {
      return .refused("The window is gone.")
    }
    let preview = LinkPreview(of: target, in: scene)
    let record = app.send(.scene(.openLink(target), in: window.id), cause: .link)
    switch record?.outcome {
    case .linkWaits, nil:
      return .landed(place: window.letter, deeds: "waits until the window is there")
    case .tooManyLinks(let limit):
      return .refused("\(limit) links wait in \(window.letter) already.")
    default: return landed(in: window, deeds: preview.deeds)
    }
  }

  private func openWindow(at target: LinkTarget) -> LinkAnswer {
    switch app.send(.app(.openWindow(target)), cause: .link)?.outcome {
    case .windowOpened(let window): landed(in: window, deeds: "a new window")
    case .tooManyWindows(let limit): .refused("\(limit) windows are the most there can be.")
    default: .refused("No window could be opened.")
    }
  }

  private func landed(in window: Window, deeds: String) -> LinkAnswer {
    guard let scene = app.windows.router(window.id)?.state else {
      return .refused("The window is gone.")
    }
    let trail = app.shop.state.trail(of: scene.selectedTab, in: scene)
    return .landed(
      place: ([window.letter] + [trail.joined(separator: " › ")]).joined(separator: " · "),
      deeds: deeds
    )
  }

  /// Such as `A, B and C are open`.
  private var openWindows: String {
    let letters = app.windows.windows.map(\.letter)
    guard let last = letters.last, letters.count > 1 else { return "only \(letters[0]) is open" }
    return letters.dropLast().joined(separator: ", ") + " and \(last) are open"
  }
}
