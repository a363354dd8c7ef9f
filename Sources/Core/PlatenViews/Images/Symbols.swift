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
  /// Whether the symbol is as large as what is seen of it, for one that is stretched.
  private let isTight: Bool
  /// The parts in colours of their own, the rest first; empty for one in the paint.
  private let parts: [(part: SymbolColors.Part, paint: _StylePaint)]
  /// The styles of its layers; nil for one in the paint.
  private let palette: SymbolPalette?

  /// A symbol, or a bar in its place if it is redacted.
  init(
    _ symbol: MeasuredSymbol, grid: PixelGrid, paint: _StylePaint, isRedacted: Bool,
    isTight: Bool = false, parts: [(part: SymbolColors.Part, paint: _StylePaint)] = [],
    palette: SymbolPalette? = nil
  ) {
    (self.parts, self.palette) = (parts, palette)
    (self.isRedacted, self.isTight) = (isRedacted, isTight)
    self.symbol = symbol
    self.grid = grid
    self.paint = paint
  }

  override var kind: String? { "image" }

  override var layoutSpacing: ViewSpacing { .symbol }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isTight ? symbol.stretched : symbol.size(on: grid)
  }

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
    var bounds = CGRect(origin: origin, size: size)
    if let fit = drawing.fit { reportEdge(of: bounds, in: fit) }
    if isRedacted {
      let bar = Path(
        roundedRect: drawing.grid.nearest(bounds), cornerRadius: min(size.height / 4, 4),
        style: .continuous)
      drawing.add(.fill(bar, paint.multiplied(by: 0.2).paint(in: bounds)))
      return
    }
    guard isTight else {
      let corner = drawing.grid.nearest(origin)
      let start = CGPoint(
        x: corner.x + symbol.origin.x, y: corner.y + symbol.origin.y + baseline - symbol.baseline)
      return draw(from: start, in: bounds, into: &drawing)
    }
    let ink = symbol.ink
    guard ink.width > 0, ink.height > 0 else { return }
    bounds = CGRect(origin: .zero, size: symbol.box)
    let (across, down) = (symbol.stretched.width / ink.width, symbol.stretched.height / ink.height)
    let place = CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: origin.x - ink.minX * across,
      ty: origin.y - ink.minY * down)
    drawing.group({ $0.transform = place }) { draw(from: symbol.origin, in: bounds, into: &$0) }
  }
}

extension SymbolNode {
  /// Draws the glyph in the paint, or its parts and layers in theirs.
  ///
  /// - Parameter start: Where the glyph's baseline starts.
  private func draw(from start: CGPoint, in bounds: CGRect, into drawing: inout Drawing) {
    if let palette, draw(palette, from: start, in: bounds, into: &drawing) { return }
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

  /// Draws each layer in its own style.
  ///
  /// - Returns: Whether the symbol has layers.
  private func draw(
    _ palette: SymbolPalette, from start: CGPoint, in bounds: CGRect, into drawing: inout Drawing
  ) -> Bool {
    let (face, scale) = (
      symbol.run.face, symbol.fontSize / symbol.run.face.unitsPerEm
    )
    guard let glyph = symbol.run.glyphs.first,
      let layers = SymbolLayers(
        of: palette.name, OutlineReader().outline(ofGlyph: glyph.id, face: face),
        placed: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: start.x, ty: start.y))
    else { return false }
    for (path, paint) in [
      (layers.secondary, palette.secondary), (layers.primary, palette.primary),
    ] {
      drawing.add(
        .fill(path, paint.paint(in: bounds), FillStyle()), with: paint, in: bounds, filling: path)
    }
    return true
  }
}

/// The styles of a symbol's layers.
struct SymbolPalette {
  /// The name of the symbol.
  var name: String
  var primary, secondary: _StylePaint
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
    /// 0.79 times the size of a medium symbol.
    case small
    /// The normal size beside text.
    case medium
    /// 1.28 times the size of a medium symbol.
    case large

    /// The size as a multiple of a medium symbol's.
    ///
    /// These are the medians of what the three sizes measure in the templates of SF Symbols.
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
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
/// The most common symbols have colours of their own in the mode ``multicolor``. In the modes ``hierarchical`` and
/// ``palette``, signs in shapes and badges are layers apart; all other symbols are one layer.
public struct SymbolRenderingMode: Sendable {
  enum Kind: Equatable { case monochrome, multicolor, hierarchical, palette }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// All parts in one style.
  public static let monochrome = SymbolRenderingMode(.monochrome)
  /// Parts in the colours that the symbol brings.
  public static let multicolor = SymbolRenderingMode(.multicolor)
  /// All parts in one style, with rear parts less opaque.
  public static let hierarchical = SymbolRenderingMode(.hierarchical)
  /// Parts in several styles, one for each layer.
  public static let palette = SymbolRenderingMode(.palette)
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
    var image = renderingMode(mode.kind == .multicolor ? .original : .template)
    image.symbolMode = mode.kind
    return image
  }

  /// The styles of a symbol's layers; nil for one that is in one style.
  ///
  /// A foreground of several styles asks for a palette, unless a mode is set.
  func palette(ofSymbol name: String, in environment: EnvironmentValues) -> SymbolPalette? {
    let levels = environment.foreground
    if levels?.isFixed == true { return nil }
    let paint = environment.foregroundPaint
    switch symbolMode ?? environment.symbolRenderingMode?.kind {
    case .hierarchical:
      return SymbolPalette(name: name, primary: paint, secondary: paint.multiplied(by: 0.5))
    case .palette: break
    case nil: if levels?.hasSeveral != true || renderingMode == .original { return nil }
    case .monochrome, .multicolor: return nil
    }
    return SymbolPalette(
      name: name, primary: paint,
      secondary: ForegroundLevels.paint(level: 1, of: levels, in: environment))
  }

  /// The parts of a symbol with colours of their own, if it is to have these.
  func parts(
    ofSymbol name: String, in environment: EnvironmentValues
  ) -> [(part: SymbolColors.Part, paint: _StylePaint)] {
    let isOriginal =
      renderingMode.map { $0 == .original }
      ?? environment.symbolRenderingMode.map { $0.kind == .multicolor }
    guard isOriginal == true, environment.foreground?.isFixed != true,
      let colors = SymbolColors(of: name)
    else { return [] }
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
