import Foundation
import Platen
import TestSupport
import Testing

/// Views of any kind that are packed into each other.
@Suite struct CloudLayoutTests {
  private struct Box: Hashable {
    var size: CGSize
    var weight: Double
  }

  private func boxes(_ count: Int) -> [Box] {
    var random = SeededGenerator(seed: 3)
    return (0..<count).map { _ in
      Box(
        size: CGSize(
          width: CGFloat.random(in: 10...60, using: &random),
          height: CGFloat.random(in: 10...40, using: &random)),
        weight: Double.random(in: 1...9, using: &random))
    }
  }

  /// Texts with frames around them, which are packed by these; each text's middle is its box's.
  private func middles(
    _ boxes: [Box], width: CGFloat?, height: CGFloat?
  ) throws -> (middles: [CGPoint], size: CGSize) {
    let view = CloudLayout {
      ForEach(boxes.indices, id: \.self) { index in
        Text("\(index)").font(.system(size: 4))
          .frame(width: boxes[index].size.width, height: boxes[index].size.height)
          .cloudWeight(boxes[index].weight)
      }
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let report = try renderer.fitReport()
    let middles = boxes.indices.compactMap { index in
      report.texts.first { $0.text == "\(index)" }
        .map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }
    return (middles, report.size)
  }

  @Test(arguments: [(300.0, 200.0), (60, 40), (nil, nil)] as [(CGFloat?, CGFloat?)])
  func boxesLieWithinAndApart(width: CGFloat?, height: CGFloat?) throws {
    let boxes = boxes(20)
    let (middles, size) = try middles(boxes, width: width, height: height)
    #expect(middles.count == 20)
    // Texts stand on whole pixels: half a point from where they are put.
    let frames = zip(boxes, middles).map { box, middle in
      CGRect(
        x: middle.x - box.size.width / 2, y: middle.y - box.size.height / 2,
        width: box.size.width, height: box.size.height)
    }
    for (index, frame) in frames.enumerated() {
      #expect(CGRect(origin: .zero, size: size).insetBy(dx: -1.5, dy: -1.5).contains(frame))
      #expect(!frames[..<index].contains { $0.intersects(frame.insetBy(dx: -1, dy: -1)) })
    }
  }

  /// Boxes with seven times the area of what is proposed have room in its proportions.
  @Test func theLayoutGrowsInProportion() throws {
    let size = try middles(boxes(20), width: 60, height: 40).size
    #expect(size.width > 100 && abs(size.width / size.height - 1.5) < 0.05)
    #expect(try middles(boxes(20), width: 300, height: 200).size == CGSize(width: 300, height: 200))
    #expect(try middles([], width: 300, height: 200).size == CGSize(width: 300, height: 200))
  }

  /// It was in the middle before all of them were centred together.
  @Test func theHeaviestIsAroundTheMiddle() throws {
    var boxes = boxes(15)
    boxes[7].weight = 100
    let middle = try middles(boxes, width: 300, height: 200).middles[7]
    #expect(abs(middle.x - 150) <= boxes[7].size.width / 2)
    #expect(abs(middle.y - 100) <= boxes[7].size.height / 2)
  }

  @Test func aViewLiesNearItsTarget() throws {
    let view = CloudLayout {
      Color.red.frame(width: 40, height: 20)
      Text("here").cloudTarget(.topLeading)
      Text("there").cloudTarget(UnitPoint(x: .nan, y: 0))
    }
    let texts = try ImageRenderer(content: view.frame(width: 300, height: 200)).fitReport().texts
    let here = try #require(texts.first { $0.text == "here" }).frame
    #expect(here.minX < 4 && here.minY < 8)
    let there = try #require(texts.first { $0.text == "there" }).frame
    #expect(abs(there.midX - 150) < 60 && abs(there.midY - 100) < 40)
  }

  /// Half transparent letters are darker than a half where they lie over each other, whichever way
  /// is read and however they are turned.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func textsArePackedByTheirInk(direction: LayoutDirection) throws {
    let words = ["Lay", "of", "the", "land", "OVAL", "js", "Quay", "to", "it", "LT"]
    let view = CloudLayout(spacing: 1) {
      ForEach(words.indices, id: \.self) { index in
        Text(words[index]).font(.system(size: CGFloat(40 - 3 * index)))
          .cloudWeight(Double(20 - index))
          .cloudOrientation(.degrees(index % 3 == 0 ? -90 : Double(index)))
      }
    }
    .foregroundColor(.black.opacity(0.5))
    .frame(width: 180, height: 120)
    .environment(\.layoutDirection, direction)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 4
    renderer.background = .white
    let darkest = try PNGFile(Array(renderer.pngData())).colors.min() ?? 0
    #expect((126...129).contains(darkest))
  }

  /// A picture of 80 by 80 points that shows what `isShown` says, in black.
  private func image(_ isShown: @escaping (_ x: Int, _ y: Int) -> Bool) throws -> UIImage {
    let renderer = ImageRenderer(
      content: Canvas { context, _ in
        for y in 0..<80 {
          for x in 0..<80 where isShown(x, y) {
            context.fill(Path(CGRect(x: x, y: y, width: 1, height: 1)), with: .color(.black))
          }
        }
      }
      .frame(width: 80, height: 80))
    return try #require(UIImage(data: renderer.pngData()))
  }

  /// Where a text of 20 by 20 points lies beside a heavier picture in 84 by 84 points.
  private func text(beside image: UIImage, turned angle: Angle = .zero) throws -> (
    frame: CGRect, size: CGSize
  ) {
    let view = CloudLayout(spacing: 1) {
      Image(uiImage: image).cloudWeight(9).cloudOrientation(angle)
      Text("x").font(.system(size: 8)).frame(width: 20, height: 20)
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 84, height: 84)
    let report = try renderer.fitReport()
    return (try #require(report.texts.first).frame, report.size)
  }

  @Test func aPictureIsPackedByWhatItShows() throws {
    // A frame with a hole of 50 by 50 points has room within.
    let ring = try text(beside: image { x, y in !(15..<65 ~= x && 15..<65 ~= y) })
    #expect(ring.size == CGSize(width: 84, height: 84))
    #expect(abs(ring.frame.midX - 42) < 16 && abs(ring.frame.midY - 42) < 16)
    // An L has room at its upper right; turned by a quarter, at its lower right.
    let corner = try image { x, y in x < 30 || y >= 50 }
    let upright = try text(beside: corner)
    #expect(upright.size == CGSize(width: 84, height: 84))
    #expect(upright.frame.midX > 40 && upright.frame.midY < 44)
    let turned = try text(beside: corner, turned: .degrees(90))
    #expect(turned.size == CGSize(width: 84, height: 84))
    #expect(turned.frame.midX > 40 && turned.frame.midY > 40)
    // A full picture has none: the cloud grows.
    #expect(try text(beside: image { _, _ in true }).size.width > 84)
  }

  @Test func groupsLieInTheirRegions() throws {
    let regions = ["top": CGRect(x: 0, y: 0, width: 1, height: 0.5)]
    let view = CloudLayout(groups: .regions(regions)) {
      ForEach(0..<8) { index in Text("word\(index)").cloudGroup("top") }
    }
    let texts = try ImageRenderer(content: view.frame(width: 300, height: 200)).fitReport().texts
    #expect(texts.count == 8)
    // A text's box is higher than its ink.
    #expect(texts.allSatisfy { $0.frame.midY < 100 })
  }
}
