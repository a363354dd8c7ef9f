internal import Platen

extension TagsCommand {
  /// The alignments of rows by name.
  static let alignments: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("justified", .justified),
  ]

  /// The picture of some tags.
  func cloud(of tags: [TagList.Tag]) -> some View {
    let scale = WeightedTags(command: self, tags: tags)
    var cloud = TagCloud(
      tags.map(scale.tag), style: cloudStyle, alignment: alignment, spacing: spacing,
      lineSpacing: lineSpacing, lineLimit: lineLimit)
    cloud.fill = fill
    cloud.padding = padding
    cloud.cornerRadius = radius
    cloud.isDeletable = deletable
    return cloud.padding(inset)
  }

  fileprivate var cloudStyle: TagCloud.Style { style ?? (weights == nil ? .cell : .plain) }
}

/// Tags with the sizes and colours that their weights choose.
private struct WeightedTags {
  let command: TagsCommand
  /// The least and the greatest weight.
  let range: ClosedRange<Double>
  let selected: Set<String>

  init(command: TagsCommand, tags: [TagList.Tag]) {
    self.command = command
    let weights = tags.map(Self.weight)
    range = (weights.min() ?? 0)...(weights.max() ?? 0)
    selected = Set(command.select)
  }

  func tag(_ tag: TagList.Tag) -> TagCloud.Tag {
    TagCloud.Tag(
      tag.name, count: tag.weight.flatMap { Int(exactly: $0.rounded()) }, size: size(of: tag),
      color: color(of: tag), isSelected: selected.contains(tag.name))
  }

  /// A size that was asked for is kept; words without one grow with Dynamic Type.
  private func size(of tag: TagList.Tag) -> CGFloat? {
    guard let weights = command.weights else { return command.fontSize?.lowerBound }
    let sizes = command.fontSize ?? 14...48
    return weights.scale.size(of: Self.weight(tag), in: range, sizes: sizes)
  }

  private func color(of tag: TagList.Tag) -> Color? {
    if let foreground = command.foreground { return foreground }
    if command.cloudStyle == .pill, let fill = command.fill { return fill.contrastingText }
    guard let weights = command.weights else { return nil }
    return ColorScale.standard.color(at: weights.scale.position(of: Self.weight(tag), in: range))
  }

  /// A tag without a weight counts once.
  private static func weight(_ tag: TagList.Tag) -> Double { tag.weight ?? 1 }
}
