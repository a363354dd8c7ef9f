import Foundation
import PlatenBase
import PlatenText
import Testing

@testable import PlatenDrawing

/// Drawings of SVG files: each expected colour is worked out by hand from SVG's rules.
@Suite struct VectorImageTests {
  private func image(
    _ content: String, _ attributes: String = "width='20' height='20'"
  ) throws -> VectorImage {
    try VectorImage(
      svg: Array(
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(content)</svg>"
          .utf8))
  }

  /// The colours of a drawing on white, 20 by 20 points and pixels.
  private func bitmap(_ image: VectorImage) throws -> Bitmap {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    list.background = Color.Resolved(rgb: 0xFFFFFF)
    list.items = image.item(in: CGRect(x: 0, y: 0, width: 20, height: 20)).map { [$0] } ?? []
    return try RasterImage(file: Array(list.data(as: .png, library: .shared))).bitmap
  }

  private static let halves =
    "<linearGradient id='g'><stop offset='0' stop-color='red'/><stop offset='.5' stop-color='red'/><stop offset='.5' stop-color='blue'/></linearGradient>"

  /// Two pixels, red and blue.
  private static let twoPixels =
    "href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=='"

  @Test func picturesAreReadAsFarAsTheyMayBe() throws {
    let two =
      "<svg xmlns='http://www.w3.org/2000/svg'><image \(Self.twoPixels)/><image \(Self.twoPixels)/></svg>"
    var asked: [Int] = []
    let whole = try VectorImage(svg: Array(two.utf8), maximumPixels: 4) { count in
      asked.append(count)
      return true
    }
    #expect(whole.pixels == 4 && whole.items.count == 2 && asked == [2, 2])
    // The second is one too many, and is not asked for.
    let half = try VectorImage(svg: Array(two.utf8), maximumPixels: 3)
    #expect(half.pixels == 2 && half.losses == ["a picture within it is not drawn"])
    let none = try VectorImage(svg: Array(two.utf8)) { _ in false }
    #expect(none.pixels == 0 && none.items.isEmpty)
  }

  /// Drawings, a pixel, and its colour.
  static let cases: [(String, x: Int, y: Int, color: UInt32)] = [
    ("<rect width='20' height='20' fill='#00f'/>", 10, 10, 0x0000FF),
    ("<image width='20' height='20' preserveAspectRatio='none' \(twoPixels)/>", 17, 2, 0x0000FF),
    // Twice as wide as high, it is in the middle, or cut at both sides.
    ("<image width='20' height='20' \(twoPixels)/>", 2, 10, 0xFF0000),
    ("<image width='20' height='20' \(twoPixels)/>", 2, 2, 0xFFFFFF),
    (
      "<image width='20' height='20' preserveAspectRatio='xMinYMin slice' \(twoPixels)/>", 4, 17,
      0xFF0000
    ),
    // Two points of each four.
    (
      "<pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'><rect width='2' height='4' fill='red'/></pattern><rect width='20' height='20' fill='url(#p)'/>",
      13, 10, 0xFF0000
    ),
    (
      "<pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'><rect width='2' height='4' fill='red'/></pattern><rect width='20' height='20' fill='url(#p)'/>",
      15, 10, 0xFFFFFF
    ),
    // As programs write a picture that fills a figure.
    (
      "<pattern id='p' width='1' height='1' patternContentUnits='objectBoundingBox'><use href='#i' transform='scale(.5 1)'/></pattern><image id='i' width='2' height='1' preserveAspectRatio='none' \(twoPixels)/><rect x='10' width='10' height='20' fill='url(#p)'/>",
      18, 18, 0x0000FF
    ),
    // Cyan by yellow.
    (
      "<rect width='20' height='20' fill='#ff0'/><rect width='20' height='20' fill='#0ff' style='mix-blend-mode:multiply'/>",
      10, 10, 0x00FF00
    ),
    ("<rect width='20' height='20' style='fill:lime'/>", 10, 10, 0x00FF00),
    // Black is the first colour, and what is around gives its own.
    ("<rect width='20' height='20'/>", 10, 10, 0x000000),
    ("<g fill='red'><rect width='20' height='20'/></g>", 10, 10, 0xFF0000),
    ("<g color='red'><rect width='20' height='20' fill='currentColor'/></g>", 10, 10, 0xFF0000),
    // The keyword is inherited, not the colour that it stands for (CSS Color 4, 9.3).
    ("<g fill='currentColor'><rect color='red' width='20' height='20'/></g>", 10, 10, 0xFF0000),
    // Red and blue as CSS Color Module Level 4 lists them; a number too large is as much as there is.
    ("<rect width='20' height='20' fill='oklch(62.796% 0.25768 29.234)'/>", 10, 10, 0xFF0000),
    ("<rect width='20' height='20' fill='oklab(0.45201 -0.03246 -0.31153)'/>", 10, 10, 0x0000FF),
    ("<rect width='20' height='20' fill='hsl(90,1e300%,1e300%)'/>", 10, 10, 0x0000FF),
    // By the sample code of CSS Color Module Level 4, 16, for conversions between spaces.
    ("<rect width='20' height='20' fill='color(display-p3 .4 .6 .5)'/>", 10, 10, 0x559B7E),
    ("<rect width='20' height='20' fill='color(display-p3 100% 0 0 / 50%)'/>", 10, 10, 0xFF8080),
    ("<rect width='20' height='20' fill='color(srgb 1 .5 0)'/>", 10, 10, 0xFF8000),
    ("<rect width='20' height='20' fill='color(srgb-linear 0 0.2140411 1)'/>", 10, 10, 0x0080FF),
    // Of two declarations the last that is understood counts, and an attribute if none is.
    ("<rect width='20' height='20' style='fill:lime;fill:paint(7)'/>", 10, 10, 0x00FF00),
    ("<rect width='20' height='20' fill='blue' style='fill:color(lab 1)'/>", 10, 10, 0x0000FF),
    (
      "<style>rect{fill:lime}.a{fill:paint(7)}</style><rect class='a' width='20' height='20'/>", 10,
      10, 0x00FF00
    ),
    (
      "<rect width='20' height='20' style='fill:#FF8E47;fill:color(display-p3 1 .5569 .2784);fill-opacity:1;'/>",
      10, 10, 0xFF862F
    ),
    // A colour without finite numbers is none.
    ("<rect width='20' height='20' fill='hsl(0,1e999%,0%)'/>", 10, 10, 0x000000),
    (
      "<symbol id='s' opacity='.5'><rect width='20' height='20' fill='red'/></symbol><use href='#s'/>",
      10, 10, 0xFF8080
    ),
    // What is around a mask gives its contents their colour, and its edges hide what is outside.
    (
      "<g fill='white'><mask id='m'><rect width='20' height='20'/></mask></g><rect width='20' height='20' fill='red' mask='url(#m)'/>",
      10, 10, 0xFF0000
    ),
    (
      "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='5' height='20'><rect width='20' height='20' fill='white'/></mask><rect width='20' height='20' fill='red' mask='url(#m)'/>",
      10, 10, 0xFFFFFF
    ),
    // A clip that cannot be read hides nothing.
    (
      "<clipPath id='c'><text>a</text></clipPath><rect width='20' height='20' fill='red' clip-path='url(#c)'/>",
      10, 10, 0xFF0000
    ),
    (
      "<g transform='translate(5)'><use href='#r' x=' 5 '/></g><defs><rect id='r' width='5' height='20'/></defs>",
      12, 10, 0x000000
    ),
    ("<g display='none'><rect width='20' height='20'/></g>", 10, 10, 0xFFFFFF),
    ("<rect width='20' height='20' visibility='hidden'/>", 10, 10, 0xFFFFFF),
    // A style sheet is stronger than an attribute, a class than a name, an id than a class, `style` than all.
    ("<style>rect{fill:red}</style><rect width='20' height='20' fill='blue'/>", 10, 10, 0xFF0000),
    (
      "<style>.a{fill:lime} rect{fill:red}</style><rect class='b a' width='20' height='20'/>", 10,
      10, 0x00FF00
    ),
    (
      "<style>#i{fill:blue} g .a{fill:lime}</style><g><rect class='a' id='i' width='20' height='20'/></g>",
      10, 10, 0x0000FF
    ),
    (
      "<style>#i{fill:blue}</style><rect id='i' style='fill:red' width='20' height='20'/>", 10, 10,
      0xFF0000
    ),
    // Half of red over white is (255, 127.5, 127.5).
    ("<rect width='20' height='20' fill='red' opacity='.5'/>", 10, 10, 0xFF8080),
    ("<rect width='20' height='20' fill='red' fill-opacity='50%'/>", 10, 10, 0xFF8080),
    // Both together hide what is under them half: the lower one does not show.
    (
      "<g opacity='.5'><rect width='20' height='20' fill='blue'/><rect width='20' height='20' fill='red'/></g>",
      10, 10, 0xFF8080
    ),
    // A line of 4 around y = 10.
    ("<line x1='0' y1='10' x2='20' y2='10' stroke='red' stroke-width='4'/>", 10, 8, 0xFF0000),
    ("<line x1='0' y1='10' x2='20' y2='10' stroke='red' stroke-width='4'/>", 10, 7, 0xFFFFFF),
    // Dashes of 5: the second is a gap.
    (
      "<path d='M0 10H20' stroke='red' stroke-width='4' stroke-dasharray='5'/>", 7, 10, 0xFFFFFF
    ),
    // The diagonal counts as 20: dashes of 2.
    (
      "<path d='M0 10H20' stroke='red' stroke-width='4' stroke-dasharray='10%'/>", 2, 10, 0xFFFFFF
    ),
    (
      "<path d='M0 10H20' stroke='red' stroke-width='4' stroke-dasharray='10%'/>", 5, 10, 0xFF0000
    ),
    (
      "<rect width='5' height='5' transform='translate(10,10) scale(2)' fill='red'/>", 18, 18,
      0xFF0000
    ),
    ("<path fill-rule='evenodd' d='M0 0H20V20H0zM5 5H15V15H5z' fill='red'/>", 10, 10, 0xFFFFFF),
    // Half of a box, in its own coordinates and in those of the drawing.
    ("\(halves)<rect width='20' height='20' fill='url(#g)'/>", 4, 10, 0xFF0000),
    ("\(halves)<rect width='20' height='20' fill='url(#g)'/>", 15, 10, 0x0000FF),
    (
      "\(halves)<linearGradient id='h' xlink:href='#g' gradientUnits='userSpaceOnUse' x1='0' x2='8'/><rect width='20' height='20' fill='url(#h)'/>",
      6, 10, 0x0000FF
    ),
    // A quarter of a turn: from the top down.
    (
      "\(halves)<linearGradient id='h' href='#g' gradientTransform='rotate(90)'/><rect width='20' height='20' fill='url(#h)'/>",
      15, 4, 0xFF0000
    ),
    // Slanted by a box of 20 by 10, its diagonal stays that of the box: (5, 5) is before its middle.
    (
      "\(halves)<linearGradient id='h' href='#g' x2='1' y2='1'/><rect width='20' height='10' fill='url(#h)'/>",
      16, 1, 0xFF0000
    ),
    (
      "<radialGradient id='g'><stop offset='.5' stop-color='red'/><stop offset='.5' stop-color='blue'/></radialGradient><rect width='20' height='20' fill='url(#g)'/>",
      10, 6, 0xFF0000
    ),
    (
      "<radialGradient id='g'><stop offset='.5' stop-color='red'/><stop offset='.5' stop-color='blue'/></radialGradient><rect width='20' height='20' fill='url(#g)'/>",
      10, 3, 0x0000FF
    ),
    ("<rect width='20' height='20' fill='url(#none) lime'/>", 10, 10, 0x00FF00),
    (
      "<defs><rect id='a' width='5' height='5' fill='red'/></defs><use href='#a' x='10' y='10'/>",
      12, 12, 0xFF0000
    ),
    (
      "<symbol id='a' viewBox='0 0 1 1'><rect width='1' height='1' fill='red'/></symbol><use href='#a' x='10' width='10' height='10'/>",
      18, 8, 0xFF0000
    ),
    (
      "<symbol id='a' viewBox='0 0 1 1'><rect width='9' height='9' fill='red'/></symbol><use href='#a' width='10' height='10'/>",
      18, 8, 0xFFFFFF
    ),
    (
      "<clipPath id='c'><rect width='10' height='20'/></clipPath><rect width='20' height='20' fill='red' clip-path='url(#c)'/>",
      15, 10, 0xFFFFFF
    ),
    (
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath><rect width='20' height='20' fill='red' clip-path='url(#c)'/>",
      5, 10, 0xFF0000
    ),
    // White shows and black hides.
    (
      "<mask id='m'><rect width='10' height='20' fill='white'/><rect x='10' width='10' height='20'/></mask><rect width='20' height='20' fill='red' mask='url(#m)'/>",
      15, 10, 0xFFFFFF
    ),
    (
      "<mask id='m'><rect width='10' height='20' fill='white'/></mask><rect width='20' height='20' fill='red' mask='url(#m)'/>",
      5, 10, 0xFF0000
    ),
    (
      "<switch><rect systemLanguage='ja' width='20' height='20' fill='red'/>"
        + "<rect systemLanguage='fr, en-GB' width='20' height='20' fill='lime'/></switch>", 10, 10,
      0x00FF00
    ),
    (
      "<switch><foreignObject/><rect width='20' height='20' fill='red'/></switch>", 10, 10, 0xFF0000
    ),
    (
      "<svg x='10' viewBox='0 0 1 1' width='10' height='10'><rect width='1' height='1' fill='red'/></svg>",
      15, 5, 0xFF0000
    ),
    ("<rect width='50%' height='100%' fill='red'/>", 9, 19, 0xFF0000),
    ("<rect width='50%' height='100%' fill='red'/>", 11, 19, 0xFFFFFF),
  ]

  @Test(arguments: cases)
  func elementsAreDrawn(content: String, x: Int, y: Int, color: UInt32) throws {
    let bitmap = try bitmap(image(content, "width='20' height='20' viewBox='0 0 20 20'"))
    let found = bitmap.pixels[y * bitmap.width + x] & 0xFFFFFF
    for shift in [UInt32(16), 8, 0] {
      let (a, b) = (Int(found >> shift & 0xFF), Int(color >> shift & 0xFF))
      #expect(abs(a - b) <= 1, "\(String(found, radix: 16)): \(content)")
    }
  }

  /// SVG 2, 8.2: the box is in the middle of the drawing; CSS Values 3, 5.2: an inch is 96 pixels.
  @Test(arguments: [
    ("width='20' height='30'", CGSize(width: 20, height: 30)),
    ("viewBox='0 0 40 10'", CGSize(width: 40, height: 10)),
    ("viewBox='0 0 40 10' width='80'", CGSize(width: 80, height: 20)),
    ("viewBox='0 0 40 10' height='100%' width='100%'", CGSize(width: 40, height: 10)),
    ("width='1in' height='25.4mm'", CGSize(width: 96, height: 96)),
  ])
  func theSizeIsThatOfTheFile(attributes: String, size: CGSize) throws {
    let found = try image("<rect width='1' height='1'/>", attributes).size
    #expect(abs(found.width - size.width) < 1e-9 && abs(found.height - size.height) < 1e-9)
  }

  @Test(arguments: [
    (
      "<text>Hello <tspan>there</tspan></text>",
      "the text \"Hello there\" is not drawn: convert it to outlines"
    ),
    ("<image href='a.png'/>", "a picture within it is not drawn"),
    (
      "<filter id='f'><feOffset/></filter><rect width='1' height='1' filter='url(#f)'/>",
      "a filter is not drawn"
    ),
    ("<use href='#none'/>", "the use of \"#none\" is not drawn"),
    ("<g id='a'><use href='#a'/></g>", "the use of \"#a\" is not drawn"),
    (
      "<marker id='p'/><rect width='1' height='1' fill='url(#p)'/>",
      "a marker as a paint is not drawn"
    ),
    ("<rect width='1' height='1' fill='url(#p)'/>", "the paint \"url(#p)\" does not exist"),
    ("<path d='M0 0' stroke-dasharray='5 x'/>", "the dashes \"5 x\" are not drawn"),
    ("<animate fill='freeze'/>", "it is drawn in its first state, without its animation"),
    ("<g fill='var(--ink)'/>", "the colour \"var(--ink)\" is not known"),
    (
      "<linearGradient id='g'><stop stop-color='x'/></linearGradient><rect width='1' height='1' fill='url(#g)'/>",
      "the colour \"x\" is not known"
    ),
    ("<style>a:hover{fill:red}</style>", "the style rule \"a:hover\" is not applied"),
    ("<wrong/><wrong/>", "the element \"wrong\" is not drawn (2 times)"),
    ("<path d='M0 0Lx'/>", nil),
    (
      "<filter id='f'><feGaussianBlur stdDeviation='1'/></filter><rect width='1' height='1' filter='url(#f)'/>",
      nil
    ),
  ])
  func whatIsNotDrawnIsTold(content: String, loss: String?) throws {
    let losses = try image(content).losses
    if let loss {
      #expect(losses == [loss])
    } else {
      #expect(losses.count == (content.contains("Lx") ? 1 : 0))
    }
  }

  // MARK: - Files that want too much

  @Test func whatIsUsedAgainAndAgainEndsSoon() {
    let levels = (1..<20).map { level in
      "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    let bomb = "<g id='a0'><rect width='1' height='1'/></g>" + levels.joined()
    #expect(throws: PictureError.self) { try image(bomb) }
  }

  @Test func whatIsDeepOrHasManyRulesEndsSoon() {
    let deep = String(repeating: "<g>", count: 5_000) + String(repeating: "</g>", count: 5_000)
    #expect(throws: PictureError.self) { try image(deep) }
    let rules = (0..<900).map { "g g g *{fill:#\(100 + $0 % 900)}" }.joined()
    let many = String(repeating: "<g><g><g><rect/></g></g></g>", count: 3_000)
    #expect(throws: PictureError.self) { try image("<style>\(rules)</style>\(many)") }
    let entities =
      "<!DOCTYPE svg [<!ENTITY a '\(String(repeating: "x", count: 5_000))'>"
      + (1..<9).map {
        "<!ENTITY a\($0) '\(String(repeating: "&a\($0 == 1 ? "" : "\($0 - 1)");", count: 10))'>"
      }
      .joined() + "]><svg xmlns='http://www.w3.org/2000/svg'><text>&a8;</text></svg>"
    #expect(throws: PictureError.self) { try VectorImage(svg: Array(entities.utf8)) }
  }

  @Test func anotherFileIsNone() {
    for text in ["", "<svg", "<html/>", "<svg xmlns='http://www.w3.org/2000/svg'>"] {
      #expect(throws: PictureError.self) { try VectorImage(svg: Array(text.utf8)) }
    }
  }

  @Test(arguments: [
    ("<svg width='1'/>", true), ("\u{FEFF}<?xml version='1.0'?>\n<!-- a -->\n<svg>", true),
    ("<!DOCTYPE svg><svg/>", true), ("<?xml version='1.0'?><html><body/></html>", false),
    ("svg", false),
  ])
  func anSVGIsToldByHowItBegins(text: String, isOne: Bool) {
    #expect(VectorImage.isSVG(Array(text.utf8)) == isOne)
  }

  /// Small files that would be read for minutes: each is refused by what reading it takes.
  @Test(arguments: [
    "<path id='p' d='\(String(repeating: "M0 0h1", count: 5_000))'/>"
      + String(repeating: "<use href='#p'/>", count: 2_000),
    "<clipPath id='c'><rect width='9' height='9'/><path d='\(String(repeating: "M0 0h1", count: 3_000))'/></clipPath>"
      + "<rect width='9' height='9' clip-path='url(#c)'/>",
    "<style>*{\((0..<900).map { "a\($0):1;" }.joined())}</style>"
      + String(repeating: "<g/>", count: 5_000),
    "<linearGradient id='g'>\(String(repeating: "<stop/>", count: 5_000))</linearGradient>"
      + String(repeating: "<rect width='9' height='9' fill='url(#g)'/>", count: 2_000),
  ])
  func whatIsReadAgainAndAgainIsRefused(content: String) {
    #expect(throws: PictureError.self) { try image(content) }
  }
}
