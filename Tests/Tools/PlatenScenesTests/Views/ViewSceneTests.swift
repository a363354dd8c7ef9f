import Foundation
import Platen
import PlatenScenes
import Testing

@Suite struct `A view in a scene` {
  static let layouts = [
    ViewExample("zStack: {alignment: topLeading, children: [{color: red}, {text: A}]}") {
      ZStack(alignment: .topLeading) {
        Color.red
        Text(verbatim: "A")
      }
    },
    ViewExample(
      "flow: {spacing: 6, lineSpacing: 2, alignment: bottomTrailing, lineLimit: 2, children: "
        + "[{text: one two three}, {text: four five}, {text: six}, {text: seven eight nine}]}"
    ) {
      FlowLayout(alignment: .bottomTrailing, spacing: 6, lineSpacing: 2, lineLimit: 2) {
        Text(verbatim: "one two three")
        Text(verbatim: "four five")
        Text(verbatim: "six")
        Text(verbatim: "seven eight nine")
      }
    },
    ViewExample(
      "radial: {radius: 40, startAngle: 90, endAngle: 180, direction: counterclockwise, "
        + "children: [{text: a}, {text: b}, {text: c}]}"
    ) {
      RadialLayout(
        radius: 40, startAngle: .degrees(90), endAngle: .degrees(180), direction: .counterclockwise
      ) {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Text(verbatim: "c")
      }
    },
    ViewExample("radial: {radius: fit, orientation: outward, children: [{text: a}, {text: b}]}") {
      RadialLayout(radius: .fit, orientation: .outward) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    },
    ViewExample(
      "radial: {radius: 40, orientation: inward, children: [{text: a}, {text: b}, {text: c}]}"
    ) {
      RadialLayout(radius: 40, orientation: .inward) {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Text(verbatim: "c")
      }
    },
    ViewExample("radial: {radius: 30, anchor: outward, children: [{text: abc}, {text: def}]}") {
      RadialLayout(radius: 30, anchor: .outward) {
        Text(verbatim: "abc")
        Text(verbatim: "def")
      }
    },
    ViewExample(
      "cloudLayout: {spacing: 9, groups: mixed, children: [{text: one}, {text: two}, {text: six}]}"
    ) {
      CloudLayout(spacing: 9, groups: .mixed) {
        Text(verbatim: "one")
        Text(verbatim: "two")
        Text(verbatim: "six")
      }
    },
    ViewExample(
      "cloudLayout: {groups: {a: {x: 0.5, width: 0.5}}, children: "
        + "[{text: one}, {text: two, modifiers: [{cloudGroup: a}]}]}"
    ) {
      CloudLayout(groups: .regions(["a": CGRect(x: 0.5, y: 0, width: 0.5, height: 1)])) {
        Text(verbatim: "one")
        Text(verbatim: "two").cloudGroup("a")
      }
    },
    ViewExample(
      "cloudLayout: [{text: one, modifiers: [{cloudTarget: top}]}, {text: two, modifiers: "
        + "[{cloudOrientation: -90}]}, {text: three, modifiers: [{cloudWeight: 5}]}]"
    ) {
      CloudLayout {
        Text(verbatim: "one").cloudTarget(.top)
        Text(verbatim: "two").cloudOrientation(.degrees(-90))
        Text(verbatim: "three").cloudWeight(5)
      }
    },
    ViewExample("adaptiveGrid: {spacing: 3, children: [{color: red}, {color: blue}, circle]}") {
      AdaptiveGridLayout(spacing: 3) {
        Color.red
        Color.blue
        Circle()
      }
    },
    ViewExample(
      "adaptiveGrid: {alignment: bottom, cellAspectRatio: 2, children: [{color: red}, circle]}"
    ) {
      AdaptiveGridLayout(alignment: .bottom, cellAspectRatio: 2) {
        Color.red
        Circle()
      }
    },
    ViewExample("viewThatFits: [{text: much too long for a width of two hundred}, {text: ok}]") {
      ViewThatFits {
        Text(verbatim: "much too long for a width of two hundred")
        Text(verbatim: "ok")
      }
    },
    ViewExample(
      "viewThatFits: {axes: vertical, children: "
        + "[{text: wide, modifiers: [{padding: 99}]}, {text: ok}]}"
    ) {
      ViewThatFits(in: .vertical) {
        Text(verbatim: "wide").padding(99)
        Text(verbatim: "ok")
      }
    },
    ViewExample("vStack: [{text: a}, spacer, divider, {text: b}, {spacer: 20}, emptyView]") {
      VStack {
        Text(verbatim: "a")
        Spacer()
        Divider()
        Text(verbatim: "b")
        Spacer(minLength: 20)
        EmptyView()
      }
    },
    ViewExample("{group: [{text: a}, {text: b}], modifiers: [{padding: 3}, {background: red}]}") {
      Group {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      .padding(3).background(.red)
    },
  ]

  static let flows = [
    ViewExample(
      "flow: {alignment: topJustified, children: "
        + "[{text: one two}, {text: three}, {text: four five six}]}"
    ) {
      FlowLayout(alignment: Alignment(horizontal: .justified, vertical: .top)) {
        Text(verbatim: "one two")
        Text(verbatim: "three")
        Text(verbatim: "four five six")
      }
    },
    ViewExample("tagCloud: {alignment: justified, tags: [one two three, four five, six, seven]}") {
      TagCloud(
        [.init("one two three"), .init("four five"), .init("six"), .init("seven")],
        alignment: .justified)
    },
  ]

  static let grids = [
    ViewExample(
      "grid: {alignment: topLeading, horizontalSpacing: 4, verticalSpacing: 2, children: ["
        + "{gridRow: [{text: a}, {text: bbb}]}, divider, "
        + "{gridRow: {alignment: bottom, children: [{text: cc}, {text: d}]}}]}"
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text(verbatim: "a")
          Text(verbatim: "bbb")
        }
        Divider()
        GridRow(alignment: .bottom) {
          Text(verbatim: "cc")
          Text(verbatim: "d")
        }
      }
    },
    ViewExample("lazyVGrid: {columns: 2, spacing: 5, children: [{text: a}, {text: b}, {text: c}]}")
    {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 5) {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Text(verbatim: "c")
      }
    },
    ViewExample("lazyVGrid: {columns: [{flexible: {}}, {adaptive: {}}], children: [{text: a}]}") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 10))]) {
        Text(verbatim: "a")
      }
    },
    ViewExample(
      "lazyVGrid: {columns: [30, flexible, {flexible: {minimum: 5, maximum: 40}, spacing: 3}, "
        + "{fixed: 20, alignment: topLeading}, {adaptive: 12}], alignment: leading, "
        + "children: [{text: a}, {text: b}, {text: c}, {text: d}, {text: e}, {text: f}]}"
    ) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(30)), GridItem(.flexible()),
          GridItem(.flexible(minimum: 5, maximum: 40), spacing: 3),
          GridItem(.fixed(20), alignment: .topLeading), GridItem(.adaptive(minimum: 12)),
        ], alignment: .leading
      ) {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Text(verbatim: "c")
        Text(verbatim: "d")
        Text(verbatim: "e")
        Text(verbatim: "f")
      }
    },
    ViewExample("lazyHGrid: {rows: [20, 30], alignment: top, children: [{text: a}, {text: b}]}") {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], alignment: .top) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    },
    ViewExample("lazyVStack: {alignment: trailing, spacing: 1, children: [{text: a}, circle]}") {
      LazyVStack(alignment: .trailing, spacing: 1) {
        Text(verbatim: "a")
        Circle()
      }
    },
    ViewExample("lazyHStack: {alignment: bottom, children: [{text: a}, {text: b}]}") {
      LazyHStack(alignment: .bottom) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    },
  ]

  static let pictures = [
    ViewExample("color: {light: red, dark: blue}") { Color.red },
    ViewExample("image: {systemName: star.fill}") { Image(systemName: "star.fill") },
    ViewExample("linearGradient: {colors: [red, blue], startPoint: leading, endPoint: trailing}") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    },
    ViewExample("angularGradient: {colors: [red, blue], center: top}") {
      AngularGradient(colors: [.red, .blue], center: .top)
    },
    ViewExample("{tagCell: {name: Swift, count: 12, isSelected: true, isDeletable: true}}") {
      TagCell(name: "Swift", count: 12, isSelected: true, isDeletable: true)
    },
    ViewExample(
      "tagCloud: {style: pill, spacing: 3, lineLimit: 2, accent: red, cornerRadius: 4, tags: "
        + "[a, {name: bb, size: 20, color: blue}, {name: c, isSelected: true}]}"
    ) { Self.cloud },
    ViewExample("tagCell: Go") { TagCell(name: "Go") },
    ViewExample("clockFace: {diameter: 100, time: 9:41, numerals: roman, showsTicks: true}") {
      ClockFace(
        diameter: 100, time: .init(hour: 9, minute: 41), numerals: .roman, showsTicks: true)
    },
    ViewExample("clockFace: {showsDisc: true, fill: red, emphasizesQuarters: true, inset: 3}") {
      ClockFace(showsDisc: true, fill: .red, emphasizesQuarters: true, inset: 3)
    },
    ViewExample("clockFace") { ClockFace() },
  ]

  static var cloud: TagCloud {
    var cloud = TagCloud(
      [.init("a"), .init("bb", size: 20, color: .blue), .init("c", isSelected: true)],
      style: .pill, spacing: 3, lineLimit: 2)
    cloud.accent = .red
    cloud.cornerRadius = 4
    return cloud
  }

  static let texts = [
    ViewExample("text: {content: 1234.5, format: number(2)}") { Text(verbatim: "1,234.50") },
    ViewExample("text: {content: 0.25, format: percent}") { Text(verbatim: "25%") },
    ViewExample("text: {content: 2007-01-09, format: date(long)}") {
      Text(verbatim: "January 9, 2007")
    },
    ViewExample("text: \"**not** bold\"") { Text(verbatim: "**not** bold") },
    ViewExample("text: {content: \"**bold** and `code`\", markdown: true}") {
      Text("**bold** and `code`")
    },
    ViewExample(
      "text: {parts: [a, {text: b, modifiers: [bold, {foregroundStyle: red}]}, "
        + "{systemImage: star, modifiers: [{baselineOffset: 2}]}, "
        + "{parts: [c, {text: d, modifiers: [{underline: {pattern: dot, color: blue}}]}], "
        + "modifiers: [italic, {font: title}]}]}"
    ) {
      Text(verbatim: "a") + Text(verbatim: "b").bold().foregroundStyle(.red)
        + Text(Image(systemName: "star")).baselineOffset(2)
        + (Text(verbatim: "c") + Text(verbatim: "d").underline(pattern: .dot, color: .blue))
        .italic().font(.title)
    },
    ViewExample(
      "text: {content: a, parts: [{text: b, modifiers: [{kerning: 3}, monospacedDigit]}]}"
    ) {
      Text(verbatim: "a") + Text(verbatim: "b").kerning(3).monospacedDigit()
    },
  ]

  @Test(arguments: layouts + flows + grids + pictures + texts)
  func `draws as the same one in Swift`(_ example: ViewExample) throws {
    #expect(try svg(sceneView(example.yaml)) == svg(example.view))
  }
}
