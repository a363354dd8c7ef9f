internal import Platen

extension ViewTable {
  /// Words that are packed into each other.
  static let cloud = Part<AnyView>(
    "cloud", "Words packed into each other, as large as there is room."
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

extension ViewTable {
  /// Views that are packed into each other.
  static let cloudLayout = Part<AnyView>(
    "cloudLayout", "Views packed into each other, texts by their ink and others by their boxes."
  ) { fields in
    let spacing = fields.optional(
      "spacing", .length, default: 4, "How many points the views are apart at least.")
    let groups = fields.optional(
      "groups", .cloudGroups, default: "together",
      "Where the views of a group lie: near each other, wherever there is room, or in parts of the "
        + "cloud.")
    let children = fields.children()
    return { values, _ in
      let layout = CloudLayout(spacing: values[spacing], groups: values[groups])
      return AnyView(layout { ViewList(views: values[children]) })
    }
  }
}
