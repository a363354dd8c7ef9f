internal import Platen

extension QueryTable {
  /// Tags that flow.
  static let tags = Part<PictureScene>("tags", "Tags in rows, as words stand in a text.") {
    fields in
    let choice = TagChoice(&fields)
    let canvas = QueryCanvas(&fields, .init(width: 400, padding: 16))
    let look = fields.tagPicture(weights: choice.weights)
    return { values, decoder in
      let items = choice.items(values, locale: values[canvas.locale], decoder)
      guard let items, let room = canvas.room(values, decoder),
        decoder.countViews(items.count, at: values.node), var picture = look(values, decoder)
      else { return nil }
      picture.theme = canvas.theme(values)
      let cloud = picture.cloud(of: items)
      return canvas.scene(
        of: OfferedWidth(width: room.width) { cloud }, .tags, title: PictureTitle.tags(items),
        isWide: true, values, decoder)
    }
  }
}

/// The parameters that say which tags there are, and which of them are shown.
private struct TagChoice {
  let weights: Field<Placed<WeightScale>?>
  private let tag: Field<[QueryTag]>
  private let tags: Field<[QueryTag]>
  private let select: Field<[Placed<String>]>
  private let sort: Field<Placed<DataOrder>>
  private let top: Field<Int?>

  init(_ fields: inout FieldList) {
    tag = fields.optional(
      "tag", ValueType<QueryTag>.queryTag.list("a list of tags"), default: [],
      "A tag, or a tag and how often it occurs, as Swift:120; \\: is a colon of the name.")
    tags = fields.optional(
      "tags", .queryTags, default: "",
      "Tags with commas between them, which follow those of tag.")
    select = fields.optional(
      "select", ValueType<String>.anyText.placed.list("a list of tags"), default: [],
      "A tag to show as selected.")
    sort = fields.optional(
      "sort", DataOrder.named.placed, default: "given", "How the tags follow each other.")
    top = fields.optional(
      "top", .count, "How many of the tags with the greatest counts stay; left out: all.")
    weights = fields.optional(
      "weights", ValueType<WeightScale>.name("a weight scale").placed,
      "The rule by which counts choose sizes and colours; left out: they choose none.")
  }

  /// The tags that are shown, in their order; nil after a problem was reported.
  func items(_ values: FieldValues, locale: Locale, _ decoder: SceneDecoder) -> [DataItem]? {
    let table = DataTable(tags: values[tag] + values[tags])
    let query = DataQuery(
      ofTags: table, top: values[top], order: values[sort].value,
      selected: values[select].map(\.value), weights: values[weights]?.value)
    do throws(DataQueryError) {
      return try query.items(of: table, locale: locale)
    } catch {
      decoder.add(problem(error, values))
      return nil
    }
  }

  private func problem(_ problem: DataQueryError, _ values: FieldValues) -> SceneError {
    switch problem {
    case .data(let problem): return problem
    case .query(.selected(let i), let unexpected):
      var problem = values[select][i].error(found: unexpected.found, expected: "one of the tags")
      problem.suggestion = unexpected.suggestion
      return problem
    case .query(_, let unexpected):
      // Only the order needs counts that there may not be.
      return values[sort].error(
        found: unexpected.found, expected: "tags with counts, as tag=Swift:120")
    }
  }
}

extension FieldList {
  /// Declares what tags look like and how they flow.
  fileprivate mutating func tagPicture(
    weights: Field<Placed<WeightScale>?>
  ) -> (FieldValues, SceneDecoder) -> TagPicture? {
    let style = optional(
      "style", ValueType<TagCloud.Style>.name("a style of tags"),
      "A cell with a mark, a pill, or a plain word; left out: cells, and plain words with weights.")
    let alignment = optional(
      "alignment", .rowAlignment, default: "leading", "Where rows stand.")
    let spacing = optional(
      "spacing", .coordinate, "Points between tags; left out: 8, and 14 between plain words.")
    let lineSpacing = optional(
      "lineSpacing", .coordinate,
      "Points between rows; left out: the spacing, or 8, and 4 between plain words.")
    let lineLimit = optional(
      "lineLimit", .count, "The most rows; left out: as many as there are.")
    let fontSize = optional(
      "fontSize", ValueType<ClosedRange<Double>>.sizes.placed,
      "Points of the type of pills and plain words, or a range for weights as 12...48; left out: "
        + "17, which grows with dynamicTypeSize, or 14...48 with weights.")
    let fill = optional(
      "fill", .queryColor, "The grounds of cells and pills; left out: the theme's surface.")
    let foreground = optional(
      "foreground", .queryColor,
      "The colour of the words of pills and of plain ones; left out: by weights, fill and theme.")
    let accent = optional(
      "accent", .queryColor, "What shows that a tag is selected; left out: the theme's accent.")
    let padding = optional(
      "pillPadding", .lengths, default: "12x6", "Points in a pill around its word.")
    let radius = optional(
      "cornerRadius", .length, "Points of a pill's corners; left out: half of its height.")
    let isDeletable = optional(
      "isDeletable", .boolean, default: false, "Whether cells have a delete button.")
    return { values, decoder in
      if let size = values[fontSize], size.value.lowerBound < size.value.upperBound,
        values[weights] == nil
      {
        decoder.add(
          size.error(found: "a range of sizes", expected: "one size, or weights that choose"))
        return nil
      }
      var picture = TagPicture()
      picture.style = values[style]
      picture.alignment = values[alignment]
      picture.spacing = values[spacing]
      picture.lineSpacing = values[lineSpacing]
      picture.lineLimit = values[lineLimit]
      picture.isWeighted = values[weights] != nil
      picture.fontSize = values[fontSize].map {
        CGFloat($0.value.lowerBound)...CGFloat($0.value.upperBound)
      }
      picture.fill = values[fill]
      picture.foreground = values[foreground]
      picture.accent = values[accent]
      picture.padding = values[padding]
      picture.cornerRadius = values[radius]
      picture.isDeletable = values[isDeletable]
      return picture
    }
  }
}
