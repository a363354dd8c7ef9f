import Foundation
import PlatenBase
import PlatenConsole
import PlatenScenes
import TestSupport
import Testing

@testable import PlatenBatch

/// Where pictures go, and which have no place.
@Suite struct BatchOutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pattern(_ text: String) throws -> OutputPattern {
    try OutputPattern(folder.path(text), keys: nil)
  }

  private func name(_ line: Int, _ id: String) -> BatchPictureName {
    BatchPictureName(line: line, id: id, format: .svg, values: [])
  }

  @Test func aPictureIsAFile() throws {
    let output = FileOutput(try pattern("{id}/{line}.{format}"))
    #expect(try output.add([97], named: name(7, "b"), record: []) == folder.path("b/7.svg"))
    #expect(folder.text(of: "b/7.svg") == "a")
  }

  @Test func aFolderIsTheErrorOfItsLine() throws {
    let output = FileOutput(try pattern("{id}.svg"))
    try FileManager.default.createDirectory(
      atPath: folder.path("a.svg"), withIntermediateDirectories: true)
    let failure = #expect(throws: BatchFailure.self) {
      try output.add([1], named: name(1, "a"), record: [])
    }
    #expect(failure?.message.hasSuffix("a.svg\" is a folder, not a file") == true)
    #expect(try output.add([1], named: name(2, "b"), record: []) == folder.path("b.svg"))
  }

  /// No process has a number as high (Linux's most is 2²²).
  @Test func whatKilledRunsHaveLeftIsRemoved() throws {
    let old = [".platen-99999999-0", ".platen-\(getpid())-1", ".platen-99999999", ".platen-batch"]
    for name in old + [".platen-99999999-7"] { try folder.write("half", to: name) }
    for name in old {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.path(name))
    }
    let output = FileOutput(try pattern("{id}.svg"))
    _ = try output.add([1], named: name(1, "a"), record: [])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == (["a.svg", ".platen-99999999-7"] + old.dropFirst()).sorted())
  }

  @Test func twoLinesWithOnePathAreTold() throws {
    let output = FileOutput(try pattern("{id}.svg"))
    _ = try output.add([1], named: name(1, "a"), record: [])
    let failure = #expect(throws: BatchFailure.self) {
      try output.add([2], named: name(2, "a"), record: [])
    }
    #expect(failure?.message.hasPrefix("\"\(folder.path("a.svg"))\" has the picture of an") == true)
    // Equal lines may have one picture.
    #expect(try output.add([1], named: name(3, "a"), record: []) == folder.path("a.svg"))
  }

  @Test func twoLinesWithOneNameInAnArchiveAreTold() throws {
    let sink = try FileSink(path: folder.path("all.tar"))
    let output = TarOutput(sink, try OutputPattern("{id}.svg", keys: nil))
    _ = try output.add([1], named: name(1, "a"), record: [])
    #expect(throws: BatchFailure.self) { try output.add([1], named: name(2, "a"), record: []) }
    #expect(try output.add([1], named: name(3, "b"), record: []) == "b.svg")
  }

  @Test func pathsThatDifferInCasesAloneAreTold() throws {
    let sink = try FileSink(path: folder.path("cases.tar"))
    let outputs: [any BatchOutput] = [
      FileOutput(try pattern("{id}.svg")),
      TarOutput(sink, try OutputPattern("{id}.svg", keys: nil)),
    ]
    for output in outputs {
      _ = try output.add([1], named: name(1, "A"), record: [])
      #expect(output.finding == nil)
      _ = try output.add([2], named: name(2, "a"), record: [])
      #expect(output.finding?.message.contains("only in case") == true)
      _ = try output.add([3], named: name(3, "b"), record: [])
      #expect(output.finding == nil)
    }
  }

  /// The header's fields are those of POSIX.1-2017, "ustar Interchange Format".
  @Test func anIDThatIsNoNameOfAFileIsTold() throws {
    let output = FileOutput(try pattern("{id}.svg"))
    #expect(try output.add([1], named: name(1, "a/b"), record: []) == folder.path("a-b.svg"))
    #expect(
      output.finding
        == BatchFinding(
          message: "\"a/b\" for {id} cannot be in a file name: \"a-b\" is used",
          isNote: false))
    _ = try output.add([1], named: name(2, "a b"), record: [])
    #expect(output.finding == nil)
    let archive = TarOutput(
      try FileSink(path: folder.path("all.tar")), try OutputPattern("{id}.svg", keys: nil))
    #expect(try archive.add([1], named: name(1, ".."), record: []) == "--.svg")
    #expect(archive.finding?.message.hasPrefix("\"..\" for {id}") == true)
  }

  @Test func anArchiveHasBlocksOf512Bytes() throws {
    let sink = MemorySink()
    let tar = TarWriter(sink)
    try tar.add(Array(repeating: 97, count: 513), at: "a.svg")
    try tar.end()
    // A header, two blocks of which the second has one byte, and two of zeros.
    #expect(sink.bytes.count == 5 * 512)
    func field(_ start: Int, _ count: Int) -> String {
      String(decoding: sink.bytes[start..<start + count].prefix { $0 != 0 }, as: UTF8.self)
    }
    #expect(field(0, 100) == "a.svg")
    #expect(field(124, 12) == "00000001001")
    #expect(field(156, 1) == "0" && field(257, 6) == "ustar")
    let sum = sink.bytes[..<148].reduce(0) { $0 + Int($1) }
    let rest = sink.bytes[156..<512].reduce(0) { $0 + Int($1) }
    #expect(Int(field(148, 6), radix: 8) == sum + 8 * 32 + rest)
    #expect(sink.bytes[512 + 512] == 97 && sink.bytes[(512 + 513)...].allSatisfy { $0 == 0 })
  }
}
