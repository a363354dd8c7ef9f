public import Foundation
public import PlatenBase
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
          var inner = context.outsideOfStacks()
          // The views are also made anew for another size.
          let last: StateLocation<CGSize?> = context.memory(-3)
          if last.value != node.size { inner.isRemade = true }
          last.keep(node.size)
          return inner.nodes(of: view)
        }
      })
  }
}

// MARK: - The node

/// The place of a geometry reader, whose views are made when it is known.
private final class GeometryNode: Node {
  private let makeContent: (Node) -> [Node]
  private let layoutDirection: LayoutDirection
  private var content: [Node] = []

  init(layoutDirection: LayoutDirection, _ makeContent: @escaping (Node) -> [Node]) {
    self.layoutDirection = layoutDirection
    self.makeContent = makeContent
  }

  override var children: [Node] { content }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A reader takes all that is proposed, and 10 points where nothing is:
    // https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    content = makeContent(self)
    let proposal = ProposedViewSize(size)
    for node in content {
      let isMirrored = layoutDirection == .rightToLeft
      let x = isMirrored ? size.width - node.layoutSize(in: proposal).width : 0
      layOutChild(node, at: CGPoint(x: x, y: 0), proposal: proposal)
    }
  }
}

// MARK: - The proxy

/// The size and place of a ``GeometryReader``, in points.
public struct GeometryProxy {
  private let node: Node
  // Nodes do not keep those around them, which the proxy asks for its place, perhaps after the
  // render.
  private let root: Node

  init(node: Node) {
    self.node = node
    var root = node
    while let parent = root.parent { root = parent }
    self.root = root
  }

  /// The size of the space, in points.
  public var size: CGSize { node.size }

  /// The insets by which the space could grow on each edge to fill the safe areas around it, in
  /// points.
  public var safeAreaInsets: EdgeInsets { node.safeAreaInsets(on: .all) }

  /// Returns the space in the coordinates of another, in points, or in the picture's own if no view
  /// has that name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the space in the coordinates of another, in points, or in the picture's own if no view
  /// has that name.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: node.origin(in: nil), size: size)
    case .named(let name):
      CGRect(origin: node.origin(in: node.coordinateSpace(named: name)), size: size)
    }
  }

  /// Returns the bounds of an enclosing view, in these coordinates and in points; nil if none has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = node.coordinateSpace(named: coordinateSpace.name) else { return nil }
    let corner = node.origin(in: space)
    return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: space.size)
  }

  /// A place in another view, in these coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: node) }
}

// MARK: - Changes of geometry

nonisolated extension View {
  /// Calls an action with a value from this view's geometry, and again when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value from the geometry.
  ///   - action: Receives the value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, newValue in action(newValue) }
  }

  /// Calls an action with a value from this view's geometry, and again when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value from the geometry.
  ///   - action: Receives the previous value, or at first the same, and the current value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      for (i, node) in nodes.enumerated() where node.isPlaced {
        let value = transform(GeometryProxy(node: node))
        context.memory(i + 1).report(value, initial: true, to: action)
      }
    }
  }
}
