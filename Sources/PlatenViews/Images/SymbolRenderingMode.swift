/// How the parts of a symbol are coloured.
///
/// The bundled symbols have one part: it is drawn in the foreground in all modes.
public struct SymbolRenderingMode: Sendable {
  private init() {}

  /// All in one style.
  public static let monochrome = SymbolRenderingMode()
  /// In colours of their own.
  public static let multicolor = SymbolRenderingMode()
  /// In one style, some less opaque.
  public static let hierarchical = SymbolRenderingMode()
  /// In several styles.
  public static let palette = SymbolRenderingMode()
}

extension Image {
  /// This picture, whose parts would be coloured in some way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
  /// This view, the parts of whose symbols would be coloured in some way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
