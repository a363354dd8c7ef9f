import Foundation
import PlatenBase
import PlatenText
import TestSupport
import Testing

@testable import PlatenDrawing

/// What lies behind a shape, blurred within it.
@Suite struct BackdropTests {
  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// A group over a rectangle, through which all shows.
  private func backdrop(_ rect: CGRect, sigma: CGFloat = 10) -> DisplayGroup {
    var group = DisplayGroup(items: [.fill(Path(rect), .color(Self.white.multiplied(by: 0)))])
    group.backdrop = DisplayBackdrop(
      path: Path(rect), style: FillStyle(), sigma: sigma, saturation: 1.5)
    return group
  }

  private func list(_ items: [DisplayItem], width: CGFloat = 400) -> DisplayList {
    var list = DisplayList(size: CGSize(width: width, height: 100), items: items)
    list.background = Self.white
    list.drawBackdrops()
    return list
  }

  private func picture(_ list: DisplayList) throws -> PNGFile {
    try PNGFile(Array(list.data(as: .png, library: .shared)))
  }

  /// Black left of x = 200, blurred from 100 to 300.
  private var edge: [DisplayItem] {
    [
      .fill(Path(CGRect(x: 0, y: 0, width: 200, height: 100)), .color(Self.black)),
      .group(backdrop(CGRect(x: 100, y: 0, width: 200, height: 100))),
    ]
  }

  @Test func anEdgeBehindIsTheIntegralOfAGaussian() throws {
    let png = try picture(list(edge))
    for x in 0..<400 {
      let distance = Double(x) + 0.5 - 200
      let isInside = (100..<300).contains(x)
      let coverage = isInside ? 0.5 * erfc(distance / (10 * 2.0.squareRoot())) : x < 200 ? 1 : 0
      for y in [0, 50, 99] {
        let found = Double(png.pixel(x, y)[0])
        #expect(abs(found - 255 * (1 - coverage)) <= 4, "\(distance) from the edge, row \(y)")
      }
    }
  }

  /// Beyond the edge of a picture there is nothing, and nothing of that is mixed in.
  @Test func aColourUpToTheEdgeOfThePictureStays() throws {
    let box = CGRect(x: 0, y: 0, width: 120, height: 100)
    let png = try picture(
      list([.fill(Path(box), .color(Self.red)), .group(backdrop(box))], width: 120))
    for (x, y) in [(0, 0), (119, 0), (0, 99), (119, 99), (60, 0), (0, 50), (60, 50)] {
      let pixel = png.pixel(x, y)
      #expect(pixel[0] >= 253 && pixel[1] <= 2 && pixel[2] <= 2, "\(x), \(y): \(pixel)")
    }
  }

  @Test(arguments: [
    CGAffineTransform(translationX: 31, y: -12), CGAffineTransform(scaleX: 2, y: 2),
    CGAffineTransform(rotationAngle: .pi / 2),
  ])
  func whatLiesBehindAMovedGroupIsWhereItWas(_ transform: CGAffineTransform) throws {
    let rect = CGRect(x: 100, y: 20, width: 200, height: 60)
    let scale = transform.a == 2 ? 2.0 : 1
    var moved = DisplayGroup(items: [
      .group(backdrop(rect.applying(transform.inverted()), sigma: 10 / scale))
    ])
    moved.transform = transform
    let (one, other) = (
      try picture(list([edge[0], .group(backdrop(rect))])),
      try picture(list([edge[0], .group(moved)]))
    )
    let largest = zip(one.pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(largest) <= 1)
  }

  // MARK: - The items

  /// How many items that are no groups there are.
  private func leaves(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { count, item in
      if case .group(let group) = item { count + leaves(group.items) } else { count + 1 }
    }
  }

  @Test func overTheGroundAloneNothingIsRepeated() {
    let boxes = (0..<4).map { CGRect(x: 100 * CGFloat($0), y: 40, width: 20, height: 20) }
    #expect(leaves(list(boxes.map { .group(backdrop($0)) }).items) == 4)
    // Ten standard deviations reach it, three and a half do not.
    let far = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 60, height: 100)), .color(Self.black))
    #expect(leaves(list([far, .group(backdrop(boxes[1]))]).items) == 2)
  }

  /// Each sees the items before it, and not what those see.
  @Test func manyOverEachOtherGrowWithTheirSquare() {
    let box = CGRect(x: 10, y: 10, width: 50, height: 50)
    for count in [1, 2, 10, 40] {
      let items = list([edge[0]] + (0..<count).map { _ in .group(backdrop(box)) }).items
      // The edge, the boxes, and for each the ground, the edge and the boxes before it.
      #expect(leaves(items) == 1 + count + (0..<count).reduce(0) { $0 + 2 + $1 })
    }
  }

  @Test func aGroupWithABlendModeHasNothingBehindIt() {
    var group = DisplayGroup(items: [.group(backdrop(CGRect(x: 0, y: 0, width: 9, height: 9)))])
    group.blendMode = .multiply
    #expect(leaves(list([edge[0], .group(group)]).items) == 2)
    group.blendMode = .normal
    group.opacity = 0.5
    #expect(leaves(list([edge[0], .group(group)]).items) == 4)
  }

  @Test func whatIsRepeatedIsReadOnce() throws {
    var heading = DisplayGroup(items: [edge[0]])
    var meaning = DisplayMeaning()
    meaning.label = "A heading"
    heading.meaning = meaning
    let list = list([.group(heading), edge[1]])
    let svg = String(decoding: try list.data(as: .svg, library: .shared), as: UTF8.self)
    #expect(svg.components(separatedBy: "A heading").count == 2)
    #expect(svg.components(separatedBy: "aria-hidden=\"true\"").count == 2)
  }
}
