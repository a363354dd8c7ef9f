internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
public import PlatenLayout

/// A layout and the views in it.
final class LayoutNode<L: Layout>: Node {
  private let layout: L
  private let nodes: [Node]
  private let subviews: LayoutSubviews
  /// Nil while a method of the layout has it.
  private var cache: L.Cache?
  /// By how much each view is drawn turned around its middle: what a layout alone cannot do.
  private let rotations: [Angle]?
  private var guides = GuideCache()
  private let pass: RenderPass
  /// How many views and modifiers the layout lies in.
  private let level: Int

  init(_ layout: L, children: [Node], context: _ViewContext) {
    self.layout = layout
    nodes = children
    subviews = LayoutSubviews(
      children, layoutDirection: context.environment.layoutDirection, keeping: context.keeping)
    pass = context.pass
    level = context.depth
    cache = layout.makeCache(subviews: subviews)
    rotations = layout._turns(of: subviews)
  }

  override var children: [Node] { nodes }

  /// The cache, for a method that puts it back.
  ///
  /// Handed to the method where it stands, it would be held while views further in are measured,
  /// and Swift looks at all that is held with each access: the time would grow with the square of
  /// the depth.
  private func takeCache() -> L.Cache { cache.take() ?? layout.makeCache(subviews: subviews) }

  /// Whether the render goes on, and there is stack for another level: layouts take more of it than
  /// what made the nodes.
  private var hasRoom: Bool { pass.hasRoom(at: level, for: L.self) }

  override var kind: String? { Self.name(of: L.self) }

  override var separatesChildren: Bool {
    L.self != ZStackLayout.self && L.self != AnyLayout.self
      && !(L.self is any InterlockingLayout.Type)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard hasRoom else { return .zero }
    var cache = takeCache()
    defer { self.cache = cache }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren() {
    guard hasRoom else { return }
    let bounds = CGRect(origin: .zero, size: size)
    var cache = takeCache()
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.placing(in: bounds), cache: &cache)
    self.cache = cache
    for node in nodes {
      if !node.isPlaced {
        node.place(
          // A subview that the layout did not place:
          // https://developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      }
      layOutChild(node)
    }
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    if let fit = drawing.fit, let grid = layout as? AdaptiveGridLayout {
      fit.report(grid, of: subviews, in: self)
    }
    guard let rotations else {
      // https://developer.apple.com/documentation/swiftui/view/zindex(_:)
      let order = nodes.drawingOrder
      guard drawing.pass.parts == .all else {
        for i in order { nodes[i].drawPlaced(into: &drawing, at: origin) }
        return
      }
      var level: Double?
      let isNewLevel = { [nodes] (i: Int) in
        defer { level = nodes[i].zIndexIfSet ?? 0 }
        return level != nodes[i].zIndexIfSet ?? 0
      }
      drawing.container(of: order, isNewLevel: isNewLevel) {
        nodes[$1].drawPlaced(into: &$0, at: origin)
      }
      return
    }
    for i in nodes.drawingOrder {
      let (node, rotation) = (nodes[i], rotations[i])
      let middle = CGPoint(
        x: origin.x + node.origin.x + node.size.width / 2,
        y: origin.y + node.origin.y + node.size.height / 2)
      drawing.group({ $0.transform = .rotation(rotation, around: middle) }) {
        node.drawPlaced(into: &$0, at: origin)
      }
    }
  }

  override var layoutPriority: Double { nodes.isEmpty ? -.infinity : 0 }

  /// The layout's spacing, kept as every stack around asks for it again; on the heap, as not all
  /// layouts are asked.
  private final class Spacing {
    let value: ViewSpacing

    init(_ value: ViewSpacing) { self.value = value }
  }

  private var spacing: Spacing?

  override var layoutSpacing: ViewSpacing {
    if let spacing { return spacing.value }
    let made = makeSpacing()
    spacing = Spacing(made)
    return made
  }

  private func makeSpacing() -> ViewSpacing {
    guard hasRoom else { return .leaf }
    var cache = takeCache()
    defer { self.cache = cache }
    return layout.spacing(subviews: subviews, cache: &cache)
  }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    if let known = guides[guide, proposal] { return known.value }
    guard hasRoom else { return nil }
    let bounds = CGRect(origin: .zero, size: layoutSize(in: proposal))
    var cache = takeCache()
    let value = layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    self.cache = cache
    // The frame's own guides are hardly ever set, and their answers come at once.
    if guide.isMergedFromChildren || value != nil { guides[guide, proposal] = .init(value) }
    return value
  }
}

extension Node {
  /// Returns what a layout of a type is called in lowerCamelCase, without the word that it is one:
  /// `hStack`, `flow`.
  fileprivate static func name(of layout: Any.Type) -> String {
    var name = "\(layout)".prefix { $0 != "<" }
    if name.hasSuffix("Layout"), name.count > 6 { name.removeLast(6) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

// MARK: - The view

/// A layout and its views, as a view.
public struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content
  /// The axes along which the layout tells the views how long they may be, whatever they are.
  var lengths: Axis.Set = []

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    // https://developer.apple.com/documentation/swiftui/anylayout
    if L.self == AnyLayout.self, let hidden = layout as? AnyLayout {
      // A layout whose type is hidden is unpacked once, and not with every question.
      list.nodes.append(node(hidden.base, in: context))
    } else {
      list.nodes.append(node(layout, in: context))
    }
  }

  private func node<Base: Layout>(_ layout: Base, in context: _ViewContext) -> Node {
    var inner = context
    inner.goDeeper()
    if !lengths.isEmpty { inner.keeping = inner.keeping?.without(lengths) }
    inner.setStackOrientation(Base.layoutProperties.stackOrientation)
    let children = inner.nodes(of: content)
    // The layout itself gets the settings of its own surroundings.
    inner.keeping = context.keeping
    return LayoutNode(context.moved(layout), children: children, context: inner)
  }
}

extension Layout {
  /// Makes a view of this layout and the views in it.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
