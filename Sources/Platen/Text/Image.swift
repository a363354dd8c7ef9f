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
    guard let symbol = symbol(font: environment.resolvedFont, in: context) else { return }
    list.nodes.append(
      SymbolNode(
        symbol, grid: PixelGrid(scale: environment.displayScale),
        paint: environment.foregroundPaint, isRedacted: environment.isRedacted))
  }

  /// The symbol beside text of a font; nil, and a report, if there is none of that name.
  func symbol(font: ResolvedFont, in context: _ViewContext) -> MeasuredSymbol? {
    do {
      return try context.pass.library.symbol(named: systemName, font: font)
    } catch {
      context.pass.report(error)
      return nil
    }
  }
}

/// A symbol's place in the picture.
private final class SymbolNode: Node {
  private let symbol: MeasuredSymbol
  private let grid: PixelGrid
  private let paint: _StylePaint
  private let isRedacted: Bool

  init(
    _ symbol: MeasuredSymbol, grid: PixelGrid, paint: _StylePaint, isRedacted: Bool = false
  ) {
    self.isRedacted = isRedacted
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
    if isRedacted {
      drawing.add(
        .fill(
          Path(
            roundedRect: drawing.grid.nearest(CGRect(origin: origin, size: size)),
            cornerRadius: min(size.height / 4, 4), style: .continuous),
          paint.multiplied(by: 0.2).paint(in: CGRect(origin: origin, size: size))))
      return
    }
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
