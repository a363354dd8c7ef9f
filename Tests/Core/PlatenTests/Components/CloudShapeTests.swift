import Foundation
import TestSupport
import Testing

@testable import Platen

/// The shapes that clouds fill, by what is known of their geometry, and words in them, which change
/// nothing where the shape has their colour.
@Suite struct CloudShapeTests {
  private static let wide = CGRect(x: 10, y: 20, width: 300, height: 180)
  private static let tall = CGRect(x: 0, y: 0, width: 90, height: 400)

  // MARK: - Figures

  @Test func theCornersOfADiamondAreTheMiddlesOfTheSides() {
    let diamond = Diamond().path(in: Self.wide)
    #expect(diamond.boundingRect == Self.wide)
    // On a side's line x / 150 + y / 90 is 1.
    #expect(diamond.contains(CGPoint(x: 160 + 74, y: 110 + 44)))
    #expect(!diamond.contains(CGPoint(x: 160 + 76, y: 110 + 46)))
  }

  /// The outer corners of a star have one distance from its middle, and so have the inner ones.
  @Test(arguments: [3, 4, 5, 6, 12], [wide, tall])
  func theCornersOfAStarLieOnTwoCircles(points: Int, rect: CGRect) {
    var corners: [CGPoint] = []
    Star(points: points, innerRadius: 0.4).path(in: rect).forEach { element in
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      default: break
      }
    }
    #expect(corners.count == 2 * points)
    let middle = CGPoint(
      x: corners.map(\.x).reduce(0, +) / CGFloat(corners.count),
      y: corners.map(\.y).reduce(0, +) / CGFloat(corners.count))
    let radii = corners.map { hypot($0.x - middle.x, $0.y - middle.y) }
    for (index, radius) in radii.enumerated() {
      #expect(abs(radius / radii[0] - (index % 2 == 0 ? 1 : 0.4)) < 1e-9)
    }
    #expect(abs(corners[0].x - rect.midX) < 1e-9)
  }

  @Test func aStarHasThreePointsAtLeast() {
    #expect(Star(points: -7).points == 3)
    #expect(Star(points: .max).points == 1_000)
    #expect(Star(innerRadius: .nan).innerRadius == 0.5)
  }

  @Test(arguments: [wide, tall])
  func figuresAreAsLargeAsTheSpaceAllows(rect: CGRect) {
    for shape in [AnyShape(Star()), AnyShape(Heart())] {
      let box = shape.path(in: rect).boundingRect
      #expect(rect.insetBy(dx: -1e-6, dy: -1e-6).contains(box))
      #expect(abs(box.width - rect.width) < 1e-6 || abs(box.height - rect.height) < 1e-6)
      #expect(abs(box.midX - rect.midX) < 1e-6 && abs(box.midY - rect.midY) < 1e-6)
    }
    #expect(Heart().path(in: .zero).isEmpty)
  }

  /// How far a point is from a closed path's straight sides, as endless lines.
  private func distances(_ point: CGPoint, from path: Path) -> [CGFloat] {
    var corners: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let corner), .line(let corner): corners.append(corner)
      default: break
      }
    }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map { start, end in
      let (x, y) = (end.x - start.x, end.y - start.y)
      return abs(x * (point.y - start.y) - y * (point.x - start.x)) / hypot(x, y)
    }
  }

  /// The corners of a diamond of 30 by 40 points with sides of 25: they are 12 from the middle, so
  /// that 3 inside there is a diamond of three quarters.
  @Test func theSidesOfAnInsetDiamondAreThatFarInside() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 40)
    let box = Diamond().inset(by: 1).inset(by: 2).path(in: rect).boundingRect
    #expect(abs(box.width - 22.5) < 1e-9 && abs(box.height - 30) < 1e-9)
    #expect(abs(box.midX - 15) < 1e-9 && abs(box.midY - 20) < 1e-9)
    #expect(Diamond().inset(by: 12).path(in: rect).isEmpty)
    #expect(Diamond().inset(by: .nan).path(in: rect).isEmpty)
    #expect(Diamond().inset(by: 1).path(in: .zero).isEmpty)
  }

  /// Each corner of an inset star is as far from both of the sides that meet there.
  @Test(arguments: [3, 5, 8], [CGFloat(0.3), 0.5, 1])
  func theSidesOfAnInsetStarAreThatFarInside(points: Int, innerRadius: CGFloat) {
    let star = Star(points: points, innerRadius: innerRadius)
    let whole = star.path(in: Self.wide)
    for amount in [CGFloat(2), -5] {
      let inset = star.inset(by: amount).path(in: Self.wide)
      var corners = 0
      inset.forEach { element in
        switch element {
        case .move(let corner), .line(let corner):
          corners += 1
          #expect(whole.contains(corner) == (amount > 0))
          let sides = distances(corner, from: whole).count { abs($0 - abs(amount)) < 1e-6 }
          #expect(sides >= 2)
        default: break
        }
      }
      #expect(corners == 2 * points)
    }
    #expect(star.inset(by: 200).path(in: Self.wide).isEmpty)
  }

  /// Four points with inner corners as far out are an octagon, whose sides are cos 22.5° of its
  /// radius from the middle.
  @Test func anInsetOctagonIsAnOctagon() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let box = Star(points: 4, innerRadius: 1).inset(by: 46.193976625564337).path(in: rect)
      .boundingRect
    #expect(abs(box.width - 100) < 1e-6 && abs(box.midX - 100) < 1e-6)
    #expect(Star(innerRadius: 0).inset(by: 1).path(in: rect).isEmpty)
  }

  /// As circles are.
  @Test func starsAndHeartsAreSquare() {
    for shape in [AnyShape(Star()), AnyShape(Heart()), AnyShape(Star().inset(by: 3))] {
      #expect(
        shape.sizeThatFits(ProposedViewSize(width: 90, height: 40))
          == CGSize(width: 40, height: 40))
      #expect(shape.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }
  }

  /// A heart is the same in a mirror, has a dent above and one point below.
  @Test func aHeartIsAHeart() {
    let heart = Heart().path(in: CGRect(x: 0, y: 0, width: 100, height: 90))
    for y in stride(from: CGFloat(0.5), to: 90, by: 3) {
      for x in stride(from: CGFloat(0.5), to: 50, by: 3) {
        #expect(
          heart.contains(CGPoint(x: x, y: y)) == heart.contains(CGPoint(x: 100 - x, y: y)))
      }
    }
    #expect(!heart.contains(CGPoint(x: 50, y: 16)) && heart.contains(CGPoint(x: 50, y: 17)))
    #expect(heart.contains(CGPoint(x: 25, y: 1)) && heart.contains(CGPoint(x: 50, y: 89)))
    #expect(!heart.contains(CGPoint(x: 47, y: 89)))
  }

  // MARK: - Pictures as outlines

  private func image(_ view: some View, background: Color? = nil, scale: CGFloat = 1) throws
    -> UIImage
  {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.background = background
    return try #require(UIImage(data: renderer.pngData()))
  }

  @Test(arguments: [nil, Color.white])
  func theOutlineOfADiscIsACircle(background: Color?) throws {
    let disc = Circle().fill(.black).frame(width: 80, height: 80)
      .padding(10).frame(width: 100, height: 100)
    let outline = ImageOutline(try image(disc, background: background))
    #expect(abs(outline.coverage - .pi * 40 * 40 / 10_000) < 0.01)
    let path = outline.path(in: CGRect(x: 0, y: 0, width: 400, height: 200))
    // 200 points for 100 pixels: a radius of 80.
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let angle = Angle.degrees(degrees)
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(
          x: 200 + CGFloat(angle.cosine) * radius, y: 100 + CGFloat(angle.sine) * radius)
      }
      #expect(path.contains(point(78.5)) && !path.contains(point(81.5)))
    }
    var count = 0
    path.forEach { _ in count += 1 }
    #expect((12...80).contains(count))
  }

  /// More pixels than are looked at have the same outline.
  @Test func aLargePictureHasTheSameOutline() throws {
    let ring = Circle().inset(by: 20).stroke(.black, lineWidth: 20).frame(width: 100, height: 100)
    for scale in [CGFloat(2), 13] {
      let path = ImageOutline(try image(ring, scale: scale))
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(path.contains(CGPoint(x: 50, y: 20)) && path.contains(CGPoint(x: 78.5, y: 50)))
      #expect(!path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 50, y: 8)))
      #expect(!path.contains(CGPoint(x: 50, y: 32)))
      let box = path.boundingRect
      #expect(abs(box.minX - 10) < 0.5 && abs(box.maxX - 90) < 0.5)
    }
  }

  @Test func aPictureThatShowsAllOrNothingHasAllOrNothing() throws {
    let space = CGRect(x: 0, y: 0, width: 30, height: 20)
    let full = ImageOutline(
      try image(Color.black.frame(width: 30, height: 20), background: .black))
    let box = full.path(in: space).boundingRect
    #expect(full.coverage == 1 && abs(box.width - 30) < 0.01 && abs(box.height - 20) < 0.01)
    let empty = ImageOutline(
      try image(Color.white.frame(width: 30, height: 20), background: .white))
    #expect(empty.coverage == 0 && empty.path(in: space).isEmpty)
  }

  // MARK: - Words

  private static let words = (0..<40).map { index in
    WordCloud.Word("word\(index)", weight: Double(40 - index), color: .black)
  }

  private func picture(_ cloud: WordCloud) throws -> PNGFile {
    let renderer = ImageRenderer(content: cloud.frame(width: 320, height: 200))
    renderer.scale = 2
    renderer.background = .white
    return try PNGFile(Array(renderer.pngData()))
  }

  private static let shapes: [CloudShape] = [
    .rectangle, .ellipse, .circle, .capsule, .diamond, .star, .heart,
    .text(Text("OK").fontWeight(.black)), .text(Text("A\nB").fontWeight(.heavy)),
  ]

  @Test(arguments: shapes.indices, [nil, CloudOutline(.black, lineWidth: 4)])
  func wordsLieWithinTheShape(index: Int, outline: CloudOutline?) throws {
    var cloud = WordCloud(Self.words)
    cloud.shape = Self.shapes[index]
    cloud.shapeFill = .black
    cloud.outline = outline
    var empty = cloud
    empty.words = []
    let (filled, ground) = (try picture(cloud).colors, try picture(empty).colors)
    // Glyphs are drawn at quarters of pixels.
    #expect(zip(filled, ground).allSatisfy { abs(Int($0) - Int($1)) < 60 })
    #expect(ground.contains(0))
    cloud.shapeFill = nil
    cloud.outline = nil
    let renderer = ImageRenderer(content: cloud.frame(width: 320, height: 200))
    #expect(try renderer.fitReport().texts.count == Self.words.count)
  }

  @Test func aShapeWithoutRoomIsAnError() {
    for shape in [CloudShape.text(Text(" ")), .shape(Path())] {
      var cloud = WordCloud(Self.words)
      cloud.shape = shape
      let renderer = ImageRenderer(content: cloud.frame(width: 320, height: 200))
      let error = #expect(throws: RenderError.self) { try renderer.pngData() }
      #expect(error?.description == "40 words do not fit in a shape of 320×200 points")
    }
  }

  /// A tenth by a tenth of the space is a hundredth of it; the cells of the grid are 1 / 256 wide.
  @Test func aShapeHasRoomFromAHundredthOfItsSpaceOn() {
    func hasRoom(_ side: CGFloat) -> Bool {
      let shape = CloudShape.shape(Rectangle().scale(side, anchor: .topLeading))
      return shape.hasRoom(inProportionsOf: CGSize(width: 5, height: 5))
    }
    #expect(hasRoom(0.11) && !hasRoom(0.09))
    #expect(!CloudShape.rectangle.hasRoom(inProportionsOf: .zero))
    #expect(CloudShape.diamond.hasRoom(inProportionsOf: CGSize(width: 1, height: 90)))
  }

  /// The line along the edge lies within the cloud.
  @Test func theOutlineLiesWithinTheCloud() throws {
    var cloud = WordCloud([])
    cloud.shape = .ellipse
    cloud.outline = CloudOutline(.black, lineWidth: 6)
    let framed = try picture(cloud)
    let wider = ImageRenderer(
      content: cloud.frame(width: 320, height: 200).padding(10))
    wider.scale = 2
    wider.background = .white
    let dark = try PNGFile(Array(wider.pngData())).colors.count { $0 < 128 }
    #expect(framed.colors.count { $0 < 128 } == dark)
  }

  /// Words that come again are down to 6 points large in letters, whose strokes they make; not where
  /// another least size was said, nor in other shapes.
  @Test func smallWordsMakeTheStrokesOfLetters() throws {
    func least(_ shape: CloudShape, said: CGFloat? = nil) throws -> CGFloat {
      var cloud = WordCloud(Self.words)
      (cloud.shape, cloud.repeats, cloud.leastSizeSaid) = (shape, true, said)
      let words = try cloud.arrangement(in: CGSize(width: 760, height: 460)).words
      return try #require(words.map(\.fontSize).min())
    }
    let letters = CloudShape.text(Text("PLATEN").fontWeight(.black))
    let free = try least(letters)
    #expect((6..<8).contains(free))
    let kept = try least(letters, said: 10)
    #expect(kept > free)
    #expect(try least(.ellipse) >= 9)
  }

  // MARK: - Colours

  /// The left half of a picture is red, the right one blue.
  @Test func wordsHaveTheColorsOfThePictureWhereTheyLie() throws {
    let halves = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    var cloud = WordCloud((0..<40).map { WordCloud.Word("word\($0)", weight: Double(40 - $0)) })
    cloud.words[7].color = Color(red: 0, green: 1, blue: 0)
    cloud.colorImage = try image(halves.frame(width: 40, height: 25))
    let renderer = ImageRenderer(content: cloud.frame(width: 320, height: 200))
    let words = try #require(try renderer.fitReport().clouds.first).words
    #expect(words.count == 40)
    for word in words {
      if word.text == "word7" {
        #expect(word.color == "#00FF00")
      } else if word.ink.maxX < 160 {
        #expect(word.color == "#FF0000")
      } else if word.ink.minX > 160 {
        #expect(word.color == "#0000FF")
      } else if min(160 - word.ink.minX, word.ink.maxX - 160) > 0.2 * word.ink.width {
        #expect(word.color != "#FF0000" && word.color != "#0000FF")
      }
    }
  }

  /// A square picture of three colours from top to bottom: in a wide cloud the middle one is as high
  /// as the cloud, where nothing of the others is seen.
  @Test func thePictureCoversTheCloud() throws {
    let stripes = VStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(height: 12)
      Color(red: 0, green: 1, blue: 0).frame(height: 16)
      Color(red: 0, green: 0, blue: 1).frame(height: 12)
    }
    var cloud = WordCloud(Self.words.map { WordCloud.Word($0.text, weight: $0.weight) })
    cloud.colorImage = try image(stripes.frame(width: 40, height: 40))
    let report = try ImageRenderer(content: cloud.frame(width: 400, height: 100)).fitReport()
    let words = try #require(report.clouds.first).words
    #expect(words.contains { $0.ink.minX < 60 } && words.contains { $0.ink.maxX > 340 })
    #expect(words.allSatisfy { $0.color == "#00FF00" })
  }
}
