public import Foundation
internal import PlatenBase
package import PlatenDrawing
public import PlatenLayout
internal import PlatenText

/// Views side by side, in the order of reading.
public struct HStack<Content: View>: _PrimitiveView {
  private let layout: HStackLayout
  private let content: Content

  /// Makes views side by side, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _LayoutView(layout: layout, content: content)._appendNodes(to: &list, in: context)
  }
}

/// Views one under the other, the first on top.
public struct VStack<Content: View>: _PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// Makes views in a column, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _LayoutView(layout: layout, content: content)._appendNodes(to: &list, in: context)
  }
}

/// Views over each other, the last in front.
public struct ZStack<Content: View>: _PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content

  /// Lays views over each other, with their guides at one place.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _LayoutView(layout: layout, content: content)._appendNodes(to: &list, in: context)
  }
}

// MARK: - Spacers

/// Space that grows along its stack, or in both directions outside a stack.
public struct Spacer: _PrimitiveView, Sendable {
  /// The minimum length in points; nil for 8.
  public var minLength: CGFloat?

  /// Makes a space of at least a length in points; nil for 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Adds the space's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes.append(
      SpacerNode(minimum: minLength ?? 8, axis: context.environment.stackOrientation))
  }
}

private final class SpacerNode: Node {
  private let minimum: CGFloat
  private let axis: Axis?

  init(minimum: CGFloat, axis: Axis?) {
    self.minimum = minimum
    self.axis = axis
  }

  override var layoutPriority: Double { -.infinity }

  override var layoutSpacing: ViewSpacing { .spacer(along: axis) }

  override var kind: String? { "spacer" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      // Outside of a stack a spacer grows along both axes:
      // https://developer.apple.com/documentation/swiftui/spacer
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }
}

// MARK: - Dividers

/// A line that divides the views of a stack: across its axis, and horizontal outside stacks.
///
/// It is a pixel thick, and a point at the accessibility sizes of text.
public struct Divider: _PrimitiveView, Sendable {
  private let color: Color

  /// Makes a line in the separator colour.
  public init() { self.init(color: Self.separator) }

  /// Makes a line in a colour.
  package init(color: Color) { self.color = color }

  /// Adds the line's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let environment = context.environment
    // https://developer.apple.com/documentation/swiftui/environmentvalues/pixellength
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    let node = DividerNode(
      isVertical: environment.stackOrientation == .horizontal, thickness: thickness.length,
      color: environment.resolve(color))
    list.append(leaf: node, in: context)
  }

  private static let separator = Color(
    light: Color.Resolved(rgb: 0x3C3C43, opacity: 0.29),
    dark: Color.Resolved(rgb: 0x545458, opacity: 0.6))
}

private final class DividerNode: Node {
  private let isVertical: Bool
  private let thickness: CGFloat
  private let color: Color.Resolved

  init(isVertical: Bool, thickness: CGFloat, color: Color.Resolved) {
    self.isVertical = isVertical
    self.thickness = thickness
    self.color = color
  }

  override var kind: String? { "divider" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let length = proposal.replacingUnspecifiedDimensions()
    return isVertical
      ? CGSize(width: thickness, height: length.height)
      : CGSize(width: length.width, height: thickness)
  }

  /// Draws the line on whole pixels, at least one of them: a picture may have fewer pixels per point
  /// than the display that the line is laid out for.
  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    var line = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let pixel = 1 / drawing.grid.scale
    if isVertical {
      line.size.width = max(line.width, pixel)
    } else {
      line.size.height = max(line.height, pixel)
    }
    if !line.isEmpty { drawing.add(.fill(Path(line), .color(color))) }
  }
}
