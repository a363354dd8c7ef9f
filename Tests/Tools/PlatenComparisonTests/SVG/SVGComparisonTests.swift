import Foundation
import Testing

@testable import PlatenComparison

@Suite struct SVGComparisonTests {
  private func svg(_ inside: String, _ attributes: String = "") -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(inside)</svg>".utf8)
  }

  private func changes(_ old: String, _ new: String) throws -> [SVGChange] {
    try SVGComparison().changes(from: svg(old), to: svg(new))
  }

  private func sentences(_ old: String, _ new: String) throws -> [String] {
    try changes(old, new).map(\.sentence)
  }

  // MARK: Spellings

  @Test(arguments: [
    ("<rect x='1' y='2'/>", "<rect y=\"2\"\n  x=\"1\"></rect>"),
    ("<rect x='0.50'/>", "<rect x='.5'/>"),
    ("<rect x='1e1'/>", "<rect x='10'/>"),
    ("<rect x='1'/>", "<rect x='1.009'/>"),
    ("<rect width='1in'/>", "<rect width='96px'/>"),
    ("<rect x='0'/>", "<rect/>"),
    ("<g><rect/></g>", "\n<g>\n  <!-- a box -->\n  <rect/>\n</g>\n"),
    ("<rect fill='#fff'/>", "<rect fill='white'/>"),
    ("<rect fill='#FFFFFF'/>", "<rect fill='rgb(255, 255,255)'/>"),
    ("<rect fill='lime'/>", "<rect fill='hsl(120, 100%, 50%)'/>"),
    ("<rect fill='rgb(100%,0%,0%)'/>", "<rect fill='#f00'/>"),
    ("<rect fill='#ff000080'/>", "<rect fill='rgba(255,0,0,.502)'/>"),
    ("<rect style='fill:red;stroke : BLUE !important'/>", "<rect fill='#f00' stroke='#00f'/>"),
    ("<rect fill='blue' style='fill:red'/>", "<rect fill='red'/>"),
    ("<polygon points='1,2 3,4'/>", "<polygon points='1 2,3 4'/>"),
    ("<polygon points='10-5 3-4'/>", "<polygon points='10,-5 3,-4'/>"),
    ("<path d='M1 2 L3 4 z'/>", "<path d='m1,2l2 2Z'/>"),
    ("<path d='M0 0H10V10H0Z'/>", "<path d='M0 0L10 0 10 10 0 10z'/>"),
    ("<path d='M0 0C1 1 2 1 3 0S5-1 6 0'/>", "<path d='M0 0C1 1 2 1 3 0 4-1 5-1 6 0'/>"),
    ("<path d='M0 0Q3 3 6 0'/>", "<path d='M0 0C2 2 4 2 6 0'/>"),
    ("<path d='M0 0Q3 3 6 0T12 0'/>", "<path d='M0 0q3 3 6 0q3-3 6 0'/>"),
    ("<path d='M0 0A5 5 0 0 1 10 0'/>", "<path d='M0 0a5 5 30 0110 0'/>"),
    ("<path d='M1 1 2 2'/>", "<path d='M1 1L2 2'/>"),
    ("<g transform='translate(3)'><rect/></g>", "<g transform='matrix(1 0 0 1 3 0)'><rect/></g>"),
    (
      "<g transform='translate(2,3) scale(2)'><rect/></g>",
      "<g transform='matrix(2,0,0,2,2,3)'><rect/></g>"
    ),
    ("<g transform='rotate(90)'><rect/></g>", "<g transform='matrix(0 1 -1 0 0 0)'><rect/></g>"),
    (
      "<g transform='rotate(90 1 1)'><rect/></g>", "<g transform='matrix(0 1 -1 0 2 0)'><rect/></g>"
    ),
    ("<g transform='scale(1)'><rect/></g>", "<g><rect/></g>"),
    ("<g><rect/></g>", "<rect/>"),
    ("<rect class='a b'/>", "<rect class=' b  a'/>"),
    ("<text font-family=\"'A B',serif\">x</text>", "<text font-family='A B, serif'>x</text>"),
    ("<text>one two</text>", "<text>\n  one\n  two\n</text>"),
    ("<text>a&amp;b</text>", "<text><![CDATA[a&b]]></text>"),
    ("<style>a { fill : red; }</style>", "<style>/* red */a{fill:red}</style>"),
    ("<metadata><x/></metadata><rect/>", "<rect/>"),
    ("<rect/>", "<g><g data-layer='2'><g class='a'><rect/></g></g></g>"),
    (
      "<rect/>", "<defs><linearGradient id='a'><stop/></linearGradient><path id='b'/></defs><rect/>"
    ),
    ("<rect/>", "<clipPath id='a'><path d='M0 0L1 1'/></clipPath><rect/>"),
    ("<defs><path id='a' d='M0 0L1 1'/></defs>", "<defs><path id='a' d='M0 0L9 9'/></defs>"),
    ("<rect width='2'/>", "<rect width='2' x='.001' y='-0.001px'/>"),
    ("<rect width='2'/>", "<rect width='2' transform='translate(.001 0)'/>"),
    ("<rect width='2'/>", "<rect width='2' opacity='.9995'/>"),
    (
      "<marker id='a'><path d='M0 0L1 1'/></marker><path marker-end='url(#a)'/>",
      "<marker id='a'><path d='M0 0L1 1.001'/></marker><path marker-end='url(#a)'/>"
    ),
  ])
  func spellingsAreNoDifferences(old: String, new: String) throws {
    #expect(try sentences(old, new) == [])
    #expect(try sentences(new, old) == [])
  }

  @Test func renamedIDsAreNoDifferences() throws {
    let old =
      "<defs><linearGradient id='a'><stop offset='0'/></linearGradient><path id='b' d='M0 0L1 1'/>"
      + "</defs><rect fill='url(#a)'/><use href='#b'/>"
    let new =
      "<defs><linearGradient id='b'><stop offset='0'/></linearGradient><path id='x' d='M0 0L1 1'/>"
      + "</defs><rect fill=\"url('#b')\"/>"
      + "<use xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='#x'/>"
    #expect(try sentences(old, new) == [])
  }

  @Test func idsThatAreExchangedAreADifference() throws {
    let defs = { (a: String, b: String) in
      "<defs><path id='\(a)' d='M0 0L1 1'/><path id='\(b)' d='M0 0L9 9'/></defs><use href='#a'/>"
    }
    #expect(
      try sentences(defs("a", "b"), defs("b", "a")) == ["use[1] shows path[2], was path[1]"])
  }

  @Test func anIDThatAStyleIsForIsMoreThanAName() throws {
    let style = "<style>#a{fill:red}</style>"
    #expect(
      try sentences("\(style)<rect id='a'/>", "\(style)<rect id='b'/>") == [
        "rect[1] has the id \"b\", was \"a\", to which a style applies"
      ])
  }

  @Test func prefixesAndEditorsOwnThingsAreNoDifferences() throws {
    let plain = svg("<rect id='r' x='1'/>")
    let edited = Data(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <s:svg xmlns:s="http://www.w3.org/2000/svg" version="1.1"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
        sodipodi:docname="a.svg">
        <sodipodi:namedview id="base" inkscape:zoom="2"><inkscape:grid/></sodipodi:namedview>
        <s:g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
          <s:rect id="rect12" x="1" inkscape:label="box"/>
        </s:g>
      </s:svg>
      """.utf8)
    #expect(try SVGComparison().changes(from: plain, to: edited) == [])
  }

  // MARK: Differences

  @Test func numbersBeyondTheToleranceAreTold() throws {
    let all = try changes(
      "<g><rect x='1'/><rect x='5'/></g>", "<g><rect x='1'/><rect x='5.02'/></g>")
    #expect(all.map(\.sentence) == ["rect[2]'s x is 5.02, was 5"])
    #expect(all.map(\.path) == ["svg/g[1]/rect[2]"])
    #expect(all.map(\.kind) == [.attribute])
  }

  @Test func aToleranceIsForThePictureNotForItsNumbers() throws {
    let old = svg("<rect x='.001'/>", "viewBox='0 0 1 1' width='1000' height='1000'")
    let new = svg("<rect x='.002'/>", "viewBox='0 0 1 1' width='1000' height='1000'")
    #expect(try SVGComparison().changes(from: old, to: new).count == 1)
    #expect(try sentences("<rect x='.001'/>", "<rect x='.002'/>") == [])
  }

  @Test func coloursAreToldInOneSpelling() throws {
    #expect(
      try sentences("<rect fill='red'/>", "<rect fill='rgb(0,0,255)'/>") == [
        "rect[1]'s fill is #0000ff, was #ff0000"
      ])
  }

  @Test func attributesThatComeAndGoAreTold() throws {
    #expect(
      try sentences("<rect fill='red'/>", "<rect stroke-width='2'/>") == [
        "rect[1] no longer has fill, was #ff0000", "rect[1] has stroke-width 2, had none",
      ])
  }

  @Test func absentAttributesBeyondTheToleranceAreTold() throws {
    #expect(
      try sentences("<rect width='2'/>", "<rect width='2' x='.02'/>") == [
        "rect[1] has x 0.02, had none"
      ])
    // A span without a place follows the text before it, and a gradient's middle is a half.
    #expect(
      try sentences(
        "<text>a<tspan>b</tspan></text>", "<text>a<tspan x='0.001'>b</tspan></text>"
      ).count == 1)
    let gradient = { (attributes: String) in
      "<radialGradient id='a' \(attributes)/><rect fill='url(#a)'/>"
    }
    #expect(try sentences(gradient(""), gradient("cx='0.001'")).count == 1)
  }

  @Test func definitionsThatAreUsedAreTold() throws {
    let use = { (path: String) in
      "<defs><g id='b'><path id='a' d='\(path)'/></g></defs><use href='#a'/>"
    }
    #expect(try sentences(use("M0 0L1 1"), use("M0 0L1 9")).count == 1)
    let styled = "<style>.a{fill:url(#a)}</style>"
    let gradient = "<linearGradient id='a'><stop offset='1'/></linearGradient>"
    #expect(try sentences(styled, styled + gradient).count == 1)
    #expect(try sentences("<rect/>", "<g opacity='.5'><rect/></g>").count == 1)
    #expect(
      try sentences(
        "<style>.a{fill:red}</style><rect/>",
        "<style>.a{fill:red}</style><g class='a'><rect/></g>"
      ).count == 1)
  }

  @Test func renamedClassesComeLast() throws {
    #expect(
      try sentences(
        "<style>.a1{fill:red}</style><g class='a1'><rect x='1' width='9'/></g>",
        "<style>.a2{fill:red}</style><g class='a2'><rect x='5' width='9'/></g>") == [
          "rect[1]'s x is 5, was 1", "the styles in style[1] differ",
          "g[1]'s class is \"a2\", was \"a1\"",
        ])
  }

  @Test func addedAndRemovedElementsAreToldOnce() throws {
    let two = "<rect x='1'/><circle r='2'/>"
    let three =
      "<path d='M0 0'/><rect x='1'/><g id='n' opacity='.5'><rect/><rect/></g><circle r='2'/>"
    #expect(try sentences(two, three) == ["path[1] added", "g[1] with 2 elements in it added"])
    #expect(try sentences(three, two) == ["path[1] removed", "g[1] with 2 elements in it removed"])
    #expect(try changes(two, three).map(\.path) == ["svg/path[1]", "svg/g[1]"])
  }

  @Test func elementsDrawnInAnotherOrderAreTold() throws {
    #expect(
      try sentences(
        "<rect x='1'/><circle r='2'/><path d='M1 1'/>",
        "<path d='M1 1'/><rect x='1'/><circle r='2'/>") == [
          "path[1] is drawn in another order, and was path[1]"
        ])
    #expect(
      try sentences(
        "<defs><rect id='a'/><circle id='b'/></defs>",
        "<defs><circle id='b'/><rect id='a'/></defs>") == [])
  }

  @Test func textsAreTold() throws {
    let all = try changes("<text x='1'>Kotlin</text>", "<text x='1'>Swift</text>")
    #expect(all.map(\.sentence) == ["text[1] says \"Swift\", was \"Kotlin\""])
    #expect(all.map(\.kind) == [.text])
    #expect(
      try sentences("<text>a <tspan>b</tspan></text>", "<text>a<tspan>b</tspan></text>").count == 1)
  }

  @Test func outlinesAreToldByTheirPoints() throws {
    let old = "<path d='M0 0L10 0L10 10Z'/>"
    #expect(
      try sentences(old, "<path d='M3 -1l10 0l0 10Z'/>") == [
        "path[1]'s outline moved 3 right and 1 up"
      ])
    #expect(
      try sentences(old, "<path d='M0 0L10 0L10 14.5Z'/>") == [
        "path[1]'s outline differs in 1 of 6 numbers, by up to 4.5"
      ])
    #expect(
      try sentences(old, "<path d='M0 0L10 0Z'/>") == ["path[1]'s outline has 3 segments, was 4"])
  }

  @Test func transformsAreToldByWhatTheyDo() throws {
    let old = "<g transform='translate(10 10) scale(.015)'><path d='M0 0L9 9'/></g>"
    #expect(
      try sentences(old, "<g transform='translate(22 10) scale(.015)'><path d='M0 0L9 9'/></g>")
        == [
          "g[1] moved 12 right"
        ])
    #expect(
      try sentences(old, "<g transform='translate(10 10) scale(.016)'><path d='M0 0L9 9'/></g>")
        == [
          "g[1] is rotated or scaled differently: (0.016 0 0 0.016 10 10), was (0.015 0 0 0.015 10"
            + " 10)"
        ])
  }

  @Test func picturesInTheFileAreToldWithoutTheirBytes() throws {
    let image = { (data: String) in "<image width='9' href='data:image/png;base64,\(data)'/>" }
    #expect(
      try sentences(image("AAAA") + image("BBBB"), image("AAAA") + image("CC\nCC")) == [
        "the picture in image[2] differs"
      ])
    #expect(try sentences(image("AAAA"), image("AA\n  AA")) == [])
  }

  @Test func opacitiesAreHeldToLess() throws {
    #expect(
      try sentences("<g opacity='.5'><rect/></g>", "<g opacity='.505'><rect/></g>").count == 1)
    #expect(try sentences("<g opacity='.5'><rect/></g>", "<g opacity='.5004'><rect/></g>") == [])
  }
}
