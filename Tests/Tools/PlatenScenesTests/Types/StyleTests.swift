import Platen
import Testing

@testable import PlatenScenes

/// Styles and colours in their spellings.
@Suite struct StyleTests {
  @Test(arguments: StyleExample.all)
  func `A style draws what the same style in Swift draws`(_ example: StyleExample) throws {
    let decoded = try DecodedView("{rectangle: {fill: \(example.yaml)}}")
    #expect(decoded.problems.isEmpty)
    let swift = Rectangle().fill(example.style)
    #expect(try DecodedView.svg(#require(decoded.view)) == DecodedView.svg(swift))
  }

  @Test(arguments: [
    ("#f00", Color(red: 1, green: 0, blue: 0)),
    ("#0F08", Color(red: 0, green: 1, blue: 0, opacity: 136.0 / 255)),
    ("#0000ff", Color(red: 0, green: 0, blue: 1)),
    ("#FFFFFF00", Color(white: 1, opacity: 0)), ("transparent", .clear), ("none", .clear),
    ("tomato", Color(red: 1, green: 99.0 / 255, blue: 71.0 / 255)), ("red", .red),
  ])
  func `Hexadecimal digits are components of sRGB`(_ text: String, _ color: Color) throws {
    #expect(NamedColors.color(text) == color)
  }

  @Test(arguments: [
    ("yelow", "fill: \"yelow\", a style: a name or \"#RRGGBB\" [yellow]"),
    ("\"#12\"", "fill: \"#12\", a style: a name or \"#RRGGBB\""),
    ("\"FF0000\"", "fill: \"FF0000\", a style: a name or \"#RRGGBB\" [#FF0000]"),
    (
      "\n    color: #FF0000",
      "fill.color: nothing, a colour: a name or \"#RRGGBB\" in quotation marks"
    ),
    (
      "{linearGradient: {}}",
      "fill.linearGradient: neither, colors or stops"
    ),
    (
      "{linearGradient: {colors: [red], stops: [blue]}}",
      "fill.linearGradient: both, either colors or stops"
    ),
    ("{color: blue, opacity: 2}", "fill.opacity: the number 2, a number from 0 to 1"),
    ("{red: 1, gren: 1}", "fill.gren: \"gren\", "),
  ])
  func `A wrong style is told where and how`(_ yaml: String, _ problem: String) throws {
    let decoded = try DecodedView("rectangle:\n  fill: \(yaml)\n")
    #expect(decoded.problems.count == 1)
    let first = try #require(decoded.problems.first)
    #expect(first.hasPrefix("rectangle." + problem), "\(first)")
  }
}

/// A style as a scene has it, and the same in Swift.
struct StyleExample: Sendable, CustomTestStringConvertible {
  let yaml: String
  let style: AnyShapeStyle

  init(_ yaml: String, _ style: some ShapeStyle) {
    self.yaml = yaml
    self.style = AnyShapeStyle(style)
  }

  var testDescription: String { yaml }

  static let all = colors + named + gradients

  private static let colors: [StyleExample] = [
    .init("orange", .orange), .init("systemGray4", Color(.systemGray4)),
    .init("{light: red, dark: blue}", Color.red), .init("\"#336699\"", Color(hex: 0x336699)),
    .init("{red: 0.2, blue: 1, opacity: 0.5}", Color(red: 0.2, green: 0, blue: 1, opacity: 0.5)),
    .init(
      "{red: 0.2, green: 0.4, colorSpace: displayP3}",
      Color(.displayP3, red: 0.2, green: 0.4, blue: 0)),
    .init("{hue: 0.6}", Color(hue: 0.6, saturation: 1, brightness: 1)),
    .init(
      "{hue: 0.6, saturation: 0.5, brightness: 0.9, opacity: 0.4}",
      Color(hue: 0.6, saturation: 0.5, brightness: 0.9, opacity: 0.4)),
    .init("{white: 0.3, opacity: 0.7}", Color(white: 0.3, opacity: 0.7)),
    .init("{color: pink, opacity: 0.25}", Color.pink.opacity(0.25)),
    .init("{color: {white: 0.5}, mix: {with: red}}", Color(white: 0.5).mix(with: .red, by: 0.5)),
    .init(
      "{color: blue, mix: {with: \"#FFF\", by: 0.2, in: device}, opacity: 0.5}",
      Color.blue.mix(with: .white, by: 0.2, in: .device).opacity(0.5)),
    .init("{contrasting: yellow}", Color.black), .init("{contrasting: indigo}", Color.white),
  ]

  private static let named: [StyleExample] = [
    .init("primary", .primary), .init("secondary", .secondary), .init("tertiary", .tertiary),
    .init("quaternary", .quaternary), .init("quinary", .quinary),
    .init("foreground", .foreground), .init("background", .background), .init("tint", .tint),
    .init("ultraThinMaterial", .ultraThinMaterial), .init("regularMaterial", .regularMaterial),
    .init("bar", .bar), .init("separator", .separator), .init("placeholder", .placeholder),
    .init("fill", .fill), .init("fill.tertiary", .fill.tertiary), .init("link", .link),
    .init("{style: tint, opacity: 0.3}", .tint.opacity(0.3)),
    .init("{style: {gradient: red}, opacity: 0.3}", Color.red.gradient.opacity(0.3)),
  ]

  private static let gradients: [StyleExample] = [
    .init("{gradient: blue}", Color.blue.gradient),
    .init("{gradient: [red, blue]}", Gradient(colors: [.red, .blue])),
    .init(
      "{gradient: {colors: [red, blue], colorSpace: perceptual}}",
      Gradient(colors: [.red, .blue]).colorSpace(.perceptual)),
    .init(
      "{linearGradient: {colors: [red, {white: 1}, blue]}}",
      .linearGradient(colors: [.red, Color(white: 1), .blue], startPoint: .top, endPoint: .bottom)),
    .init(
      """
      {linearGradient: {stops: [{color: red, location: 0.2}, {color: blue, location: 0.9}],
      startPoint: leading, endPoint: {x: 0.8, y: 1}}}
      """,
      .linearGradient(
        stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 0.9)],
        startPoint: .leading, endPoint: UnitPoint(x: 0.8, y: 1))),
    .init(
      "{radialGradient: {colors: [red, blue], center: top, startRadius: 5, endRadius: 60}}",
      .radialGradient(colors: [.red, .blue], center: .top, startRadius: 5, endRadius: 60)),
    .init(
      "{ellipticalGradient: {colors: [red, blue]}}", .ellipticalGradient(colors: [.red, .blue])),
    .init(
      "{angularGradient: {colors: [red, blue], startAngle: 10, endAngle: 200}}",
      .angularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(10), endAngle: .degrees(200))),
    .init(
      "{angularGradient: {colors: [red, blue]}}",
      AngularGradient(colors: [.red, .blue], center: .center)),
    .init(
      "{conicGradient: {colors: [red, blue], center: bottom, angle: 90}}",
      .conicGradient(colors: [.red, .blue], center: .bottom, angle: .degrees(90))),
  ]
}

extension Color {
  fileprivate init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
