package import Platen

extension ViewTable {
  /// Tags that flow.
  static let tagCloud = Part<AnyView>("tagCloud", "Tags in rows, like words in a text.") {
    fields in
    let items = fields.optional(
      "data", .items,
      "The name of a list in the scene's data, or the list itself. Its weights set sizes and"
        + " colours. Give either data or tags.")
    fields.setPrimary(items)
    let tags = fields.optional(
      "tags", ValueType<TagCloud.Tag>.tag.list("a list of tags"),
      "The tags, in order. Give either tags or data.")
    // A cloud in a scene has its weights in its data, which cells would not show.
    let style = fields.optional(
      "style", ValueType<TagCloud.Style>.name("a style of tags"), default: "plain",
      TagOptions.style.words.summary)
    let look = fields.add(TagLook.options)
    let font = fields.add(PictureFont.options)
    return { values, decoder in
      let given: [TagCloud.Tag]
      switch (values[items], values[tags]) {
      case (let items?, nil):
        let items = decoder.readable(items, at: values.node)
        guard decoder.countTexts(of: items, at: values.node) else { return nil }
        given = decoder.tags(of: items)
      case (nil, let tags?): given = tags
      case (nil, nil): return decoder.report(values, found: "neither", expected: "data or tags")
      case (.some, .some):
        return decoder.report(values, found: "both", expected: "either data or tags")
      }
      guard decoder.countViews(given.count, at: values.node) else { return nil }
      let cloud = TagLook(values, look)
        .cloud(of: given, values[style], in: decoder.sceneEnvironment.theme)
      return PictureFont(values, font).applied(to: cloud)
    }
  }
}

extension SceneDecoder {
  /// The items that have a word and whose weights can be read; what was taken from their table, and which
  /// items say something without a word, is noted.
  func readable(_ items: [DataItem], at node: SourceNode) -> [DataItem] {
    guard let taken = items.first?.taken else { return items }
    note(taken, at: taken.file == nil ? node.position : nil)
    let read = items.filter { !taken.isUnread($0.record) }
    let nameless = read.filter { item in
      item.name.isEmpty && item.record.values.contains { !$0.isEmpty }
    }
    if !nameless.isEmpty {
      let cells = nameless.map { item in
        UnreadCell(
          row: item.record.position,
          detail: "no word in \(Quotation(taken.roles.word.text)): the row is left out")
      }
      note(TakenColumns(taken.roles, unread: cells, file: taken.file))
    }
    return read.filter { !$0.name.isEmpty }
  }

  /// Counts what the tags of items say; false if that is too much, or if one is no word.
  func countTexts(of items: [DataItem], at node: SourceNode) -> Bool {
    for (i, item) in items.enumerated() {
      guard let word = item.record[item.taken.roles.word] else { continue }
      switch word {
      case .list, .record: break
      default: continue
      }
      let _: Bool? = report(
        node, found: "\(word.phrase) as word \(i + 1)",
        expected: "a word, or a record as {name: Swift, weight: 120}")
      return false
    }
    return count(SceneSize(textBytes: items.reduce(0) { $0 + $1.name.utf8.count }), at: node)
  }

  /// Tags of a list's items: with sizes and colours if the list has weights.
  fileprivate func tags(of items: [DataItem]) -> [TagCloud.Tag] {
    let isWeighted = items.contains { $0.amount != nil }
    return items.map { item in
      TagCloud.Tag(
        item.name, count: item.wholeAmount, size: isWeighted ? CGFloat(item.size) : nil,
        color: isWeighted ? item.color.flatMap { color($0.text) } : nil,
        isSelected: item.isSelected)
    }
  }
}

extension DataItem {
  /// The weight as a count; `nil` if it is none.
  package var wholeAmount: Int? { amount.flatMap { Int(exactly: $0.rounded()) } }
}

extension TagCloud {
  /// Takes the colours of grounds and of what is selected from a theme.
  package mutating func apply(_ theme: SceneTheme) {
    fill = theme.surface
    accent = theme.ownAccent
  }
}

extension SceneTheme {
  /// The accent; nil for the system's own, on which components know what to write.
  var ownAccent: Color? { accent == .accentColor ? nil : accent }
}

extension ValueType where Value == TagCloud.Tag {
  /// A tag: its name, or a mapping of its fields.
  static var tag: ValueType {
    RecordType<TagCloud.Tag>("a tag's name, or a mapping of its fields") { fields in
      let name = fields.required("name", .text, "The tag.")
      let count = fields.optional(
        "count", .amount, "How often it occurs. Cells show it; default: no count.")
      let size = fields.optional(
        "size", .fontSize, "The font size in points; default: that of the surrounding font.")
      let color = fields.optional(
        "color", .color, "The colour of the word; default: the surrounding foreground.")
      let isSelected = fields.optional(
        "isSelected", .boolean, default: false, "Whether the tag stands out.")
      fields.setPrimary(name)
      return { values, _ in
        TagCloud.Tag(
          values[name], count: values[count], size: values[size], color: values[color],
          isSelected: values[isSelected])
      }
    }.type
  }
}
