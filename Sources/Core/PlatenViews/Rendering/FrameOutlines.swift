internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenReports
internal import PlatenText

/// The frames of a picture's views as thin outlines, the inner ones over the outer ones.
///
/// The colours change with each step inwards. Dashes are first text baselines, and a view with
/// others inside has its kind in a corner that these leave free.
struct FrameOutlines: _NonisolatedView {
  let tree: LayoutTree
  let grid: PixelGrid

  private static let colors: [Color] = [.blue, .pink, .green, .orange, .purple, .teal]

  var body: some View {
    Canvas { context, _ in
      var open = tree.children.reversed().map { (view: $0, depth: 0) }
      while let (view, depth) = open.popLast() {
        if view.isHidden { continue }
        draw(view, Self.colors[depth % Self.colors.count], in: &context)
        open += view.children.reversed().map { ($0, depth + 1) }
      }
    }
    .frame(width: tree.frame.width, height: tree.frame.height)
  }

  /// The thickness of the lines: half a point, rounded up to whole pixels.
  private var thickness: CGFloat { max(grid.up(0.5), 1 / grid.scale) }

  private func draw(_ view: LayoutTree, _ color: Color, in context: inout GraphicsContext) {
    let frame = grid.nearest(view.frame)
    guard frame.width > 2 * thickness, frame.height > 2 * thickness else { return }
    let inner = frame.insetBy(dx: thickness / 2, dy: thickness / 2)
    context.stroke(Path(inner), with: .color(color), lineWidth: thickness)
    if view.text != nil {
      drawBaseline(of: view, in: inner, color, &context)
    } else {
      drawKind(of: view, in: frame, color, &context)
    }
  }

  private func drawBaseline(
    of view: LayoutTree, in frame: CGRect, _ color: Color, _ context: inout GraphicsContext
  ) {
    guard let baseline = view.baseline, baseline > frame.minY, baseline < frame.maxY else { return }
    let y = grid.nearest(baseline) + thickness / 2
    var line = Path()
    line.move(to: CGPoint(x: frame.minX, y: y))
    line.addLine(to: CGPoint(x: frame.maxX, y: y))
    let style = StrokeStyle(lineWidth: thickness, dash: [2, 2])
    context.stroke(line, with: .color(color), style: style)
  }

  /// Writes a view's kind into the first of its corners that no view inside reaches into.
  private func drawKind(
    of view: LayoutTree, in frame: CGRect, _ color: Color, _ context: inout GraphicsContext
  ) {
    // What a single shape or image is can be seen, and a small frame is not worth a line of text.
    guard !view.children.isEmpty, frame.width > 24, frame.height > 16 else { return }
    let text = context.resolve(
      Text(verbatim: view.kind).font(.system(size: 6, weight: .semibold)).foregroundColor(.white))
    let measured = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let size = CGSize(width: measured.width + 4, height: measured.height)
    guard size.width <= frame.width / 2, size.height <= frame.height / 2 else { return }
    let corners = [
      frame.origin, CGPoint(x: frame.maxX - size.width, y: frame.minY),
      CGPoint(x: frame.maxX - size.width, y: frame.maxY - size.height),
      CGPoint(x: frame.minX, y: frame.maxY - size.height),
    ]
    let tabs = corners.map { CGRect(origin: $0, size: size) }
    let free = tabs.first { tab in !view.children.contains { $0.frame.intersects(tab) } }
    guard let tab = free else { return }
    context.fill(Path(tab), with: .color(color))
    context.draw(text, in: tab.insetBy(dx: 2, dy: 0))
  }
}
