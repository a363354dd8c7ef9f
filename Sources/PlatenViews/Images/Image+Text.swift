internal import PlatenText

extension Image {
  /// The symbol beside text of a font; nil for a picture, which texts leave out, and, with a report,
  /// for a symbol that does not exist.
  func symbol(font: ResolvedFont, in context: _ViewContext) -> MeasuredSymbol? {
    guard case .symbol(let name) = content else { return nil }
    do {
      return try context.pass.library.symbol(
        named: name, font: font, scale: context.environment.imageScale.factor)
    } catch {
      context.pass.report(error)
      return nil
    }
  }
}
