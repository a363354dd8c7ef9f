import Foundation
import Platen
import PlatenScenes
import Testing

@Suite struct `A shape in a scene` {
  static let examples = [
    ViewExample("circle") { Circle() },
    ViewExample("rectangle: {fill: red}") { Rectangle().fill(.red) },
    ViewExample("ellipse: {stroke: {style: blue, lineWidth: 3, dash: [4, 2], lineCap: round}}") {
      Ellipse().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2]))
    },
    ViewExample("capsule: {style: circular, strokeBorder: {lineWidth: 4}}") {
      Capsule(style: .circular).strokeBorder(lineWidth: 4)
    },
    ViewExample("roundedRectangle: 12") { RoundedRectangle(cornerRadius: 12) },
    ViewExample("roundedRectangle: {cornerSize: {width: 20, height: 8}, style: circular}") {
      RoundedRectangle(cornerSize: CGSize(width: 20, height: 8), style: .circular)
    },
    ViewExample("unevenRoundedRectangle: {topLeadingRadius: 10, bottomTrailingRadius: 30}") {
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 30)
    },
    ViewExample("circle: {fill: yellow, stroke: {style: red, lineWidth: 2}, strokeBorder: blue}") {
      Circle().fill(.yellow).stroke(.red, lineWidth: 2).strokeBorder(.blue)
    },
    ViewExample("diamond: {fill: red}") { Diamond().fill(.red) },
    ViewExample("heart") { Heart() },
    ViewExample("star: 7") { Star(points: 7) },
    ViewExample("star: {points: 4, innerRadius: 0.3, fill: blue}") {
      Star(points: 4, innerRadius: 0.3).fill(.blue)
    },
    ViewExample("containerRelativeShape: {fill: green}") { ContainerRelativeShape().fill(.green) },
    ViewExample("circle: {modifiers: [{trim: {from: 0.25, to: 0.75}}], stroke: red}") {
      Circle().trim(from: 0.25, to: 0.75).stroke(.red)
    },
    ViewExample("rectangle: {modifiers: [{inset: 10}, {rotation: 30}, {offset: {x: 5}}]}") {
      Rectangle().inset(by: 10).rotation(.degrees(30)).offset(x: 5)
    },
    ViewExample("ellipse: {modifiers: [{scale: {x: 0.5, anchor: leading}}]}") {
      Ellipse().scale(x: 0.5, anchor: .leading)
    },
    ViewExample("capsule: {modifiers: [{size: {width: 40, height: 20, anchor: center}}]}") {
      Capsule().size(width: 40, height: 20, anchor: .center)
    },
    ViewExample("circle: {modifiers: [{stroke: 8}, {transform: {a: 2, tx: -30}}], fill: red}") {
      Circle().stroke(lineWidth: 8).transform(
        CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -30, ty: 0)
      )
      .fill(.red)
    },
    ViewExample("path: {data: M0 0H40V40z M10 10H30V30H10z, fill: {style: red, eoFill: true}}") {
      Path {
        $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)])
        $0.closeSubpath()
        $0.addLines([
          CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30),
          CGPoint(x: 10, y: 30),
        ])
        $0.closeSubpath()
      }
      .fill(.red, style: FillStyle(eoFill: true))
    },
  ]

  @Test(arguments: examples)
  func `draws as the same one in Swift`(_ example: ViewExample) throws {
    #expect(try svg(sceneView(example.yaml)) == svg(example.view))
  }

  @Test(arguments: [
    // 200 by 120 points hold a square of 10 units twelve times as large, 40 points from the side.
    ("fit", "M40 0L160 0L160 120L40 120Z"), ("fill", "M0 -40L200 -40L200 160L0 160Z"),
    ("stretch", "M0 0L200 0L200 120L0 120Z"),
  ])
  func `is scaled from the rectangle of its data`(_ scaling: String, _ path: String) throws {
    let yaml = "path: {data: M5 5h10v10h-10z, viewBox: 5 5 10 10, scaling: \(scaling)}"
    var points: [CGPoint] = []
    let numbers = path.split { !"-0123456789".contains($0) }.compactMap { Double($0) }
    for i in stride(from: 0, to: numbers.count, by: 2) {
      points.append(CGPoint(x: numbers[i], y: numbers[i + 1]))
    }
    let expected = Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
    #expect(try svg(sceneView(yaml)) == svg(expected.fill(.foreground)))
  }

  @Test func `may clip and be a ground`() throws {
    let yaml = """
      color: red
      modifiers: [{clipShape: {roundedRectangle: {cornerRadius: 9, modifiers: [{inset: 2}]}}}]
      """
    let view = Color.red.clipShape(RoundedRectangle(cornerRadius: 9).inset(by: 2))
    #expect(try svg(sceneView(yaml)) == svg(view))
  }

  @Test func `has no inset where Swift has none`() {
    #expect(
      sceneProblems("path: {data: M0 0H9, modifiers: [{inset: 2}]}") == [
        "view.path.modifiers[0]: found an inset, expected a change that works with the shape:"
          + " hearts, paths, and shapes that were trimmed, sized or stroked cannot be inset"
      ])
    #expect(sceneProblems("heart: {modifiers: [{inset: 2}]}").count == 1)
    #expect(sceneProblems("star: {modifiers: [{inset: 2}]}").isEmpty)
    #expect(sceneProblems("diamond: {modifiers: [{inset: 2}], strokeBorder: red}").isEmpty)
    #expect(
      sceneProblems("circle: {modifiers: [{trim: 0.5}], strokeBorder: red}") == [
        "view.circle.strokeBorder: found a border of a shape that cannot be inset, expected a"
          + " stroke instead"
      ])
  }

  @Test func `shows the mistakes of its path data`() {
    #expect(
      sceneProblems("path: M0 0 L1") == [
        "view.path: found the end after 7 characters, expected a number"
      ])
  }
}
