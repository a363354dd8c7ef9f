public import Foundation
public import PlatenDrawing
public import PlatenText

/// A tag as a cell with a size that is known before drawing: a mark, a name, a count and,
/// optionally, a delete button.
///
/// ```swift
/// TagCell(name: "Swift", count: 12, isSelected: true)
/// ```
///
/// The whole cell grows with Dynamic Type, including the padding.
public struct TagCell: NonisolatedView {
  private let name: String
  private let count: Int?
  private let isSelected: Bool
  private let isDeletable: Bool

  /// The background of a cell that is not selected; nil for a light gray, or a dark gray in dark
  /// mode.
  public var fill: Color?
  /// The background of a selected cell; nil for the accent colour.
  public var accent: Color?

  @ScaledMetric private var padding: CGFloat = 8

  /// The space in points between the mark and the name, which does not scale.
  private static let markGap: CGFloat = 2
  /// The space in points between the name, the count and the delete button.
  private static let gap: CGFloat = 4

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - name: The tag.
  ///   - count: The count, drawn in parentheses; nil for none.
  ///   - isSelected: Whether a check mark on a coloured background replaces the number sign.
  ///   - isDeletable: Whether there is a delete button.
  public init(
    name: String, count: Int? = nil, isSelected: Bool = false, isDeletable: Bool = false
  ) {
    self.name = name
    self.count = count
    self.isSelected = isSelected
    self.isDeletable = isDeletable
  }

  /// The mark, the texts and the button on their background.
  public var body: some View {
    HStack(spacing: 0) {
      mark.padding(.trailing, Self.markGap)
      HStack(spacing: Self.gap) {
        Text(name).foregroundStyle(style(.primary)).lineLimit(1)
        if let count {
          Text(Self.label(count)).foregroundStyle(style(.secondary)).lineLimit(1).layoutPriority(1)
        }
        if isDeletable {
          Image(systemName: Self.deleteSymbol).foregroundStyle(style(.secondary))
        }
      }
    }
    .font(.body)
    .padding(.horizontal, padding * 3 / 2)
    .padding(.vertical, padding)
    .background(
      isSelected ? accent ?? .accentColor : fill ?? Self.ground, in: Capsule(style: .circular))
  }

  /// Adds the nodes of the view's content.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    context.appendBody(of: context.installed(self), to: &list) { $0.body }
  }

  /// The check mark's width stays when the number sign is shown, so that a cell does not change its
  /// size when it is selected.
  @ViewBuilder private var mark: some View {
    if isSelected {
      Image(systemName: Self.markSymbol).foregroundColor(selectedText)
    } else {
      Image(systemName: Self.markSymbol)
        .foregroundColor(.clear)
        .overlay { Text("#").foregroundStyle(.secondary) }
    }
  }

  /// White on the accent colour, as on controls; on another ground what can be read.
  private var selectedText: Color { accent?.contrastingText ?? .white }

  private func style(_ level: HierarchicalShapeStyle) -> AnyShapeStyle {
    isSelected ? AnyShapeStyle(selectedText) : AnyShapeStyle(level)
  }
}

extension TagCell {
  private static let markSymbol = "checkmark"
  private static let deleteSymbol = "xmark.circle.fill"
  private static let ground = Color(
    light: Color.Resolved(rgb: 0xECECF1), dark: Color.Resolved(rgb: 0x2C2C2E))

  private static func label(_ count: Int) -> String { "(\(count))" }

  /// Returns the size of a cell in points, without drawing it.
  ///
  /// During a render, it uses the render's Dynamic Type size; otherwise `dynamicTypeSize`, or the
  /// default size.
  public static func preferredSize(
    name: String, count: Int? = nil, isDeletable: Bool = false,
    dynamicTypeSize: DynamicTypeSize? = nil
  ) -> CGSize {
    var context = MeasuringContext.current
    if let dynamicTypeSize { context.dynamicTypeSize = dynamicTypeSize }
    return MeasuringContext.with(context) {
      let padding = CGFloat(8).scaledValue(for: .body)
      let mark = String.labelSizeOfSymbol(systemName: markSymbol, withFont: .body)
      var parts = [name.labelSize(withFont: .body, lineLimit: 1)]
      if let count { parts.append(label(count).labelSize(withFont: .body)) }
      if isDeletable {
        parts.append(String.labelSizeOfSymbol(systemName: deleteSymbol, withFont: .body))
      }
      let width = parts.reduce(mark.width + markGap) { $0 + $1.width }
      let height = parts.reduce(mark.height) { max($0, $1.height) }
      return CGSize(
        width: width + gap * CGFloat(parts.count - 1) + padding * 3,
        height: height + padding * 2)
    }
  }
}
