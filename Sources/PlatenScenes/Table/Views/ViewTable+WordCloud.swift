internal import Platen

extension ViewTable {
  /// Words that are packed into each other.
  static let wordCloud = Part<AnyView>(
    "wordCloud", "Words packed into each other, as large as there is room."
  ) { fields in
    let items = fields.required(
      "data", .items,
      "The name of a list of the scene's data, or the list itself; its weights choose sizes and "
        + "colours.")
    fields.setPrimary(items)
    let leastSize = fields.add(CloudOptions.leastSize)
    let verticalShare = fields.add(CloudOptions.verticalShare)
    let effort = fields.add(CloudOptions.effort)
    let seed = fields.add(CloudOptions.seed)
    let font = fields.addFont()
    return { values, decoder in
      let items = values[items]
      guard decoder.countTexts(of: items, at: values.node),
        decoder.countViews(items.count, at: values.node)
      else { return nil }
      var cloud = WordCloud(
        items.map { item in
          WordCloud.Word(item, color: item.color.flatMap { decoder.color($0.text) })
        })
      cloud.leastSize = values[leastSize]
      cloud.orientation = .mixed(share: values[verticalShare])
      cloud.effort = values[effort]
      cloud.seed = UInt64(values[seed])
      return font(values).applied(to: cloud)
    }
  }
}
