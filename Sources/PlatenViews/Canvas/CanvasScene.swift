internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// What a canvas's contexts share: where the canvas stands, and the views that it may draw.
final class CanvasScene {
  let context: _ViewContext
  private let symbolNodes: [Node]
  /// The first node of each tag, so that many symbols are not looked through for each.
  private lazy var nodesByTag: [AnyHashable: Node] = Dictionary(
    symbolNodes.compactMap { node in node.layoutValue(for: TagKey.self).map { ($0, node) } },
    uniquingKeysWith: { first, _ in first })
  private var symbols: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
  /// The characters that no font has.
  private(set) var missing: [MissingGlyph] = []
  /// Views in a canvas lie where they are drawn, and not on whole pixels.
  private static let grid = PixelGrid(scale: 4096)

  init(context: _ViewContext, symbols: some View) {
    self.context = context
    var inner = context.child(1)
    inner.environment.isCollectingTags = true
    symbolNodes = inner.nodes(of: symbols)
  }

  /// The items that a closure draws on a canvas of a size.
  func items(
    size: CGSize, isOpaque: Bool, draw: (inout GraphicsContext) -> Void
  ) -> [DisplayItem] {
    let recording = CanvasRecording()
    var graphics = GraphicsContext(scene: self, size: size, recording: recording)
    if isOpaque {
      recording.add(
        [.fill(Path(CGRect(origin: .zero, size: size)), .color(.opaqueBlack))],
        transform: .identity, clip: nil)
    }
    MeasuringContext.with(context.measuring) { draw(&graphics) }
    return recording.finish()
  }

  /// The node of a view, by itself.
  func node(of view: some View) -> Node? { context.child(0).node(of: view) }

  /// The items of a node that is offered a size and put at a place.
  func items(of node: Node, at origin: CGPoint, proposal: ProposedViewSize) -> [DisplayItem] {
    node.place(at: .zero, anchor: .topLeading, proposal: proposal)
    node.placeChildren()
    var drawing = Drawing(grid: Self.grid, cancellation: context.pass.cancellation)
    node.draw(into: &drawing, at: origin)
    missing += drawing.missing
    return drawing.items
  }

  /// The view with a tag, at its ideal size; drawn once however often it is shown.
  func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    if let known = symbols[id] { return known }
    guard let node = nodesByTag[id] else { return nil }
    let items = items(of: node, at: .zero, proposal: .unspecified)
    let symbol = GraphicsContext.ResolvedSymbol(size: node.size, items: items)
    symbols[id] = symbol
    return symbol
  }
}

extension Color.Resolved {
  static let opaqueBlack = Color.Resolved(red: 0, green: 0, blue: 0)
}
