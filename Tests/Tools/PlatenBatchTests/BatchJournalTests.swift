import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenBatch

/// What a run keeps for the next one.
@Suite struct BatchJournalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func digest(_ text: String) -> SHA256.Digest { SHA256.digest(of: text.utf8) }

  private func done(_ journal: String = "journal") -> DoneLines {
    let journal = BatchJournal(path: folder.path(journal))
    journal.load()
    return journal.done
  }

  /// The digests of the empty text and of "abc" are those of FIPS 180-2, of which 16 bytes are kept.
  @Test func aLineIsItsKeyAndThePathsOfItsPictures() throws {
    let journal = BatchJournal(path: folder.path("journal"))
    try journal.add(digest(""), [("a.svg", 12), ("a.png", 345)])
    try journal.add(digest("abc"), [])
    try journal.flush()
    #expect(
      folder.text(of: "journal") == """
        e3b0c44298fc1c149afbf4c8996fb924\ta.svg\t12\ta.png\t345
        ba7816bf8f01cfea414140de5dae2223

        """)
    try journal.flush()
    #expect(folder.text(of: "journal")?.split(separator: "\n").count == 2)
  }

  @Test func aLineIsDoneWhosePicturesAreThere() throws {
    try folder.write("<svg>", to: "there.svg")
    try folder.write("", to: "empty.svg")
    try folder.write("<sv", to: "short.svg")
    let journal = BatchJournal(path: folder.path("journal"))
    try journal.add(digest("1"), [(folder.path("there.svg"), 5)])
    try journal.add(digest("2"), [(folder.path("there.svg"), 5), (folder.path("gone.png"), 5)])
    try journal.add(digest("3"), [])
    try journal.add(digest("5"), [(folder.path("empty.svg"), 5)])
    try journal.add(digest("6"), [(folder.path("short.svg"), 5)])
    try journal.flush()
    #expect((1...6).filter { done().path(of: digest("\($0)")) != nil } == [1, 3])
  }

  @Test func eachOfManyLinesIsFound() throws {
    let journal = BatchJournal(path: folder.path("journal"))
    for number in 0..<100 { try journal.add(digest("\(number)"), []) }
    try journal.flush()
    let done = done()
    #expect((0..<100).allSatisfy { done.path(of: digest("\($0)")) != nil })
    #expect((100..<200).allSatisfy { done.path(of: digest("\($0)")) == nil })
  }

  /// Nothing shows here what a loss of power leaves; only that it is written all the same.
  @Test func aDurableJournalIsWritten() throws {
    let journal = BatchJournal(path: folder.path("journal"), isDurable: true)
    try journal.add(digest("1"), [])
    try journal.flush()
    #expect(done().path(of: digest("1")) != nil)
  }

  /// A run that was ended may leave the beginning of a line.
  @Test func aLineThatWasTornOffIsNotDone() throws {
    let (empty, abc) = ("e3b0c44298fc1c149afbf4c8996fb924", "ba7816bf8f01cfea414140de5dae2223")
    try folder.write("a picture", to: "a")
    let places = ["", "\t\(folder.path)/a", "\t\(folder.path)/a\t1", "\t\(folder.path)/ab"]
    for torn in places.map({ abc + $0 }) {
      try folder.write("\(empty)\n\(torn)", to: "journal")
      #expect(done().path(of: digest("")) != nil)
      #expect(done().path(of: digest("abc")) == nil)
    }
    #expect(done("missing").path(of: digest("")) == nil)
  }

  @Test func aFolderInTheJournalsPlaceIsAnErrorThatNamesIt() throws {
    let journal = BatchJournal(path: folder.path)
    journal.load()
    try journal.add(digest("1"), [])
    let error = #expect(throws: OutputError.self) { try journal.flush() }
    #expect(error?.number == EISDIR)
    #expect(error?.description == "cannot write \"\(folder.path)\": is a directory")
  }
}
