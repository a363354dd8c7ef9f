internal import Platen

/// The picture of `platen tags`.
struct TagCloud: View {
  /// The alignments of rows by name.
  static let alignments: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("justified", .justified),
  ]

  private let command: TagsCommand
  private let tags: [TagList.Tag]
  /// The least and the greatest weight.
  private let range: ClosedRange<Double>
  private let selected: Set<String>

  init(command: TagsCommand, tags: [TagList.Tag]) {
    self.command = command
    self.tags = tags
    let weights = tags.map(Self.weight)
    range = (weights.min() ?? 0)...(weights.max() ?? 0)
    selected = Set(command.select)
  }

  var body: some View {
    flow {
      ForEach(tags.indices, id: \.self) { label(tags[$0]) }
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: frameAlignment, vertical: .top))
    .padding(command.inset)
  }

  /// Words without a ground need more space between them than between their rows.
  private var flow: FlowLayout {
    let spacing = command.spacing ?? (style == .plain ? 14 : 8)
    return FlowLayout(
      alignment: Alignment(
        horizontal: command.alignment, vertical: style == .plain ? .firstTextBaseline : .center),
      spacing: spacing,
      lineSpacing: command.lineSpacing ?? command.spacing ?? (style == .plain ? 4 : 8),
      lineLimit: command.lineLimit)
  }

  /// A flow is as wide as its widest row; it stands in the picture as its rows do.
  private var frameAlignment: HorizontalAlignment {
    command.alignment == .justified ? .leading : command.alignment
  }

  private var style: TagsCommand.Style {
    command.style ?? (command.weights == nil ? .cell : .plain)
  }

  @ViewBuilder private func label(_ tag: TagList.Tag) -> some View {
    switch style {
    case .cell:
      TagCell(
        name: tag.name, count: tag.weight.flatMap { Int(exactly: $0.rounded()) },
        isSelected: isSelected(tag), isDeletable: command.deletable)
    case .pill:
      word(tag)
        .padding(.horizontal, command.padding.width)
        .padding(.vertical, command.padding.height)
        .background { ground(tag) }
    case .plain:
      word(tag)
    }
  }

  private func word(_ tag: TagList.Tag) -> some View {
    Text(tag.name).font(font(of: tag)).foregroundColor(color(of: tag)).lineLimit(1)
  }

  @ViewBuilder private func ground(_ tag: TagList.Tag) -> some View {
    let color = isSelected(tag) ? Color.accentColor : command.fill ?? Self.ground
    if let radius = command.radius {
      // Quarters of circles, as for capsules: what a radius means in CSS and in SVG.
      RoundedRectangle(cornerRadius: radius, style: .circular).fill(color)
    } else {
      Capsule(style: .circular).fill(color)
    }
  }

  private static let ground = Color(
    light: Color.Resolved(rgb: 0xECECF1), dark: Color.Resolved(rgb: 0x2C2C2E))
}

// MARK: - Weights

extension TagCloud {
  private func isSelected(_ tag: TagList.Tag) -> Bool { selected.contains(tag.name) }

  /// A size that was asked for is kept; words without one grow with Dynamic Type.
  private func font(of tag: TagList.Tag) -> Font {
    guard let weights = command.weights else {
      return command.fontSize.map { .system(size: $0.lowerBound) } ?? .body
    }
    let sizes = command.fontSize ?? 14...48
    return .system(size: weights.scale.size(of: Self.weight(tag), in: range, sizes: sizes))
  }

  private func color(of tag: TagList.Tag) -> Color? {
    if isSelected(tag) { return style == .pill ? .white : .accentColor }
    if let foreground = command.foreground { return foreground }
    if style == .pill, let fill = command.fill { return fill.contrastingText }
    guard let weights = command.weights else { return nil }
    return ColorScale.standard.color(at: weights.scale.position(of: Self.weight(tag), in: range))
  }

  /// A tag without a weight counts once.
  private static func weight(_ tag: TagList.Tag) -> Double { tag.weight ?? 1 }
}
