import Foundation
import Platen
import Testing

@testable import PlatenScenes

/// Tables, bars and legends of a list.
@Suite struct ChartSceneTests {
  private static let head = """
    platen: 1
    canvas: {locale: en}
    data:
      goods:
        - {name: Tea, price: 12.5, count: 3}
        - {name: Green tea in bags, price: 4, count: 12}
        - {name: Rice, price: 0.125, count: 1}
      change: {items: [{name: up, weight: 30}, {name: down, weight: -10}]}

    """

  private func scene(_ view: String, width: CGFloat? = nil) throws -> ImageRenderer<AnyView> {
    let text = SceneText(name: "s.yaml", text: Self.head + "view: " + view)
    var scene = try PictureScene(text, options: SceneOptions())
    scene.canvas.width = width
    return scene.renderer(library: .shared)
  }

  private func frames(_ view: String, width: CGFloat? = nil) throws -> [String: CGRect] {
    let texts = try scene(view, width: width).fitReport().texts
    return Dictionary(texts.map { ($0.text, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private func problem(_ view: String) -> String {
    let error = #expect(throws: SceneFileError.self) { try scene(view) }
    return error?.errors.first.map { "\($0.path): \($0.unexpected.message)" } ?? ""
  }

  // MARK: - Tables

  @Test func columnsAreAsWideAsTheirContents() throws {
    let frames = try frames(
      "{table: {data: goods, columns: [name, {value: count, header: n}], spacing: 30, padding: 5}}")
    let (widest, number) = (
      frames["Green tea in bags", default: .null], frames["12", default: .null]
    )
    #expect(frames["Tea", default: .null].minX == widest.minX)
    // Numbers end together, behind the widest name and the space between columns.
    #expect(abs(number.minX - widest.maxX - 30) < 0.5)
    for text in ["3", "1", "n"] {
      #expect(abs(frames[text, default: .null].maxX - number.maxX) < 0.5)
    }
    // Rows have a line's height and 5 points above and below it.
    let (tea, rice) = (frames["Tea", default: .null], frames["Rice", default: .null])
    #expect(abs(rice.minY - tea.minY - 2 * (tea.height + 10)) < 0.5)
  }

  @Test func withoutColumnsAllFieldsAreShown() throws {
    let texts = try scene("{table: goods}").fitReport().texts.map(\.text)
    #expect(Array(texts.prefix(6)) == ["name", "price", "count", "Tea", "12.5", "00"])
    #expect(
      try scene("{table: {data: [a, b]}}").fitReport().texts.map(\.text) == ["name", "a", "b"])
  }

  @Test func allFieldsOfAllItemsAreColumns() throws {
    let texts = try scene("{table: {data: [{a: 1}, {b: 2}]}}").fitReport().texts.map(\.text)
    #expect(texts.filter { !$0.isEmpty } == ["a", "b", "1", "2"])
    let fields = (0..<101).map { "f\($0): 1" }.joined(separator: ", ")
    #expect(throws: (any Error).self) { try scene("{table: {data: [{\(fields)}]}}") }
  }

  @Test func pointsStandAboveEachOther() throws {
    let frames = try frames(
      "{table: {data: goods, columns: [price]}, modifiers: [monospacedDigit]}")
    func width(_ text: String) throws -> CGFloat {
      try #require(try self.frames("{text: '\(text)', modifiers: [monospacedDigit]}")[text]).width
    }
    let points = try [("12.5", "12"), ("4", "4"), ("0.125", "0")].map { text, whole in
      try width(whole) + frames[text, default: .null].minX
    }
    // Widths are rounded to whole pixels.
    #expect(points.allSatisfy { abs($0 - points[0]) < 1.01 }, "\(points)")
  }

  @Test(
    arguments: [
      (["1", "2.5", "", "10.125"], ".", [".000", "00", "", ""]), (["7", "12"], ".", ["", ""]),
      (["€1,234.50", "-€2", "3%"], ".", ["", ".00", ".00"]),
      (["1.234,5", "2"], ",", ["", ",0"]), (["١٫٥", "٢"], "٫", ["", "٫0"]),
    ] as [([String], Character, [String])])
  func aNumberLacks(_ texts: [String], _ separator: Character, _ missing: [String]) {
    #expect(NumberColumn(texts, separator: separator)?.missing == missing)
  }

  @Test(arguments: [
    ["a"], ["12 km"], ["10:08"], ["2026-11-27"], ["", ""], ["-"], ["1", "x"],
    ["0.\(String(repeating: "0", count: 40))"],
  ])
  func aTextIsNoNumber(_ texts: [String]) {
    #expect(NumberColumn(texts, separator: ".") == nil)
  }

  @Test func sharesDivideWhatIsLeft() throws {
    let view = """
      {table: {data: [{a: x, b: y, c: z}], spacing: 10, columns: [
        {value: a, share: 1, alignment: trailing}, {value: b, width: 50, alignment: trailing},
        {value: c, share: 3, alignment: trailing}]}}
      """
    let frames = try frames(view.replacing("\n", with: " "), width: 270)
    // 270 - 2 x 10 - 50 are 200: a quarter, and three quarters.
    for (text, end) in [("x", 50.0), ("y", 110), ("z", 270)] {
      #expect(abs(frames[text, default: .null].maxX - end) < 0.5)
    }
  }

  @Test func aNarrowTableWrapsItsWidestColumn() throws {
    let view = "{table: {data: goods, columns: [name, price]}}"
    let (wide, narrow) = (try frames(view), try frames(view, width: 130))
    let name = "Green tea in bags"
    #expect(narrow[name, default: .null].height > 1.5 * wide[name, default: .null].height)
    #expect(narrow["0.125", default: .null].width == wide["0.125", default: .null].width)
    #expect(narrow["0.125", default: .null].maxX <= 130.5)
  }

  @Test func noNumberBreaksInTwo() throws {
    let data = "[{name: A long name of a thing, v: '1234567.25'}, {name: b, v: '2'}]"
    let frames = try frames("{table: {data: \(data)}}", width: 60)
    let line = try #require(try self.frames("{text: b}")["b"]).height
    #expect(frames["1234567.25", default: .null].height < 1.2 * line)
  }

  @Test func cellsMayBeViewsAndFootersSums() throws {
    let view = """
      {table: {data: goods, stripes: true, columns: [
        {header: Name, view: {text: "{name}!"}, footer: Sum},
        {value: "{price * count}", format: number(2), footer: "{sum(goods.count)}"}]}}
      """
    let texts = try scene(view.replacing("\n", with: " ")).fitReport().texts.map(\.text)
    #expect(
      texts.filter { !$0.allSatisfy { "0.".contains($0) } } == [
        "Name", "Tea!", "37.50", "Green tea in bags!", "48.00", "Rice!", "0.13", "Sum", "16",
      ])
  }

  // MARK: - Bars

  @Test(
    arguments: [
      ([0, 97, 1240], 10, 0...1400, 200), ([0, 97, 1240], 4, 0...1500, 500),
      ([-10, 30], 4, -10...30, 10), ([0.3, 0.7], 10, 0...0.7, 0.1), ([-5, -1], 1, -5...0, 5),
      ([3, 4], 1, 0...5, 5),
    ] as [([Double], Int, ClosedRange<Double>, Double)])
  func ticksAreRound(
    _ numbers: [Double], _ steps: Int, _ bounds: ClosedRange<Double>, _ step: Double
  ) {
    let scale = NumberScale(of: numbers, steps: steps)
    #expect(abs(scale.bounds.lowerBound - bounds.lowerBound) < 1e-9)
    #expect(abs(scale.bounds.upperBound - bounds.upperBound) < 1e-9)
    let ticks = scale.ticks(atMost: steps)
    #expect(ticks.count - 1 <= steps)
    #expect(ticks.first == scale.bounds.lowerBound)
    for (one, next) in zip(ticks, ticks.dropFirst()) {
      #expect(abs(next - one - step) < 1e-9)
    }
  }

  @Test func aScaleWithoutRoundNumbersHasNoTicks() {
    let scale = NumberScale(of: [12, 17], hasZero: false, steps: nil)
    #expect(scale.ticks(atMost: 5) == [12, 13, 14, 15, 16, 17])
    #expect(scale.ticks(atMost: 1) == [15])
    #expect(NumberScale(of: [11, 14], hasZero: false, steps: nil).ticks(atMost: 1) == [])
  }

  @Test func aScaleOfNothingHasItsBeginning() throws {
    #expect(NumberScale(of: [], steps: nil) == NumberScale(of: [0, 0], steps: nil))
    #expect(NumberScale(of: [0], steps: 5).place(of: 0) == 0)
    // Bars that are all zeros have an axis as well.
    for numbers in [[], [0, 0], [.leastNonzeroMagnitude]] {
      #expect(NumberScale(of: numbers, steps: 5).bounds == 0...1)
    }
    #expect(NumberScale(of: [-1.7e308, 1.7e308], steps: nil).place(of: 0) == 0.5)
    for numbers: [Double] in [[-1.7e308, 1.7e308], [1.7e308]] {
      #expect(NumberScale(of: numbers, steps: 5).ticks(atMost: 5).isEmpty)
    }
    let huge = "data: [{name: a, v: 1e308}, {name: b, v: -1e308}], value: v, showsAxis: true"
    #expect(try frames("{bars: {\(huge)}}")["b"] != nil)
  }

  @Test func barsAreAsLongAsTheirNumbers() throws {
    let view = "{bars: {data: change, thickness: 30, spacing: 4}}"
    let frames = try frames(view, width: 300)
    let (up, down) = (frames["30", default: .null], frames["-10", default: .null])
    // The values stand 10 points beside the bars' ends; 3 of 4 parts of the scale are above zero.
    let labels = max(frames["up", default: .null].maxX, frames["down", default: .null].maxX)
    let (start, end) = (down.maxX + 10, up.minX - 10)
    #expect(abs(down.minX - labels - 10) < 0.5)
    #expect(abs(up.maxX - 300) < 0.5)
    let path = String(decoding: try scene(view, width: 300).svgData(), as: UTF8.self)
    #expect(path.contains("<path") || path.contains("<rect"))
    #expect(end > start)
    #expect(abs(up.midY - down.midY + 34) < 0.5)
  }

  @Test func ticksHaveRoomBesideEachOther() throws {
    let view = "{bars: {data: change, showsAxis: true, format: number(2)}}"
    for width in stride(from: 260.0, through: 900, by: 37) {
      let texts = try scene(view, width: width).fitReport().texts.filter {
        $0.text.hasSuffix(".00")
      }
      let frames = texts.map(\.frame).sorted { $0.minX < $1.minX }
      #expect(frames.count >= 2)
      for (one, next) in zip(frames, frames.dropFirst()) { #expect(next.minX - one.maxX > 9.5) }
      #expect(frames.allSatisfy { $0.minX >= -0.5 && $0.maxX <= width + 0.5 })
    }
    let wide = try scene(view, width: 900).fitReport().texts.map(\.text)
    #expect(wide.contains("5.00") && wide.contains("-10.00"))
  }

  @Test func aLongLabelLeavesTheAxisItsTicks() throws {
    let data = "[{name: \(String(repeating: "Word ", count: 40)), v: 100}, {name: b, v: 0}]"
    let texts = try scene("{bars: {data: \(data), value: v, showsAxis: true}}", width: 760)
      .fitReport().texts.map(\.text)
    #expect(texts.contains("10") && texts.contains("90"))
  }

  @Test func barsOfZerosHaveAnAxis() throws {
    let texts = try scene("{bars: {data: [{name: a, v: 0}], value: v, showsAxis: true}}")
      .fitReport().texts.map(\.text)
    #expect(texts.contains("0.5") && texts.contains("1"))
  }

  @Test func uprightBarsStandAboveTheirLabels() throws {
    let view = "{bars: {data: change, orientation: vertical, thickness: 40}}"
    let frames = try frames(view, width: 300)
    let (up, down) = (frames["up", default: .null], frames["down", default: .null])
    let (most, least) = (frames["30", default: .null], frames["-10", default: .null])
    // The parts of the width have their middles at a quarter and three quarters.
    #expect(abs(up.midX - 75) < 0.5 && abs(most.midX - 75) < 0.5)
    #expect(abs(down.midX - 225) < 0.5 && abs(least.midX - 225) < 0.5)
    #expect(most.minY < least.minY && least.maxY <= up.minY + 0.5)
    let axis = try self.frames(
      "{bars: {data: change, orientation: vertical, showsAxis: true}}", width: 300)
    #expect(abs(axis["-10", default: .null].maxX - axis["30", default: .null].maxX) < 0.5)
    #expect(axis["30", default: .null].maxX + 10 <= axis["up", default: .null].minX)
    // The bar of 30 stands on the line of 0.
    let bar =
      "{bars: {data: [{name: a, v: 30}], value: v, orientation: vertical, showsAxis: true, thickness: 40, color: '#010203'}}"
    let labels = try self.frames(bar, width: 300)
    let svg = String(decoding: try scene(bar, width: 300).svgData(), as: UTF8.self)
    let path = try #require(svg.components(separatedBy: "<path").first { $0.contains("#010203") })
    let edge = try #require(path.firstMatch(of: #/ d="M[\d.]+ ([\d.]+)v([\d.]+)/#))
    let bottom = (Double(edge.1) ?? 0) + (Double(edge.2) ?? 0)
    #expect(abs(bottom - labels["0", default: .null].midY) < 0.6, "\(path)")
  }

  /// Two thirds of 120 points are 80, of which the label has 72: three lines of four.
  @Test func labelsOfUprightBarsLeaveRoomForTheBars() throws {
    let name = "Very long label that must wrap here"
    let data = "[{name: \(name), v: 100}, {name: b, v: 30}, {name: c, v: 60}]"
    let report = try scene(
      "{bars: {data: \(data), value: v, orientation: vertical},"
        + " modifiers: [{frame: {height: 120}}]}", width: 272
    ).fitReport()
    let label = try #require(report.texts.first { $0.text == name })
    let value = try #require(report.texts.first { $0.text == "100" })
    #expect(label.isTruncated && label.lines.count == 3)
    #expect(value.frame.minY >= -0.5 && label.frame.maxY <= 120.5)
    // The bar stands between its number and its label.
    #expect(label.frame.minY - value.frame.maxY > 10)
  }

  /// 300 points are six parts of 50, of which a label has 42: less than Switzerland, more than a line.
  @Test func labelsOfUprightBarsBreakBetweenWordsOrAreTurned() throws {
    func report(_ names: [String], width: CGFloat) throws -> FitReport {
      let data = names.map { "{name: \($0), v: 3}" }.joined(separator: ", ")
      return try scene(
        "{bars: {data: [\(data)], value: v, orientation: vertical, showsAxis: \(names.count > 9)}}",
        width: width
      ).fitReport()
    }
    let names = ["Switzerland", "North Rhine", "Chad", "Bosnia and Herzegovina", "Peru", "Laos"]
    let turned = try report(names, width: 300)
    #expect(turned.findings == [])
    let inks = turned.texts.filter { names.contains($0.text) }.compactMap { $0.ink?.bounds }
    #expect(inks.count == 6)
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    #expect(inks[0].height > 2 * inks[0].width)
    // All end at the bars.
    #expect(abs(inks[0].minY - inks[3].minY) < 2)
    let wide = try report(["North Rhine", "South Rhine"], width: 140)
    #expect(wide.texts.first?.lines.count == 2 && wide.findings == [])
    let many = try report((0..<60).map { "Switzerland\($0)" }, width: 300)
    #expect(many.findings.map(\.kind) == [.leftOut])
  }

  @Test(
    arguments: [
      ([3, 500], true, 1...1_000, 10, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]),
      ([3, 500], false, 1...1_000, 4, [1, 10, 100, 1_000]),
      ([10, 20], true, 1...100, 2, [1, 10, 100]), ([10, 20], false, 10...100, 2, [10, 100]),
      ([1, 1e9], false, 1...1e9, 4, [1, 1_000, 1e6, 1e9]), ([7, 7], false, 1...10, 1, [1, 10]),
    ] as [([Double], Bool, ClosedRange<Double>, Int, [Double])])
  func aLogarithmicScaleGoesOverPowersOfTen(
    _ numbers: [Double], _ isOfBars: Bool, _ bounds: ClosedRange<Double>, _ steps: Int,
    _ ticks: [Double]
  ) {
    let scale = NumberScale(of: numbers, .log, hasZero: isOfBars, steps: steps)
    #expect(scale.bounds == bounds)
    #expect(scale.ticks(atMost: steps) == ticks)
    let middle = (bounds.lowerBound * bounds.upperBound).squareRoot()
    #expect(abs(scale.place(of: middle) - 0.5) < 1e-9)
  }

  // MARK: - Mistakes

  @Test func aLegendHasTheItemsInARow() throws {
    let frames = try frames("{legend: {data: [a, b]}}")
    let (a, b) = (frames["a", default: .null], frames["b", default: .null])
    // A dot of 10 points, 7 behind it, 20 between two.
    #expect(abs(a.minX - 17) < 0.5)
    #expect(abs(b.minX - a.maxX - 37) < 0.5)
    let svg = try scene("{legend: {data: [a, b], color: \"{item == 'a' ? 'red' : '#010203'}\"}}")
      .svgData()
    #expect(String(decoding: svg, as: UTF8.self).contains("#010203"))
  }

  @Test(arguments: [
    (
      "{table: {data: goods, columns: [nme]}}",
      "columns[0]: found \"nme\", expected one of the fields"
    ),
    ("{table: {data: goods, columns: []}}", "found an empty list, expected a list of columns"),
    ("{table: {data: goods, columns: [{header: a}]}}", "found neither, expected value or view"),
    (
      "{table: {data: goods, columns: [{value: name, view: spacer}]}}",
      "found both, expected value or view"
    ),
    (
      "{table: {data: goods, columns: [{value: name, width: 5, share: 1}]}}",
      "found both, expected width or share"
    ),
    (
      "{table: {data: goods, columns: [{value: name, format: number}]}}",
      "found \"Tea\", expected a number"
    ),
    ("{table: {data: goods, columns: [\"{price * nme}\"]}}", "columns[0]: found {nme}"),
    ("{bars: {data: goods, value: name}}", "value: found \"Tea\" for \"Tea\", expected a number"),
    ("{bars: {data: [{name: a}]}}", "value: found nothing for \"a\", expected a number"),
    ("{bars: {data: goods, value: prce}}", "value: found \"prce\", expected one of the fields"),
    ("{bars: {data: goods, value: price, color: rad}}", "color: found \"rad\", expected"),
    (
      "{bars: {data: change, value: weight, scale: log}}",
      "value: found the number -10 for \"down\", expected a number above 0, for scale: log"
    ),
    (
      "{bars: {data: goods, label: count, value: \"{price - 4}\", scale: log}}",
      "value: found the number 0 for \"12\", expected a number above 0, for scale: log"
    ),
    ("{bars: {data: change, scale: logarithmic}}", "scale: found \"logarithmic\", expected"),
    (
      "{lines: {data: goods, value: [price, count], series: name}}",
      "value: found 2 values, expected one value, because series is given"
    ),
    ("{lines: {data: goods, value: prce}}", "value: found \"prce\", expected one of the fields"),
    ("{legend: {data: goods, label: \"{nm}\"}}", "label: found {nm}, expected one of the fields"),
  ])
  func aMistakeIsNamed(_ view: String, _ message: String) {
    let problem = problem(view)
    #expect(problem.contains(message), "\(problem)")
  }
}
