internal import Platen

/// The axis of a chart: the first of several rows of ticks whose labels have room beside each other.
struct ChartAxis {
  struct Tick: Equatable {
    /// From 0 to 1 of the scale.
    var place: Double
    var label: String
    /// The colour of the line across the chart.
    var color: Color
  }

  var axis: Axis
  /// From the row with most ticks to that which is taken in any case.
  var rows: [[Tick]]

  /// How many views it has.
  var viewCount: Int { 2 * rows.map(\.count).reduce(0, +) }

  func view(_ theme: SceneTheme) -> AnyView {
    let alternatives = rows.map { ticks in
      let views = ticks.flatMap { tick in
        [
          AnyView(Rectangle().fill(tick.color)),
          AnyView(
            Text(verbatim: tick.label).font(.footnote).monospacedDigit()
              .foregroundStyle(theme.secondary)),
        ]
      }
      return AnyView(
        AxisLayout(axis: axis, ticks: ticks.map(\.place)) { ViewList(views: views) })
    }
    return AnyView(
      ViewThatFits(in: axis == .horizontal ? .horizontal : .vertical) {
        ViewList(views: alternatives)
      })
  }
}

extension ChartAxis {
  /// The axis of a scale of numbers; nil after an error was reported.
  ///
  /// The last row has one tick, for which there is always room.
  init?(
    of scale: NumberScale, along axis: Axis, as format: ValueFormat?, _ node: SourceNode,
    _ decoder: SceneDecoder
  ) {
    self.axis = axis
    rows = []
    let color = decoder.sceneEnvironment.theme.secondary
    var numbers: [[Double]] = []
    for steps in [NumberScale.mostSteps, 6, 4, 2, 1] {
      let ticks = scale.ticks(atMost: steps)
      if !ticks.isEmpty, ticks != numbers.last { numbers.append(ticks) }
    }
    numbers.append(numbers.last.map { [$0.contains(0) ? 0 : $0[0]] } ?? [])
    for ticks in numbers {
      guard let labels = decoder.written(ticks, as: format, at: node) else { return nil }
      rows.append(
        zip(ticks, labels).map { number, label in
          Tick(
            place: scale.place(of: number), label: label,
            color: color.opacity(number == 0 ? 0.7 : 0.22))
        })
    }
  }
}

extension SceneDecoder {
  /// The texts of numbers in a chart; nil after an error was reported.
  func written(_ numbers: [Double], as format: ValueFormat?, at node: SourceNode) -> [String]? {
    let texts = numbers.compactMap {
      written(
        .number(DataNumber(computed: $0)), as: format ?? .number(fractionDigits: nil), at: node)
    }
    return texts.count == numbers.count ? texts : nil
  }

  /// The text of a value, as it is without a format; nil after an error was reported.
  func written(_ value: DataValue, as format: ValueFormat?, at node: SourceNode) -> String? {
    guard let format else { return value.text }
    do throws(ValueFormatError) {
      return try sceneEnvironment.formatter.text(of: value, as: format)
    } catch {
      return report(node, found: error.found, expected: error.expected)
    }
  }
}
