import Foundation
import Testing

@testable import PlatenDrawing

@Suite struct SVGRewriterTests {
  /// The content of a rewritten document, without the root's tags.
  private func content(_ text: String) -> String {
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    let document = rewritten(
      "<?xml version=\"1.0\"?>\n\(start) version=\"1.1\">\n\(text)\n</svg>\n")
    guard document.hasPrefix(start), document.hasSuffix("</svg>"),
      let end = document.firstIndex(of: ">")
    else { return "no SVG: " + document }
    return String(document[document.index(after: end)...].dropLast(6))
  }

  private func rewritten(
    _ document: String, title: String = "", size: CGSize = CGSize(width: 400, height: 249)
  ) -> String {
    let bytes = SVGRewriter(title: title, size: size).rewrite(Array(document.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theRootHasSizeViewBoxAndRole() {
    #expect(
      rewritten("<svg></svg>")
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400px\" height=\"249px\""
        + " viewBox=\"0 0 400 249\" role=\"img\"></svg>")
    #expect(
      rewritten("<svg></svg>", size: CGSize(width: 10.125, height: 1 / 3.0))
        .contains(" width=\"10.125px\" height=\".33333px\" viewBox=\"0 0 10.125 .33333\""))
  }

  @Test func aTitleIsEscapedAndWhatXMLForbidsIsLeftOut() {
    let title = "a\u{0}<b> & \"c\"\u{1B}\u{FFFE}\u{FFFF}\t日本🦋\u{7F}"
    #expect(
      rewritten("<svg></svg>", title: title)
        .contains("<title>a&lt;b&gt; &amp; &quot;c&quot;\t日本🦋\u{7F}</title></svg>"))
  }

  @Test func theNamespaceOfLinksIsThereOnlyForLinks() {
    let text = "<svg><defs><path id=\"p\" d=\"M 0 0 L 1 0 \"/></defs>"
    #expect(!rewritten(text + "</svg>").contains("xlink"))
    #expect(
      rewritten(text + "<use xlink:href=\"#p\"/></svg>")
        .contains("xmlns:xlink=\"http://www.w3.org/1999/xlink\""))
  }

  @Test func idsAreRenamedByOrderWhereverTheyStand() {
    #expect(
      content(
        """
        <defs><clipPath id="clip7"><rect x="0" y="1" width="2" height="3"/></clipPath>
        <mask id="m"><use xlink:href="#x9"/></mask></defs>
        <g id="surface1"><g clip-path="url(#clip7)" clip-rule="nonzero">
        <path id="x9" mask="url(#m)" style="fill:url(#clip7);" d="M 1 1 L 2 2 "/></g></g>
        """)
        == "<defs><clipPath id=\"a\"><rect y=\"1\" width=\"2\" height=\"3\"/></clipPath>"
        + "<mask id=\"b\"><use xlink:href=\"#c\"/></mask></defs><g clip-path=\"url(#a)\">"
        + "<path id=\"c\" mask=\"url(#b)\" fill=\"url(#a)\" d=\"m1 1 1 1\"/></g>")
  }

  @Test func theTwentySeventhIdHasTwoLetters() {
    let paths = (0..<703).map { "<path id=\"p\($0)\"/><use href=\"#p\($0)\"/>" }.joined()
    let text = content(paths)
    for (number, name) in [(0, "a"), (25, "z"), (26, "aa"), (701, "zz"), (702, "aaa")] {
      let parts = text.components(separatedBy: "<path id=\"")
      #expect(parts[number + 1] == "\(name)\"/><use href=\"#\(name)\"/>")
    }
  }

  @Test func definitionsThatNothingRefersToAreDropped() {
    #expect(
      content(
        """
        <defs><g><symbol overflow="visible" id="glyph0-0"><path style="stroke:none;" d=""/></symbol>
        </g><image id="i" xlink:href="data:image/png;base64,AA=="/><g id="s"><g><path/></g></g>
        <linearGradient id="l"><stop offset="0"/></linearGradient></defs><rect id="r"/>
        """) == "<rect/>")
  }

  @Test func theSecondElementWithAnIdIsDropped() {
    let image = "<image id=\"i\" width=\"8\" xlink:href=\"data:image/png;base64,AA==\"/>"
    #expect(
      content("<defs>\(image)\n\(image)</defs><use xlink:href=\"#i\"/>")
        == "<defs><image id=\"a\" width=\"8\" xlink:href=\"data:image/png;base64,AA==\"/></defs>"
        + "<use xlink:href=\"#a\"/>")
  }

  @Test func aGlyphIsAPathAndABlankOneIsNothing() {
    #expect(
      content(
        """
        <defs><g><symbol overflow="visible" id="g1"><path style="stroke:none;" d="M 1 0 L 2 0 "/>
        </symbol><symbol overflow="visible" id="g2"><path style="stroke:none;" d=""/></symbol>
        <symbol overflow="visible" id="g3"><image/></symbol></g></defs>
        <g style="fill:rgb(0%,0%,0%);fill-opacity:1;"><use xlink:href="#g1" x="129" y="119.5"/>
        <use xlink:href="#g2" x="1" y="1"/><use xlink:href="#g3" x="0" y="0.004"/></g>
        """)
        == "<defs><path id=\"a\" d=\"m1 0h1\"/><symbol overflow=\"visible\" id=\"b\"><image/>"
        + "</symbol></defs><use xlink:href=\"#a\" x=\"129\" y=\"119.5\"/><use xlink:href=\"#b\"/>")
  }

  @Test func aStyleBecomesAttributesWithoutDefaults() {
    #expect(
      content(
        """
        <path style=" stroke:none;fill-rule:nonzero;fill:rgb(0%,0%,0%);fill-opacity:1;"/>
        <path style="fill-rule:evenodd;fill:rgb(94.901961%,94.901961%,96.862745%);fill-opacity:0.501961;"/>
        <path style="fill:none;stroke-width:0.333333;stroke-linecap:round;stroke-linejoin:miter;stroke:rgb(100%,0%,20%);stroke-opacity:1;stroke-dasharray:1,10.333333;stroke-miterlimit:10;"/>
        <path style="stroke-width:1;stroke-linejoin:round;stroke:rgb(0%,0%,0%);stroke-miterlimit:10;"/>
        """)
        == "<path/><path fill-rule=\"evenodd\" fill=\"#F2F2F7\" fill-opacity=\".502\"/>"
        + "<path fill=\"none\" stroke-width=\".33333\" stroke-linecap=\"round\" stroke=\"#F03\""
        + " stroke-dasharray=\"1,10.333333\" stroke-miterlimit=\"10\"/>"
        + "<path stroke-linejoin=\"round\" stroke=\"#000\"/>")
  }

  @Test func aDefaultIsSaidWhereTheElementsAroundSayOtherwise() {
    #expect(
      content(
        """
        <g style="fill:rgb(100%,0%,0%);"><path style="fill:rgb(0%,0%,0%);stroke:none;"/></g>
        """) == "<g fill=\"#F00\"><path fill=\"#000\"/></g>")
  }

  @Test func neighbouringGroupsOfOneColourAreOne() {
    let red = "<g style=\"fill:rgb(100%,0%,0%);fill-opacity:1;\">"
    #expect(
      content("\(red)<a/></g>\n\(red)<b/></g>\n\(red)</g>\(red)<c/></g><d/>\(red)<e/></g>")
        == "<g fill=\"#F00\"><a/><b/><c/></g><d/><g fill=\"#F00\"><e/></g>")
  }

  @Test func aMatrixKeepsTheDigitsThatMultiply() {
    #expect(
      content(
        """
        <use transform="matrix(0.862283,0,-0,0.862389,18.164746,-8.807129)"/>
        <use transform="matrix(1,-0.000000000000000056,0,1,0.000000000000000111,2)"/>
        <use transform="matrix(1,0,0,1,0,0)"/><use transform="matrix(0.00123456,0,0,12.5,0,0)"/>
        <use transform="rotate(5.123456)"/>
        """)
        == "<use transform=\"matrix(.86228 0 0 .86239 18.16 -8.81)\"/>"
        + "<use transform=\"translate(0 2)\"/><use/>"
        + "<use transform=\"matrix(.00123 0 0 12.5 0 0)\"/><use transform=\"rotate(5.123456)\"/>")
  }

  @Test func anOutlineThatATransformEnlargesKeepsMoreDigits() {
    #expect(
      content(
        "<path d=\"M 0.123456 0 L 1 0 \" transform=\"matrix(19,0,0,19,0,0)\"/>")
        == "<path d=\"m.1235 0h.8765\" transform=\"matrix(19 0 0 19 0 0)\"/>")
  }

  @Test func whatIsUnknownPassesThrough() {
    let text =
      "<pattern id=\"p\" x=\"0\" width=\"0.123456\"><path d=\"M 0.123456 0 L 1 0 \"/></pattern>"
      + "<what x=\"1.123456\" style=\"mix-blend-mode:multiply\">a &lt; b<!-- > --></what>"
      + "<filter id=\"f\" x=\"0%\"><feX values=\"0 0.123456\" fill=\"#F00\"/></filter>"
    let uses = "<g fill=\"url(#p)\" filter=\"url(#f)\"><b/></g>"
    #expect(
      content(text + uses)
        == (text + uses).replacingOccurrences(of: "id=\"p\"", with: "id=\"a\"")
        .replacingOccurrences(of: "(#p)", with: "(#a)")
        .replacingOccurrences(of: "id=\"f\"", with: "id=\"b\"")
        .replacingOccurrences(of: "(#f)", with: "(#b)"))
  }

  @Test(arguments: ["", "<svg>", "<svg><g></svg>", "<svg><path d=\"M", "<a></a>", "<svg x='1'/>"])
  func whatIsNoDocumentIsReturnedAsItIs(_ text: String) {
    #expect(rewritten(text) == text)
  }
}
