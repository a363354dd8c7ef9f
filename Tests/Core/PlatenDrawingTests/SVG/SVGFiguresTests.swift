import Foundation
import PlatenBase
import Testing

@testable import PlatenDrawing

/// What the figures of SVG files fill, by hand.
@Suite struct SVGFiguresTests {
  private func path(_ figures: String) throws -> Path {
    try Path(svg: Data("<svg xmlns=\"http://www.w3.org/2000/svg\">\(figures)</svg>".utf8))
  }

  private func error(_ text: String) -> SVGReadingError? {
    #expect(throws: SVGReadingError.self) { try Path(svg: Data(text.utf8)) }
  }

  private func contains(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test(arguments: [
    ("<path d='M1 2h3v4h-3z'/>", CGRect(x: 1, y: 2, width: 3, height: 4)),
    ("<rect x='1' y='2' width='3' height='4px'/>", CGRect(x: 1, y: 2, width: 3, height: 4)),
    ("<circle cx='5' cy='6' r='2'/>", CGRect(x: 3, y: 4, width: 4, height: 4)),
    ("<ellipse cx='5' cy='6' rx='2' ry='1'/>", CGRect(x: 3, y: 5, width: 4, height: 2)),
    ("<polygon points='0,0 8,0 4 6'/>", CGRect(x: 0, y: 0, width: 8, height: 6)),
    ("<polyline points='0 0 8 0 4 6'/>", CGRect(x: 0, y: 0, width: 8, height: 6)),
    // A circle without a radius is none.
    (
      "<circle cx='5' cy='6'/><rect width='1' height='2'/>", CGRect(x: 0, y: 0, width: 1, height: 2)
    ),
    // From the inside out: (0, 0, 1, 1) is twice as large, and then moved.
    (
      "<g transform='translate(10 20)'><rect width='1' height='1' transform='scale(2 3)'/></g>",
      CGRect(x: 10, y: 20, width: 2, height: 3)
    ),
    // A quarter of a turn takes x to y, and y to -x.
    (
      "<rect width='4' height='1' transform='rotate(90)'/>",
      CGRect(x: -1, y: 0, width: 1, height: 4)
    ),
  ])
  func figuresLieWhereTheySay(figure: String, box: CGRect) throws {
    let found = try path(figure).boundingRect
    #expect(abs(found.minX - box.minX) < 1e-9 && abs(found.minY - box.minY) < 1e-9)
    #expect(abs(found.maxX - box.maxX) < 1e-9 && abs(found.maxY - box.maxY) < 1e-9)
  }

  @Test func cornersOfRectanglesAreRound() throws {
    let rounded = try path("<rect width='10' height='10' rx='3'/>")
    // The corner's circle is around (3, 3): its edge is 3 - 3 / √2 = 0.88 from both sides.
    #expect(contains(rounded, 0.9, 0.9) && !contains(rounded, 0.86, 0.86))
  }

  /// Squares that overlap, drawn in both directions, with and without mirrors.
  @Test(arguments: [
    "<path d='M0 0H6V6H0z'/><path d='M4 0V6H10V0z'/>",
    "<path d='M0 0H6V6H0z'/><rect x='-10' width='6' height='6' transform='scale(-1 1)'/>",
    "<path d='M0 0V6H6V0z'/><path d='M4 0V6H10V0z'/>",
  ])
  func figuresFillWhatAnyOfThemDoes(figures: String) throws {
    let both = try path(figures)
    for x in [CGFloat(1), 5, 9] { #expect(contains(both, x, 3)) }
    #expect(!contains(both, 11, 3) && !contains(both, 5, 7))
  }

  /// Three squares in each other: by the even-odd rule the middle one is a hole whatever its
  /// direction; by the other one it depends on it.
  @Test(arguments: [true, false], [true, false])
  func holesStayHolesUnderEachRule(isEvenOdd: Bool, turnsBack: Bool) throws {
    let middle = turnsBack ? "M2 2V10H10V2z" : "M2 2H10V10H2z"
    let rule = isEvenOdd ? "evenodd" : "nonzero"
    let nested = try path(
      "<path fill-rule='\(rule)' d='M0 0H12V12H0z\(middle)M4 4H8V8H4z'/>")
    #expect(contains(nested, 1, 6) && contains(nested, 6, 6))
    #expect(contains(nested, 3, 6) == !(isEvenOdd || turnsBack))
    // The hole of one figure is filled by another.
    let filled = try path(
      "<path fill-rule='\(rule)' d='M0 0H12V12H0z\(middle)'/><rect x='3' y='3' width='2' height='2'/>"
    )
    #expect(contains(filled, 4, 4) && contains(filled, 1, 1))
    #expect(contains(filled, 9, 9) == !(isEvenOdd || turnsBack))
  }

  /// An icon has its box as a figure without a fill.
  @Test func whatIsNotFilledDoesNotCount() throws {
    let figures = """
      <title>An icon</title><defs><rect width="99" height="99"/></defs>
      <path d="M0 0h24v24H0z" fill="none"/>
      <rect width="50" height="50" style="fill: none"/>
      <g fill="none"><rect width="40" height="40"/><circle fill="red" r="2"/></g>
      <g display="none"><text>Hi</text></g>
      <x:grid xmlns:x="http://example.com"><x:text/></x:grid>
      <line x1="0" y1="0" x2="90" y2="90"/>
      """
    #expect(try path(figures).boundingRect == CGRect(x: -2, y: -2, width: 4, height: 4))
  }

  @Test func whatIsNoFigureIsNamedWithItsLine() {
    let text = error("<svg>\n<g>\n  <text>Hi</text></g></svg>")
    #expect(
      text?.description == "3:3: found the element \"text\", expected path, rect, circle, ellipse, "
        + "polygon or g")
    #expect(
      error("<svg>\n<path d='M0 0 L1'/></svg>")?.description
        == "2:1: found the end after 7 characters of d, expected a number")
    #expect(
      error("<svg><rect width='50%' height='1'/></svg>")?.message
        == "found width=\"50%\" of \"rect\", expected a number without a unit")
    #expect(
      error("<svg><polygon points='1 2 3'/></svg>")?.message
        == "found points=\"1 2 3\" of \"polygon\", expected pairs of numbers")
    #expect(
      error("<svg><g transform='turn(3)'/></svg>")?.message
        == "found transform=\"turn(3)\" of \"g\", expected a list of transforms")
    #expect(error("<svg/>")?.message == "found no filled figure, expected at least one")
    #expect(error("<html/>")?.code == .notSVG)
    #expect(error("<svg>")?.code == .syntax)
    #expect(error("")?.code == .syntax)
  }

  /// Contours are looked at beside each other: a thousand are, many thousands are not.
  @Test func aFileOfManyContoursEnds() throws {
    func squares(_ count: Int) -> String {
      let data = (0..<count).map { "M\(2 * $0) 0h1v1h-1z" }.joined()
      return "<path d='\(data)'/>"
    }
    #expect(try path(squares(300)).boundingRect.width == 599)
    #expect(throws: SVGReadingError.self) { try path(squares(20_000)) }
    let deep = String(repeating: "<g>", count: 200)
    #expect(error("<svg>" + deep)?.code == .limit)
  }

  /// Nothing but the file is read.
  @Test func otherFilesAreNotRead() {
    let text = """
      <!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]>
      <svg><title>&e;</title><rect width="1" height="1"/></svg>
      """
    #expect(error(text)?.code == .external)
  }
}
