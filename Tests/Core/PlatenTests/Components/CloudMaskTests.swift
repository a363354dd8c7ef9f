import Foundation
import TestSupport
import Testing

@testable import Platen

/// What pictures show beside their ground, by the areas of what is drawn in them, and how words share
/// its parts, by the middles of areas.
@Suite struct CloudMaskTests {
  private func outline(_ view: some View, on ground: Color, scale: CGFloat = 1) throws
    -> ImageOutline
  {
    let renderer = ImageRenderer(content: view.frame(width: 300, height: 200))
    (renderer.scale, renderer.background) = (scale, ground)
    return ImageOutline(try #require(UIImage(data: renderer.pngData())))
  }

  private func color(_ rgb: UInt32) -> Color { Color(.init(rgb: rgb)) }

  // MARK: - Grounds

  private static let discs: [(figure: UInt32, ground: UInt32)] = [
    (0x87CEEB, 0xFFFFFF), (0xFFFF99, 0xFFFFFF), (0xFFE0E0, 0xFFFFFF), (0xFFFFFF, 0x1E1E3C),
    (0xFFFFFF, 0), (0x25D366, 0xFFFFFF), (0x1DA1F2, 0xFFFFFF), (0, 0xFFD43B), (0x303030, 0),
    (0x000080, 0xFF0000), (0x333333, 0x222222), (0xFFF4EC, 0xFFFFFF),
  ]

  /// A disc of a radius of 80 in 300 by 200.
  @Test(arguments: discs, [CGFloat(1), 3])
  func aDiscOfAnyColourIsAShapeOnAnother(
    colors: (figure: UInt32, ground: UInt32), scale: CGFloat
  ) throws {
    let disc = Circle().fill(color(colors.figure)).frame(width: 160, height: 160)
    let outline = try outline(disc, on: color(colors.ground), scale: scale)
    #expect(abs(outline.coverage - .pi * 80 * 80 / 60_000) < 0.01)
    let path = outline.path(in: CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(path.contains(CGPoint(x: 150, y: 100)) && path.contains(CGPoint(x: 75, y: 100)))
    #expect(!path.contains(CGPoint(x: 65, y: 100)) && !path.contains(CGPoint(x: 5, y: 5)))
  }

  /// As `mask.png` has them: sky blue, navy and dark red on white.
  @Test func islandsOfSeveralColoursAreAllShapes() throws {
    let islands = HStack(spacing: 20) {
      color(0x87CEEB).frame(width: 60, height: 100)
      color(0x000080).frame(width: 60, height: 100)
      color(0x8B0000).frame(width: 60, height: 100)
    }
    let outline = try outline(islands, on: .white)
    #expect(abs(outline.coverage - 18_000 / 60_000) < 0.01)
  }

  /// Greys between black and white count from the middle on where what is shown is black.
  @Test func blackOnWhiteIsAShapeWhereItIsDark() throws {
    let disc = Circle().fill(.black).frame(width: 160, height: 160)
    let opaque = try outline(disc, on: .white)
    let clear = try outline(disc, on: .clear)
    let space = CGRect(x: 0, y: 0, width: 300, height: 200)
    let (one, other) = (
      opaque.path(in: space).boundingRect, clear.path(in: space).boundingRect
    )
    #expect(abs(one.width - other.width) < 0.05 && abs(one.width - 160) < 0.2)
  }

  // MARK: - Parts

  private static let words = (0..<40).map { index in
    WordCloud.Word("word\(index)", weight: 400 / Double(index + 1))
  }

  private struct FixedShape: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }
  }

  /// The middle of the words' boxes by their areas, and the words.
  private func middle(
    of shape: Path, groups: [String?] = [nil]
  ) throws -> (CGPoint, [CloudArrangement.Word]) {
    var cloud = WordCloud(Self.words)
    for index in cloud.words.indices { cloud.words[index].group = groups[index % groups.count] }
    cloud.shape = .shape(FixedShape(path: shape))
    let words = try cloud.arrangement(in: CGSize(width: 600, height: 300)).words
    let areas = words.map { $0.ink.width * $0.ink.height }
    let sum = areas.reduce(0, +)
    return (
      CGPoint(
        x: zip(words, areas).reduce(0) { $0 + $1.0.center.x * $1.1 } / sum,
        y: zip(words, areas).reduce(0) { $0 + $1.0.center.y * $1.1 } / sum), words
    )
  }

  /// Two equal discs, 600 by 250 points together.
  @Test(arguments: [[nil], ["grain", "tool", "bread"]])
  func twoIslandsShareTheHeaviestWords(groups: [String?]) throws {
    var discs = Path(ellipseIn: CGRect(x: 0, y: 0, width: 250, height: 250))
    discs.addEllipse(in: CGRect(x: 350, y: 0, width: 250, height: 250))
    let (middle, words) = try middle(of: discs, groups: groups)
    #expect(abs(middle.x - 300) < 0.03 * 600, "\(middle)")
    #expect((words[0].center.x < 300) != (words[1].center.x < 300))
  }

  /// An island of four times the area has the heaviest word, and the other one its share of the
  /// words that are not too long for it: a third as much ink for its area at least.
  @Test func islandsHaveTheirSharesOfTheInk() throws {
    var boxes = Path(CGRect(x: 0, y: 0, width: 300, height: 300))
    boxes.addRect(CGRect(x: 450, y: 75, width: 150, height: 150))
    let (_, words) = try middle(of: boxes)
    #expect(words[0].center.x < 300)
    let areas = words.map { $0.ink.width * $0.ink.height }
    let right = zip(words, areas).reduce(0) { $0 + ($1.0.center.x > 375 ? $1.1 : 0) }
    #expect(right / (areas.reduce(0, +) - right) > 0.3 / 4)
  }

  @Test(arguments: [[nil], ["grain", "tool", "bread"]])
  func wordsGoAroundAHole(groups: [String?]) throws {
    var ring = Path(ellipseIn: CGRect(x: 150, y: 0, width: 300, height: 300))
    ring.addArc(
      center: CGPoint(x: 300, y: 150), radius: 100, startAngle: .zero, endAngle: .degrees(-360),
      clockwise: true)
    ring.closeSubpath()
    let (middle, _) = try middle(of: ring, groups: groups)
    #expect(abs(middle.x - 300) < 0.03 * 300 && abs(middle.y - 150) < 0.03 * 300, "\(middle)")
  }

  // MARK: - Ends

  /// A box of 2 by 1 ems with 0.22 ems kept free at its ends, in its middle three fifths: cells of a
  /// hundredth of an em.
  @Test func theEndsOfAWordAreKeptFree() {
    let ends = WordFigure(box: CGSize(width: 2, height: 1))
      .ends(0.22, fontSize: 100, angle: .zero, side: 1)
    #expect(ends.columns.lowerBound == -122 && abs(ends.columns.upperBound - 122) <= 1)
    #expect(ends.rows.lowerBound == -30 && abs(ends.rows.upperBound - 30) <= 1)
    // Along the middle, two fifths of the height are kept free, too: a word in the bend of a C.
    let middle = Set(ends.spans.filter { $0.columns.contains(0) }.map(\.row))
    #expect(middle.isSuperset(of: -19...18) && middle.isSubset(of: -21...20))
    let turned = WordFigure(box: CGSize(width: 2, height: 1))
      .ends(0.22, fontSize: 100, angle: .degrees(-90), side: 1)
    #expect(abs(turned.rows.lowerBound + 122) <= 1 && abs(turned.columns.lowerBound + 30) <= 1)
  }

  // MARK: - Groups

  @Test func theHeaviestWordIsInTheMiddleOfGroups() throws {
    let kinds = ["grain", "tool", "bread", "spice"]
    let cloud = WordCloud(
      (0..<48).map { index in
        WordCloud.Word(
          "word\(index)", weight: 400 / Double(index + 1), group: kinds[index % 4])
      })
    let words = try cloud.arrangement(in: CGSize(width: 800, height: 500)).words
    #expect(abs(words[0].center.x - 400) < 80 && abs(words[0].center.y - 250) < 50)
  }
}
