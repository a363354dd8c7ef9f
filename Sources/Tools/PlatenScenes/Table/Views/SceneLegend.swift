internal import Platen

/// What the colours of a picture mean.
enum SceneLegend {
  static let part = Part<AnyView>("legend", "The items of a list, each behind a dot of its colour.")
  {
    fields in
    let items = fields.required(
      "data", .items, "The name of a list of the scene's data, or the list.")
    let label = fields.optional(
      "label", .itemKey, "What stands behind the dots; left out: the words of the list.")
    let color = fields.optional(
      "color", .written, "The dots' colour, as \"{color}\"; left out: the theme's palette in turn.")
    fields.setPrimary(items)
    return { values, decoder in
      let (items, theme) = (values[items], decoder.sceneEnvironment.theme)
      guard decoder.countViews(2 * items.count, at: values.node),
        let labels = decoder.labels(values[label], of: items, at: values.node),
        let colors = decoder.colors(values[color], of: items, otherwise: theme.palette)
      else { return nil }
      let entries = zip(labels, colors).map { label, color in
        AnyView(
          HStack(spacing: 7) {
            Circle().fill(color).frame(width: 10, height: 10)
            Text(verbatim: label)
          }.part(named: label))
      }
      return AnyView(FlowLayout(spacing: 20, lineSpacing: 6) { ViewList(views: entries) })
    }
  }
}
