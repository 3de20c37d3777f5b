// swift-tools-version: 6.2
import PackageDescription

// An app of somebody else's, which takes the laws from this repository. Tests/Outside/run copies it away and
// runs its tests there.
let package = Package(
  name: "notes",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "shop", path: Context.environment["SHOP"] ?? "../..")
  ],
  targets: [
    .target(name: "NotesRouter"),
    .testTarget(
      name: "NotesRouterTests",
      dependencies: [
        "NotesRouter",
        .product(name: "NavigationLaws", package: "shop"),
        .product(name: "NavigationTesting", package: "shop"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
