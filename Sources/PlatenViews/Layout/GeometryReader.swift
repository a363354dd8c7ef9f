internal import Foundation
internal import PlatenLayout
internal import PlatenText

/// Views that know the size and place of the space they are given.
public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the views for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Makes views for the geometry that they will have.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds the reader's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes.append(
      GeometryNode(layoutDirection: context.environment.layoutDirection) { node in
        MeasuringContext.with(context.measuring) {
          let view = context.pass.watching(context.bodyOwner) { content(GeometryProxy(node: node)) }
          return context.outsideOfStacks().nodes(of: view)
        }
      })
  }
}
