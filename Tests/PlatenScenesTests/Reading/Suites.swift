import Foundation

/// The public test suites, which are no part of the repository and may be missing.
enum Suites {
  struct Case: Sendable {
    let name: String
    let text: Data
  }

  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/Suites").standardizedFileURL

  static let json = cases(in: "JSONTestSuite/test_parsing")
  static let yaml = cases(in: "yaml-test-suite/src")

  private static func cases(in path: String) -> [Case] {
    let folder = folder.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let text = try? Data(contentsOf: folder.appendingPathComponent(name))
      return text.map { Case(name: name, text: $0) }
    }
  }
}
