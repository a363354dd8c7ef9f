import Foundation
import TestSupport
import Testing

@testable import PlatenService

@Suite struct FolderScanTests {
  private static let files = ["a.yaml": "1", "data/words.csv": "1", "data/deep/er/x": "1"]

  @Test func equalFoldersLookEqual() throws {
    let files = try TemporaryFolder(Self.files)
    let look = try FolderScan(at: files.url.path)
    #expect(try FolderScan(at: files.url.path) == look)
    #expect(try FolderScan(at: files.url.path).text == look.text)
    #expect(look.entries.map(\.path) == ["a.yaml", "data/words.csv", "data/deep/er/x"])
    #expect(look.outerFiles.map(\.name) == ["a.yaml"])
    #expect(!look.isCut)
  }

  @Test(
    "what changes a file, at any depth, changes the look",
    arguments: [
      { try $0.write("longer", to: "a.yaml") }, { try $0.write("longer", to: "data/deep/er/x") },
      { try $0.write("", to: "data/words.csv") }, { try $0.write("1", to: "data/new") },
      { try $0.remove("data/deep/er/x") }, { try $0.remove("data") },
      { try $0.move("a.yaml", to: "b.yaml") },
      // Another file of the same size, with the time of the one before.
      { files in
        let path = files.url.appendingPathComponent("a.yaml").path
        let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        try files.write("2", to: "other")
        try FileManager.default.setAttributes(
          [.modificationDate: time as Any],
          ofItemAtPath: files.url.appendingPathComponent("other").path)
        try files.remove("a.yaml")
        try files.move("other", to: "a.yaml")
      },
    ] as [@Sendable (TemporaryFolder) throws -> Void])
  func change(change: @Sendable (TemporaryFolder) throws -> Void) throws {
    let files = try TemporaryFolder(Self.files)
    let look = try FolderScan(at: files.url.path)
    try change(files)
    let other = try FolderScan(at: files.url.path)
    #expect(other != look && other.text != look.text)
  }

  /// As Kubernetes mounts a ConfigMap: the files are links into a folder that another takes the place
  /// of.
  @Test func whatALinkLeadsToCounts() throws {
    let files = try TemporaryFolder(["..1/a.yaml": "1", "..2/a.yaml": "2"])
    try files.link("..data", to: "..1")
    try files.link("a.yaml", to: "..data/a.yaml")
    let look = try FolderScan(at: files.url.path)
    #expect(look.outerFiles.first { $0.name == "a.yaml" }?.stamps.count == 2)
    try files.remove("..data")
    try files.link("..data", to: "..2")
    let other = try FolderScan(at: files.url.path)
    let stamps = [look, other].map { $0.outerFiles.first { $0.name == "a.yaml" }?.stamps }
    #expect(stamps[0] != stamps[1])
  }

  @Test func circlesOfLinksEnd() throws {
    let files = try TemporaryFolder(["a.yaml": "1"])
    try files.link("self", to: ".")
    try files.link("nowhere", to: "gone")
    #expect(try FolderScan(at: files.url.path).outerFiles.count == 3)
  }

  @Test func noMoreNamesAreLookedAtThanSaid() throws {
    let files = try TemporaryFolder(Self.files)
    let look = try FolderScan(at: files.url.path, mostNames: 3)
    // Outer files come first: a.yaml, data, and then one of data's two.
    #expect(look.isCut && look.entries.map(\.path) == ["a.yaml"])
    #expect(try !FolderScan(at: files.url.path, mostNames: 6).isCut)
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: FolderScanError.self) { try FolderScan(at: "/no/such/folder") }
  }
}
