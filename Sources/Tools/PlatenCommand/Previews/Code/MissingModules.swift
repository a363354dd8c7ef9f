internal import Foundation

/// The modules that loose files import and that nothing has: neither this library, nor the toolchain.
///
/// The compiler names one of them each time, and compiles everything else before the next.
struct MissingModules {
  /// Where a module is imported first.
  struct Place {
    var module: String
    /// The path of the file that is built.
    var file: String
    var line: Int
  }

  /// The places, in the order of the files.
  private(set) var places: [Place] = []

  /// Looks for imports of modules that are not there, but for those under a condition.
  ///
  /// - Parameters:
  ///   - sources: The files, by the paths of those that are built.
  ///   - own: The modules of packages that are built as well.
  /// - Throws: An error if there is no toolchain, or no library.
  init(in sources: [String: EditedSource], but own: Set<String>) throws {
    // Without a list of what is there, nothing is known to be missing.
    guard let toolchain = try Self.ofToolchain() else { return }
    let available = try own.union(Self.ofLibrary()).union(toolchain)
    var found: Set<String> = []
    for (file, source) in sources.sorted(by: { $0.key < $1.key }) {
      for place in source.imports where !place.isConditional && !available.contains(place.module) {
        guard found.insert(place.module).inserted else { continue }
        places.append(Place(module: place.module, file: file, line: place.line))
      }
    }
  }

  /// The modules of this library, with the stand-ins.
  private static func ofLibrary() throws -> Set<String> {
    let sources = try LibraryPackage.folder() + "/Sources"
    let folders = ["C", "Core", "Compatibility", "Compatibility/StandIns"]
    return Set(folders.flatMap { entries(of: "\(sources)/\($0)") })
  }

  private struct Target: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
    var paths: Paths
  }

  /// The modules that the toolchain has, with those of the system that Swift knows; nil if it does not say where.
  private static func ofToolchain() throws -> Set<String>? {
    let lines = try SwiftProgram().run(["-print-target-info"]).lines.drop { !$0.hasPrefix("{") }
    let target = try? JSONDecoder().decode(
      Target.self, from: Data(lines.joined(separator: "\n").utf8))
    guard let resources = target?.paths.runtimeResourcePath else { return nil }
    let compiled = entries(of: resources + "/linux").filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
    return compiled.isEmpty ? nil : Set(compiled + entries(of: resources) + ["Swift", "Builtin"])
  }

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
