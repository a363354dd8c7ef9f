internal import Foundation

/// The manifests of the packages that are built to show previews.
enum PreviewManifest {
  /// Returns whether a package names this library itself, so that it is made for Linux as it stands.
  static func isPrepared(_ root: String) -> Bool {
    let text = (try? written(in: root)) ?? ""
    return text.contains(/\.package\([^)]*(?i)platen/)
  }

  /// The variable of the environment that names the targets with previews.
  static let previewedVariable = "PLATEN_PREVIEWED_TARGETS"

  /// The variable of the environment that leaves out the packages that have to be fetched.
  static let offlineVariable = "PLATEN_WITHOUT_FETCHED_PACKAGES"
  /// The variable of the environment that names targets to leave out, as their folders are not there.
  static let emptyTargetsVariable = "PLATEN_EMPTY_TARGETS"
  /// The modules of this library that a target without it gets.
  static let modules = [
    "SwiftUI", "Combine", "CoreGraphics", "CoreText", "UniformTypeIdentifiers",
  ]

  /// What a manifest has to know of the modules that stand for others.
  private static let standIns = """
    let platenStandIns = (Context.environment["\(StandIns.variable)"] ?? "").split(separator: ",")
      .map { String($0.split(separator: "+")[0]) }
    """

  /// What the compiler is told beside the user's settings.
  ///
  /// Apple's Foundation brings modules with it, so that files without `import SwiftUI` name what they have: here the
  /// compiler imports them into all files. Where a name is missing, it may look for the meaning of a body for minutes
  /// before it says so: an eighth of the memory that it may take by default is more than bodies need that have one.
  private static let flags =
    ["Combine", "CoreGraphics", StandIns.usual].flatMap {
      ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    } + ["-Xfrontend", "-solver-memory-threshold=64000000"]
  /// What Swift 6 lets default values do, in code of the mode before.
  private static let isolatedDefaults = ["-enable-upcoming-feature", "IsolatedDefaultValues"]

  /// The names of manifests for one version of Swift.
  static var forVersion: Regex<Substring> { /^Package@swift-[\d.]+\.swift$/ }

  // MARK: - Of a package

  /// The manifest of a user's package, with what shows its previews.
  ///
  /// - Parameters:
  ///   - root: The user's folder.
  ///   - library: The path of this library's package.
  ///   - testTarget: The test target that takes the place of the package's own tests; nil for none.
  /// - Throws: An error for a manifest that cannot be added to.
  static func text(of root: String, library: String, testTarget: String? = nil) throws -> String {
    let manifest = try written(in: root)
    guard
      let match = manifest.firstMatch(
        of: /(?m)^\s*(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*Package\s*\(/)
    else {
      throw CommandError(
        .badInput, "\"\(root)/Package.swift\" has no line \"let package = Package(\"")
    }
    let name = String(match.output.1)
    return manifest + addition(to: name, root: root, library: library)
      + catalogs(in: root, name)
      + (testTarget.map { test($0, in: name) } ?? "")
  }

  /// The text of a package's manifest: of several, the one for the newest Swift.
  ///
  /// What is added to it came with version 5.6 of the tools.
  private static func written(in root: String) throws -> String {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let newest = entries.filter { $0.contains(forVersion) }
      .max { $0.compare($1, options: .numeric) == .orderedAscending }
    let text = try String(
      contentsOfFile: root + "/" + (newest ?? "Package.swift"), encoding: .utf8)
    guard let match = text.firstMatch(of: /swift-tools-version:\s*(\d+)\.(\d+)\S*/),
      let major = Int(match.output.1), let minor = Int(match.output.2), (major, minor) < (5, 6)
    else { return text }
    return text.replacingCharacters(in: match.range, with: "swift-tools-version:5.6")
  }

  /// Returns what is added to a package's manifest: paths as the user's folder has them, this
  /// library for targets that have it not, and no tests.
  private static func addition(to name: String, root: String, library: String) -> String {
    """


    // Added to show previews.
    \(standIns)
    \(name).dependencies = \(name).dependencies.map { dependency in
    \(LibraryPackage.isNamed ? exchange(library) : "")  guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/") else {
        return dependency
      }
      let whole = \((root + "/").swiftLiteral) + path
      return name.map { .package(name: $0, path: whole) } ?? .package(path: whole)
    }
    if Context.environment["\(offlineVariable)"] != nil {
      \(name).dependencies.removeAll { if case .fileSystem = $0.kind { false } else { true } }
      let platenLocal = \(name).dependencies.compactMap { dependency -> String? in
        guard case .fileSystem(let name, let path) = dependency.kind else { return nil }
        return name ?? path.split(separator: "/").last.map(String.init)
      }
      let platenTargets = \(name).targets.map { $0.name }
      for target in \(name).targets {
        target.plugins = nil
        target.dependencies.removeAll { dependency in
          switch dependency {
          case .productItem(_, let package, _, _):
            !platenLocal.contains { $0.lowercased() == package?.lowercased() }
          case .byNameItem(let name, _): platenLocal.isEmpty && !platenTargets.contains(name)
          default: false
          }
        }
      }
    }
    let platenEmpty = (Context.environment["\(emptyTargetsVariable)"] ?? "").split(separator: ",").map(String.init)
    \(name).targets.removeAll { platenEmpty.contains($0.name) }
    \(name).products.removeAll { product in
      ((product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? [])
        .contains(where: platenEmpty.contains)
    }
    for target in \(name).targets {
      target.dependencies.removeAll { dependency in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): platenEmpty.contains(name)
        default: false
        }
      }
    }
    let platenNames = \(name).dependencies.map { dependency -> String in
      switch dependency.kind {
      case .fileSystem(let name, let path): return name ?? String(path.split(separator: "/").last ?? "")
      case .sourceControl(let name, let location, _):
        return name ?? String(location.split(separator: "/").last ?? "")
      default: return ""
      }
    }
    if !platenNames.contains(where: { $0.lowercased().hasPrefix("platen") }) {
      \(name).dependencies.append(.package(path: "\(library)"))
      for target in \(name).targets where [.regular, .executable].contains(target.type) {
        for module in \(modules) + platenStandIns {
          target.dependencies.append(.product(name: module, package: "platen"))
        }
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(\(flags))]
      }
    }
    \(name).targets.removeAll { $0.type == .test }

    """
  }

  /// Returns what makes resources of the catalogues of assets that no target names: Xcode takes them without that.
  ///
  /// A resource does not tell its path but to a mirror.
  private static func catalogs(in root: String, _ name: String) -> String {
    let catalogs = SwiftFiles.all(in: root, endingIn: ["xcassets"])
      .map { String($0.dropFirst(root.count + 1)) }
    if catalogs.isEmpty { return "" }
    return """
      func platenParts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
      for target in \(name).targets where [.regular, .executable].contains(target.type) {
        let folder = platenParts(target.path ?? "Sources/\\(target.name)")
        let named = (target.resources ?? []).flatMap { Mirror(reflecting: $0).children }
          .filter { $0.label == "path" }.compactMap { $0.value as? String } + target.exclude
        for catalog in \(catalogs).map(platenParts) where catalog.starts(with: folder) {
          let path = catalog.dropFirst(folder.count)
          if !named.contains(where: { path.starts(with: platenParts($0)) }) {
            target.resources = (target.resources ?? []) + [.process(path.joined(separator: "/"))]
          }
        }
      }

      """
  }

  /// The test target that shows a package's previews.
  private static func test(_ testTarget: String, in name: String) -> String {
    """
    \(name).targets.append(
      .testTarget(
        name: "\(testTarget)",
        dependencies: (Context.environment["\(previewedVariable)"] ?? "").split(separator: ",")
          .map { .target(name: String($0)) },
        path: "\(testTarget)"))

    """
  }

  /// Returns what puts the library that was named in the place of the one that a package would
  /// fetch.
  private static func exchange(_ library: String) -> String {
    """
      if case .sourceControl(_, let location, _) = dependency.kind,
        let last = location.split(separator: "/").last,
        ["platen", "platen.git"].contains(last.lowercased())
      {
        return .package(path: "\(library)")
      }

    """
  }

  // MARK: - Of loose files

  /// The manifest of a package of loose files, which lie in a folder of ``LooseFiles/package``.
  ///
  /// - Parameters:
  ///   - mirror: The copy of the loose files' folder; nil for a file.
  ///   - library: The name of this library's folder, which lies beside the package's.
  ///   - testTarget: The test target that shows the previews.
  static func text(
    of loose: LooseFiles, in mirror: SourceMirror?, library: String, testTarget: String
  ) -> String {
    let paths = ["../" + library] + loose.packages.map { "\(LocalPackage.folder)/\($0.identity)" }
    let packages = paths.map { ".package(path: \($0.swiftLiteral))" }
    let products = loose.packages.flatMap { package in
      package.products.map { (name: $0, package: package.identity) }
    }
    let own = (modules + ["Platen"]).map { (name: $0, package: library) }
    let dependencies = (own + products).map { product in
      ".product(name: \(product.name.swiftLiteral), package: \(product.package.swiftLiteral))"
    }
    let targets = loose.modules.map { module in
      let folder = loose.path + (module.folder.isEmpty ? "" : "/" + module.folder)
      let app = loose.projects.app(in: folder)
      let isolation = app?.isolatesToMainActor == true ? ["-default-isolation", "MainActor"] : []
      return """
            .target(
              name: "\(module.name)",
              dependencies: [
                \(dependencies.joined(separator: ",\n        "))
              ] + platenStandIns.map { .product(name: $0, package: "\(library)") },
              path: \(module.path.swiftLiteral),
              exclude: [\(loose.excluded(from: module, in: mirror).map(\.swiftLiteral).joined(separator: ", "))],
              swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(\(flags + isolatedDefaults + isolation))]),
        """
    }
    let names = loose.modules.map { "\"\($0.name)\"" }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      \(standIns)

      let package = Package(
        name: "\(LooseFiles.package)",
        defaultLocalization: "en",
        dependencies: [\(packages.joined(separator: ", "))],
        targets: [
      \(targets.joined(separator: "\n"))
          .testTarget(
            name: "\(testTarget)", dependencies: [\(names.joined(separator: ", "))],
            path: "\(testTarget)"),
        ])

      """
  }
}
