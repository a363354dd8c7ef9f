internal import Platen

/// Bars of a list's items, as a scene describes them.
struct SceneBars {
  /// How many steps an axis may have, the most first.
  private static let axisSteps = [10, 6, 4, 2, 1]

  private var labels: [String]
  private var numbers: [Double]
  private var colors: [Color]
  private var format: ValueFormat?
  private var thickness: CGFloat
  private var spacing: CGFloat

  static let part = Part<AnyView>("bars", "A list as bars from zero, each as long as its number.") {
    fields in
    let items = fields.required(
      "data", .items, "The name of a list of the scene's data, or the list.")
    let value = fields.optional(
      "value", .itemKey, "The numbers: a field, or an expression in braces; left out: the weights.")
    let label = fields.optional(
      "label", .itemKey, "What stands before the bars; left out: the words of the list.")
    let format = fields.optional("format", .valueFormat, "How the numbers are written.")
    let color = fields.optional(
      "color", .written,
      "The bars' colour, as theme.palette1 or \"{$color}\"; left out: the accent.")
    let axis = fields.optional(
      "showsAxis", .boolean, default: false,
      "Whether round numbers along an axis stand for the bars' own.")
    let thickness = fields.optional("thickness", .length, default: 24, "The height of a bar.")
    let spacing = fields.optional("spacing", .length, default: 8, "Points between two bars.")
    fields.setPrimary(items)
    return { values, decoder in
      let items = values[items]
      // A label, a bar and a value, and as many for each axis that may have room.
      let charts = values[axis] ? axisSteps.count : 1
      guard decoder.countViews(3 * charts * items.count, at: values.node),
        let numbers = decoder.numbers(values[value], of: items, at: values.node),
        let labels = decoder.labels(values[label], of: items, at: values.node),
        let colors = decoder.colors(
          values[color], of: items, otherwise: [decoder.sceneEnvironment.theme.accent])
      else { return nil }
      let bars = SceneBars(
        labels: labels, numbers: numbers, colors: colors, format: values[format],
        thickness: values[thickness], spacing: values[spacing])
      return bars.view(showsAxis: values[axis], values.node, decoder)
    }
  }
}

// MARK: - Views

extension SceneBars {
  private func view(
    showsAxis: Bool, _ node: SourceNode, _ decoder: SceneDecoder
  ) -> AnyView? {
    let theme = decoder.sceneEnvironment.theme
    guard showsAxis else {
      return chart(NumberScale(of: numbers, steps: nil), true, theme, node, decoder)
    }
    // The first whose ticks have room beside each other; the last is taken in any case.
    var scales: [NumberScale] = []
    for steps in Self.axisSteps {
      let scale = NumberScale(of: numbers, steps: steps)
      if scale != scales.last { scales.append(scale) }
    }
    let charts = scales.compactMap { chart($0, false, theme, node, decoder) }
    guard charts.count == scales.count else { return nil }
    return AnyView(ViewThatFits(in: .horizontal) { ViewList(views: charts) })
  }

  private func chart(
    _ scale: NumberScale, _ showsValues: Bool, _ theme: SceneTheme, _ node: SourceNode,
    _ decoder: SceneDecoder
  ) -> AnyView? {
    var views: [AnyView] = []
    for tick in scale.ticks {
      guard let text = written(tick, node, decoder) else { return nil }
      let color = theme.secondary.opacity(tick == 0 ? 0.7 : 0.22)
      views.append(AnyView(Rectangle().fill(color)))
      views.append(
        AnyView(
          Text(verbatim: text).font(.footnote).monospacedDigit().foregroundStyle(theme.secondary)))
    }
    var layout = BarsLayout(
      ticks: scale.ticks.map(scale.place), bars: [], thickness: thickness, spacing: spacing)
    let zero = scale.place(of: 0)
    for (i, number) in numbers.enumerated() {
      guard let text = showsValues ? written(number, node, decoder) : "" else { return nil }
      let place = scale.place(of: number)
      layout.bars.append(
        .init(from: min(place, zero), to: max(place, zero), isNegative: number < 0))
      views.append(
        AnyView(Text(verbatim: labels[i]).multilineTextAlignment(.trailing)))
      views.append(bar(colors[i], isNegative: number < 0))
      views.append(
        AnyView(Text(verbatim: text).monospacedDigit().foregroundStyle(theme.secondary)))
    }
    return AnyView(layout { ViewList(views: views) })
  }

  /// A bar whose corners are round where it ends.
  private func bar(_ color: Color, isNegative: Bool) -> AnyView {
    let radius = min(thickness / 6, 4)
    let (left, right) = isNegative ? (radius, 0) : (0, radius)
    return AnyView(
      UnevenRoundedRectangle(
        topLeadingRadius: left, bottomLeadingRadius: left, bottomTrailingRadius: right,
        topTrailingRadius: right
      ).fill(color))
  }

  private func written(
    _ number: Double, _ node: SourceNode, _ decoder: SceneDecoder
  ) -> String? {
    let value = DataValue.number(DataNumber(computed: number))
    do throws(ValueFormatError) {
      return try decoder.sceneEnvironment.formatter.text(
        of: value, as: format ?? .number(fractionDigits: nil))
    } catch {
      return decoder.report(node, found: error.found, expected: error.expected)
    }
  }
}
