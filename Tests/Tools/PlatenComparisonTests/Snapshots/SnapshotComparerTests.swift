import Foundation
import Platen
import PlatenComparison
import Testing

@Suite struct SnapshotComparerTests {
  /// A picture of 10 by 10 points at scale 2 with a square of 3 by 3 points at a place.
  private static func png(
    x: CGFloat = 0, color: Color = .red, fingerprint: Fingerprint? = nil, layout: LayoutTree? = nil
  ) throws -> SnapshotFile {
    let view = ZStack(alignment: .topLeading) {
      Color.white
      color.frame(width: 3, height: 3).padding(.leading, x)
    }.frame(width: 10, height: 10, alignment: .topLeading)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let bytes = Array(try renderer.pngData())
    guard let fingerprint else { return SnapshotFile(kind: .png, bytes: bytes) }
    return SnapshotFile(kind: .png, picture: bytes, fingerprint: fingerprint, layout: layout)
  }

  private static func layout(_ words: [String]) -> LayoutTree {
    LayoutMaker.picture([LayoutMaker.flow([words])])
  }

  private static var fingerprint: Fingerprint {
    var fingerprint = FingerprintTests.reference
    fingerprint.scale = 2
    return fingerprint
  }

  @Test func theSameBytesAreNotReadAtAll() throws {
    let file = SnapshotFile(kind: .png, bytes: [1, 2, 3])
    #expect(try SnapshotComparer().compare(file, with: file) == .identical)
  }

  @Test func picturesThatCarryOtherThingsAreTheSame() throws {
    var other = Self.fingerprint
    other.platen = "9.9"
    let comparison = try SnapshotComparer().compare(
      Self.png(fingerprint: other), with: Self.png(fingerprint: Self.fingerprint))
    #expect(comparison.isSame && comparison.isExact)
    #expect(comparison.summary.isEmpty && comparison.fingerprintDifferences.isEmpty)
  }

  @Test func anotherEngineIsNamedBeforeThePixels() throws {
    var other = Self.fingerprint
    other.engines[1].version = "8.3.0"
    let comparison = try SnapshotComparer(drawsOverlay: true).compare(
      Self.png(color: .blue, fingerprint: other), with: Self.png(fingerprint: Self.fingerprint))
    #expect(!comparison.isSame)
    #expect(comparison.pixels?.differingPixels == 36)
    #expect(comparison.overlay != nil)
    #expect(comparison.summary.hasPrefix("HarfBuzz 6.0.0 became 8.3.0; "))
    #expect(comparison.summary.hasSuffix("36 pixels differ (9.0 %) in 1 place"))
  }

  @Test func theLayoutSaysWhatHappened() throws {
    let comparison = try SnapshotComparer().compare(
      Self.png(x: 5, fingerprint: Self.fingerprint, layout: Self.layout(["Kotlin", "Zig"])),
      with: Self.png(fingerprint: Self.fingerprint, layout: Self.layout(["Kotlin"])))
    #expect(comparison.layoutChanges.contains { $0.kind == .added })
    #expect(comparison.summary.contains("Zig"))
  }

  @Test func aToleranceOfPixelsIsAsManyAsItSays() throws {
    // The square leaves 36 pixels and covers 36 others.
    var tolerance = SnapshotTolerance()
    tolerance.pixels.allowedPixels = 71
    let (old, new) = (try Self.png(), try Self.png(x: 5))
    #expect(try !SnapshotComparer(tolerance: tolerance).compare(new, with: old).isSame)
    tolerance.pixels.allowedPixels = 72
    let comparison = try SnapshotComparer(tolerance: tolerance).compare(new, with: old)
    #expect(comparison.isSame && !comparison.isExact)
    // The square's blue is 0.19 of 255, that around it 255.
    #expect(
      comparison.summary == "72 pixels differ by up to 207 levels, which is within the tolerance")
  }

  @Test func everyBitCountsWhereOneEngineDrewBoth() throws {
    let color = Color(red: 1, green: 0.23, blue: 0.19)
    func compare(_ old: Fingerprint?, _ new: Fingerprint?, _ tolerance: SnapshotTolerance) throws
      -> SnapshotComparison
    {
      try SnapshotComparer(tolerance: tolerance).compare(
        // A step or two of two channels.
        Self.png(color: color.opacity(0.99), fingerprint: new),
        with: Self.png(color: color, fingerprint: old))
    }
    let usual = SnapshotTolerance()
    #expect(try !compare(Self.fingerprint, Self.fingerprint, usual).isSame)
    // Another engine, or pictures that anybody made.
    var newer = Self.fingerprint
    newer.platen = "9.9"
    for (old, new) in [(Self.fingerprint, newer), (nil, nil), (nil, newer)] {
      let found = try compare(old, new, usual)
      #expect(found.isSame && !found.isExact)
      #expect(found.summary.hasSuffix("which is within the tolerance"))
    }
    var asked = usual
    asked.isAskedFor = true
    #expect(try compare(Self.fingerprint, Self.fingerprint, asked).isSame)
  }

  @Test(arguments: [SnapshotKind.png, .svg])
  func aTextThatSaysSomethingElseCountsWhateverIsSeenOfIt(kind: SnapshotKind) throws {
    let bytes =
      kind == .png
      ? try Self.png().bytes
      : Array(try ImageRenderer(content: Color.red.frame(width: 10, height: 10)).svgData())
    func file(_ word: String) -> SnapshotFile {
      SnapshotFile(
        kind: kind, picture: bytes, fingerprint: Self.fingerprint, layout: Self.layout([word]))
    }
    let comparison = try SnapshotComparer().compare(file("Sums"), with: file("Sum"))
    #expect(!comparison.isSame && !comparison.isExact)
    #expect(comparison.summary.hasSuffix("\"Sum\" is now \"Sums\""))
    let frame = CGRect(x: -1000, y: -1000, width: 5000, height: 5000)
    let ignoring = SnapshotComparer(ignored: [.rectangle(frame)])
    #expect(try ignoring.compare(file("Sums"), with: file("Sum")).isSame)
  }

  @Test func anIgnoredRectangleIsInPoints() throws {
    let old = try Self.png(fingerprint: Self.fingerprint)
    let new = try Self.png(color: .blue, fingerprint: Self.fingerprint)
    func isSame(_ side: CGFloat) throws -> Bool {
      let frame = CGRect(x: 0, y: 0, width: side, height: side)
      return try SnapshotComparer(ignored: [.rectangle(frame)]).compare(new, with: old).isSame
    }
    #expect(try isSame(3))
    // A pixel that is ignored in part is ignored as a whole: 5.2 pixels are six.
    #expect(try isSame(2.6))
    #expect(try !isSame(2))
  }

  @Test func anIgnoredViewIsWhereItWasAndWhereItIs() throws {
    func layout(_ x: CGFloat) -> LayoutTree {
      LayoutMaker.picture([LayoutMaker.view("text", [x, 0, 3, 3], id: "view.a", text: "a")])
    }
    let old = try Self.png(fingerprint: Self.fingerprint, layout: layout(0))
    let new = try Self.png(x: 5, fingerprint: Self.fingerprint, layout: layout(5))
    #expect(try SnapshotComparer(ignored: [.node("view.a")]).compare(new, with: old).isSame)
  }

  @Test func theNameOfAnIgnoredViewIsNotTheBeginningOfAnother() throws {
    func file(_ word: String) throws -> SnapshotFile {
      try Self.png(
        fingerprint: Self.fingerprint,
        layout: LayoutMaker.picture([
          LayoutMaker.view("text", [0, 0, 3, 3], id: "view.a", text: "a"),
          LayoutMaker.view("text", [5, 5, 3, 3], id: "view.ab", text: word),
        ]))
    }
    let (old, new) = (try file("Sum"), try file("Sums"))
    #expect(try SnapshotComparer(ignored: [.node("view.ab")]).compare(new, with: old).isSame)
    #expect(try !SnapshotComparer(ignored: [.node("view.a")]).compare(new, with: old).isSame)
  }

  @Test func aViewThatIsNotThereIsAnErrorWithTheNearest() throws {
    let old = try Self.png(fingerprint: Self.fingerprint, layout: Self.layout(["a"]))
    let new = try Self.png(x: 5, fingerprint: Self.fingerprint, layout: Self.layout(["a"]))
    let error = #expect(throws: SnapshotComparisonError.self) {
      try SnapshotComparer(ignored: [.node("view.flow.chldren[0]")]).compare(new, with: old)
    }
    #expect(error?.description.contains("did you mean \"view.flow.children[0]\"?") == true)
    #expect(throws: SnapshotComparisonError.self) {
      try SnapshotComparer(ignored: [.node("view")]).compare(Self.png(x: 5), with: Self.png())
    }
  }

  @Test(arguments: SnapshotKind.allCases)
  func aFileThatCannotBeReadIsNamed(kind: SnapshotKind) throws {
    let view = Color.red.frame(width: 1, height: 1)
    let good: SnapshotFile =
      switch kind {
      case .png: try Self.png()
      case .svg:
        SnapshotFile(kind: .svg, bytes: Array(try ImageRenderer(content: view).svgData()))
      case .layout: SnapshotFile(layout: Self.layout(["a"]), fingerprint: Self.fingerprint)
      }
    let cut = SnapshotFile(kind: kind, bytes: Array(good.bytes.dropLast(20)))
    let comparer = SnapshotComparer()
    let first = #expect(throws: SnapshotComparisonError.self) {
      try comparer.compare(good, with: cut)
    }
    #expect(first?.side == .reference)
    let second = #expect(throws: SnapshotComparisonError.self) {
      try comparer.compare(cut, with: good)
    }
    #expect(second?.side == .actual)
    #expect(throws: SnapshotComparisonError.self) { try comparer.check(cut) }
    #expect(throws: Never.self) { try comparer.check(good) }
  }

  @Test func layoutsWithinToleranceAreTheSame() throws {
    func file(_ x: CGFloat) -> SnapshotFile {
      SnapshotFile(
        layout: LayoutMaker.picture([LayoutMaker.view("text", [x, 0, 9, 9], text: "a")]),
        fingerprint: Self.fingerprint)
    }
    var tolerance = SnapshotTolerance()
    tolerance.points = 2
    let comparer = SnapshotComparer(tolerance: tolerance)
    #expect(try comparer.compare(file(1.5), with: file(0)).isSame)
    #expect(try !comparer.compare(file(2.5), with: file(0)).isSame)
  }

  @Test func theSentenceTellsAllCausesAndWhatThePictureBecameFirst() {
    func change(_ kind: LayoutChange.Kind, _ sentence: String) -> LayoutChange {
      LayoutChange(kind: kind, id: "view.text", sentence: sentence)
    }
    var comparison = SnapshotComparison()
    comparison.layoutChanges = [
      change(.color, "\"Sum\": #000000 became #D62828"),
      change(.text, "\"Total\" is now \"Sum\""),
    ]
    let told = "\"Total\" is now \"Sum\"; \"Sum\": #000000 became #D62828"
    #expect(comparison.summary == told)
    // All causes are told, and first what the picture became.
    let colors = "#FFFFFF became #1D4ED8"
    comparison.causes = [
      ChangeCause(key: "color #FFFFFF > #1D4ED8", sentence: colors),
      ChangeCause(key: "text", sentence: "\"Total\" is now \"Sum\""),
    ]
    comparison.layoutChanges.append(change(.moved, "\"Due\" moved 4 pt right"))
    let rest = "\"Total\" is now \"Sum\"; \"Due\" moved 4 pt right"
    #expect(comparison.summary == "\(colors); \(rest)")
    comparison.turn = "the whole picture turned from white to blue (\(colors))"
    #expect(
      comparison.summary == "the whole picture turned from white to blue (\(colors)); \(rest)")
  }

  @Test func aPictureThatBecameAnotherColorSaysSo() {
    func picture(_ color: UInt32, _ other: UInt32, _ part: Int) -> PixelImage {
      PixelImage(
        width: 10, height: 10, pixels: (0..<100).map { $0 < part ? color : other })
    }
    let white = picture(0xFFFF_FFFF, 0xFF00_0000, 96)
    let turn = PictureTurn.sentence(from: white, to: picture(0xFF1D_4ED8, 0xFF00_0000, 96))
    #expect(turn == "the whole picture turned from white to blue (#FFFFFF became #1D4ED8)")
    #expect(PictureTurn.tells(turn, "the rectangle: #FFFFFF became #1D4ED8"))
    #expect(!PictureTurn.tells(turn, "#FFFFFF became #D62828"))
    #expect(
      PictureTurn.sentence(from: white, to: picture(0xFF1D_4ED8, 0xFF00_0000, 60))
        == "most of the picture turned from white to blue (#FFFFFF became #1D4ED8)")
    #expect(PictureTurn.sentence(from: white, to: white) == nil)
    #expect(PictureTurn.sentence(from: white, to: picture(0xFF1D_4ED8, 0xFF00_0000, 50)) == nil)
  }
}
