import Foundation
import Platen
import Testing

@testable import PlatenScenes

/// What clouds of options and scenes fill, and what is wrong with shapes that they cannot.
@Suite struct CloudShapeOptionTests {
  private static let names = (0..<30).map { "word\($0):\(30 - $0)" }.joined(separator: ",")

  private func cloud(_ options: [String: String]) throws -> CloudArrangement {
    let all = ["words": Self.names, "width": "400", "height": "300", "padding": "0"]
    let scene = try request(.cloud, all.merging(options) { $1 }).scene()
    return try #require(scene.renderer(library: .shared).fitReport().clouds.first)
  }

  private func scene(_ fields: String) throws -> PictureScene {
    try sceneOf("view: {cloud: {data: [pear, apple, sage, mint], \(fields)}}")
  }

  private func sceneOf(_ view: String) throws -> PictureScene {
    let text = "platen: 1\ncanvas: {width: 400, height: 300}\n\(view)\n"
    return try PictureScene(SceneText(name: "a.yaml", text: text), options: SceneOptions())
  }

  private func problem(_ fields: String) -> String? {
    do {
      _ = try scene(fields)
      return nil
    } catch let error as SceneFileError {
      return error.errors.first.map { "\($0.path): \($0.unexpected.message)" }
    } catch {
      return "\(error)"
    }
  }

  /// A picture of two by one pixels as an address.
  private func address(_ left: Color, _ right: Color, width: CGFloat = 2) throws -> String {
    let view = HStack(spacing: 0) {
      left
      right
    }
    let renderer = ImageRenderer(content: view.frame(width: width, height: width / 2))
    renderer.scale = 1
    return "data:image/png;base64," + (try renderer.pngData()).base64EncodedString()
  }

  // MARK: - Shapes

  /// The middles of words in an ellipse: x² + y² is less than 1 in halves of its sides.
  @Test func wordsLieInAnEllipse() throws {
    let words = try cloud(["shape": "ellipse"]).words
    #expect(words.count == 30)
    for word in words {
      let (x, y) = (word.center.x / 200 - 1, word.center.y / 150 - 1)
      #expect(x * x + y * y < 1)
    }
  }

  /// A circle is as wide as the picture is high, and in the middle; an ellipse is wider.
  @Test func wordsLieInACircle() throws {
    func ink(_ shape: String) throws -> [CGRect] {
      try cloud(["shape": shape, "width": "600", "height": "200"]).words.map(\.ink)
    }
    let inks = try ink("circle")
    #expect(inks.count == 30)
    #expect(inks.allSatisfy { hypot($0.midX - 300, $0.midY - 100) < 100 })
    #expect(inks.allSatisfy { $0.minX > 199 && $0.maxX < 401 })
    #expect(try !ink("ellipse").allSatisfy { $0.minX > 199 && $0.maxX < 401 })
  }

  /// A path is scaled to the picture: a triangle below the diagonal.
  @Test func wordsLieInAPath() throws {
    let words = try cloud(["shape": "path:M0 0 L4 3 L0 3 Z"]).words
    #expect(words.count == 30)
    #expect(words.allSatisfy { $0.center.x * 3 < $0.center.y * 4 })
  }

  private func svgAddress(_ figures: String) -> String {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(figures)\n</svg>"
    return "data:image/svg+xml;base64," + Data(text.utf8).base64EncodedString()
  }

  /// A square and a triangle beside it, twice as wide as high: 400 by 200 points in the middle.
  @Test func wordsLieInTheFiguresOfAnSVG() throws {
    let address = svgAddress(
      "<g transform=\"scale(3)\"><rect width=\"1\" height=\"1\"/>"
        + "<polygon points=\"1 1 2 1 2 0\"/></g>")
    let words = try cloud(["shape": address]).words
    #expect(words.count == 30)
    for word in words {
      let (x, y) = (word.center.x, word.center.y)
      #expect(y > 50 && y < 250 && (x < 200 || (x - 200) + (y - 50) > 200))
    }
    #expect(try scene("shape: {svg: \"\(address)\"}").viewCount > 0)
  }

  /// What is the matter with a picture has no place in the file of words.
  @Test func whatAPictureLosesIsNotInTheWords() {
    let decoder = SceneDecoder(options: SceneOptions())
    for (kind, path) in [(FitFinding.Kind.unknownColors, "shape"), (.unreadCell, "")] {
      decoder.note(
        SceneFinding(
          kind: kind, position: SourcePosition(line: 1, column: 3), path: path, detail: "lost"))
    }
    let text = SceneText(name: "list.json", text: "[]")
    #expect(decoder.findings(ofOptionsAnd: text).map(\.place) == ["", "list.json:1:3"])
  }

  /// No word lies in the gap between two letters, or in the hole of one.
  @Test func wordsLieInLetters() throws {
    let words = try cloud(["shape": "text:O", "repeats": "false"]).words
    #expect(words.count == 30)
    #expect(words.allSatisfy { hypot($0.center.x - 200, $0.center.y - 150) > 10 })
    #expect(try scene("shape: {text: II, font: Inter, fontWeight: bold}").viewCount > 0)
  }

  /// Half of the picture is white, or nothing.
  @Test(arguments: [Color.white, .clear])
  func wordsLieInWhatAPictureShows(other: Color) throws {
    let picture = try address(.black, other, width: 40)
    let words = try cloud(["shape": picture]).words
    #expect(words.count == 30 && words.allSatisfy { $0.ink.maxX <= 201 })
    #expect(try scene("shape: {image: \"\(picture)\"}").viewCount > 0)
  }

  @Test func aShapeHasAFillAndAnOutline() throws {
    let (plain, framed) = (
      try cloud(["shape": "heart"]),
      try cloud(["shape": "heart", "outline": "red", "shapeFill": "#eee"])
    )
    #expect(plain != framed && framed.words.count == 30)
    let svg = try String(
      decoding: request(.cloud, ["words": "a", "outline": "f00", "shapeFill": "0f0"]).scene()
        .renderer(library: .shared).svgData(), as: UTF8.self)
    #expect(svg.contains("stroke="))
    #expect(try scene("outline: {color: red, lineWidth: 3}, shapeFill: white").viewCount > 0)
  }

  @Test func wordsHaveTheColorsOfAPicture() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let picture = try address(red, red)
    #expect(
      try cloud(["colorsFrom": picture, "width": "200", "height": "100"]).words
        .allSatisfy { $0.color == "#FF0000" })
  }

  // MARK: - What is wrong

  @Test func aShapeIsOne() throws {
    #expect(problem("shape: hart")?.contains("hart") == true)
    #expect(
      problem("shape: {path: M0 0 L9 0}")
        == "view.cloud.shape.path: found a path that encloses nothing, expected a path that"
        + " encloses an area")
    #expect(problem("shape: {path: \"\"}")?.hasPrefix("view.cloud.shape.path: ") == true)
    #expect(
      problem("shape: {text: \" \"}")
        == "view.cloud.shape.text: found a text without letters, "
        + "expected a text with letters, of at most 100 characters")
    #expect(
      problem("shape: {text: \(String(repeating: "a", count: 101))}")
        == "view.cloud.shape.text: found 101 characters, expected a text with letters, of at most 100 characters"
    )
    #expect(
      problem("shape: {text: a, path: M0 0 L9 9 L0 9 Z}")
        == "view.cloud.shape: found more than one, expected one of path, svg, image and text")
    #expect(
      problem("shape: {}")
        == "view.cloud.shape: found none of them, expected one of path, svg, image and text")
  }

  @Test func anSVGHasToHaveFigures() throws {
    func svgProblem(_ figures: String) -> String? {
      problem("shape: {svg: \"\(svgAddress(figures))\"}")
    }
    #expect(
      svgProblem("<text>Hi</text>")
        == "view.cloud.shape.svg: found an SVG (2:1: found the element \"text\", expected path,"
        + " rect, circle, ellipse, polygon or g), expected an SVG file with filled figures")
    #expect(svgProblem("<path d='M0 0h9'/>")?.contains("found no filled figure") == true)
    #expect(
      svgProblem("<path d='M0 0L200 200L201 200L1 0Z'/>")?
        .contains("found a shape that fills almost nothing of its SVG") == true)
    #expect(problem("shape: {svg: logo.svg}")?.contains("in a scene without a folder") == true)
  }

  @Test func aPictureHasToBeReadAndToHaveRoom() throws {
    let white = try address(.white, .white)
    #expect(
      problem("shape: {image: \"\(white)\"}")
        == "view.cloud.shape.image: found a shape that fills almost nothing of its picture,"
        + " expected a shape that fills at least a hundredth of it")
    #expect(
      problem("shape: {path: M0 0 L200 200 L201 200 L1 0 Z}")?
        .hasPrefix("view.cloud.shape.path: found a shape that fills almost nothing of its path")
        == true)
    #expect(
      problem("shape: {image: logo.png}")?
        .hasPrefix("view.cloud.shape.image: found \"logo.png\" in a scene without a folder") == true
    )
    #expect(problem("colorsFrom: logo.png")?.hasPrefix("view.cloud.colorsFrom: ") == true)
  }

  /// Pictures of shapes count as all of a scene's do.
  @Test func aPictureMayNotBeTooLarge() throws {
    var options = SceneOptions()
    options.limits.imagePixels = 100
    let picture = try address(.black, .white, width: 40)
    let text = """
      platen: 1
      canvas: {width: 400, height: 300}
      view: {cloud: {data: [a], shape: {image: "\(picture)"}}}
      """
    let error = #expect(throws: SceneFileError.self) {
      try PictureScene(SceneText(name: "a.yaml", text: text), options: options)
    }
    #expect(error?.errors.first?.exceedsLimit == true)
  }
}
