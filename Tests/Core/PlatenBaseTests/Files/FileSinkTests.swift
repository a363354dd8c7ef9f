import Foundation
import PlatenBase
import Testing

/// Every test has a folder of its own.
@Suite final class FileSinkTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileSinkTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    folder = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func path(_ name: String) -> String {
    "\(folder)/\(name)"
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func create(_ name: String, _ text: String) {
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(text.utf8))
  }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  private func failure(_ path: String) -> OutputError? {
    do throws(OutputError) {
      _ = try FileSink(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileAppearsOnlyWhenItIsCommitted() throws {
    let sink = try FileSink(path: path("new.png"))
    try sink.write(Array("abc".utf8))
    #expect(text("new.png") == nil)
    try sink.write(Array("def".utf8))
    try sink.commit()
    #expect(text("new.png") == "abcdef")
    #expect(try names() == ["new.png"])
  }

  @Test func aDroppedSinkLeavesTheFolderAsItWas() throws {
    create("old.png", "old")
    do {
      let sink = try FileSink(path: path("old.png"))
      try sink.write(Array("half".utf8))
      #expect(text("old.png") == "old")
    }
    #expect(text("old.png") == "old")
    #expect(try names() == ["old.png"])
  }

  @Test func aReaderOfTheOldFileKeepsIt() throws {
    create("old.png", "old")
    let reader = try #require(FileHandle(forReadingAtPath: path("old.png")))
    let sink = try FileSink(path: path("old.png"))
    try sink.write(Array("new".utf8))
    try sink.commit()
    #expect(try reader.readToEnd() == Data("old".utf8))
    #expect(text("old.png") == "new")
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    create("old.png", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: path("old.png"))
    let sink = try FileSink(path: path("old.png"))
    try sink.commit()
    #expect(try permissions("old.png") == 0o640)
    #expect(text("old.png") == "")
  }

  @Test func aNewFileHasThePermissionsThatTheMaskLeaves() throws {
    let mask = umask(0)
    umask(mask)
    try FileSink(path: path("new.png")).commit()
    #expect(try permissions("new.png") == 0o666 & ~Int(mask))
  }

  @Test(arguments: ["old.png", "missing.png"])
  func aSymbolicLinkStaysAndItsFileIsReplaced(target: String) throws {
    create("old.png", "old")
    try FileManager.default.createSymbolicLink(
      atPath: path("link.png"), withDestinationPath: target)
    let sink = try FileSink(path: path("link.png"))
    try sink.write(Array("new".utf8))
    try sink.commit()
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link.png")) == target)
    #expect(text(target) == "new")
  }

  @Test func aLoopOfLinksIsAnError() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("loop.png"), withDestinationPath: "loop.png")
    #expect(failure(path("loop.png"))?.number == ELOOP)
  }

  @Test func aFolderIsAnError() throws {
    let error = try #require(failure(folder))
    #expect(error.code == .folder)
    #expect(error.description == "cannot write \"\(folder)\": is a folder, not a file")
    #expect(try names() == [])
  }

  @Test func whatCannotBeWrittenIsAnErrorWithTheSystemsReason() throws {
    create("file", "")
    #expect(failure("")?.number == ENOENT)
    #expect(failure(path("new/"))?.number == ENOENT)
    #expect(failure(path("file/new.png"))?.number == ENOTDIR)
    let missing = path("missing/new.png")
    #expect(
      failure(missing)?.description == "cannot write \"\(missing)\": no such file or directory")
  }

  /// In a process of its own, which becomes an ordinary user: the superuser may write anything.
  @Test func aReadOnlyFileOrFolderIsAnError() async {
    await #expect(processExitsWith: .success) {
      let test = try FileSinkTests()
      test.create("old.png", "old")
      let (folder, file) = (test.folder, test.path("old.png"))
      if geteuid() == 0 {
        let nobody: uid_t = 65534
        for path in [folder, file] { try #require(chown(path, nobody, nobody) == 0) }
        try #require(setuid(nobody) == 0)
      }
      try #require(test.failure(file) == nil, "it may be written")
      chmod(file, 0o444)
      #expect(test.failure(file)?.number == EACCES)
      chmod(folder, 0o555)
      #expect(test.failure(test.path("new.png"))?.number == EACCES)
      chmod(folder, 0o755)
      #expect(try test.names() == ["old.png"])
      #expect(test.text("old.png") == "old")
    }
  }

  @Test func aDeviceIsWrittenDirectly() throws {
    let sink = try FileSink(path: "/dev/null")
    try sink.write(Array("abc".utf8))
    try sink.commit()
    #expect(try FileSink(path: "/dev/null").commit() == ())
    let full = try FileSink(path: "/dev/full")
    let error = #expect(throws: OutputError.self) { try full.write([1]) }
    #expect(error?.number == ENOSPC)
  }

  @Test func aPipeIsWrittenDirectly() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let sink = try FileSink(path: path("pipe"))
    try sink.write(Array("abc".utf8))
    try sink.commit()
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3)
    #expect(bytes.prefix(3) == [97, 98, 99])
    #expect(try names() == ["pipe"])
  }

  @Test func nothingCanBeWrittenAfterTheCommit() throws {
    let sink = try FileSink(path: path("new.png"))
    try sink.commit()
    #expect(throws: OutputError.self) { try sink.write([1]) }
    #expect(throws: OutputError.self) { try sink.commit() }
    #expect(text("new.png") == "")
  }

  @Test func aFolderMadeInTheTargetsPlaceFailsTheCommit() throws {
    let sink = try FileSink(path: path("new.png"))
    try FileManager.default.createDirectory(
      atPath: path("new.png"), withIntermediateDirectories: false)
    let error = #expect(throws: OutputError.self) { try sink.commit() }
    #expect(error?.number == EISDIR)
    #expect(try names() == ["new.png"])
  }

  @Test func sinksOfOneFolderDoNotMeet() throws {
    let sinks = try (0..<20).map { try FileSink(path: path("\($0)")) }
    for (index, sink) in sinks.enumerated() { try sink.write(Array("\(index)".utf8)) }
    for sink in sinks { try sink.commit() }
    #expect((0..<20).allSatisfy { text("\($0)") == "\($0)" })
    #expect(try names().count == 20)
  }
}
