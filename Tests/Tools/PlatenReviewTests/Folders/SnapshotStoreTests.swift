import Foundation
import PlatenReview
import TestSupport
import Testing

@Suite struct SnapshotStoreTests {
  @Test func namesAreSortedPathsOfSnapshotsAlone() throws {
    let folder = try TemporaryFolder()
    for name in ["b.png", "a/z.svg", "a/b/c.layout.json", "a.txt", ".hidden.png", ".x/y.png"] {
      try folder.write("", to: name)
    }
    #expect(SnapshotStore(folder.path).names() == ["a/b/c.layout.json", "a/z.svg", "b.png"])
  }

  @Test func linksThatLeadRoundAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/round", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: "a/b.png")
    #expect(SnapshotStore(folder.path).names() == ["a/b.png", "link.png"])
  }

  @Test func aLinkThatLeadsNowhereIsListedAndTold() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.png", withDestinationPath: "gone.png")
    let store = SnapshotStore(folder.path)
    #expect(store.names() == ["a.png"])
    let error = #expect(throws: ReviewError.self) { try store.bytes(of: "a.png") }
    #expect(error?.description.contains("a.png\" is a link to \"gone.png\"") == true)
  }

  @Test func aPipeIsNeitherListedNorWaitedFor() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/a.png", 0o600) == 0)
    let store = SnapshotStore(folder.path)
    #expect(store.names().isEmpty)
    #expect(throws: ReviewError.self) { try store.bytes(of: "a.png") }
  }

  @Test func whatIsNotThereIsNil() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    #expect(try SnapshotStore(folder.path).bytes(of: "a.png") == nil)
    #expect(try SnapshotStore(folder.path + "/none").bytes(of: "a.png") == nil)
    #expect(try SnapshotStore(folder.path + "/file").bytes(of: "a.png") == nil)
    #expect(SnapshotStore(folder.path + "/none").names().isEmpty)
  }

  @Test func whatARunWritesIsNotWatched() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "data/a.csv", "__Snapshots__/a.png", "out/results.json", "r.html"] {
      try folder.write("x", to: "scenes/\(name)")
    }
    let place = folder.path + "/scenes"
    let scenes = try SnapshotFolder(scenes: place, results: place + "/./out")
    #expect(
      scenes.watchedFiles(excluding: [place + "/../scenes/r.html"])
        == ["__Snapshots__/a.png", "a.yaml", "data/a.csv"].map { "\(place)/\($0)" })
    let pictures = try SnapshotFolder(actual: place + "/data", references: place + "/__Snapshots__")
    #expect(
      pictures.watchedFiles(excluding: [])
        == ["data/a.csv", "__Snapshots__/a.png"].map { "\(place)/\($0)" })
  }

  @Test func aFileIsWrittenInItsFolders() throws {
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder.path)
    try store.write([1, 2], to: "a/b/c.png")
    #expect(try store.bytes(of: "a/b/c.png") == [1, 2])
    try store.remove("a/b/c.png")
    try store.remove("a/b/c.png")
    #expect(try store.bytes(of: "a/b/c.png") == nil)
  }

  @Test(arguments: ["../a.png", "/a.png", "a/../../b.png", "", "a//b.png", "./a.png", "a\0.png"])
  func aNameThatLeadsOutIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder.path + "/inner")
    let error = #expect(throws: ReviewError.self) { try store.write([1], to: name) }
    #expect(error?.code == .badInput)
    #expect(throws: ReviewError.self) { try store.remove(name) }
  }
}
