// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors for those who change the code, not for those who build it with a newer Swift.
let warnings: [SwiftSetting] =
  Context.environment["SHOP_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

// Homebrew keeps it where only pkg-config finds it.
#if os(macOS)
  let ncurses: String? = "ncursesw"
#else
  let ncurses: String? = nil
#endif

let package = Package(
  name: "shop",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "SceneNavigation", targets: ["SceneNavigation"]),
    .library(name: "SceneNavigationUI", targets: ["SceneNavigationUI"]),
    .library(name: "NavigationLaws", targets: ["NavigationLaws"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .library(name: "ShopCore", targets: ["ShopCore"]),
    .executable(name: "ShopTUI", targets: ["ShopTUI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses",
      pkgConfig: ncurses,
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses", "pkgconf"])]
    ),
    .systemLibrary(
      name: "CLibxml2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev", "pkg-config"]), .brew(["pkgconf"])]
    ),
    .target(name: "Platform", swiftSettings: strict),
    .target(name: "SceneNavigation", swiftSettings: strict),
    .target(name: "SceneNavigationUI", dependencies: ["SceneNavigation"], swiftSettings: strict),
    .target(name: "NavigationLaws", dependencies: ["SceneNavigation"], swiftSettings: strict),
    .target(
      name: "NavigationTesting",
      dependencies: ["NavigationLaws"],
      swiftSettings: strict
    ),
    .target(
      name: "ShopCore",
      dependencies: ["NavigationLaws", "SceneNavigation"],
      swiftSettings: strict
    ),
    .target(name: "DesignSystem", swiftSettings: strict),
    .target(
      name: "ShopScreens",
      dependencies: ["SceneNavigation", "ShopCore", "DesignSystem"],
      swiftSettings: strict
    ),
    .target(name: "CCatalog"),
    .target(
      name: "ShopData",
      dependencies: [
        "CCatalog", "CLibxml2", "Platform", "SceneNavigation", "ShopCore",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ShopTUI",
      dependencies: [
        "CNcurses", "Platform", "NavigationLaws", "SceneNavigation", "ShopCore", "DesignSystem",
        "ShopScreens", "ShopData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("../SceneNavigation/Wiring/Wiring.swift"),
        .embedInCode("../SceneNavigation/Routers/Reselection.swift"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)],
      plugins: ["CommitName"]
    ),
    .plugin(name: "CommitName", capability: .buildTool()),
    .executableTarget(
      name: "ShopBenchmarks",
      dependencies: [
        "DesignSystem", "NavigationLaws", "Platform", "SceneNavigation", "ShopCore", "ShopData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Benchmarks/ShopBenchmarks",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "MailReader",
      dependencies: ["SceneNavigation"],
      path: "Examples/MailReader",
      swiftSettings: strict
    ),
    .target(
      name: "ClassicMistakes",
      dependencies: ["NavigationLaws"],
      path: "Examples/ClassicMistakes",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "CrashingRouter",
      dependencies: ["NavigationLaws"],
      path: "Examples/CrashingRouter",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "LawsBenchmark",
      dependencies: ["ClassicMistakes", "NavigationLaws"],
      path: "Benchmarks/LawsBenchmark",
      swiftSettings: strict
    ),
    .testTarget(name: "PlatformTests", exclude: ["Darwin"], swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ShopTestSupport",
      dependencies: ["SceneNavigation", "ShopCore"],
      path: "Tests/ShopTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SceneNavigationTests",
      dependencies: ["SceneNavigation", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SceneNavigationUITests",
      dependencies: [
        "MailReader", "NavigationLaws", "NavigationTesting", "SceneNavigation",
        "SceneNavigationUI",
      ],
      exclude: ["SwiftUIStandIn"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "NavigationLawsTests",
      dependencies: ["ClassicMistakes", "CrashingRouter", "NavigationLaws", "NavigationTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ShopCoreTests",
      dependencies: [
        "NavigationLaws", "SceneNavigation", "ShopCore", "ShopTestSupport", "TestSupport",
      ],
      swiftSettings: strict
    ),
    // What the articles show is called from here as from another package.
    .testTarget(
      name: "MailReaderTests",
      dependencies: [
        "MailReader", "NavigationLaws", "NavigationTesting", "SceneNavigation", "ShopCore",
      ],
      packageAccess: false,
      swiftSettings: strict
    ),
    .testTarget(
      name: "DesignSystemTests",
      dependencies: ["DesignSystem", "Platform"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ShopScreensTests",
      dependencies: [
        "NavigationLaws", "SceneNavigation", "ShopScreens", "ShopCore", "DesignSystem",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ShopDataTests",
      dependencies: [
        "NavigationLaws", "SceneNavigation", "ShopBenchmarks", "ShopData", "ShopCore",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Database/Corpus", "Search/Rated"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ShopTUITests",
      dependencies: [
        "CNcurses", "ShopTUI", "DesignSystem", "NavigationLaws", "Platform", "SceneNavigation",
        "ShopTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ShopTUI", "SceneNavigation", "ShopCore", "ShopData", "DesignSystem", "Platform",
      ],
      path: "Fuzz",
      exclude: ["Corpus", "run"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6],
  // For #embed.
  cLanguageStandard: .c2x
)

// Builds for a purpose, such as the fuzzers, name the tests they need, and leave out all others and
// whatever only those need.
if let tests = Context.environment["SHOP_TESTS"]?.split(separator: " ").map(String.init) {
  var needed: Set<String> = []
  var next = tests
  while let name = next.popLast() {
    guard needed.insert(name).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      if case .byNameItem(let name, _) = dependency { next.append(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) && $0.type != .plugin }
  package.products.removeAll { !needed.contains($0.name) }
}
