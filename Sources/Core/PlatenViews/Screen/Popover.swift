package import Foundation
package import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// What a popover points at.
package struct PopoverAnchor {
  /// The place in the view that presents it, of whose size it is asked for.
  package var place: (CGSize) -> CGRect
  /// The edge of the place where a Mac has the popover.
  package var edge: Edge
  /// The nodes of the view.
  var nodes: [Node] = []

  package init(edge: Edge, place: @escaping (CGSize) -> CGRect) {
    (self.edge, self.place) = (edge, place)
  }
}

/// A popover beside what it points at: as large as the view in it, as far as the screen has room.
struct PopoverLayer: _NonisolatedView {
  let nodes: [Node]
  let anchor: PopoverAnchor
  let ground: Color

  @Environment(\.platform) private var platform
  @Environment(\.layoutDirection) private var layoutDirection

  private static var margin: CGFloat { 10 }
  private static var arrow: CGSize { CGSize(width: 26, height: 13) }

  var body: some View {
    GeometryReader { screen in
      let target = target(in: screen)
      let edge = edge(in: screen.size, at: target)
      let frame = frame(in: screen.size, at: target, edge)
      PopoverShape(edge: edge, target: target, frame: frame, arrow: Self.arrow)
        .fill(ground).shadow(color: .black.opacity(0.2), radius: 20, y: 6)
      NodesView(nodes: nodes).frame(width: frame.width, height: frame.height)
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
        .offset(x: frame.minX, y: frame.minY)
    }
  }

  /// The place that it points at, in the screen's coordinates.
  private func target(in screen: GeometryProxy) -> CGRect {
    let frames = anchor.nodes.map { screen[Anchor<CGRect>.Source.bounds.anchor(in: $0)] }
    let whole = frames.reduce(CGRect.null) { $0.union($1) }
    guard !whole.isNull else { return CGRect(origin: .zero, size: .zero) }
    return anchor.place(whole.size).offsetBy(dx: whole.minX, dy: whole.minY)
  }

  private var size: CGSize {
    nodes.map { $0.layoutSize(in: .unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// Where the popover lies beside its place: below it, or as is said on a Mac, if there is room for it or more
  /// than at the opposite edge.
  private func edge(in screen: CGSize, at target: CGRect) -> Edge {
    let edge = platform == .macOS ? anchor.edge.physical(in: layoutDirection) : .bottom
    func room(at edge: Edge) -> CGFloat {
      switch edge {
      case .top: target.minY
      case .bottom: screen.height - target.maxY
      case .leading: target.minX
      case .trailing: screen.width - target.maxX
      }
    }
    let isVertical = edge == .top || edge == .bottom
    let need = (isVertical ? size.height : size.width) + Self.arrow.height + Self.margin
    let other = edge.opposite
    return room(at: edge) >= need || room(at: edge) >= room(at: other) ? edge : other
  }

  private func frame(in screen: CGSize, at target: CGRect, _ edge: Edge) -> CGRect {
    let (margin, gap) = (Self.margin, Self.arrow.height)
    var room = CGRect(origin: .zero, size: screen).insetBy(dx: margin, dy: margin)
    switch edge {
    case .top: room.size.height = max(target.minY - gap - margin, 0)
    case .bottom:
      room = CGRect(
        x: room.minX, y: target.maxY + gap, width: room.width,
        height: max(screen.height - margin - target.maxY - gap, 0))
    case .leading: room.size.width = max(target.minX - gap - margin, 0)
    case .trailing:
      room = CGRect(
        x: target.maxX + gap, y: room.minY,
        width: max(screen.width - margin - target.maxX - gap, 0), height: room.height)
    }
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    // As near to the middle of the place as the screen lets it be.
    var corner = CGPoint(
      x: min(max(target.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX)),
      y: min(max(target.midY - size.height / 2, room.minY), max(room.maxY - size.height, room.minY))
    )
    switch edge {
    case .top: corner.y = room.maxY - size.height
    case .bottom: corner.y = room.minY
    case .leading: corner.x = room.maxX - size.width
    case .trailing: corner.x = room.minX
    }
    return CGRect(origin: corner, size: size)
  }
}

extension Edge {
  /// The edge across from this one.
  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The edge where leading is the left one.
  fileprivate func physical(in direction: LayoutDirection) -> Edge {
    direction == .rightToLeft && (self == .leading || self == .trailing) ? opposite : self
  }
}

/// The outline of a popover with its arrow.
private struct PopoverShape: Shape {
  let edge: Edge
  let target: CGRect
  let frame: CGRect
  let arrow: CGSize

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: frame, cornerRadius: 13, style: .continuous)
    let isVertical = edge == .top || edge == .bottom
    let (low, high, middle) =
      isVertical
      ? (frame.minX, frame.maxX, target.midX) : (frame.minY, frame.maxY, target.midY)
    let base = [.top: frame.maxY, .bottom: frame.minY, .leading: frame.maxX][edge] ?? frame.minX
    let out: CGFloat = edge == .top || edge == .leading ? 1 : -1
    let half = arrow.width / 2
    // The arrow keeps off the corners.
    let along = min(max(middle, low + 13 + half), max(high - 13 - half, low + 13 + half))
    func point(_ side: CGFloat, _ height: CGFloat) -> CGPoint {
      let (a, b) = (along + side, base + out * height)
      return isVertical ? CGPoint(x: a, y: b) : CGPoint(x: b, y: a)
    }
    path.addLines([point(-half, 0), point(0, arrow.height), point(half, 0)])
    path.closeSubpath()
    return path
  }
}
