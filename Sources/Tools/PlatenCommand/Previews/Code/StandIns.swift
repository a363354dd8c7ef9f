internal import Foundation

/// The modules that stand for Apple's frameworks in previews, a folder each in one of this library:
/// a module is built where somebody imports it.
struct StandIns {
  /// The variable of the environment that tells manifests which are built, each with those that it
  /// imports: `AVFoundation,AVKit+AVFoundation`.
  static let variable = "PLATEN_STAND_INS"
  /// What SwiftUI brings with it, so that files have its names without an import.
  static let usual = "UIKit"

  /// The modules, in the order of their names.
  let names: [String]
  private let imports: [String: Set<String>]

  /// Looks for those that are imported, and for what these import.
  ///
  /// - Parameters:
  ///   - imported: The modules that code imports.
  ///   - own: The modules that the code has itself.
  init(_ imported: Set<String>, but own: Set<String>) throws {
    let folder = try LibraryPackage.folder() + "/Sources/Compatibility/StandIns"
    let known = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    var found: [String: Set<String>] = [:]
    var open = imported.union([Self.usual]).intersection(known).subtracting(own)
    while let name = open.popFirst() {
      var sources = PreviewSources()
      let file = "\(folder)/\(name)/\(name).swift"
      sources.read((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
      found[name] = sources.imports.intersection(known)
      open.formUnion(sources.imports.intersection(known).subtracting(found.keys))
    }
    (names, imports) = (found.keys.sorted(), found)
  }

  /// What the variable says.
  var value: String {
    names.map { ([$0] + (imports[$0] ?? []).sorted()).joined(separator: "+") }.joined(
      separator: ",")
  }
}
