internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// A view's place in the picture: something that is measured, placed and drawn.
///
/// Nodes are made anew from the views whenever state has changed, and belong to one render on one
/// thread. Lengths are points.
package class Node: LayoutElement {
  /// The node that placed this one.
  private(set) unowned var parent: Node?
  /// The top left corner in the parent's coordinates.
  private(set) var origin = CGPoint.zero
  private(set) var size = CGSize.zero
  /// The proposal that the node was placed with.
  private(set) var proposal = ProposedViewSize.unspecified
  private(set) var isHidden = false
  private(set) var isPlaced = false
  /// What few nodes have; nil for most.
  private var nodeReport: NodeReport?
  // A cache of values calls nobody while it is read or written, and a picture asks it hundreds of times: looking whether
  // somebody else has it took 2 % of the instructions of a picture of tags.
  @exclusivity(unchecked) private var sizes = SizeCache()

  /// The parts of a node that reports ask for.
  private final class NodeReport {
    var marks: [LayoutMark] = []
    var isContent = false
    var cloud: ReportedCloud?
  }

  /// Whether anything is told of the node.
  final var hasReport: Bool { nodeReport != nil }

  /// The views that this node is all of, for those who ask where they lie; the innermost first.
  final var marks: [LayoutMark] { nodeReport?.marks ?? [] }

  /// Whether the node is a picture's whole content, whose box a report has.
  final var isContent: Bool {
    get { nodeReport?.isContent ?? false }
    set { updateReport { $0.isContent = newValue } }
  }

  /// Tells where the words of a packed cloud lie that this is the region of; nil for other nodes.
  final var cloud: ReportedCloud? {
    get { nodeReport?.cloud }
    set { updateReport { $0.cloud = newValue } }
  }

  private final func updateReport(_ change: (NodeReport) -> Void) {
    let nodeReport = nodeReport ?? NodeReport()
    change(nodeReport)
    self.nodeReport = nodeReport
  }

  // MARK: - For subclasses

  /// Whether the node is drawn as a group of its own.
  var isDrawnApart: Bool { false }

  /// Returns the node as a part that is found again in another picture.
  func part(in context: _ViewContext) -> PartNode { context.part(self) }

  /// Returns the figure that the node draws in a frame, if it is one that can become others; nil for others.
  func movingFigure(in frame: CGRect) -> MovingFigure? { nil }

  /// What the node looks like before its view comes and after it has gone, if that was drawn.
  var absentLooks: MovingPart.AbsentLooks? { nil }

  /// How the node was drawn turned in space, if it was.
  var spaceTurn: SpaceTurn? { nil }

  /// The nodes inside this one, in the order in which they are drawn.
  var children: [Node] { [] }

  /// The size that the node takes of a proposal.
  ///
  /// ``layoutSize(in:)`` keeps what this returns.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children; the node's own size and proposal are set.
  func placeChildren() {}

  /// Draws the node, its corner at a point of the picture.
  func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let children = children
    guard children.count > 1, drawing.pass.parts == .all else {
      for child in children { child.drawPlaced(into: &drawing, at: origin) }
      return
    }
    // What lies behind or before a view is apart from it.
    drawing.container(of: children, isNewLevel: { _ in true }) {
      $1.drawPlaced(into: &$0, at: origin)
    }
  }

  /// A preference's value of this node and those inside, nil if none has set it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    children.preference(key)
  }

  /// The edges on which those inside this node have no safe area.
  var edgesWithoutSafeArea: Edge.Set { [] }

  var layoutPriority: Double { 0 }

  /// Whether the node puts those inside it beside each other, so that none should cover another.
  var separatesChildren: Bool { false }

  /// How far in front of its neighbours in a layout the node is drawn; nil for the usual 0.
  var zIndexIfSet: Double? { nil }

  /// The context of the part as which the view comes and goes in a way; nil where none says it, and where it is such
  /// a part already.
  var transitionIfSet: _ViewContext? { nil }

  var layoutSpacing: ViewSpacing { .leaf }

  func explicitAlignment(of guide: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The value that the view has for its layout, nil if none is set.
  func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? { nil }

  final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    layoutValueIfSet(for: key) ?? K.defaultValue
  }

  /// Whether the frames inside are rounded to pixels that are counted from this node's corner.
  var isolatesPixels: Bool { false }

  /// The pixels that frames inside are rounded to, by those outside.
  func pixelGrid(inside outer: PixelGrid) -> PixelGrid { outer }

  /// What a tree of frames calls the node where nobody has marked it; nil for nodes that only
  /// change others.
  package var kind: String? { nil }

  /// Returns whether the node's coordinate space has a name.
  func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }

  final func add(_ mark: LayoutMark) { updateReport { $0.marks.append(mark) } }

  // MARK: - Layout

  final func layoutSize(in proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal).lengths
    sizes[proposal] = size
    return size
  }

  final func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = layoutSize(in: proposal)
    // SwiftUI stops the program at a place that is no number; here it counts as 0.
    origin =
      CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height
      ).finite
    self.size = size
    self.proposal = proposal
    isPlaced = true
    isHidden = false
  }

  final func hide() {
    isHidden = true
    isPlaced = true
  }

  /// Places a child and everything inside it.
  final func layOutChild(_ child: Node, at origin: CGPoint, proposal: ProposedViewSize) {
    child.place(at: origin, anchor: .topLeading, proposal: proposal)
    layOutChild(child)
  }

  /// Places a child that is given a size other than its own, and everything inside it.
  final func layOutChild(
    _ child: Node, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
  ) {
    child.place(at: origin, anchor: .topLeading, proposal: proposal)
    child.size = size
    layOutChild(child)
  }

  /// Places everything inside a child that has its place.
  final func layOutChild(_ child: Node) {
    child.parent = self
    if !child.isHidden { child.placeChildren() }
  }

  final func drawPlaced(into drawing: inout Drawing, at origin: CGPoint) {
    guard drawing.pass.hasRoom(toDraw: self) else { return }
    if isHidden {
      drawing.fit?.hidden.append(self)
      return
    }
    let corner = CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y)
    if let nodeReport { report(nodeReport, at: corner, to: drawing) }
    draw(into: &drawing, at: corner)
  }

  /// A call of its own, as views in views have no stack for it.
  @inline(never)
  private func report(_ nodeReport: NodeReport, at corner: CGPoint, to drawing: borrowing Drawing) {
    if nodeReport.isContent { drawing.fit?.addContent(CGRect(origin: corner, size: size)) }
    if let cloud = nodeReport.cloud { drawing.report(cloud, at: corner) }
  }

  /// The top left corner in the coordinates in which frames are rounded here.
  final var originOnGrid: CGPoint {
    var ancestor = parent
    while let node = ancestor, !node.isolatesPixels { ancestor = node.parent }
    return origin(in: ancestor)
  }

  /// The top left corner in the coordinates of an ancestor, or of the picture.
  final func origin(in ancestor: Node?) -> CGPoint {
    var point = CGPoint.zero
    var node: Node? = self
    while let current = node, current !== ancestor {
      point.x += current.origin.x
      point.y += current.origin.y
      node = current.parent
    }
    return point
  }
}

// MARK: - Several nodes

extension [Node] {
  /// The positions of these nodes in the order in which a layout draws them.
  var drawingOrder: [Int] {
    func level(_ node: Node) -> Double {
      let level = node.zIndexIfSet ?? 0
      return level.isNaN ? 0 : level
    }
    guard contains(where: { level($0) != 0 }) else { return Array<Int>(indices) }
    let levels = map(level)
    // Swift's sort is stable: nodes of one level keep their order.
    return indices.sorted { levels[$0] < levels[$1] }
  }

  /// A preference's value of these nodes, nil if none has set it.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for node in self {
      guard let next = node.preference(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
