package import Platen

/// How tags are drawn that may have weights: what `platen tags` and the service's query share.
package struct TagPicture {
  /// What a tag looks like; nil for cells, and for plain words with weights.
  package var style: TagCloud.Style?
  /// Where rows stand.
  package var alignment = HorizontalAlignment.leading
  /// Points between tags; nil for what suits the style.
  package var spacing: CGFloat?
  /// Points between rows; nil for what suits the style.
  package var lineSpacing: CGFloat?
  /// The most rows; nil for as many as there are.
  package var lineLimit: Int?
  /// Whether weights choose sizes and colours.
  package var isWeighted = false
  /// Points of the type; nil for the text around, and for 14 to 48 with weights.
  package var fontSize: ClosedRange<CGFloat>?
  /// The grounds of cells and pills; nil for the theme's surface.
  package var fill: Color?
  /// The colour of the words of pills and of plain ones; nil for what weights, fill or theme say.
  package var foreground: Color?
  /// What shows that a tag is selected; nil for the theme's accent.
  package var accent: Color?
  /// Points in a pill around its word.
  package var padding = CGSize(width: 12, height: 6)
  /// Points of a pill's corners; nil for half of its height.
  package var cornerRadius: CGFloat?
  /// Whether cells have a delete button.
  package var isDeletable = false
  package var theme = SceneTheme.none

  package init() {}

  /// The picture of some tags.
  package func cloud(of items: [DataItem]) -> TagCloud {
    var cloud = TagCloud(
      items.map(tag), style: cloudStyle, alignment: alignment, spacing: spacing,
      lineSpacing: lineSpacing, lineLimit: lineLimit)
    cloud.apply(theme)
    cloud.fill = fill ?? cloud.fill
    cloud.accent = accent ?? cloud.accent
    cloud.padding = padding
    cloud.cornerRadius = cornerRadius
    cloud.isDeletable = isDeletable
    return cloud
  }

  private var cloudStyle: TagCloud.Style { style ?? (isWeighted ? .plain : .cell) }

  private func tag(_ item: DataItem) -> TagCloud.Tag {
    TagCloud.Tag(
      item.name, count: item.wholeAmount, size: size(of: item), color: color(of: item),
      isSelected: item.isSelected)
  }

  /// A size that was asked for is kept; words without one grow with Dynamic Type.
  private func size(of item: DataItem) -> CGFloat? {
    guard isWeighted else { return fontSize?.lowerBound }
    let sizes = fontSize ?? 14...48
    return sizes.lowerBound + (sizes.upperBound - sizes.lowerBound) * CGFloat(item.weight)
  }

  private func color(of item: DataItem) -> Color? {
    if let foreground { return foreground }
    if cloudStyle == .pill, let fill { return fill.contrastingText }
    return isWeighted ? theme.scale.color(at: item.weight) : nil
  }
}

extension DataQuery {
  /// The query of tags, which need not have weights.
  package init(
    ofTags table: DataTable, top: Int?, order: DataOrder, selected: [String],
    weights: WeightScale?
  ) {
    self.init()
    self.top = top
    self.order = order
    self.selected = selected
    // Tags without weights are all of the same weight.
    if let weights, DataWeights().field(in: table) != nil {
      self.weights = DataWeights(scale: weights)
    }
  }
}
