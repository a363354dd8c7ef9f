internal import Platen

extension ViewTable {
  /// Words that are packed into each other.
  static let cloud = Part<AnyView>(
    "cloud", "A word cloud, as large as its space allows."
  ) { fields in
    let items = fields.required(
      "data", .items,
      "The name of a list in the scene's data, or the list itself. Its weights set sizes and"
        + " colours.")
    fields.setPrimary(items)
    let setLook = fields.add(CloudLook.options)
    let previous = fields.optional(
      "previous", .written,
      "A file that platen cloud --layout wrote, relative to the scene's folder. Its words keep"
        + " their places where they can.")
    let font = fields.add(PictureFont.options)
    return { values, decoder in
      let all = decoder.readable(values[items], at: values.node)
      decoder.noteTooLongWords(all, at: values.node)
      let items = all.filter { !$0.isTooLong }
      // A rule may give any number its size.
      decoder.noteNegativeWeight(
        of: items.filter { !$0.followsRule }, inFile: all.first?.taken.file)
      let look = CloudLook(values, setLook)
      guard decoder.countTexts(of: items, at: values.node),
        decoder.countViews(items.count, at: values.node),
        decoder.checkWords(items, in: look.cloud.groups, at: values.node),
        decoder.checkSizes(of: look.cloud, at: values.node)
      else { return nil }
      let theme = decoder.sceneEnvironment.theme
      decoder.noteGroups(of: items, look, in: theme, at: values.node)
      var cloud = look.cloud(of: items, in: theme, decoder) {
        // Those of the theme are no colours that were said.
        $0.color.flatMap { $0.text.hasPrefix("theme.") ? nil : decoder.color($0.text) }
      }
      if let file = values[previous] {
        guard let earlier = decoder.at("previous", { decoder.arrangement(inFile: file) }) else {
          return nil
        }
        cloud.previous = earlier
      }
      return PictureFont(values, font).applied(to: cloud)
    }
  }
}

extension SceneDecoder {
  /// Returns whether the links of words are of use, and the groups that have regions are theirs; false after an error was reported.
  fileprivate func checkWords(
    _ items: [DataItem], in groups: CloudGroups, at node: SourceNode
  ) -> Bool {
    if let (item, link) = items.unusableLinks.first {
      let _: Bool? = report(
        node, found: "\(Quotation(link)) as the link of \(Quotation(item.name))",
        expected: "an http or https URL")
      return false
    }
    guard case .regions(let regions) = groups, !items.isEmpty else { return true }
    let names = Set(items.compactMap { $0.group }).sorted()
    guard let unknown = regions.keys.sorted().first(where: { !names.contains($0) }) else {
      return true
    }
    let _: Bool? = at("groups") {
      reportUnknown(node, unknown, among: names, expected: "a group of the data")
    }
    return false
  }
}

extension ViewTable {
  /// Views that are packed into each other.
  static let cloudLayout = Part<AnyView>(
    "cloudLayout",
    "A cloud of views, packed closely: texts by their ink, images by what they show, others by"
      + " their boxes."
  ) { fields in
    let spacing = fields.optional(
      "spacing", .length, default: 4, "The least distance between the views in points.")
    let groups = fields.optional(
      "groups", .cloudGroups, default: "together",
      "Where the views of a group lie: near each other, wherever they fit, or in parts of the"
        + " cloud.")
    let children = fields.children()
    return { values, _ in
      let layout = CloudLayout(spacing: values[spacing], groups: values[groups])
      return AnyView(layout { ViewList(views: values[children]) })
    }
  }
}
