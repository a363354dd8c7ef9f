internal import Foundation
internal import PlatenText

/// A picture: a symbol, drawn like a character of the text beside it.
public struct Image: _PrimitiveView, Hashable, Sendable {
  private let systemName: String

  /// The symbol of an SF Symbols name, in the font and colour around it.
  ///
  /// Rendering fails with the nearest names if there is no such symbol.
  public init(systemName: String) { self.systemName = systemName }

  /// Adds the symbol's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let environment = context.environment
    do {
      let symbol = try context.pass.library.symbol(
        named: systemName, font: environment.resolvedFont)
      list.nodes.append(
        SymbolNode(
          symbol, grid: PixelGrid(scale: environment.displayScale),
          paint: environment.foregroundPaint))
    } catch {
      context.pass.report(error)
    }
  }
}

/// A symbol's place in the picture.
private final class SymbolNode: Node {
  private let symbol: MeasuredSymbol
  private let grid: PixelGrid
  private let paint: _StylePaint

  init(_ symbol: MeasuredSymbol, grid: PixelGrid, paint: _StylePaint) {
    self.symbol = symbol
    self.grid = grid
    self.paint = paint
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { symbol.size(on: grid) }

  override func explicitAlignment(
    of guide: VerticalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
  }

  /// The baseline of text of the same font in a box of the same height.
  private var baseline: CGFloat {
    grid.nearest(symbol.baseline + (symbol.size(on: grid).height - symbol.box.height) / 2)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    guard paint.isVisible else { return }
    let shift = baseline - symbol.baseline
    let start = CGPoint(
      x: drawing.grid.nearest(origin.x) + symbol.origin.x,
      y: drawing.grid.nearest(origin.y) + symbol.origin.y + shift)
    drawing.add(
      .glyphs(
        DisplayGlyphs(
          run: symbol.run, size: symbol.fontSize, origin: start,
          paint: paint.paint(in: CGRect(origin: origin, size: size)))))
  }
}
