internal import Foundation
public import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// A space for views that may be larger than it; the picture shows their start.
///
/// The space cuts its content off, except in safe areas, into which the content reaches. There are
/// no indicators.
public struct ScrollView<Content: View>: _PrimitiveView {
  /// The views.
  public var content: Content
  /// The axes of scrolling.
  public var axes: Axis.Set
  /// Whether a screen shows indicators.
  public var showsIndicators: Bool

  /// Makes a scroll view along some axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Makes a scroll view along some axes.
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

// MARK: - Node

/// The place of a scroll view.
private final class ScrollNode: UnaryNode {
  private let axes: Axis.Set
  private let settings: ScrollSettings
  /// By how much the views are seen beyond the space, because a safe area ends at it.
  private var insets = EdgeInsets()

  init(_ child: Node, axes: Axis.Set, settings: ScrollSettings) {
    self.axes = axes
    self.settings = settings
    super.init(child)
  }

  /// What frames in the views are relative to: across the axis what was proposed, as its own size there is that
  /// of these frames.
  var containerSize: ProposedViewSize {
    func whole(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
      proposed.map { $0.isFinite ? $0 : own } ?? own
    }
    return ProposedViewSize(
      width: (whole(proposal.width, size.width) - settings.margins.horizontal).length,
      height: (whole(proposal.height, size.height) - settings.margins.vertical).length)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// All of the space along the axes that scroll; across them, what the views take.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.layoutSize(in: childProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    let inner = child.layoutSize(in: childProposal)
    func start(_ axis: Axis.Set, _ rest: CGFloat, _ anchor: KeyPath<UnitPoint, CGFloat>) -> CGFloat
    {
      guard axes.contains(axis), rest.isFinite else { return 0 }
      let point = rest < 0 ? settings.start : settings.alignment
      return rest * point[keyPath: anchor]
    }
    return CGPoint(
      x: start(.horizontal, size.width - inner.width, \.x),
      y: start(.vertical, size.height - inner.height, \.y))
  }

  override func hasCoordinateSpace(named name: AnyHashable) -> Bool {
    (name.base as? ScrollSpaceName)?.isName(along: axes) ?? false
  }

  override var edgesWithoutSafeArea: Edge.Set {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return edges
  }

  override func placeChildren() {
    insets = safeAreaInsets(on: .all)
    super.placeChildren()
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    guard settings.clips else { return super.draw(into: &drawing, at: origin) }
    let seen = CGRect(origin: origin, size: size).outset(by: insets, isMirrored: isMirrored)
    let frame = drawing.grid.nearest(seen)
    drawing.group({ $0.clip = Path(frame) }) { super.draw(into: &$0, at: origin) }
  }

  override var layoutSpacing: ViewSpacing { .leaf }

  /// The geometry of the start.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: -child.origin.x - insets.leading, y: -child.origin.y - insets.top),
      contentSize: child.size,
      contentInsets: insets, containerSize: size)
  }
}

extension Node {
  /// The geometry of the first scroll view here that has its place; nil if there is none.
  var scrollGeometry: ScrollGeometry? {
    if let node = self as? ScrollNode { return node.isPlaced ? node.geometry : nil }
    for child in children {
      if let geometry = child.scrollGeometry { return geometry }
    }
    return nil
  }
}
