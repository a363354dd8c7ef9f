internal import Platen

/// What the colours of a picture mean.
enum SceneLegend {
  static let part = Part<AnyView>(
    "legend", "A legend of a list: each label once, after a dot of its colour."
  ) {
    fields in
    let items = fields.required(
      "data", .items, "The name of a list in the scene's data, or the list itself.")
    let label = fields.optional(
      "label", .itemKey, "The labels after the dots; default: the words of the list.")
    let color = fields.optional(
      "color", .written,
      "The dots' colour, such as \"{color}\"; default: the colours of the theme's palette in turn.")
    fields.setPrimary(items)
    return { values, decoder in
      let (items, theme) = (values[items], decoder.sceneEnvironment.theme)
      guard let labels = decoder.labels(values[label], of: items, at: values.node) else {
        return nil
      }
      // Of several records of one series, the first stands for it.
      var known: Set<String> = []
      let shown = labels.indices.filter { known.insert(labels[$0]).inserted }
      guard decoder.countViews(2 * shown.count, at: values.node),
        let colors = decoder.colors(
          values[color], of: shown.map { items[$0] }, otherwise: theme.palette)
      else { return nil }
      let entries = zip(shown, colors).map { index, color in
        AnyView(
          HStack(spacing: 7) {
            Circle().fill(color).frame(width: 10, height: 10)
            Text(verbatim: labels[index])
          }.part(named: labels[index]))
      }
      return AnyView(FlowLayout(spacing: 20, lineSpacing: 6) { ViewList(views: entries) })
    }
  }
}
