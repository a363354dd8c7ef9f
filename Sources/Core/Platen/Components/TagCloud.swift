public import Foundation
public import PlatenDrawing
public import PlatenLayout
internal import PlatenText

/// Flowing tags: as cells, as pills or as plain words, each with its own size and colour.
///
/// ```swift
/// TagCloud([.init("Swift", count: 12), .init("Kotlin", count: 8)], style: .pill)
/// ```
public struct TagCloud: NonisolatedView {
  /// A word of a cloud, and how it looks among the others.
  public struct Tag: Hashable, Sendable {
    /// The word.
    public var name: String
    /// The count that a cell shows; nil for none.
    public var count: Int?
    /// The font size of a pill or a plain word in points; nil for the font around it.
    public var size: CGFloat?
    /// The colour of a pill's word or of a plain word; nil for the foreground around it.
    public var color: Color?
    /// Whether the tag is drawn as selected.
    public var isSelected: Bool

    /// Makes a tag.
    public init(
      _ name: String, count: Int? = nil, size: CGFloat? = nil, color: Color? = nil,
      isSelected: Bool = false
    ) {
      self.name = name
      self.count = count
      self.size = size
      self.color = color
      self.isSelected = isSelected
    }
  }

  /// The look of the tags.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// A mark, the name and a count.
    case cell
    /// The name on a rounded background.
    case pill
    /// Only the name.
    case plain
  }

  /// The tags in their order.
  public var tags: [Tag]
  /// The look of the tags.
  public var style: Style
  /// The alignment of the rows.
  public var alignment: HorizontalAlignment
  /// Points between tags; nil for 8, and 14 between plain words.
  public var spacing: CGFloat?
  /// The space between rows in points; nil for ``spacing`` if it is set, otherwise 8, or 4 between
  /// plain words.
  public var lineSpacing: CGFloat?
  /// The maximum number of rows; nil for all.
  public var lineLimit: Int?
  /// The background colour of cells and pills; nil for a light gray, or a dark gray in dark mode.
  public var fill: Color?
  /// The background of selected cells and pills, and the colour of selected plain words; nil for the
  /// accent colour.
  public var accent: Color?
  /// The space in a pill around its word in points.
  public var padding = CGSize(width: 12, height: 6)
  /// The radius of a pill's corners in points; nil for half of its height.
  public var cornerRadius: CGFloat?
  /// Whether cells have a delete button.
  public var isDeletable = false

  /// Makes a cloud.
  public init(
    _ tags: [Tag], style: Style = .plain, alignment: HorizontalAlignment = .leading,
    spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, lineLimit: Int? = nil
  ) {
    self.tags = tags
    self.style = style
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.lineLimit = lineLimit
  }

  /// The tags in their rows, across the whole width.
  public var body: some View {
    flow {
      ForEach(tags.indices) { label(tags[$0]) }.parts { tags[$0].name }
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: frameAlignment, vertical: .top))
  }

  /// Adds the nodes of the view's content.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    context.appendBody(of: self, to: &list) { $0.body }
  }
}

extension TagCloud {
  /// Words without a ground need more space between them than between their rows.
  private var flow: FlowLayout {
    let isPlain = style == .plain
    return FlowLayout(
      alignment: Alignment(
        horizontal: alignment, vertical: isPlain ? .firstTextBaseline : .center),
      spacing: spacing ?? (isPlain ? 14 : 8),
      lineSpacing: lineSpacing ?? spacing ?? (isPlain ? 4 : 8), lineLimit: lineLimit)
  }

  /// A flow is as wide as its widest row; it stands in the picture as its rows do.
  private var frameAlignment: HorizontalAlignment {
    alignment == .justified ? .leading : alignment
  }

  private func label(_ tag: Tag) -> TagLabel {
    switch style {
    case .cell: .cell(cell(tag))
    case .pill:
      .pill(
        PillText(word(tag), padding: padding, cornerRadius: cornerRadius, fill: ground(tag)))
    case .plain: .plain(OneLineText(word(tag)))
    }
  }

  private func cell(_ tag: Tag) -> TagCell {
    var cell = TagCell(
      name: tag.name, count: tag.count, isSelected: tag.isSelected, isDeletable: isDeletable)
    cell.fill = fill
    cell.accent = accent
    return cell
  }

  private func word(_ tag: Tag) -> Text {
    Text(verbatim: tag.name).font(tag.size.map { .system(size: $0) })
      .foregroundColor(color(of: tag))
  }

  private func color(of tag: Tag) -> Color? {
    guard tag.isSelected else { return tag.color }
    // White on the accent colour, as in cells; on another ground what can be read.
    return style == .pill ? accent?.contrastingText ?? .white : accent ?? .accentColor
  }

  private func ground(_ tag: Tag) -> Color {
    tag.isSelected ? accent ?? .accentColor : fill ?? Self.ground
  }

  private static let ground = Color(0xECECF1, 0x2C2C2E)
}

/// A tag in one of the styles.
///
/// A view of a type that is known, where a builder's would be looked up again for each tag.
private enum TagLabel: _PrimitiveView {
  case cell(TagCell)
  case pill(PillText)
  case plain(OneLineText)

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    switch self {
    case .cell(let cell): cell._appendNodes(to: &list, in: context)
    case .pill(let pill): pill._appendNodes(to: &list, in: context)
    case .plain(let text): text._appendNodes(to: &list, in: context)
    }
  }
}
