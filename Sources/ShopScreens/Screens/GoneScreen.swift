public import DesignSystem

/// Stands where something used to be; one can go back from it like from anywhere else.
public func goneScreen(_ words: String) -> Screen {
  Screen(title: "Gone", rows: [.notice(words)])
}
