import ShopCore

public import DesignSystem

/// Stands where something used to be; one can go back from it like from anywhere else.
public func goneScreen(_ words: String) -> Screen {
  Screen(title: "Gone", rows: [.notice(words)])
}

/// Stands where the shop does not have what a place is about.
func goneScreen(_ place: Place) -> Screen { goneScreen(place.absence) }
