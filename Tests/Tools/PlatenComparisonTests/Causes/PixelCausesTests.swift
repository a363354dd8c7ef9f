import Foundation
import Platen
import PlatenComparison
import Testing

/// Pictures of views that are drawn here, with the layouts that they have.
@Suite struct PixelCausesTests {
  /// A card of a heading and a symbol of two squares, on a ground.
  private struct Card: NonisolatedView {
    var word = "Date"
    var ground = Color(white: 1)
    var ink = Color(white: 0)
    var isTurned = false

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(word).foregroundStyle(ink)
        Canvas { context, size in
          let half = CGSize(width: size.width / 2, height: size.height / 2)
          let corners = isTurned ? [(0, 1), (1, 0)] : [(0, 0), (1, 1)]
          for (x, y) in corners {
            let origin = CGPoint(x: CGFloat(x) * half.width, y: CGFloat(y) * half.height)
            context.fill(Path(CGRect(origin: origin, size: half)), with: .color(.blue))
          }
        }.frame(width: 24, height: 24)
        Text("Seat")
      }
      .padding(16)
      .frame(width: 160, height: 120, alignment: .topLeading)
      .background(ground)
    }

    @MainActor func file() throws -> SnapshotFile {
      let renderer = ImageRenderer(content: self)
      renderer.scale = 2
      return SnapshotFile(
        kind: .png, picture: Array(try renderer.pngData()), fingerprint: Self.fingerprint,
        layout: try renderer.layoutTree())
    }

    static let fingerprint = Fingerprint(platen: "1", engines: [], fonts: nil, scale: 2)
  }

  @MainActor private static func causes(_ old: Card, _ new: Card) throws -> [String] {
    try SnapshotComparer().compare(new.file(), with: old.file()).causes.map(\.common)
  }

  @Test @MainActor func aWordAloneIsOneCause() throws {
    #expect(try Self.causes(Card(), Card(word: "Datum")) == ["\"Date\" is now \"Datum\""])
  }

  @Test @MainActor func theGroundBehindAnotherWordIsASecondCause() throws {
    let pink = Color(red: 1, green: 0.4, blue: 0.8)
    let causes = try Self.causes(Card(), Card(word: "Datum", ground: pink))
    #expect(causes == ["\"Date\" is now \"Datum\"", "#FFFFFF became #FF66CC"])
  }

  @Test @MainActor func theColorOfAnotherWordIsASecondCause() throws {
    #expect(
      try Self.causes(Card(), Card(word: "Datum", ink: Color(red: 1, green: 0, blue: 0))) == [
        "\"Date\" is now \"Datum\"", "#000000 became #FF0000",
      ])
  }

  @Test @MainActor func aSymbolThatWasPushedAsideIsLookedAt() throws {
    // Two lines push the symbol down.
    let causes = try Self.causes(Card(), Card(word: "Date\nand time", isTurned: true))
    #expect(causes.count == 2 && causes.last == "the canvas shows something else")
    let pushed = try Self.causes(Card(), Card(word: "Date\nand time"))
    #expect(pushed.count == 1, "\(pushed)")
  }

  @Test @MainActor func colorsOfFilesThatTellNothingAreCauses() throws {
    func file(_ square: Color, _ ground: Color) throws -> SnapshotFile {
      let view = square.frame(width: 10, height: 10).padding(15).background(ground)
      return SnapshotFile(kind: .png, bytes: Array(try ImageRenderer(content: view).pngData()))
    }
    func causes(_ old: SnapshotFile, _ new: SnapshotFile) throws -> [String] {
      try SnapshotComparer().compare(new, with: old).causes.map(\.common)
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(
      try causes(file(blue, .white), file(green, .black)) == [
        "#FFFFFF became #000000", "#0000FF became #00FF00",
      ])
    #expect(try causes(file(blue, .white), file(blue, .black)) == ["#FFFFFF became #000000"])
  }
}
