internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// A line that divides the views of a stack: across its axis, and horizontal outside of stacks.
///
/// It is a pixel thick, and a point at the accessibility sizes of text.
public struct Divider: _PrimitiveView, Sendable {
  /// Makes the view.
  public init() {}

  /// Adds the line's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let environment = context.environment
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    list.nodes.append(
      DividerNode(
        isVertical: environment.stackOrientation == .horizontal, thickness: thickness.length,
        color: environment.resolve(Self.color)))
  }

  private static let color = Color(
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

  /// Draws the line on whole pixels, at least one of them: a picture may have fewer pixels a point
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
