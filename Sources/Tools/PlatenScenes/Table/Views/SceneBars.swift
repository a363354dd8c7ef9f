internal import Foundation
internal import Platen
internal import PlatenText

/// Bars of a list's items, as a scene describes them.
struct SceneBars {
  private var labels: [String]
  private var numbers: [Double]
  private var colors: [Color]
  private var scale: NumberScale
  private var orientation: Axis
  private var format: ValueFormat?
  private var thickness: CGFloat
  private var spacing: CGFloat

  static let part = Part<AnyView>(
    "bars",
    "A bar chart of a list. Each bar starts at zero, and its length shows its number."
  ) {
    fields in
    let items = fields.required(
      "data", .items, "The name of a list in the scene's data, or the list itself.")
    let value = fields.optional(
      "value", .itemKey, "The numbers: a field, or an expression in braces; default: the weights.")
    let label = fields.optional(
      "label", .itemKey, "The labels before the bars; default: the words of the list.")
    let format = fields.optional("format", .valueFormat, "The format of the numbers.")
    let color = fields.optional(
      "color", .written,
      "The bars' colour, such as theme.palette1 or \"{$color}\"; default: the accent.")
    let orientation = fields.optional(
      "orientation",
      .name("horizontal or vertical", [("horizontal", Axis.horizontal), ("vertical", .vertical)]),
      default: "horizontal", "Whether bars are horizontal, in rows, or vertical, side by side.")
    let kind = fields.numberScale()
    let axis = fields.optional(
      "showsAxis", .boolean, default: false,
      "Whether an axis with round numbers replaces the numbers at the bars.")
    let thickness = fields.optional(
      "thickness", .length, default: 24, "The thickness of a bar in points.")
    let spacing = fields.optional(
      "spacing", .length, default: 8,
      "The space between bars in points.")
    fields.setPrimary(items)
    return { values, decoder in
      let items = values[items]
      // A label, a bar and a value.
      guard decoder.countViews(3 * items.count, at: values.node),
        let labels = decoder.labels(values[label], of: items, at: values.node),
        let numbers = decoder.barNumbers(
          values[value], of: items, called: labels, on: values[kind], at: values.node),
        let colors = decoder.colors(
          values[color], of: items, otherwise: [decoder.sceneEnvironment.theme.accent])
      else { return nil }
      let bars = SceneBars(
        labels: labels, numbers: numbers, colors: colors,
        scale: NumberScale(
          of: numbers, values[kind], steps: values[axis] ? NumberScale.mostSteps : nil),
        orientation: values[orientation], format: values[format], thickness: values[thickness],
        spacing: values[spacing])
      return bars.view(showsAxis: values[axis], values.node, decoder)
    }
  }
}

extension SceneDecoder {
  /// The numbers of bars, each of which has one; nil after an error was reported.
  fileprivate func barNumbers(
    _ key: ItemKey?, of items: [DataItem], called labels: [String], on scale: NumberScale.Kind,
    at node: SourceNode
  ) -> [Double]? {
    at("value") {
      guard let numbers = numbers(key, of: items, called: labels, on: scale, at: node) else {
        return nil
      }
      let known = numbers.compactMap(\.self)
      guard known.count == numbers.count else {
        let label = zip(labels, numbers).first { $0.1 == nil }?.0
        return report(
          node, found: "nothing for \(Quotation(label ?? ""))", expected: "a number")
      }
      return known
    }
  }
}

// MARK: - Views

extension SceneBars {
  private func view(
    showsAxis: Bool, _ node: SourceNode, _ decoder: SceneDecoder
  ) -> AnyView? {
    let theme = decoder.sceneEnvironment.theme
    var axis = ChartAxis(axis: orientation, rows: [[]])
    if showsAxis {
      guard let read = ChartAxis(of: scale, along: orientation, as: format, node, decoder) else {
        return nil
      }
      axis = read
    }
    // Numbers for which there are no round ones stand beside their bars.
    let showsValues = axis.rows == [[]]
    guard decoder.countViews(axis.viewCount, at: node),
      let values = showsValues
        ? decoder.written(numbers, as: format, at: node) : numbers.map({ _ in "" })
    else { return nil }
    let shown = values.map {
      AnyView(Text(verbatim: $0).monospacedDigit().foregroundStyle(theme.secondary))
    }
    return orientation == .horizontal
      ? lying(axis.view(theme), shown) : upright(axis.view(theme), shown)
  }

  /// The bars on the scale.
  private var bars: [BarsLayout.Bar] {
    let zero = scale.kind == .log ? 0 : scale.place(of: 0)
    return numbers.map { number in
      let place = scale.place(of: number)
      return .init(
        from: min(place, zero), to: max(place, zero),
        isNegative: scale.kind == .linear && number < 0)
    }
  }

  private func lying(_ axis: AnyView, _ values: [AnyView]) -> AnyView {
    let rows = numbers.indices.flatMap { i in
      [
        AnyView(Text(verbatim: labels[i]).multilineTextAlignment(.trailing)), bar(i), values[i],
      ]
    }
    let layout = BarsLayout(bars: bars, thickness: thickness, spacing: spacing)
    return AnyView(layout { ViewList(views: [axis] + rows) })
  }

  private func upright(_ axis: AnyView, _ values: [AnyView]) -> AnyView {
    let texts = labels.map { Text(verbatim: $0) }
    let plot = UprightBarsLayout(bars: bars, thickness: thickness, spacing: spacing)
    let views = numbers.indices.flatMap { [bar($0), values[$0]] }
    return AnyView(
      ChartLayout(idealHeight: 280, mostBelow: BandLayout.mostShare) {
        axis
        ParagraphReader(labels.unbrokenParts.map { Text(verbatim: $0) }) { parts in
          BandLabels(texts: texts, widestPart: parts.map(\.size.width).max() ?? 0)
        }
        plot { ViewList(views: views) }
      })
  }

  /// A bar whose corners are round where it ends.
  private func bar(_ index: Int) -> AnyView {
    let radius = min(thickness / 6, 4)
    let isNegative = scale.kind == .linear && numbers[index] < 0
    let (end, start) = isNegative ? (0, radius) : (radius, 0)
    let shape =
      orientation == .horizontal
      ? UnevenRoundedRectangle(
        topLeadingRadius: start, bottomLeadingRadius: start, bottomTrailingRadius: end,
        topTrailingRadius: end)
      : UnevenRoundedRectangle(
        topLeadingRadius: end, bottomLeadingRadius: start, bottomTrailingRadius: start,
        topTrailingRadius: end)
    return AnyView(shape.fill(colors[index]))
  }
}

/// The labels of upright bars: on one line where they have room, else on several, and turned where a line
/// would end inside of a word.
private struct BandLabels: NonisolatedView {
  var texts: [Text]
  /// The width in points of the widest part in which no line ends.
  var widestPart: CGFloat

  var body: some View {
    let upright = ViewList(views: texts.map { AnyView($0.multilineTextAlignment(.center)) })
    let turned = ViewList(views: texts.map { AnyView($0.rotationEffect(.degrees(-90))) })
    ViewThatFits(in: .horizontal) {
      BandLayout { upright }
      BandLayout(widestPart: widestPart) { upright }
      BandLayout(isTurned: true) { turned }
    }
  }
}

extension [String] {
  /// The parts of texts in which no line may end.
  fileprivate var unbrokenParts: [String] {
    let finder = LineBreakFinder()
    return flatMap { text in
      let bytes = Array<UInt8>(text.utf8)
      let ends = bytes.withUnsafeBufferPointer { finder.breaks(in: $0, language: "") }
      return zip([0] + ends, ends + [bytes.count]).map {
        String(decoding: bytes[$0..<$1], as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
  }
}
