import Foundation
import Platen
import Testing

@testable import PlatenScenes

/// Lines of a list between their axes.
@Suite struct LineSceneTests {
  private func scene(_ data: String, _ lines: String, width: CGFloat = 400) throws -> PictureScene {
    let yaml = """
      platen: 1
      canvas: {width: \(width), height: 300, locale: en}
      data: {list: \(data)}
      view: {lines: {data: list, \(lines)}}
      """
    return try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
  }

  /// The frames of the texts, from left to right.
  private func labels(
    _ data: String, _ lines: String, width: CGFloat = 400
  ) throws -> [(text: String, frame: CGRect)] {
    try scene(data, lines, width: width).renderer(library: .shared).fitReport().texts
      .map { ($0.text, $0.frame) }.sorted { $0.frame.midX < $1.frame.midX }
  }

  /// The points of the first line of a picture, and whether each begins anew.
  private func points(
    _ data: String, _ lines: String
  ) throws -> [(isMove: Bool, place: CGPoint)] {
    let svg = try scene(data, lines).renderer(library: .shared).svgData()
    let paths = String(decoding: svg, as: UTF8.self).components(separatedBy: "<path")
    let line = try #require(paths.first { $0.contains("stroke-width=\"2.5\"") })
    let path = try #require(line.firstMatch(of: #/ d="([^"]*)"/#)?.1)
    var points: [(isMove: Bool, place: CGPoint)] = []
    var place = CGPoint.zero
    for step in path.matches(of: #/([A-Za-z])([^A-Za-z]*)/#) {
      let numbers = step.2.matches(of: #/-?[\d.]+/#).compactMap { Double($0.0) }
      var rest = numbers[...]
      while let first = rest.popFirst() {
        switch step.1 {
        case "M": place = CGPoint(x: first, y: rest.removeFirst())
        case "l": place = CGPoint(x: place.x + first, y: place.y + rest.removeFirst())
        case "h": place.x += first
        case "v": place.y += first
        default: Issue.record("\(step.0) in \(path)")
        }
        points.append((step.1 == "M", place))
      }
    }
    return points
  }

  private static let week = "[{d: Mon, a: 0, b: 30}, {d: Tue, a: 5, b: 20}, {d: Wed, a: 10, b: 40}]"

  /// 1,764,547,200 seconds are 2025-12-01, by `date -u -d @1764547200`.
  @Test func numbersAsDatesAreMoments() throws {
    for factor in [1, 1_000] {
      let data = (0..<3).map { "{t: \((1_764_547_200 + $0 * 86_400) * factor), v: \($0)}" }
      let texts = try labels(
        "[\(data.joined(separator: ", "))]", "label: t, value: v, labelFormat: date(d MMM)"
      ).map(\.text)
      #expect(texts.filter { $0.contains("Dec") } == ["1 Dec", "2 Dec", "3 Dec"])
    }
    #expect(throws: SceneFileError.self) {
      try scene("[{t: 2020, v: 1}, {t: 2021, v: 2}]", "label: t, value: v, labelFormat: date(yyyy)")
    }
  }

  /// Years have nothing between them, and the largest numbers have a scale, too.
  @Test func labelsThatAreWholeHaveWholeTicks() throws {
    let texts = try labels(
      "[{y: 2020, v: 1}, {y: 2021, v: 2}, {y: 2022, v: 1}]", "label: y, value: v"
    )
    .map(\.text)
    #expect(Set(["2020", "2021", "2022"]).isSubset(of: texts))
    #expect(!texts.contains { $0.hasPrefix("2") && $0.contains(".") })
    for numbers in [[1.5e308], [9e307, 1.7e308]] {
      let bounds = NumberScale(of: numbers, .log, hasZero: true, steps: 5).bounds
      #expect(bounds.upperBound.isFinite && bounds.lowerBound > 0)
    }
    for number in [-1.75e308, 1.75e308] {
      let bounds = NumberScale(of: [number], steps: 5).bounds
      #expect(bounds.lowerBound.isFinite && bounds.upperBound.isFinite)
    }
  }

  @Test func textsStandInEqualDistances() throws {
    let labels = try labels(Self.week, "label: d, value: a")
    let days = labels.filter { ["Mon", "Tue", "Wed"].contains($0.text) }.map(\.frame)
    try #require(days.count == 3)
    #expect(abs(days[1].midX - days[0].midX - (days[2].midX - days[1].midX)) < 0.6)
    // The last part's middle is a sixth of the plot before its end.
    let part = days[1].midX - days[0].midX
    #expect(abs(days[2].midX + part / 2 - 400) < 0.6)
    // Numbers stand one above the other, from the scale's beginning at the bottom.
    let numbers = labels.filter { Int($0.text) != nil }
    #expect(Set(numbers.map(\.text)).isSuperset(of: ["0", "5", "10"]))
    for (_, frame) in numbers { #expect(abs(frame.maxX - numbers[0].frame.maxX) < 0.6) }
  }

  @Test func numbersAndDatesStandAtTheirPlaces() throws {
    for (data, texts) in [
      ("[{x: 0, y: 1}, {x: 10, y: 2}, {x: 40, y: 3}]", ["0", "20", "40"]),
      (
        "[{x: 2026-01-01, y: 1}, {x: 2026-01-11, y: 1}, {x: 2026-03-02, y: 2}]",
        ["12 Jan", "23 Feb"]
      ),
    ] {
      let svgPoints = try points(data, "label: x, value: y")
      try #require(svgPoints.count == 3)
      let (first, last) = (svgPoints[0].place.x, svgPoints[2].place.x)
      // 10 of 40, and 10 of 60 days, of which Mondays are shown.
      let part = texts.count == 3 ? 0.25 : 1.0 / 6
      #expect(abs((svgPoints[1].place.x - first) / (last - first) - part) < 0.01)
      let labels = try labels(data, "label: x, value: y").map(\.text)
      #expect(Set(labels).isSuperset(of: texts), "\(labels)")
    }
  }

  @Test(arguments: Array(stride(from: 120.0, through: 900, by: 60)))
  func labelsNeverComeNearEachOther(_ width: Double) throws {
    let days = (1...90).map { "{d: Day \($0), v: \($0 * 37 % 1000)}" }.joined(separator: ", ")
    let years = (0...60).map { "{d: \(1950 + $0), v: \($0 * 37 % 1000)}" }.joined(separator: ", ")
    for data in ["[\(days)]", "[\(years)]"] {
      let labels = try labels(data, "label: d, value: v", width: width)
      let rows = Dictionary(grouping: labels) { $0.frame.midY.rounded() }
      let row = try #require(rows.max { $0.key < $1.key }?.value)
      for (one, next) in zip(row, row.dropFirst()) {
        #expect(next.frame.minX - one.frame.maxX > 9, "\(one.text) \(next.text)")
      }
      #expect(labels.allSatisfy { $0.frame.minX >= -0.5 && $0.frame.maxX <= width + 0.5 })
      let column = labels.filter { $0.frame.midY.rounded() != rows.keys.max() }
        .sorted { $0.frame.minY < $1.frame.minY }
      for (one, next) in zip(column, column.dropFirst()) {
        #expect(next.frame.minY >= one.frame.maxY)
      }
    }
  }

  @Test func aLineHasAGapWhereANumberIsMissing() throws {
    let data = "[{d: a, v: 1}, {d: b, v: 2}, {d: c}, {d: d, v: 4}, {d: e, v: 3}]"
    #expect(try points(data, "label: d, value: v").map(\.isMove) == [true, false, true, false])
    let findings = try scene(data, "label: d, value: v").findings.map(\.description)
    #expect(findings.count == 1)
    #expect(
      findings[0].contains("there is no number for \"c\" in \"v\": the line has a gap"),
      "\(findings)")
  }

  @Test func aSeriesIsALineOfRecords() throws {
    let data = """
      [{t: A, d: Mon, v: 1}, {t: B, d: Mon, v: 2}, {t: B, d: Tue, v: 3}, {t: A, d: Wed, v: 4},
       {t: B, d: Wed, v: 4}]
      """.replacing("\n", with: "")
    let lines = "label: d, value: v, series: t, colors: ['#010203', '#040506']"
    // A has no Tuesday, and two numbers that no line leads to, which are dots.
    #expect(try points(data, lines).map(\.isMove) == [true, true])
    #expect(
      try scene(data, lines).findings.first?.description.contains(
        "there is no number for 1 of 3 labels in \"A\": the line has a gap") == true)
    let svg = String(
      decoding: try scene(data, lines).renderer(library: .shared).svgData(), as: UTF8.self)
    #expect(svg.contains("#010203") && svg.contains("#040506"))
    let days = try labels(data, lines).map(\.text).filter { $0.allSatisfy(\.isLetter) }
    #expect(days == ["Mon", "Tue", "Wed"])
  }

  @Test func equalRatiosAreEqualHeightsOnALogarithmicScale() throws {
    let data = "[{d: a, v: 1}, {d: b, v: 10}, {d: c, v: 100}]"
    let points = try points(data, "label: d, value: v, scale: log")
    try #require(points.count == 3)
    let heights = points.map(\.place.y)
    #expect(abs((heights[0] - heights[1]) - (heights[1] - heights[2])) < 0.02)
    #expect(try labels(data, "label: d, value: v, scale: log").map(\.text).contains("50"))
  }
}
