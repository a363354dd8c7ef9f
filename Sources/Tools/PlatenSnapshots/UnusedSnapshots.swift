internal import Foundation
internal import PlatenBase

/// Finds reference files that no test asks for.
///
/// A reference is judged only where it is known: if its test has run and not asked for it, if its test
/// is no longer in the file, or if the file is gone. So it does not matter which tests were run.
struct UnusedSnapshots {
  /// The test file.
  let file: String
  let claims: SnapshotClaims

  init(beside file: String, claims: SnapshotClaims = .shared) {
    self.file = file
    self.claims = claims
  }

  /// The references of a test that has run which it did not ask for, sorted.
  func leftBehind(by function: String) -> [String] {
    let test = SnapshotName.test(function)
    let used = claims.paths(in: file)[test] ?? []
    let folder = SnapshotName.folder(of: file)
    return Self.files(in: folder).filter { Self.test(of: $0) == test }
      .map { "\(folder)/\($0)" }.filter { !used.contains($0) }
  }

  /// The references of tests that have asked for some, but not for them, sorted.
  func leftBehind() -> [String] {
    claims.paths(in: file).keys.sorted().flatMap { leftBehind(by: $0) }
  }

  /// The references of tests that are not there any more: of this file, and of files that are gone.
  func orphans() -> [String] {
    let folder = SnapshotName.folder(of: file)
    var orphans: [String] = []
    if let source = FileManager.default.contents(atPath: file) {
      let tests = Self.functions(in: String(decoding: source, as: UTF8.self))
      orphans += Self.files(in: folder).filter { !Self.isTest(Self.test(of: $0), of: tests) }
        .map { "\(folder)/\($0)" }
    }
    let around = folder.parentPath
    let sources = around.parentPath
    for name in Self.files(in: around) where name != (folder as NSString).lastPathComponent {
      let path = "\(around)/\(name)"
      let isGone = !FileManager.default.fileExists(atPath: "\(sources)/\(name).swift")
      if isGone { orphans += Self.files(in: path).map { "\(path)/\($0)" } }
    }
    return orphans
  }

  /// The names in a folder that are not hidden, sorted; empty if it is none.
  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func test(of file: String) -> String {
    String(file.prefix { $0 != "." })
  }

  /// The names of all functions in a source file, as names of files have them.
  private static func functions(in source: String) -> Set<String> {
    var names = Set<String>()
    for part in source.split(separator: "func ", omittingEmptySubsequences: false).dropFirst() {
      let trimmed = part.drop { $0 == " " }
      let name =
        trimmed.first == "`"
        ? trimmed.dropFirst().prefix { $0 != "`" && !$0.isNewline }
        : trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      names.insert(SnapshotName.test(String(name)))
    }
    return names
  }

  /// Returns whether a test is one of the functions, with or without the names of its parameters.
  private static func isTest(_ test: String, of functions: Set<String>) -> Bool {
    if functions.contains(test) { return true }
    return test.indices.contains { test[$0] == "-" && functions.contains(String(test[..<$0])) }
  }
}

extension UnusedSnapshots {
  /// Returns what to do about files that nothing uses.
  static func complaint(about files: [String]) -> String {
    let count = files.count == 1 ? "1 reference is" : "\(files.count) references are"
    return "\(count) used by no test; delete the ones that you do not need:\n"
      + files.joined(separator: "\n")
  }
}
