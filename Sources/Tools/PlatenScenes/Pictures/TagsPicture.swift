internal import Platen

/// The options of tags that flow, but for those of ``TagLook``.
enum TagOptions {
  static let tags = PictureOption<[SpelledTag]>(
    "tags", ValueType<SpelledTag>.spelledTag.commaSeparated("a list of tags"), default: [],
    unit: "tag", in: .what,
    "The tags. Each is a name, or a name and its count, such as Swift:120. Write \\: for a colon"
      + " in a name."
  )
  static let to = PictureOption<[SpelledTag]>(
    "to", ValueType<SpelledTag>.spelledTag.commaSeparated("a list of tags"), default: [],
    unit: "tag", in: .what, needs: [.leftOut("text"), .leftOut("table")],
    "The tags at the end of an animation.")
  static let motion = MotionOptions.options(end: "to", hasRows: true)
  static let text = PictureOption<String?>(
    "text", ValueType<String>.anyText, unit: "text", in: .what, needs: [.leftOut("tags")],
    """
    A text. Its 60 most frequent words become the tags, sorted by name, in centred rows of 800 \
    points. The counts of the words set their sizes and colours. Other options can change all of this.
    """,
    leftOut: "the tags are given")
  static let select = PictureOption<[Located<String>]>(
    "select", ValueType<String>.anyText.located.commaSeparated("a list of tags"), default: [],
    unit: "tag", in: .what,
    "The tags to show as selected.")
  static let sort = PictureOption<Located<DataOrder>>(
    "sort", DataOrder.named.located, default: "given", unit: "order", in: .what,
    "The order of the tags.")
  static let columns = PictureColumns.options(words: "tags", hasGroups: false)
  static let top = PictureOption<Int?>(
    "top", .count, unit: "number", in: .what,
    "The number of tags to show, the heaviest first.", leftOut: "all")
  static let weights = PictureOption<WeightScale?>(
    "weights", .name("a weight scale"), unit: "rule", in: .what,
    needs: [.value("style", oneOf: ["pill", "plain"])],
    "How weights set sizes and colours.", leftOut: "weights have no effect")

  static let style = PictureOption<TagCloud.Style?>(
    "style", .name("a style of tags"), unit: "style",
    "The style of tags. A cell has a mark and the count; a plain word has no background.",
    leftOut: "cell, or plain with `weights`")
  static let fontSize = PictureOption<Located<ClosedRange<Double>>?>(
    "fontSize", ValueType<ClosedRange<Double>>.sizes.located, unit: "points",
    needs: [.value("style", oneOf: ["pill", "plain"])],
    "The font size of pills and plain words in points, or a range for weights, such as 12...48.",
    leftOut: "17, which grows with `dynamicTypeSize`, or 14...48 with `weights`")
  static let foreground = PictureOption<Color?>(
    "foreground", .spelledColor, unit: "color",
    needs: [.value("style", oneOf: ["pill", "plain"])],
    "The text colour of pills and plain words.", leftOut: "chosen by weights, fill and theme")
}

/// What tags look like and how they flow, whatever their style is.
struct TagLook {
  /// The cloud, without tags.
  fileprivate var cloud = TagCloud([])
  /// The grounds of cells and pills, and of what is selected; nil for the theme's.
  fileprivate var fill, accent: Color?

  /// The options, which are fields of a scene's `tagCloud`, too.
  static let options = OptionSetters<TagLook> { look in
    look.add(
      "alignment", .rowAlignment, default: "leading", unit: "name", "How to align the rows."
    ) { $0.cloud.alignment = $1 }
    look.add(
      "spacing", .length, scene: .coordinate, unit: "points", "The space between tags in points.",
      leftOut: "8, or 14 between plain words"
    ) { $0.cloud.spacing = $1 }
    look.add(
      "lineSpacing", .length, scene: .coordinate, unit: "points",
      "The space between rows in points.",
      leftOut: "the spacing, if given; else 8, or 4 between plain words"
    ) { $0.cloud.lineSpacing = $1 }
    look.add(
      "lineLimit", .count, unit: "rows", "The maximum number of rows.", leftOut: "no limit"
    ) { $0.cloud.lineLimit = $1 }
    look.add(
      "fill", .spelledColor, scene: .color, unit: "color",
      needs: [.value("style", oneOf: ["cell", "pill"])],
      "The background colour of cells and pills.", leftOut: "the theme's surface"
    ) { $0.fill = $1 }
    look.add(
      "accent", .spelledColor, scene: .color, unit: "color", needs: [.given(["select"])],
      "The background of selected cells and pills, and the colour of selected plain words.",
      leftOut: "the theme's accent"
    ) { $0.accent = $1 }
    look.add(
      "pillPadding", .lengths,
      scene: .scalar(
        .lengths, or: .size, expected: "points such as 12x6, or a mapping of width and height"),
      default: "12x6", unit: "WxH", needs: [.value("style", oneOf: ["pill"])],
      "The space in points between a pill's word and its edge: horizontal and vertical."
    ) { $0.cloud.padding = $1 }
    look.add(
      "cornerRadius", .length, unit: "points", needs: [.value("style", oneOf: ["pill"])],
      "The radius of a pill's corners in points.", leftOut: "half of its height"
    ) { $0.cloud.cornerRadius = $1 }
    look.add(
      "isDeletable", .boolean, default: false, unit: "boolean",
      needs: [.value("style", oneOf: ["cell"])], "Whether cells have a delete button."
    ) { $0.cloud.isDeletable = $1 }
  }

  /// - Parameter set: Sets what the options say.
  init(_ values: FieldValues, _ set: OptionSetters<TagLook>.Setter) { set(&self, values) }

  /// Tags that look so.
  func cloud(
    of tags: [TagCloud.Tag], _ style: TagCloud.Style, in theme: SceneTheme
  ) -> TagCloud {
    var cloud = cloud
    (cloud.tags, cloud.style) = (tags, style)
    cloud.apply(theme)
    cloud.fill = fill ?? cloud.fill
    cloud.accent = accent ?? cloud.accent
    return cloud
  }
}

/// Tags that flow: what `platen tags` and the addresses of tags draw.
struct TagsPicture {
  /// The tags that the options say.
  fileprivate var tags: [SpelledTag]
  /// The tags that these become; none for a still picture.
  fileprivate var to: [SpelledTag]
  let motion: PictureMotion
  /// A text whose words are the tags.
  fileprivate let text: String?
  /// What counts them.
  fileprivate let counter: WordCounter
  fileprivate let columns: PictureColumns
  fileprivate let select: [Located<String>]
  /// Tags of ``select`` that need not be there.
  private var optional: Set<String>
  fileprivate let sort: Located<DataOrder>
  fileprivate let top: Int?
  /// The rule by which weights choose sizes and colours; nil where they choose none.
  fileprivate let weights: WeightScale?

  /// What a tag looks like.
  fileprivate let style: TagCloud.Style
  fileprivate let look: TagLook
  fileprivate let fontSize: ClosedRange<CGFloat>?
  fileprivate let foreground: Color?
  fileprivate let paper: PictureCanvas.Values
  /// Where the options were read.
  fileprivate let node: SourceNode
}

extension TagsPicture: PictureDeclaration {
  static let part = Part<TagsPicture>("tags", "Tags in rows.") { declare(in: &$0) }

  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self? {
    let tags = options.add(TagOptions.tags)
    let to = options.add(TagOptions.to)
    let text = options.add(TagOptions.text)
    let select = options.add(TagOptions.select)
    let setColumns = options.add(TagOptions.columns)
    let sort = options.add(TagOptions.sort)
    let top = options.add(TagOptions.top)
    let weights = options.add(TagOptions.weights)
    let counting = options.add(WordCounter.options(needs: [.given(["text"])]))
    let canvas = PictureCanvas(
      &options, .init(width: 400, mayFit: true, padding: 16),
      // Words of a size that was asked for keep it.
      dynamicTypeSize: CanvasOptions.dynamicTypeSize(
        needs: [.leftOut("fontSize"), .leftOut("weights"), .leftOut("text")]))
    let style = options.add(TagOptions.style)
    let fontSize = options.add(TagOptions.fontSize)
    let foreground = options.add(TagOptions.foreground)
    let look = options.add(TagLook.options)
    let setMotion = options.add(TagOptions.motion)
    return { values, decoder in
      guard let paper = canvas.values(values, decoder) else { return nil }
      let (rule, sizes) = (values[weights], values[fontSize])
      if let sizes, sizes.value.lowerBound < sizes.value.upperBound, rule == nil {
        decoder.add(
          sizes.error(found: "a range of sizes", expected: "one size, or the option weights"))
        return nil
      }
      let style = values[style] ?? (rule == nil ? .cell : .plain)
      // Cells are all of one size, also those of a text's words.
      let isSized = style != .cell
      var counter = WordCounter()
      counting(&counter, values)
      var columns = PictureColumns()
      setColumns(&columns, values)
      var motion = PictureMotion()
      setMotion(&motion, values)
      return TagsPicture(
        tags: values[tags], to: values[to], motion: motion, text: values[text], counter: counter,
        columns: columns,
        select: values[select],
        optional: values[to].isEmpty ? [] : Set(values[select].map(\.value)), sort: values[sort],
        top: values[top],
        weights: isSized ? rule : nil, style: style, look: TagLook(values, look),
        fontSize: isSized
          ? sizes.map { CGFloat($0.value.lowerBound)...CGFloat($0.value.upperBound) } : nil,
        foreground: values[foreground], paper: paper, node: values.node)
    }
  }

  var end: TagsPicture? {
    if to.isEmpty { return nil }
    var end = self
    (end.tags, end.to) = (to, [])
    return end
  }

  mutating func leaveOptional(_ names: Set<String>?) {
    optional = names ?? Set(select.map(\.value))
  }

  func state(of option: String) -> (value: String, phrase: String)? {
    guard option == "style" else { return nil }
    let phrase =
      switch style {
      case .cell: "on cells"
      case .pill: "on pills"
      case .plain: "on plain words"
      }
    return (style.rawValue, phrase)
  }

  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene? {
    let said = DataTable(tags: tags)
    guard
      let table = try columns.words(
        of: content, text, counter, or: said, at: node, in: paper.canvas.language, decoder,
        summed: summed)
    else { return nil }
    let query = query(of: table)
    guard let items = try items(query, of: table, decoder), decoder.countTexts(of: items, at: node),
      decoder.countViews(items.count, at: node)
    else { return nil }
    let cloud = look.cloud(of: items.map(tag), style, in: paper.theme)
    var paper = paper
    let inner = paper.innerWidth
    // A cell that is wider than the picture makes the picture wider.
    let width = paper.canvas.width
    paper.canvas.width = nil
    var scene = paper.scene(
      of: OfferedWidth(width: inner) { cloud }, .tags, title: PictureTitle.tags(items), decoder)
    scene.offeredWidth = width
    scene.selected = query.selected(in: table)
    return scene
  }
}

// MARK: - Words of a text

extension TagsPicture {
  /// What stands for options that are left out beside a text.
  private static let textDefaults = [
    ("alignment", "center"), ("fontSize", "16...64"), ("sort", "name"), ("top", "60"),
    ("weights", "squareRoot"), ("width", "800"),
  ]

  static func completed(_ values: SourceNode) -> SourceNode {
    guard case .mapping(var entries) = values.content,
      entries.contains(where: { $0.key == TagOptions.text.words.name })
    else { return values }
    let given = Set(entries.map(\.key))
    for (name, text) in textDefaults where !given.contains(name) {
      let value = SourceNode(
        .scalar(SourceNode.Scalar(text: text, isPlain: true)), at: values.position)
      entries.append(SourceNode.Entry(key: name, position: values.position, value: value))
    }
    return SourceNode(.mapping(entries), at: values.position)
  }
}

// MARK: - Which tags

extension TagsPicture {
  /// One tag for each name, where weights are of account; else a tag is as often there as it is said.
  private func summed(_ table: DataTable) throws(DataQueryError) -> DataTable {
    if weights != nil || top != nil || isSortedByWeight { return try table.summed() }
    // Numbers that nobody asked for may be no weights.
    return DataWeights().field(in: table) == nil ? table : (try? table.summed()) ?? table
  }

  private var isSortedByWeight: Bool {
    if case .weight = sort.value { true } else { false }
  }

  private func query(of table: DataTable) -> DataQuery {
    var query = DataQuery()
    query.top = top
    query.order = sort.value
    (query.selected, query.optional) = (select.map(\.value), optional)
    // Tags without weights are all of the same weight.
    if let weights, DataWeights().field(in: table) != nil {
      query.weights = DataWeights(scale: weights)
    }
    return query
  }

  /// The tags that are shown, in their order; nil after an error was reported.
  private func items(
    _ query: DataQuery, of table: DataTable, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> [DataItem]? {
    do throws(DataQueryError) {
      let items = try query.items(of: table, locale: paper.canvas.language.locale)
      if items.isEmpty { decoder.noteEmptyList(at: node, query.reasonForNothing(of: table).detail) }
      decoder.noteSurplus(items, of: table, "tags")
      if weights != nil { decoder.noteNegativeWeight(of: items) }
      return items
    } catch {
      decoder.add(try problem(error))
      return nil
    }
  }

  private func problem(_ error: DataQueryError) throws(DataQueryError) -> SceneError {
    switch error {
    case .data: throw error
    case .query(.selected(let i), let unexpected):
      var problem = select[i].error(found: unexpected.found, expected: "one of the tags")
      problem.suggestion = unexpected.suggestion
      return problem
    case .query(_, let unexpected):
      // Only the order needs counts that there may not be.
      return sort.error(found: unexpected.found, expected: "tags with weights")
    }
  }
}

// MARK: - What a tag looks like

extension TagsPicture {
  private func tag(_ item: DataItem) -> TagCloud.Tag {
    TagCloud.Tag(
      item.name, count: item.wholeAmount, size: size(of: item), color: color(of: item),
      isSelected: item.isSelected)
  }

  /// A size that was asked for is kept; words without one grow with Dynamic Type.
  private func size(of item: DataItem) -> CGFloat? {
    guard weights != nil else { return fontSize?.lowerBound }
    let sizes = fontSize ?? 14...48
    return sizes.lowerBound + (sizes.upperBound - sizes.lowerBound) * CGFloat(item.weight)
  }

  private func color(of item: DataItem) -> Color? {
    if let foreground { return foreground }
    if style == .pill, let fill = look.fill { return fill.contrastingText }
    return weights == nil ? nil : paper.theme.scale.color(at: item.weight)
  }
}

/// Offers its view a width, of which the view may take more: what a picture's width is for a flow.
private struct OfferedWidth: Layout {
  /// Points; nil for what is offered to the layout itself.
  var width: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: proposal.height)
  }
}
