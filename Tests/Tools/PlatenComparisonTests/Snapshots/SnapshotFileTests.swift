import Foundation
import Platen
import PlatenComparison
import TestSupport
import Testing

@Suite struct SnapshotFileTests {
  static let fingerprint = FingerprintTests.reference
  static let layout = LayoutMaker.picture([
    LayoutMaker.flow([["a --> b", "日本 <&> \"x\""], ["{\"kind\":", "\u{1F600}"]])
  ])

  static func picture(_ format: PictureFormat) throws -> [UInt8] {
    let view = Color.red.frame(width: 8, height: 4)
    return Array(try ImageRenderer(content: view).data(as: format))
  }

  @Test func aPNGCarriesItBetweenItsHeadAndItsPixels() throws {
    let plain = try Self.picture(.png)
    let file = SnapshotFile(
      kind: .png, picture: plain, fingerprint: Self.fingerprint, layout: Self.layout)
    // The reader checks all checksums.
    let chunks = try PNGFile(file.bytes).chunks
    #expect(chunks.map(\.type).prefix(3) == ["IHDR", "tEXt", "iTXt"])
    #expect(chunks[1].data.starts(with: "platen-fingerprint\u{0}{".utf8))
    #expect(try PNGFile(file.bytes).pixels == PNGFile(plain).pixels)
    #expect(file.fingerprint == Self.fingerprint)
    #expect(file.layout == Self.layout)
  }

  @Test func anSVGCarriesItBehindItsLastElement() throws {
    let plain = try Self.picture(.svg)
    let file = SnapshotFile(
      kind: .svg, picture: plain, fingerprint: Self.fingerprint, layout: Self.layout)
    #expect(file.bytes.starts(with: plain))
    #expect(file.fingerprint == Self.fingerprint)
    #expect(file.layout == Self.layout)
    // A comment with two dashes in it would be no XML.
    let changes = try SVGComparison().changes(from: Data(plain), to: Data(file.bytes))
    #expect(changes.isEmpty)
  }

  @Test func aLayoutIsALineAView() throws {
    let file = SnapshotFile(layout: Self.layout, fingerprint: Self.fingerprint)
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[0] == "{\"fingerprint\":" + Self.fingerprint.json + ",")
    #expect(file.fingerprint == Self.fingerprint)
    #expect(file.layout == Self.layout)
    #expect(try JSONDecoder().decode(LayoutTree.self, from: Data(file.bytes)) == Self.layout)
  }

  @Test(arguments: SnapshotKind.allCases)
  func itCarriesWhatTheSceneSays(kind: SnapshotKind) throws {
    let values = [
      "": ["theme": "paper"], "view --> <&>": ["text": "a -- \"b\"\n", "padding": "8"],
    ]
    func file(_ values: SceneViewValues) throws -> SnapshotFile {
      switch kind {
      case .layout:
        SnapshotFile(layout: Self.layout, values: values, fingerprint: Self.fingerprint)
      case .png, .svg:
        SnapshotFile(
          kind: kind, picture: try Self.picture(kind == .png ? .png : .svg),
          fingerprint: Self.fingerprint, layout: Self.layout, values: values)
      }
    }
    let told = try file(values)
    #expect(told.values == values)
    #expect(told.layout == Self.layout && told.fingerprint == Self.fingerprint)
    #expect(try file([:]).values.isEmpty)
    // What only a scene says, and nothing shows, is no difference.
    let comparison = try SnapshotComparer().compare(told, with: file(["": ["theme": "ink"]]))
    #expect(comparison.isSame && comparison.isExact)
  }

  @Test func filesOfOthersCarryNothing() throws {
    for (kind, format) in [(SnapshotKind.png, PictureFormat.png), (.svg, .svg)] {
      let file = SnapshotFile(kind: kind, bytes: try Self.picture(format))
      #expect(file.fingerprint == nil && file.layout == nil)
    }
    let layout = SnapshotFile(kind: .layout, bytes: Array(Self.layout.json.utf8))
    #expect(layout.fingerprint == nil)
    #expect(layout.layout == Self.layout)
  }

  @Test(arguments: SnapshotKind.allCases)
  func whatIsNothingCarriesNothing(kind: SnapshotKind) {
    for bytes in [[], [0x89], Array("<!--platen-fingerprint -->".utf8), Array("{".utf8)] {
      let file = SnapshotFile(kind: kind, bytes: bytes)
      #expect(file.fingerprint == nil && file.layout == nil)
    }
  }

  @Test func anyCutOfAPNGIsReadWithoutHarm() throws {
    let file = SnapshotFile(
      kind: .png, picture: try Self.picture(.png), fingerprint: Self.fingerprint,
      layout: Self.layout)
    for count in 0..<file.bytes.count {
      let cut = SnapshotFile(kind: .png, bytes: Array(file.bytes.prefix(count)))
      #expect(cut.fingerprint == nil || cut.fingerprint == Self.fingerprint)
      #expect(cut.layout == nil || cut.layout == Self.layout)
    }
  }

  @Test func aChunkWithAWrongChecksumIsPassedOver() throws {
    var bytes = SnapshotFile(
      kind: .png, picture: try Self.picture(.png), fingerprint: Self.fingerprint
    ).bytes
    let place = try #require(bytes.firstRange(of: Array("0.1.0".utf8)))
    bytes[place.lowerBound] = UInt8(ascii: "9")
    #expect(SnapshotFile(kind: .png, bytes: bytes).fingerprint == nil)
  }

  @Test func aBombIsNoLayout() throws {
    // 100 MiB of zeros are 100 KB of zlib, which stand in a chunk with the right checksum.
    let plain = try Self.picture(.png)
    var tree = LayoutTree(kind: "text")
    tree.text = String(repeating: " ", count: 100 << 20)
    let file = SnapshotFile(
      kind: .png, picture: plain, fingerprint: Self.fingerprint, layout: tree)
    #expect(file.bytes.count < 1 << 20)
    #expect(file.layout == nil)
    #expect(file.fingerprint == Self.fingerprint)
  }

  @Test(arguments: [
    ("a.png", SnapshotKind.png), ("b/A.PNG", .png), ("a.svg", .svg), ("x.layout.json", .layout),
    ("a.jpg", .png), ("b/A.JPEG", .png), ("a.webp", .png), ("A.GIF", .png),
  ])
  func aNameTellsTheKind(name: String, kind: SnapshotKind) {
    #expect(SnapshotKind(fileName: name) == kind)
  }

  @Test(arguments: ["a.json", "a.avif", "png", "jpg", "a.png.bak", ""])
  func otherNamesTellNone(name: String) {
    #expect(SnapshotKind(fileName: name) == nil)
  }
}
