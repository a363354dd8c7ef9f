package import Foundation
internal import PlatenBase
package import PlatenDrawing
internal import PlatenLayout

/// A text on one line.
///
/// It is what `lineLimit(1)` makes of a text, and takes no time to find out what types it is made
/// of: pictures have thousands of such texts.
package struct OneLineText: _PrimitiveView {
  private let text: Text

  /// A text that takes one line.
  package init(_ text: Text) { self.text = text }

  /// Adds the text's node.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(leaf: node(in: context), in: context)
  }

  fileprivate func node(in context: _ViewContext) -> Node {
    var inner = context
    inner.environment.make(.lines(limit: 1, reserved: 1))
    return TextNode(text, in: inner)
  }
}

/// A text on one line, with space around it, in front of a rounded ground.
///
/// It is what `padding` and `background` make of the text, as ``OneLineText`` is.
package struct PillText: _PrimitiveView {
  private let text: OneLineText
  private let padding: CGSize
  private let cornerRadius: CGFloat?
  private let fill: Color

  /// A text with points of space at either side, and over and under it.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the ground's corners in points; nil for half of its height.
  ///   - fill: The ground's colour.
  package init(_ text: Text, padding: CGSize, cornerRadius: CGFloat?, fill: Color) {
    self.text = OneLineText(text)
    self.padding = padding
    self.cornerRadius = cornerRadius
    self.fill = fill
  }

  /// Adds the node of the text and its ground.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let insets = EdgeInsets(
      top: padding.height, leading: padding.width, bottom: padding.height,
      trailing: padding.width)
    let padded = PaddingNode(text.node(in: context), insets: insets, edges: .all)
    let node = LayeredNode(
      padded, layer: ground(in: context.outsideOfStacks()), alignment: .center, isInFront: false)
    if context.environment.isRightToLeft {
      padded.isMirrored = true
      node.isMirrored = true
    }
    list.append(leaf: node, in: context)
  }

  /// Quarters of circles, as for capsules: what a radius means in CSS and in SVG.
  private func ground(in context: _ViewContext) -> Node {
    guard let cornerRadius else {
      return ShapeNode(Capsule(style: .circular), style: fill, context: context)
    }
    let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .circular)
    return ShapeNode(shape, style: fill, context: context)
  }
}
