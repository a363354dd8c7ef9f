import Foundation
import TestSupport
import Testing

@testable import PlatenText

/// Reading a folder of fonts, by its index or by scanning.
@Suite struct FontFolderTests {
  /// A folder of three fonts with a current index.
  private func indexedFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.link("Inter.ttf", "Nunito-Bold.otf", "SourceSerifPro-Italic.otf")
    try FontFolder.writeIndex(of: folder.path)
    return folder
  }

  private func index(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path + "/" + FontFolder.indexName, encoding: .utf8)
  }

  private func families(_ folder: TemporaryFolder) throws -> [String] {
    try FontFolder(path: folder.path).records.map(\.family)
  }

  private let scanned = ["Inter", "Nunito", "Source Serif Pro"]

  @Test func theBundledIndexIsWhatAScanFinds() throws {
    let path = BundledFonts.folder
    let committed = try String(
      contentsOfFile: path + "/" + FontFolder.indexName, encoding: .utf8)
    #expect(committed == FontFolder.currentIndex(of: path), "run platen index-fonts Fonts")
  }

  @Test func anIndexAndAScanGiveTheSameRecords() throws {
    let folder = try indexedFolder()
    let indexed = try FontFolder(path: folder.path).records
    try FileManager.default.removeItem(atPath: folder.path + "/" + FontFolder.indexName)
    var scannedNow = try FontFolder(path: folder.path).records
    // An index has no names of faces.
    for i in scannedNow.indices { scannedNow[i].faceNames = [] }
    #expect(scannedNow == indexed)
    #expect(indexed.map(\.family) == scanned)
    #expect(indexed.map(\.weights) == [100...900, 700...700, 400...400])
    #expect(indexed.map(\.isItalic) == [false, false, true])
    #expect(indexed.map(\.isVariable) == [true, false, false])
    #expect(
      indexed.map { $0.scripts.map(\.code) } == [
        ["Cyrl", "Grek", "Latn"], ["Cyrl", "Latn"], ["Latn"],
      ])
  }

  @Test func aCurrentIndexIsBelieved() throws {
    let folder = try indexedFolder()
    try folder.write(
      index(folder).replacingOccurrences(of: "\tNunito\t", with: "\tRenamed\t"),
      to: FontFolder.indexName)
    #expect(try families(folder) == ["Inter", "Renamed", "Source Serif Pro"])
  }

  /// The bytes of Inter.ttf.
  private static let size =
    (try? Data(contentsOf: URL(fileURLWithPath: BundledFonts.folder + "/Inter.ttf")).count) ?? 0

  @Test(arguments: [
    ("\(size)", "\(size + 1)"), ("\t100-900\t", "\t900-100\t"), ("\t100-900\t", "\t100\t"),
    ("\t100-900\t", "\t0-5000\t"), ("\(size)\t0\t", "\(size)\t-1\t"),
    ("\(size)\t0\t", "\(size)\tx\t"),
    ("file\t", "name\t"), ("Inter.ttf", "Other.ttf"), ("\t1\tC", "\t2\tC"), ("\tInter\t", "\t\t"),
    ("\tInter\t", "\tIn\u{1}er\t"), ("Latn\n", "Latn\tLatn\n"), ("Latn\n", "Lat\n"),
    ("Latn\n", "Latn,\n"), ("Latn\n", "La-n\n"), ("Grek,Latn\n", "Grek Latn\n"),
    ("Latn\n", "\n"), ("\(size)", "999999999999999999999"),
  ])
  func anIndexThatIsWrongIsPassedOver(part: String, change: String) throws {
    let folder = try indexedFolder()
    let text = try index(folder)
    let changed = text.replacingOccurrences(of: part, with: change)
    #expect(changed != text)
    try folder.write(changed, to: FontFolder.indexName)
    #expect(try families(folder) == scanned)
  }

  /// Files that look like fonts: half of one, none at all, nothing, and two fonts for web pages.
  private func damagedFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let font = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.folder + "/Inter.ttf"))
    try font.prefix(font.count / 2)
      .write(to: URL(fileURLWithPath: folder.path + "/cut.ttf"))
    try folder.write("not a font at all", to: "text.otf")
    try folder.write("", to: "empty.TTF")
    try folder.write("wOFF", to: "web.woff")
    try folder.write("wOF2", to: "web.WOFF2")
    return folder
  }

  private let reasons = [
    "cut.ttf is left out: the font is cut off", "empty.TTF is left out: the file is empty",
    "text.otf is left out: the file is not a font",
    "web.WOFF2 is left out: WOFF2 is not read; convert the font to TTF or OTF",
    "web.woff is left out: WOFF is not read; convert the font to TTF or OTF",
  ]

  @Test func filesThatCannotBeReadHaveTheirReasons() throws {
    let folder = try damagedFolder()
    try folder.link("Nunito-Bold.otf")
    let expected = reasons.map { "\(folder.path)/\($0)" }
    let read = try FontFolder(path: folder.path)
    #expect(read.records.map(\.family) == ["Nunito"])
    #expect(read.skipped.map(\.description) == expected)
    #expect(try FontLibrary(folder: folder.path).skippedFonts == read.skipped)
    #expect(try FontFolder.writeIndex(of: folder.path) == read.skipped)
    // An index does not hide them.
    #expect(try FontFolder(path: folder.path).skipped == read.skipped)
    #expect(try FontFolder(path: BundledFonts.folder).skipped.isEmpty)
  }

  @Test func aFolderOfSuchFilesAloneNamesThem() throws {
    let folder = try damagedFolder()
    let error = #expect(throws: FontError.self) { try FontFolder(path: folder.path) }
    let places = reasons.map { "; \(folder.path)/\($0)" }.joined()
    #expect(error?.description == "no fonts found; looked in \(folder.path)" + places)
  }

  @Test func anIndexCutOffAnywhereIsPassedOver() throws {
    let folder = try indexedFolder()
    // Another name, so that records of the index would show.
    let text = try index(folder).replacingOccurrences(of: "\tInter\t", with: "\tOther\t")
    for length in stride(from: 0, to: text.count, by: 11) + [text.count - 2, text.count - 3] {
      try folder.write(String(text.prefix(length)), to: FontFolder.indexName)
      #expect(try families(folder) == scanned, "\(length)")
    }
  }

  @Test func garbageIsNoIndex() throws {
    let folder = try indexedFolder()
    let url = URL(fileURLWithPath: folder.path + "/" + FontFolder.indexName)
    for bytes in [[0xFF, 0xFE, 0x0A], [UInt8](repeating: 0, count: 10_000), [0x0A], []] {
      try Data(bytes).write(to: url)
      #expect(try families(folder) == scanned)
    }
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    #expect(try families(folder) == scanned)
  }

  @Test func aFontThatComesOrGoesIsSeen() throws {
    let folder = try indexedFolder()
    try folder.link("JetBrainsMono-Bold.ttf")
    #expect(try families(folder) == ["Inter", "JetBrains Mono", "Nunito", "Source Serif Pro"])
    try FileManager.default.removeItem(atPath: folder.path + "/JetBrainsMono-Bold.ttf")
    try FileManager.default.removeItem(atPath: folder.path + "/Inter.ttf")
    #expect(try families(folder) == ["Nunito", "Source Serif Pro"])
  }

  @Test func whatIsNoFontIsPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.link("Inter.ttf")
    try folder.write("no font", to: "a.ttf")
    try folder.write("", to: "b.otf")
    try folder.write("no font", to: "readme.txt")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/c.ttf", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/d.ttf", withDestinationPath: folder.path + "/nowhere")
    let font = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.folder + "/Inter.ttf"))
    try font.prefix(300).write(to: URL(fileURLWithPath: folder.path + "/cut.ttf"))
    #expect(try families(folder) == ["Inter"])
    #expect(try FontLibrary(folder: folder.path).families == ["Inter"])
  }

  @Test func aFileThatAnIndexPromisesAndNoOneCanReadIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("no font", to: "Inter.ttf")
    let header = "file\tbytes\tindex\tfamily\tweights\titalic\tmonospaced\tvariable\tscripts\n"
    try folder.write(header + "Inter.ttf\t7\t0\tInter\t100-900\t0\t0\t1\tLatn\n", to: "index.tsv")
    let library = try FontLibrary(folder: folder.path)
    let failure = FontError(code: .unreadable, places: [folder.path + "/Inter.ttf"])
    #expect(throws: failure) { try library.shape("a", font: .em()) }
  }

  @Test func aFolderWithoutFontsIsAnErrorThatNamesIt() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/missing"
    let noSuch = " (no such folder)"
    for (path, said) in [
      (folder.path, ""), (missing, noSuch), ("", noSuch), ("/dev/null", ""),
    ] {
      let failure = FontError(code: .noFonts, places: [path + said])
      #expect(throws: failure) { try FontFolder(path: path) }
      #expect(throws: failure) { try FontFolder.writeIndex(of: path) }
    }
    #expect("\(FontError(code: .noFonts, places: ["a", "b"]))" == "no fonts found; looked in a, b")
  }

  @Test func aFolderWithoutFontsNamesThoseInItThatHaveSome() throws {
    let folder = try TemporaryFolder()
    for name in ["static", "empty"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
    try FileManager.default.copyItem(
      atPath: BundledFonts.folder + "/Nunito-Bold.otf", toPath: folder.path + "/static/a.otf")
    let error = #expect(throws: FontError.self) { try FontFolder(path: folder.path) }
    #expect(
      error?.description
        == "no fonts found; looked in \(folder.path); there are fonts in \(folder.path)/static")
  }
}
