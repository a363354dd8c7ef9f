import Foundation
import PlatenBase
import Testing

/// What is asked of the system without Foundation is what Foundation answers.
@Suite struct SystemFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("SystemFilesTests-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  private func withFolder(_ test: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try test()
  }

  @Test(arguments: [
    "tags.svg", "a/b.tar.gz", "/a.b/c", "/a", "ab", ".hidden", "a/.hidden", "a.", "out/a.SVG/",
    "日本.語/開発.png", "a..png", "./a.png", "../ab",
  ])
  func partsOfPathsAreFoundations(_ path: String) {
    let expected = path as NSString
    #expect(path.parentPath == expected.deletingLastPathComponent)
    #expect(String(path.lastPathPart) == expected.lastPathComponent)
    #expect(path.pathEnding == expected.pathExtension)
  }

  /// Foundation's own end the program here.
  @Test(arguments: ["A", "a/", "é"]) func aNameOfOneLetterLiesInNoFolder(name: String) {
    #expect(name.parentPath == "")
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func allBytesOfAFileAreRead(_ count: Int) throws {
    try withFolder {
      let path = folder + "/bytes"
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(SystemFiles.bytes(at: path) == bytes)
    }
  }

  @Test func aFileWithoutASizeIsReadToItsEnd() {
    #expect(
      SystemFiles.bytes(at: "/proc/self/cmdline")
        == FileManager.default.contents(atPath: "/proc/self/cmdline").map(Array.init))
  }

  @Test func whatIsNoFileHasNoBytes() throws {
    try withFolder {
      #expect(SystemFiles.bytes(at: folder) == nil)
      #expect(SystemFiles.bytes(at: folder + "/none") == nil)
    }
  }

  @Test func namesAndLinksAreFoundations() throws {
    try withFolder {
      for name in ["b", "a.strings", "開発"] {
        try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "../else/where")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(SystemFiles.names(in: folder) == names)
      #expect(SystemFiles.names(in: folder + "/none").isEmpty)
      #expect(SystemFiles.destination(ofLinkAt: folder + "/link") == "../else/where")
      #expect(SystemFiles.destination(ofLinkAt: folder + "/b") == nil)
    }
  }

  @Test func variablesAreFoundations() {
    #expect(SystemFiles.variable("PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(SystemFiles.variable("PLATEN_THERE_IS_NONE") == nil)
  }
}
