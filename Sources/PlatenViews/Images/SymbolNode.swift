internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// A symbol's place in the picture.
final class SymbolNode: Node {
  private let symbol: MeasuredSymbol
  private let grid: PixelGrid
  private let paint: _StylePaint
  private let isRedacted: Bool

  /// A symbol, or a bar in its place if it is redacted.
  init(_ symbol: MeasuredSymbol, grid: PixelGrid, paint: _StylePaint, isRedacted: Bool) {
    self.isRedacted = isRedacted
    self.symbol = symbol
    self.grid = grid
    self.paint = paint
  }

  override var kind: String? { "image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { symbol.size(on: grid) }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): baseline
    default: nil
    }
  }

  /// The baseline of text of the same font in a box of the same height.
  private var baseline: CGFloat {
    grid.nearest(symbol.baseline + (symbol.size(on: grid).height - symbol.box.height) / 2)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    guard paint.isVisible else { return }
    let bounds = CGRect(origin: origin, size: size)
    if isRedacted {
      let bar = Path(
        roundedRect: drawing.grid.nearest(bounds), cornerRadius: min(size.height / 4, 4),
        style: .continuous)
      drawing.add(.fill(bar, paint.multiplied(by: 0.2).paint(in: bounds)))
      return
    }
    let shift = baseline - symbol.baseline
    let corner = drawing.grid.nearest(origin)
    let start = CGPoint(
      x: corner.x + symbol.origin.x, y: corner.y + symbol.origin.y + shift)
    drawing.add(
      .glyphs(
        DisplayGlyphs(
          run: symbol.run, size: symbol.fontSize, origin: start,
          paint: paint.paint(in: bounds))))
  }
}
