internal import Platen
internal import PlatenScenes

extension TagsCommand {
  /// The alignments of rows by name.
  static let alignments: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("justified", .justified),
  ]

  /// The picture of some tags.
  func cloud(of items: [DataItem]) -> some View {
    var cloud = TagCloud(
      items.map(tag), style: cloudStyle, alignment: alignment, spacing: spacing,
      lineSpacing: lineSpacing, lineLimit: lineLimit)
    if let theme = output.theme { cloud.apply(theme) }
    cloud.fill = fill ?? cloud.fill
    cloud.padding = padding
    cloud.cornerRadius = radius
    cloud.isDeletable = deletable
    return cloud.padding(inset)
  }

  private var cloudStyle: TagCloud.Style { style ?? (weights == nil ? .cell : .plain) }

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
    if cloudStyle == .pill, let fill { return fill.contrastingText }
    guard weights != nil else { return nil }
    return (output.theme?.scale ?? .standard).color(at: item.weight)
  }
}
