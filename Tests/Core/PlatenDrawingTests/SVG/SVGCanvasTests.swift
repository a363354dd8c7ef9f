import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import Testing

/// Documents written out by hand.
@Suite struct SVGCanvasTests {
  private static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
  private static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))

  @Test func theRootHasPixelsAViewBoxAndARole() throws {
    let text = try document(DisplayList(size: CGSize(width: 10.125, height: 1 / 3.0)))
    #expect(
      text == "<svg xmlns=\"http://www.w3.org/2000/svg\""
        + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"10.125px\" height=\".33333px\""
        + " viewBox=\"0 0 10.125 .33333\" role=\"img\"></svg>")
  }

  @Test func aTitleIsEscapedAndWhatXMLForbidsIsLeftOut() throws {
    var list = DisplayList(size: CGSize(width: 1, height: 1))
    list.title = "a\u{0}<b> & \"c\"\u{1B}\u{FFFE}\u{FFFF}\t日本🦋"
    #expect(try document(list).contains("<title>a&lt;b&gt; &amp; &quot;c&quot;\t日本🦋</title></svg>"))
  }

  @Test func figuresAreWrittenAsSuch() throws {
    let rect = CGRect(x: 10, y: 20.5, width: 30, height: 40)
    #expect(
      try body(.fill(Path(rect), Self.black))
        == "<rect x=\"10\" y=\"20.5\" width=\"30\" height=\"40\"/>")
    #expect(
      try body(.fill(Path(roundedRect: rect, cornerRadius: 8, style: .circular), Self.red))
        == "<rect x=\"10\" y=\"20.5\" width=\"30\" height=\"40\" rx=\"8\" fill=\"#F00\"/>")
    #expect(
      try body(.fill(Path(ellipseIn: rect), Self.red.multiplied(by: 0.5)))
        == "<ellipse cx=\"25\" cy=\"40.5\" rx=\"15\" ry=\"20\" fill=\"#F00\" fill-opacity=\".5\"/>")
  }

  @Test func aFigureAmongOthersIsPartOfAPath() throws {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 4, height: 3))
      path.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(try body(.fill(path, Self.black)) == "<path d=\"M0 0h4v3h-4zM1 1h1v1h-1z\"/>")
  }

  @Test func pathsAreStepsBetweenRoundedPoints() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1 / 3.0, y: -0.001))
      path.addLine(to: CGPoint(x: 2 / 3.0, y: 1))
      path.addLine(to: CGPoint(x: 2 / 3.0, y: 1.0049))
      path.addCurve(
        to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 0.67, y: 2), control2: CGPoint(x: 5, y: 0.5)
      )
      path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 0.25, y: 0.75))
    }
    #expect(
      try body(.fill(path, Self.black))
        == "<path d=\"M.33 0l.34 1c0 1 4.33-.5 9.33 9q-9.75-9.25-10-10\"/>")
  }

  /// What follows the numbers of a move without a letter would be a line (SVG 1.1, 8.3.2).
  @Test func movesInARowAreMoves() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.move(to: CGPoint(x: 3, y: 4))
      path.addLine(to: CGPoint(x: 8, y: 4))
    }
    #expect(try body(.fill(path, Self.black)) == "<path d=\"M1 2M3 4h5\"/>")
  }

  /// SVG begins the dashes of a rounded rectangle at its top left corner's end (SVG 1.1, 9.2), a path at
  /// its first point.
  @Test func aDashedRoundedRectangleIsAPath() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = Path(roundedRect: rect, cornerRadius: 5, style: .circular)
    let whole = try body(.stroke(path, StrokeStyle(), Self.black))
    #expect(whole.hasPrefix("<rect width=\"40\" height=\"20\" rx=\"5\""))
    let dashed = try body(.stroke(path, StrokeStyle(dash: [3, 1]), Self.black))
    #expect(dashed.hasPrefix("<path d=\"M"))
    let sharp = try body(.stroke(Path(rect), StrokeStyle(dash: [3, 1]), Self.black))
    #expect(sharp.hasPrefix("<rect width=\"40\""))
  }

  /// A third is seen in steps of 1/255: two digits are not enough for all of them.
  @Test func anOpacityHasFourDigits() throws {
    let third = Self.red.multiplied(by: 1 / 3.0)
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try body(.fill(square, third)).contains(" fill-opacity=\".3333\""))
    #expect(
      try body(.stroke(square, StrokeStyle(), third)).contains(" stroke-opacity=\".3333\""))
    var group = DisplayGroup(items: [.fill(square, Self.red), .fill(square, Self.black)])
    group.opacity = 1 / 3.0
    #expect(try body(.group(group)).contains(" opacity=\".3333\""))
  }

  @Test func strokesSayWhatDiffersFromSVGsOwn() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 5, y: 0))
    }
    let style = StrokeStyle(
      lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, dash: [1, 10], dashPhase: 3)
    #expect(
      try body(.stroke(line, style, Self.red))
        == "<path d=\"M0 0h5\" fill=\"none\" stroke=\"#F00\" stroke-width=\"2.5\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"1 10\""
        + " stroke-dashoffset=\"3\"/>")
    #expect(
      try body(.stroke(line, StrokeStyle(), Self.black))
        == "<path d=\"M0 0h5\" fill=\"none\" stroke=\"#000\" stroke-miterlimit=\"10\"/>")
  }

  @Test func groupsCarryTransformClipAndOpacity() throws {
    var group = DisplayGroup(items: [.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), Self.red)]
    )
    group.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12.5, ty: 0)
    group.clip = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    group.opacity = 0.25
    #expect(
      try body(.group(group))
        == "<defs><clipPath id=\"a\"><path d=\"M0 0h1v1h-1z\"/></clipPath></defs>"
        + "<g transform=\"matrix(0 1 -1 0 12.5 0)\" clip-path=\"url(#a)\" opacity=\".25\">"
        + "<rect width=\"2\" height=\"2\" fill=\"#F00\"/></g>")
    #expect(try body(.group(DisplayGroup(items: []))).isEmpty)
  }

  @Test func aGlyphsOutlineIsThereOnceForAllSizes() throws {
    let label = try FontLibrary.shared.measure("lll", font: .system(size: 10))
    let run = try #require(label.shaped.runs.first)
    let items = [10.0, 20].map { size in
      DisplayItem.glyphs(
        DisplayGlyphs(run: run, size: size, origin: CGPoint(x: 5, y: 40), paint: Self.black))
    }
    var list = DisplayList(size: CGSize(width: 100, height: 50), items: items)
    list.title = ""
    let text = try document(list)
    #expect(text.components(separatedBy: "<path ").count == 2)
    #expect(text.components(separatedBy: "<use xlink:href=\"#a\"").count == 7)
    // Inter's em has 2,816 units: 10 and 20 points of it.
    #expect(text.contains("translate(5 40)scale(.00355114)"))
    #expect(text.contains("translate(5 40)scale(.00710227)"))
  }

  /// XML's names begin with a letter, and 90 pictures that differ by one number have 90 prefixes.
  @Test func idsBeginWithAPrefixOfTheDocument() throws {
    let prefixes = try (1...90).map { width in
      var group = DisplayGroup(items: [
        .fill(Path(CGRect(x: 0, y: 0, width: width, height: 2)), Self.red)
      ])
      group.clip = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      let list = DisplayList(size: CGSize(width: 99, height: 9), items: [.group(group)])
      let text = String(decoding: try list.data(as: .svg, library: .shared), as: UTF8.self)
      let match = try #require(text.firstMatch(of: /<clipPath id="([A-Za-z][A-Za-z0-9]{5})a">/))
      #expect(text.contains(" clip-path=\"url(#\(match.output.1)a)\""))
      return String(match.output.1)
    }
    #expect(Set(prefixes).count == 90)
  }

  /// A document without the prefix of its ids.
  private func document(_ list: DisplayList) throws -> String {
    let text = String(decoding: try list.data(as: .svg, library: .shared), as: UTF8.self)
    return text.replacing(/(id="|#)[A-Za-z0-9]{6}([a-z]+["\)])/) { "\($0.output.1)\($0.output.2)" }
  }

  /// What stands between the root's tags.
  private func body(_ item: DisplayItem) throws -> String {
    let list = DisplayList(size: CGSize(width: 1, height: 1), items: [item])
    let parts = try document(list).components(separatedBy: "role=\"img\">")
    return String(parts[1].dropLast(6))
  }
}
