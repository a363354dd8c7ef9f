internal import Foundation
internal import PlatenBase
internal import PlatenReports
internal import PlatenText

/// The folders of a program's resources.
enum ProgramResources {
  /// The folder of the program, and those that Swift's package manager puts beside it, one for each
  /// target with resources.
  ///
  /// An app has the resources of its own targets in its main bundle. A program of packages on Linux
  /// has none there, so that a key, a font, a picture or a colour that an app finds would not be found.
  static let folders: [URL] = {
    guard let folder = Bundle.main.resourceURL else { return [] }
    return [folder] + bundles(beside: folder)
  }()

  /// The folder of a bundle's resources; nil for the program's bundle, whose resources lie in
  /// ``folders``.
  static func folder(of bundle: Bundle?) -> URL? {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return nil }
    return bundle.resourceURL ?? bundle.bundleURL
  }

  /// The bundles in a folder, in the order of their names, with links followed.
  private static func bundles(beside folder: URL) -> [URL] {
    SystemFiles.names(in: folder.path).filter { $0.hasSuffix(".resources") }
      .map { folder.appendingPathComponent($0).resolvingSymlinksInPath() }
  }

  /// The paths of the fonts in the bundles of the program's packages, at any depth, in the order of
  /// their names.
  static func fonts() -> [String] { folders.dropFirst().flatMap(fonts) }

  /// The paths of the fonts below a folder, in the order of their names.
  static func fonts(in folder: URL) -> [String] {
    guard let entries = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let endings: Set = ["ttf", "otf", "ttc", "otc"]
    var paths: [String] = []
    while let entry = entries.nextObject() as? String {
      if endings.contains((entry as NSString).pathExtension.lowercased()) {
        paths.append(folder.appendingPathComponent(entry).path)
      }
    }
    return paths.sorted()
  }
}

extension FontLibrary {
  /// Adds the fonts of some files.
  ///
  /// - Returns: Findings about files that are not fonts.
  func register(fontsAt paths: [String]) -> [FitFinding] {
    paths.compactMap { path in
      do throws(FontError) {
        try register(fontAt: path)
        return nil
      } catch {
        return FitFinding(kind: .missingFamily, detail: "\(error)")
      }
    }
  }
}
