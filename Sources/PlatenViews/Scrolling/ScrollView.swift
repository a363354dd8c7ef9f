internal import Foundation
public import PlatenBase
internal import PlatenLayout

/// Views in a space that may be smaller than they are; the picture shows them from the start.
///
/// What goes beyond the space is cut off, but for safe areas, into which it reaches. There are no
/// indicators: nothing moves.
public struct ScrollView<Content: View>: _PrimitiveView {
  /// The views.
  public var content: Content
  /// The axes along which they may go on.
  public var axes: Axis.Set
  /// Whether there would be indicators on a screen.
  public var showsIndicators: Bool

  /// Views that may go on along some axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Views that may go on along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Adds the node of the space.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let pass = context.pass
    let container = pass.location(
      for: context.child(1).identity, initial: Container(size: context.container.size)
    ).value
    let settings = context.environment.scrollSettings
    var inner = context.child(0)
    inner.goDeeper()
    inner.environment.container = container
    inner.environment.scrollSettings = ScrollSettings()
    guard let child = inner.node(of: stack.padding(settings.margins)) else { return }
    let node = ScrollNode(child, axes: axes, settings: settings)
    node.isMirrored = context.environment.layoutDirection == .rightToLeft
    list.nodes.append(node)
    pass.afterLayout {
      guard node.isPlaced else { return }
      if container.change(to: node.containerSize) { pass.stateDidChange(of: ScrollView.self) }
    }
  }

  /// Several views are laid out as the axis runs, as if a stack were around them.
  @ViewBuilder private var stack: some View {
    if axes == .horizontal {
      HStack { content }
    } else {
      VStack { content }
    }
  }
}
