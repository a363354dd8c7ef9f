internal import Platen

/// Lines through the numbers of a list's items, as a scene describes them.
struct SceneLines {
  /// A line's numbers, nil where there is none, and where their items stand.
  fileprivate struct Series {
    var name: String
    var points: [(place: Double, number: Double?)]
  }

  private var series: [Series]
  private var horizontal: HorizontalScale
  private var scale: NumberScale
  private var colors: [Color]
  private var lineWidth: CGFloat
  private var showsDots: Bool

  static let part = Part<AnyView>(
    "lines", "A line chart of a list, with two axes."
  ) {
    fields in
    let items = fields.required(
      "data", .items, "The name of a list in the scene's data, or the list itself.")
    let value = fields.optional(
      "value",
      ValueType<ItemKey>.itemKey.oneOrMore("a field, an expression in braces, or a list of such"),
      "The numbers: a field or an expression in braces, or a list of these with a line for each;"
        + " default: the weights.")
    let series = fields.optional(
      "series", .itemKey,
      "What the items of one line have in common: a field, or an expression in braces.")
    let label = fields.optional(
      "label", .itemKey,
      "The values on the horizontal axis: numbers and dates to scale, texts at equal distances;"
        + " default: the words of the list.")
    let colors = fields.optional(
      "colors", ValueType<Color>.color.list("a list of 1 to 100 colours", count: 1...100),
      "The lines' colours in turn; default: the theme's palette, as in a legend, or the accent for"
        + " a single line."
    )
    let kind = fields.numberScale()
    let format = fields.optional("format", .valueFormat, "The format of the numbers.")
    let labelFormat = fields.optional(
      "labelFormat", .valueFormat,
      "The format of the values on the horizontal axis. With a date format, numbers count as seconds"
        + " or milliseconds since 1970."
    )
    let dots = fields.optional(
      "showsDots", .boolean, default: false, "Whether each number has a dot.")
    let width = fields.optional(
      "lineWidth", .length, default: 2.5, "The width of a line in points.")
    fields.setPrimary(items)
    return { values, decoder in
      let (items, theme) = (values[items], decoder.sceneEnvironment.theme)
      guard let labels = decoder.labels(values[label], of: items, at: values.node),
        let horizontal = HorizontalScale(
          of: labels, sharesLabels: values[series] != nil, as: values[labelFormat], values.node,
          decoder),
        let lines = decoder.series(
          values[value], values[series], of: items, called: labels, horizontal, on: values[kind],
          at: values.node),
        decoder.countViews(2 * lines.count + items.count, at: values.node)
      else { return nil }
      let numbers = lines.flatMap { $0.points.compactMap(\.number) }
      let chart = SceneLines(
        series: lines, horizontal: horizontal,
        scale: NumberScale(
          of: numbers, values[kind], hasZero: false, steps: NumberScale.mostSteps),
        colors: values[colors] ?? (lines.count > 1 ? theme.palette : [theme.accent]),
        lineWidth: values[width], showsDots: values[dots])
      return chart.view(as: values[format], values.node, decoder)
    }
  }
}

// MARK: - Series

extension SceneDecoder {
  /// The lines of a chart, and a finding for each that has gaps; nil after an error was reported.
  fileprivate func series(
    _ keys: [ItemKey]?, _ series: ItemKey?, of items: [DataItem], called labels: [String],
    _ horizontal: HorizontalScale, on scale: NumberScale.Kind, at node: SourceNode
  ) -> [SceneLines.Series]? {
    let keys: [ItemKey?] = keys ?? [nil]
    guard let series else {
      var lines: [SceneLines.Series] = []
      for key in keys {
        let numbers = at("value") {
          self.numbers(key, of: items, called: labels, on: scale, at: node)
        }
        guard let numbers else { return nil }
        let name = key?.field ?? ""
        noteGaps(numbers.indices.filter { numbers[$0] == nil }, of: items, called: labels, in: name)
        lines.append(.init(name: name, points: Array(zip(horizontal.places, numbers))))
      }
      return lines
    }
    guard keys.count == 1 else {
      return at("value") {
        report(node, found: "\(keys.count) values", expected: "one value, because series is given")
      }
    }
    guard let names = at("series", { self.keys(series, of: items, called: "item") }),
      let numbers = at(
        "value", { numbers(keys[0], of: items, called: labels, on: scale, at: node) })
    else { return nil }
    var lines: [SceneLines.Series] = []
    var indices: [String: Int] = [:]
    var firsts: [Int] = []
    for (i, name) in names.map(\.text).enumerated() {
      let index = indices[name] ?? lines.count
      if index == lines.count {
        lines.append(.init(name: name, points: []))
        firsts.append(i)
      }
      indices[name] = index
      lines[index].points.append((horizontal.places[i], numbers[i]))
      if numbers[i] == nil { noteGaps([i], of: items, called: labels, in: name) }
    }
    guard horizontal.isOfTexts else { return lines }
    let places = Set(horizontal.places)
    guard countViews(lines.count * places.count, at: node) else { return nil }
    for (i, line) in lines.enumerated() {
      let missing = places.subtracting(line.points.map(\.place))
      if missing.isEmpty { continue }
      lines[i].points += missing.map { ($0, nil) }
      noteGap("\(missing.count) of \(places.count) labels", in: line.name, at: items[firsts[i]])
    }
    return lines
  }

  /// Notes that a line has gaps, where the first of the items without a number is written.
  private func noteGaps(
    _ gaps: [Int], of items: [DataItem], called labels: [String], in name: String
  ) {
    guard let first = gaps.first else { return }
    let more = gaps.count > 1 ? " and \(gaps.count - 1) more" : ""
    noteGap("\(labels[first].quoted())\(more)", in: name, at: items[first])
  }

  private func noteGap(_ places: String, in name: String, at item: DataItem) {
    let whose = name.isEmpty ? "" : " in \(name.quoted())"
    note(
      SceneFinding(
        kind: .unreadCell, position: item.record.position, file: item.taken.file,
        path: currentPath, detail: "there is no number for \(places)\(whose): the line has a gap"))
  }
}

// MARK: - Views

extension SceneLines {
  private func view(
    as format: ValueFormat?, _ node: SourceNode, _ decoder: SceneDecoder
  ) -> AnyView? {
    let theme = decoder.sceneEnvironment.theme
    guard let vertical = ChartAxis(of: scale, along: .vertical, as: format, node, decoder),
      decoder.countViews(vertical.viewCount + horizontal.axis.viewCount, at: node)
    else { return nil }
    let lines = series.enumerated().map { i, series in
      let color = colors[i % colors.count]
      let points = series.points.sorted { $0.place < $1.place }.map { point in
        point.number.map { CGPoint(x: point.place, y: 1 - scale.place(of: $0)) }
      }
      let shape = SeriesShape(points: points)
      return AnyView(
        ZStack {
          shape.stroke(
            color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
          shape.dots(radius: showsDots ? lineWidth * 1.4 : lineWidth, all: showsDots).fill(color)
        }
        .flipsForRightToLeftLayoutDirection(true).part(named: series.name))
    }
    return AnyView(
      ChartLayout(idealWidth: 480, idealHeight: 280) {
        vertical.view(theme)
        horizontal.axis.view(theme)
        ZStack { ViewList(views: lines) }
      })
  }
}

/// A line through points of the unit square, which is interrupted where there is none.
private struct SeriesShape: Shape {
  var points: [CGPoint?]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var isOpen = false
    for point in points {
      guard let point else {
        isOpen = false
        continue
      }
      let place = rect.place(of: point)
      if isOpen { path.addLine(to: place) } else { path.move(to: place) }
      isOpen = true
    }
    return path
  }

  /// Dots at the points: at all of them, or at those that no line leads to.
  func dots(radius: CGFloat, all: Bool) -> SeriesDots {
    let shown = points.indices.filter { i in
      all || (i == 0 || points[i - 1] == nil) && (i == points.count - 1 || points[i + 1] == nil)
    }
    return SeriesDots(points: shown.compactMap { points[$0] }, radius: radius)
  }
}

/// Dots at points of the unit square.
private struct SeriesDots: Shape {
  var points: [CGPoint]
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for point in points {
      let place = rect.place(of: point)
      path.addEllipse(
        in: CGRect(
          x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }
}

extension CGRect {
  fileprivate func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: minX + point.x * width, y: minY + point.y * height)
  }
}
