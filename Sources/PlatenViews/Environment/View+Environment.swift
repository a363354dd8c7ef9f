internal import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout
public import PlatenText

/// A view in a changed environment.
package struct EnvironmentView<Content: View>: _PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context
    inner.goDeeper()
    change(&inner.environment)
    let isOfOneSize =
      inner.environment.dynamicTypeSize == context.environment.dynamicTypeSize
      && inner.environment.displayScale == context.environment.displayScale
    let start = list.nodes.count
    if isOfOneSize {
      inner.append(content, to: &list)
    } else {
      MeasuringContext.with(inner.measuring) { inner.append(content, to: &list) }
    }
    if let grid = inner.environment.pixelGrid, grid != context.environment.pixelGrid {
      for i in start..<list.nodes.count { list.nodes[i] = PixelGridNode(list.nodes[i], grid: grid) }
    }
  }
}

/// A node in which frames are rounded to pixels of its own.
private final class PixelGridNode: UnaryNode {
  private let grid: PixelGrid

  init(_ child: Node, grid: PixelGrid) {
    self.grid = grid
    super.init(child)
  }

  override func pixelGrid(inside outer: PixelGrid) -> PixelGrid { grid }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let outer = drawing.grid
    drawing.grid = grid
    super.draw(into: &drawing, at: origin)
    drawing.grid = outer
  }
}

extension View {
  /// This view with a value of the environment set.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environmentValues { $0[keyPath: keyPath] = value }
  }

  /// This view with a value of the environment changed.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environmentValues { transform(&$0[keyPath: keyPath]) }
  }

  /// This view at a text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentValues { $0.dynamicTypeSize = size }
  }

  /// This view at the text size around it, brought into a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    environmentValues {
      $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound)
    }
  }

  /// This view in a light or dark surrounding; nil for the one around.
  ///
  /// The ground of the whole picture is that of the renderer's own environment.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environmentValues { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }

  /// This view in a light or dark surrounding.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environmentValues { $0.colorScheme = scheme }
  }

  package func environmentValues(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: change)
  }
}
