#if canImport(SwiftUI)
  import SceneNavigation
  import SwiftUI

  /// The screen of an entry; once the entry is popped, as it was last, since SwiftUI still animates
  /// it.
  struct EntryScreen<Screen: View>: View {
    let entry: SceneNavigation.Entry?
    let screen: (SceneNavigation.Entry) -> Screen
    @State private var last: SceneNavigation.Entry?

    var body: some View {
      if let entry = entry ?? last {
        screen(entry).onChange(of: entry, initial: true) { last = entry }
      }
    }
  }
#endif
