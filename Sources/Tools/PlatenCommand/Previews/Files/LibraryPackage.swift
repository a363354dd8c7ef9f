internal import Foundation
internal import PlatenBase

/// The package that has this library's sources.
enum LibraryPackage {
  private static var named: String {
    ProcessInfo.processInfo.environment["PLATEN_PACKAGE"] ?? ""
  }

  /// Whether somebody says which it is.
  static var isNamed: Bool { !named.isEmpty }

  /// Its folder: that of `$PLATEN_PACKAGE`, that of an installation, or the checkout's.
  ///
  /// - Throws: An error that names the places tried.
  static func folder() throws -> String {
    var places: [String] = []
    if isNamed { places.append(URL(fileURLWithPath: named).path) }
    if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      let folder = program.parentPath
      places.append(folder.parentPath + "/share/platen/package")
    }
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<6 { checkout.deleteLastPathComponent() }
    places.append(checkout.path)
    if let place = places.first(where: {
      FileManager.default.fileExists(atPath: $0 + "/Sources/Core/PlatenViews")
    }) {
      return place
    }
    throw CommandError(
      .noInput,
      "the library's sources were not found; looked in "
        + places.map { "\"\($0)\"" }.joined(separator: ", "))
  }
}
