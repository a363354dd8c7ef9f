internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

/// A symbol's place in the picture.
final class SymbolNode: Node {
  private let symbol: MeasuredSymbol
  private let grid: PixelGrid
  private let paint: _StylePaint
  private let isRedacted: Bool
  /// The parts in colours of their own, the rest first; empty for one in the paint.
  private let parts: [(part: SymbolColors.Part, paint: _StylePaint)]

  /// A symbol, or a bar in its place if it is redacted.
  init(
    _ symbol: MeasuredSymbol, grid: PixelGrid, paint: _StylePaint, isRedacted: Bool,
    parts: [(part: SymbolColors.Part, paint: _StylePaint)] = []
  ) {
    self.parts = parts
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
    if let fit = drawing.fit { reportEdge(of: bounds, in: fit) }
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
    func glyph(_ paint: _StylePaint, into drawing: inout Drawing) {
      drawing.add(
        .glyphs(
          DisplayGlyphs(
            run: symbol.run, size: symbol.fontSize, origin: start,
            paint: paint.paint(in: bounds))), with: paint, in: bounds)
    }
    guard parts.count > 1 else { return glyph(parts.first?.paint ?? paint, into: &drawing) }
    // The rest is drawn in what is left of a rectangle around all of it.
    var rest = Path(bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    for area in parts.compactMap({ $0.part.area(in: bounds) }) { rest.addPath(area) }
    for (part, paint) in parts {
      let area = part.area(in: bounds)
      drawing.group({
        $0.clip = area ?? rest
        $0.clipStyle = FillStyle(eoFill: true)
      }) { glyph(paint, into: &$0) }
    }
  }
}

/// A node that is drawn as large as the space it is offered.
final class StretchedNode: UnaryNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.layoutSize(in: .unspecified))
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { .unspecified }

  // What is stretched has no line of text to stand on.
  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    if case .vertical = guide { return nil }
    return super.explicitAlignment(of: guide, in: proposal)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let natural = child.size
    guard natural.width > 0, natural.height > 0 else { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let transform = CGAffineTransform(
      a: frame.width / natural.width, b: 0, c: 0, d: frame.height / natural.height,
      tx: frame.minX, ty: frame.minY)
    drawing.group({ $0.transform = transform }) { super.draw(into: &$0, at: .zero) }
  }
}

// MARK: - Sizes beside text

extension Image {
  /// The scale of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// 0.8 times the size of a medium symbol.
    case small
    /// The normal size beside text.
    case medium
    /// 1.3 times the size of a medium symbol.
    case large

    /// The size as a multiple of a medium symbol's.
    ///
    /// Apple publishes no numbers; these are about what the three sizes of a symbol's template
    /// measure.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }
}

nonisolated extension View {
  /// Makes the symbols in this view larger or smaller beside text; pictures keep their size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The scale of symbols beside text; medium by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

// MARK: - Colours

/// The rendering mode of symbols.
///
/// The most common symbols have colours of their own in the mode ``multicolor``; all others are drawn in the
/// foreground in all modes.
public struct SymbolRenderingMode: Sendable {
  let isMulticolor: Bool

  private init(isMulticolor: Bool = false) { self.isMulticolor = isMulticolor }

  /// All parts in one style.
  public static let monochrome = SymbolRenderingMode()
  /// Parts in the colours that the symbol brings.
  public static let multicolor = SymbolRenderingMode(isMulticolor: true)
  /// All parts in one style, with rear parts less opaque.
  public static let hierarchical = SymbolRenderingMode()
  /// Parts in several styles, one for each layer.
  public static let palette = SymbolRenderingMode()
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// The rendering mode of symbols; nil for that of each picture.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension Image {
  /// Sets how the parts of this symbol are coloured; nil for the mode around it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    guard case .symbol = content, let mode else { return self }
    return renderingMode(mode.isMulticolor ? .original : .template)
  }

  /// The parts of a symbol with colours of their own, if it is to have these.
  func parts(
    ofSymbol name: String, in environment: EnvironmentValues
  ) -> [(part: SymbolColors.Part, paint: _StylePaint)] {
    let isOriginal =
      renderingMode.map { $0 == .original } ?? environment.symbolRenderingMode?.isMulticolor
    guard isOriginal == true, let colors = SymbolColors(of: name) else { return [] }
    return colors.parts.map { ($0, _StylePaint(environment.resolve($0.color))) }
  }
}

nonisolated extension View {
  /// Sets how the parts of symbols in this view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

// MARK: - In texts

extension Image {
  /// The symbol beside text of a font; nil for a picture, which texts leave out, and, with a report,
  /// for a symbol that does not exist.
  func symbol(font: ResolvedFont, in context: _ViewContext) -> MeasuredSymbol? {
    guard case .symbol(let name) = content else { return nil }
    do {
      return try context.pass.symbol(
        named: name, font: font, scale: context.environment.imageScale.factor)
    } catch {
      context.pass.report(error)
      return nil
    }
  }
}

// MARK: - In the place of others

extension RenderPass {
  /// What stands for a symbol that does not exist.
  private static let replacement = "square.dashed"
  /// Of so many symbols that do not exist the nearest names are told.
  private static let mostNearest = 8

  /// A symbol; one that does not exist is replaced, with a finding, where that is asked for.
  ///
  /// - Throws: As `FontLibrary.symbol`.
  func symbol(
    named name: String, font: ResolvedFont, scale: CGFloat
  ) throws(FontError) -> MeasuredSymbol {
    do {
      // They are looked for slowly: of many symbols that do not exist a few tell them.
      let isTold = !replacesSymbols || replacedSymbols.count < Self.mostNearest
      return try library.symbol(
        named: name, font: font, scale: scale,
        tellsNearest: isTold && !replacedSymbols.contains(name))
    } catch {
      guard replacesSymbols, case .unknownSymbol = error.code else { throw error }
      if replacedSymbols.insert(name).inserted { noteReplacement(.missingGlyph, "\(error)") }
      return try library.symbol(named: Self.replacement, font: font, scale: scale)
    }
  }
}
