// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A C library of the system, found with pkg-config.
func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// The library with the modules that it re-exports, for a target that imports it.
///
/// A target is built anew when a module changes that it names here, not when one does that comes
/// through another. With `"Platen"` alone, an enum of PlatenText could grow and a struct around it in
/// PlatenScenes keep its old size, until it crashed.
let platen: [Target.Dependency] = [
  "PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing", "PlatenReports", "PlatenViews",
  "PlatenControls", "PlatenScreen", "Platen",
]

func library(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// Tests that use the library as another package does: without its settings and what only its own
/// package may see.
func clientTests(
  _ name: String, _ mode: SwiftLanguageMode, _ isolation: MainActor.Type? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: platen + ["SwiftUI", "Neighbor"], packageAccess: false,
    swiftSettings: [
      .swiftLanguageMode(mode), .defaultIsolation(isolation), .treatAllWarnings(as: .error),
    ])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "platen",
  products: [
    .library(name: "Platen", targets: ["Platen"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "PlatenSnapshots", targets: ["PlatenSnapshots"]),
    .executable(name: "platen", targets: ["PlatenCommand"]),
    .executable(name: "platen-server", targets: ["PlatenServer"]),
    .plugin(name: "PlatenPreview", targets: ["PlatenPreview"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.25.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.16.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
  ],
  targets: [
    system("CCairo", "cairo", apt: "libcairo2-dev"),
    system("CDeflate", "libdeflate", apt: "libdeflate-dev"),
    system("CFreeType", "freetype2", apt: "libfreetype-dev"),
    system("CFontconfig", "fontconfig", apt: "libfontconfig-dev"),
    system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev"),
    system("CHarfBuzzSubset", "harfbuzz-subset", apt: "libharfbuzz-dev"),
    system("CJPEG", "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CLCMS", "lcms2", apt: "liblcms2-dev"),
    system("CPNG", "libpng", apt: "libpng-dev"),
    system("CWebP", "libwebp", apt: "libwebp-dev"),
    system("CExpat", "expat", apt: "libexpat1-dev"),
    system("CZlib", "zlib", apt: "zlib1g-dev"),
    system("CYAML", "yaml-0.1", apt: "libyaml-dev"),
    system("CNettle", "nettle", apt: "nettle-dev"),
    // They come without a description for pkg-config, the second in older systems.
    .systemLibrary(name: "CStemmer", providers: [.apt(["libstemmer-dev"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    // Its header alone: the library is loaded when it is needed.
    .systemLibrary(name: "CQRCode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CThreads"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CProcesses"),
    .systemLibrary(name: "CPreviews"),

    library("PlatenBase", ["CNettle"]),
    library("PlatenLayout", ["PlatenBase"]),
    .target(
      name: "PlatenText",
      dependencies: [
        "PlatenBase", "CFreeType", "CFontconfig", "CHarfBuzz", "CHarfBuzzSubset", "CStemmer",
      ],
      swiftSettings: settings,
      // The ICU that Foundation brings along.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    library(
      "PlatenDrawing",
      [
        "PlatenBase", "PlatenText", "CCairo", "CDeflate", "CExpat", "CFreeType", "CGIF", "CJPEG",
        "CLCMS", "CPNG", "CWebP", "CZlib",
      ]),
    library("PlatenExpansion", []),
    .macro(name: "PlatenMacros", dependencies: ["PlatenExpansion"], swiftSettings: settings),
    library("PlatenReports", ["PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing"]),
    library(
      "PlatenViews",
      [
        "PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing", "PlatenReports",
        "PlatenMacros", "CThreads", "CPreviews",
      ]),
    library(
      "PlatenControls",
      [
        "PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing", "PlatenReports",
        "PlatenViews",
      ]),
    library(
      "PlatenScreen",
      [
        "PlatenBase", "PlatenLayout", "PlatenDrawing", "PlatenViews", "PlatenControls",
        "UniformTypeIdentifiers",
      ]),
    library(
      "SwiftUI",
      [
        "PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing", "PlatenViews",
        "PlatenControls", "PlatenScreen", "Combine",
      ]),
    library("Combine", ["PlatenViews"]),
    library("UniformTypeIdentifiers", []),
    library("CoreGraphics", ["PlatenBase", "PlatenDrawing"]),
    library("CoreText", ["PlatenViews"]),
    library(
      "Platen",
      [
        "PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing", "PlatenReports",
        "PlatenViews", "PlatenControls", "PlatenScreen",
      ]),
    // Words in the program itself, by C's #embed: Swift takes 10 to 20 seconds for as many bytes.
    .target(
      name: "CStopWords",
      exclude: [
        "grammar.txt", "inflections.txt", "platen.txt", "snowball.txt", "stop-words.txt",
        "stopwords-iso.txt",
      ]),
    library(
      "PlatenScenes", platen + ["CQRCode", "CStopWords", "CYAML"],
      // The examples of the reference and its page's style, in the program itself.
      resources: [.embedInCode("Reference/Examples")]),
    library("PlatenConsole", ["PlatenBase"]),
    library("PlatenWorkers", ["PlatenBase", "CProcesses", "CMalloc"]),
    library(
      "PlatenBatch",
      platen + ["PlatenScenes", "PlatenConsole", "PlatenWorkers", "CProcesses"]),
    library("PlatenComparison", platen + ["CZlib"]),
    library(
      "PlatenReview",
      platen + ["PlatenScenes", "PlatenComparison", "PlatenConsole", "CZlib"],
      // The report's style and script, in the program itself.
      resources: [.embedInCode("Report/Page")]),
    library("PlatenSnapshots", platen + ["PlatenComparison"]),
    library(
      "PlatenService",
      platen + [
        "PlatenScenes", "PlatenReview", "PlatenWorkers", "CMalloc", "CZlib",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      // The playground's files, in the program itself.
      resources: [.embedInCode("Playground/Page"), .embedInCode("Playground/Examples")]),
    .executableTarget(
      name: "PlatenServer",
      dependencies: platen + [
        "PlatenScenes", "PlatenReview", "PlatenWorkers", "PlatenService", "PlatenConsole",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "PlatenCommand",
      dependencies: platen + [
        "PlatenExpansion", "PlatenScenes", "PlatenConsole", "PlatenWorkers", "PlatenBatch",
        "PlatenComparison",
        "PlatenReview", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // What it depends on is built by those who run it, not by those who have the library alone.
    .plugin(
      name: "PlatenPreview",
      capability: .command(
        intent: .custom(
          verb: "preview", description: "Draws the previews of this package as pictures."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the pictures, and a page with all of them.")
        ]),
      dependencies: ["PlatenCommand"]),

    .target(
      name: "TestSupport", dependencies: ["CJPEG", "CZlib"], swiftSettings: settings),
    tests("PlatenBaseTests", ["PlatenBase", "TestSupport"]),
    tests("PlatenLayoutTests", ["PlatenBase", "PlatenLayout", "TestSupport"]),
    tests("PlatenTextTests", ["PlatenBase", "PlatenText", "CFreeType", "TestSupport"]),
    tests("PlatenDrawingTests", ["PlatenBase", "PlatenText", "PlatenDrawing", "TestSupport"]),
    tests("PlatenTests", platen + ["Combine", "UniformTypeIdentifiers", "TestSupport"]),
    tests("CombineTests", ["PlatenViews", "Combine"]),
    tests("PlatenExpansionTests", ["PlatenExpansion"]),
    tests("PlatenScenesTests", platen + ["PlatenScenes", "TestSupport"]),
    tests("PlatenConsoleTests", ["PlatenConsole", "TestSupport"]),
    .executableTarget(
      name: "TestWorker", dependencies: ["PlatenBase", "PlatenWorkers"], swiftSettings: settings),
    .target(
      name: "FuzzTargets",
      dependencies: platen + ["PlatenScenes", "PlatenComparison", "PlatenReview", "PlatenService"],
      swiftSettings: settings),
    tests("FuzzTargetsTests", ["FuzzTargets", "TestSupport"]),
    tests("PlatenWorkersTests", ["PlatenBase", "PlatenWorkers", "TestWorker", "TestSupport"]),
    tests(
      "PlatenBatchTests",
      platen + ["PlatenScenes", "PlatenConsole", "PlatenBatch", "TestSupport"]),
    tests("PlatenComparisonTests", platen + ["PlatenComparison", "TestSupport"]),
    tests(
      "PlatenReviewTests",
      platen + [
        "PlatenScenes", "PlatenConsole", "PlatenComparison", "PlatenReview", "TestSupport",
      ]),
    .testTarget(
      name: "PlatenSnapshotsTests",
      dependencies: platen + ["PlatenComparison", "PlatenSnapshots", "TestSupport"],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    tests(
      "PlatenServiceTests",
      platen + [
        "PlatenScenes", "PlatenComparison", "PlatenReview", "PlatenWorkers", "PlatenService",
        "PlatenServer", "TestSupport",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]),
    tests(
      "PlatenServerTests",
      platen + ["PlatenScenes", "PlatenService", "PlatenServer", "TestSupport"]),
    tests(
      "PlatenCommandTests",
      platen + [
        "PlatenScenes", "PlatenComparison", "PlatenReview", "PlatenConsole", "PlatenCommand",
        "TestSupport",
      ]),
    .target(name: "Neighbor"),
    clientTests("ClientTests", .v6),
    clientTests("Swift5ClientTests", .v5),
    clientTests("MainActorClientTests", .v6, MainActor.self),
  ]
)

// `make fuzz` alone builds this: it needs libFuzzer and coverage.
if let archive = Context.environment["PLATEN_FUZZER"] {
  package.targets.append(
    .executableTarget(
      name: "PlatenFuzz",
      dependencies: ["FuzzTargets"], path: "Tests/Fuzz", exclude: ["run.py"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags([archive, "-lstdc++"])]))
}

/// The shelves: what stands in which folder of `Sources` and of `Tests`.
let shelves = [
  "Sources/Core": [
    "PlatenBase", "PlatenLayout", "PlatenText", "PlatenDrawing", "PlatenReports", "PlatenExpansion",
    "PlatenMacros", "PlatenViews", "Platen",
  ],
  "Sources/Compatibility": [
    "PlatenControls", "PlatenScreen", "SwiftUI", "Combine", "CoreGraphics", "CoreText",
    "UniformTypeIdentifiers", "PlatenPreview",
  ],
  "Sources/Tools": [
    "CStopWords", "PlatenScenes", "PlatenConsole", "PlatenWorkers", "PlatenBatch",
    "PlatenComparison", "PlatenReview", "PlatenSnapshots", "PlatenService", "PlatenServer",
    "PlatenCommand",
  ],
  "Tests/Core": [
    "PlatenBaseTests", "PlatenLayoutTests", "PlatenTextTests", "PlatenDrawingTests",
    "PlatenExpansionTests", "PlatenTests",
  ],
  "Tests/Compatibility": [
    "CombineTests", "ClientTests", "Swift5ClientTests", "MainActorClientTests", "Neighbor",
  ],
  "Tests/Tools": [
    "PlatenScenesTests", "PlatenConsoleTests", "PlatenWorkersTests", "PlatenBatchTests",
    "PlatenComparisonTests", "PlatenReviewTests", "PlatenSnapshotsTests", "PlatenServiceTests",
    "PlatenServerTests", "PlatenCommandTests",
  ],
  "Tests/Support": ["TestSupport", "TestWorker", "FuzzTargets", "FuzzTargetsTests"],
]
for target in package.targets where target.path == nil {
  let shelf = shelves.first { $0.value.contains(target.name) }?.key ?? "Sources/C"
  target.path = "\(shelf)/\(target.name)"
}

/// The test targets of what has none of its own name.
let testedIn = [
  "PlatenMacros": ["PlatenExpansionTests"],
  "PlatenReports": ["PlatenTests"], "PlatenViews": ["PlatenTests"],
  "PlatenControls": ["PlatenTests"], "PlatenScreen": ["PlatenTests"], "Platen": ["PlatenTests"],
  "SwiftUI": ["ClientTests", "Swift5ClientTests", "MainActorClientTests"],
  "CoreGraphics": ["ClientTests"], "CoreText": ["ClientTests"],
  "UniformTypeIdentifiers": ["PlatenTests"],
  // These run the programs.
  "PlatenCommand": ["PlatenCommandTests", "platen"],
  "PlatenService": ["PlatenServiceTests", "PlatenServer", "platen-server"],
  "PlatenServer": ["PlatenServerTests", "platen-server", "PlatenCommand", "platen"],
]

/// Leaves in the package only what the targets need, and no dependency that they do not use.
@MainActor func keep(_ names: [String]) {
  var needed: Set<String> = []
  var packages: Set<String> = []
  @MainActor func need(_ name: String) {
    guard let target = package.targets.first(where: { $0.name == name }),
      needed.insert(name).inserted
    else { return }
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _): need(name)
      case .productItem(_, let package?, _, _): packages.insert(package)
      default: break
      }
    }
  }
  names.forEach(need)
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !names.contains($0.name) }
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let url, _) = dependency.kind else { return false }
    return !packages.contains { url.hasSuffix("/\($0)") || url.hasSuffix("/\($0).git") }
  }
}

// The plugin's command is built for the host, with all that it depends on, beside the one that tests run.
if Context.environment["PLATEN_WITHOUT_PLUGIN"] != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0.name == "PlatenPreview" }
}

// `make` optimizes these modules in debug builds, too: without that, more than half of the time of all tests goes into them.
for name in (Context.environment["PLATEN_OPTIMIZED"] ?? "").split(separator: " ") {
  let target = package.targets.first { $0.name == name }
  precondition(target != nil, "PLATEN_OPTIMIZED: there is no target \(name)")
  target?.swiftSettings?.append(.unsafeFlags(["-O"]))
}

// `platen preview` builds the library alone, so that nothing has to be fetched for it.
if Context.environment["PLATEN_LIBRARY_ALONE"] != nil {
  keep(["Platen", "SwiftUI", "Combine", "CoreGraphics", "CoreText", "UniformTypeIdentifiers"])
}

// The modules that stand for Apple's frameworks in previews: those that the previewed code imports, each
// with those that it imports itself, as `AVFoundation,AVKit+AVFoundation`.
for names in (Context.environment["PLATEN_STAND_INS"] ?? "").split(separator: ",") {
  let modules = names.split(separator: "+").map(String.init)
  package.products.append(.library(name: modules[0], targets: [modules[0]]))
  package.targets.append(
    .target(
      name: modules[0],
      dependencies: (["SwiftUI"] + modules.dropFirst()).map { .init(stringLiteral: $0) },
      path: "Sources/Compatibility/StandIns/\(modules[0])", swiftSettings: settings))
}

// `make test ROOM=PlatenLayout` builds and tests these targets, and what they need, alone.
if let rooms = Context.environment["PLATEN_ROOM"], !rooms.isEmpty {
  keep(
    rooms.split(separator: " ").flatMap { room in
      precondition(
        package.targets.contains { $0.name == room }, "PLATEN_ROOM: there is no target \(room)")
      let tests = testedIn[String(room)] ?? ["\(room)Tests"]
      return [String(room)] + tests
    })
}
