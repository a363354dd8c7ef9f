import Foundation
import TestSupport
import Testing

@testable import PlatenReview

@Suite struct GitReferencesTests {
  /// A repository whose revision `v1` has snapshots in `sub/a b/__Snapshots__`, and whose newest one
  /// has none.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let place = "sub/a b/__Snapshots__"
    try git(["init", "-q", "."], in: folder)
    try folder.write("one", to: "\(place)/é 1.png")
    try folder.write(String(repeating: "0123456789\n", count: 30_000), to: "\(place)/x/big.png")
    try folder.write("", to: "\(place)/empty.svg")
    try folder.write("no picture", to: "\(place)/no.txt")
    try folder.write("hidden", to: "\(place)/.results/h.png")
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 3\n",
      to: "\(place)/lfs.png")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(place)/link.png", withDestinationPath: "x/big.png")
    try commit("a: b", in: folder)
    try git(["tag", "v1"], in: folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(place)")
    try folder.write("kept", to: "sub/a b/scene.yaml")
    try commit("gone", in: folder)
    return folder
  }

  private static func commit(_ message: String, in folder: TemporaryFolder) throws {
    try git(["add", "-A"], in: folder)
    try git(
      ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "-m", message], in: folder)
  }

  private static func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let outcome = try GitProgram(in: folder.path).run(arguments)
    try #require(outcome.exitCode == 0, "\(outcome.error)")
  }

  private static func references(
    _ text: String, of folder: String, home: String
  ) throws -> GitReferences {
    try GitReferences(try #require(try GitRevision(text)), of: folder, home: home)
  }

  @Test func whatARevisionHasIsReadWithoutACheckout() throws {
    let folder = try Self.repository()
    let home = "\(folder.path)/sub/a b"
    let read = try Self.references("git:v1", of: "\(home)/__Snapshots__", home: home)
    #expect(read.names == ["empty.svg", "lfs.png", "link.png", "x/big.png", "é 1.png"])
    #expect(try read.bytes(of: "é 1.png") == Array("one".utf8))
    #expect(try read.bytes(of: "empty.svg") == [])
    #expect(try read.bytes(of: "x/big.png")?.count == 330_000)
    // Another one after it is read from its beginning.
    #expect(try read.bytes(of: "é 1.png") == Array("one".utf8))
    #expect(try read.bytes(of: "none.png") == nil && !read.contains("none.png"))
    #expect(!FileManager.default.fileExists(atPath: "\(home)/__Snapshots__"))
  }

  @Test func manyThreadsReadAtOnce() throws {
    let folder = try Self.repository()
    let read = try Self.references("git:v1:sub", of: "", home: folder.path)
    DispatchQueue.concurrentPerform(iterations: 40) { i in
      let (name, count) = i % 2 == 0 ? ("x/big.png", 330_000) : ("é 1.png", 3)
      let bytes = (try? read.bytes(of: "a b/__Snapshots__/\(name)")) ?? nil
      #expect(bytes?.count == count)
    }
  }

  @Test func aRevisionWithoutTheFolderHasNoReferences() throws {
    let folder = try Self.repository()
    let home = "\(folder.path)/sub/a b"
    #expect(try Self.references("git:HEAD", of: "\(home)/__Snapshots__", home: home).names == [])
  }

  @Test func linksAndPointersOfLFSAreTold() throws {
    let folder = try Self.repository()
    let read = try Self.references(
      "git:v1:sub/a b/__Snapshots__", of: folder.path, home: folder.path)
    for (name, says) in [("lfs.png", "Git LFS pointer"), ("link.png", "is a link")] {
      let error = #expect(throws: ReviewError.self) { try read.bytes(of: name) }
      #expect(error?.code == .badInput && error?.description.contains(says) == true)
    }
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 3\n", to: "lfs.png")
    let error = #expect(throws: ReviewError.self) {
      try SnapshotStore(folder.path).bytes(of: "lfs.png")
    }
    #expect(error?.description.contains("Git LFS pointer") == true)
  }

  @Test(arguments: [
    ("git:v1:sub/a b/__Snapshots__/x", ["big.png"]), ("git:v1:./a b/__Snapshots__/x/", ["big.png"]),
    ("git:v1:../sub/a b/__Snapshots__/x", ["big.png"]),
  ])
  func aFolderIsNamedFromTheTopOrFromHere(text: String, names: [String]) throws {
    let folder = try Self.repository()
    let home = "\(folder.path)/sub"
    #expect(try Self.references(text, of: "", home: home).names == names)
  }

  @Test func aWorktreeIsAsGoodAsTheRepository() throws {
    let folder = try Self.repository()
    let other = try TemporaryFolder()
    try Self.git(["worktree", "add", "-q", other.path + "/tree", "HEAD"], in: folder)
    let home = other.path + "/tree/sub/a b"
    let read = try Self.references("git:HEAD~1", of: "\(home)/__Snapshots__", home: home)
    #expect(try read.bytes(of: "é 1.png") == Array("one".utf8))
  }

  @Test func whatIsNotThereIsTold() throws {
    let folder = try Self.repository()
    for (text, says) in [
      ("git:nope", "no revision \"nope\""), ("git:^v1", "no revision"), ("git:v1..HEAD", "no rev"),
      ("git:v1:nope", "no folder \"nope\""),
    ] {
      let error = #expect(throws: ReviewError.self) {
        try Self.references(text, of: folder.path, home: folder.path)
      }
      #expect(error?.code == .noInput, "\(text)")
      #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    }
    let outside = try TemporaryFolder()
    let error = #expect(throws: ReviewError.self) {
      try Self.references("git:v1", of: outside.path, home: outside.path)
    }
    #expect(error?.code == .noInput && error?.description.contains("no repository") == true)
  }

  @Test(arguments: ["git:", "git::a", "git:--all", "git:-x:a", "git:a\nb", "git:a:b\0"])
  func whatCannotBeARevisionIsRefused(text: String) {
    let error = #expect(throws: ReviewError.self) { try GitRevision(text) }
    #expect(error?.code == .usage)
  }

  @Test func aFolderIsNoRevision() throws {
    #expect(try GitRevision("before") == nil && GitRevision("./git:main") == nil)
  }

  @Test func nothingIsWrittenInARevision() throws {
    let folder = try Self.repository()
    let store = SnapshotStore(
      try Self.references("git:v1", of: "\(folder.path)/sub", home: folder.path))
    let error = #expect(throws: ReviewError.self) { try store.write([1], to: "a.png") }
    #expect(error?.code == .usage)
    #expect(throws: ReviewError.self) { try store.remove("a.png") }
  }

  @Test func aHookLeadsToNoOtherRepository() {
    let environment = GitProgram.environment([
      "GIT_DIR": ".git", "GIT_INDEX_FILE": "x", "GIT_TRACE2": "1", "HOME": "/h", "LC_ALL": "de",
    ])
    #expect(environment == ["HOME": "/h", "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"])
  }
}
