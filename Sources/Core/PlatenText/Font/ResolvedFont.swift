package import Foundation
internal import PlatenBase

/// A font that met a Dynamic Type size: a family, a size in points and a style.
package struct ResolvedFont: Hashable, Sendable {
  /// The letterforms that are asked for.
  package enum Family: Hashable, Sendable {
    case design(Font.Design)
    case named(String)
    /// The icon font behind `Image(systemName:)`.
    case symbols
  }

  package var family: Family
  /// The size in points.
  package var size: CGFloat
  package var weight: Font.Weight
  package var isItalic = false
  package var features: [FontFeature] = []
  /// Places on the axes of a variable font; one on that of the weight counts more than `weight`.
  package var variations: [FontVariation] = []

  /// Returns this font at another size in points.
  package func sized(_ size: CGFloat) -> ResolvedFont {
    var font = self
    font.size = size
    return font
  }

  /// Returns what the font is called where a family draws its text: `Inter semibold italic 17`.
  package func name(inFamily family: String) -> String {
    var name = family
    if weight != .regular {
      let known = Font.Weight.named.first { $0.value == weight }
      name += " " + (known?.name ?? LayoutNumber.text(weight.value))
    }
    if isItalic { name += " italic" }
    return name + " " + LayoutNumber.text(size)
  }

  /// Returns this font in another family.
  func ofFamily(_ family: Family) -> ResolvedFont {
    var font = self
    font.family = family
    return font
  }
}

extension Font {
  /// The largest size in points: beyond it, sums of lengths would lose the precision of a pixel.
  private static let largestSize: CGFloat = 1_000_000

  /// Returns this font's family, size and weight at a Dynamic Type size, which counts for nothing on macOS.
  ///
  /// A size that is negative or no number is taken as 0, one over a million points as a million.
  package func resolved(
    for dynamicTypeSize: DynamicTypeSize, on platform: Platform = .iOS
  ) -> ResolvedFont {
    var resolved = ResolvedFont(
      family: family ?? .design(.default), size: 0, weight: effectiveWeight(on: platform),
      isItalic: isItalic, features: features, variations: places)
    switch base {
    case .style(let style):
      resolved.size = style.pointSize(for: dynamicTypeSize, on: platform)
    case .size(let size):
      resolved.size = size
    case .custom(let name, let size, let style):
      resolved.family = .named(name)
      let followed = platform == .macOS ? nil : style
      resolved.size = followed.map { (size * $0.scale(for: dynamicTypeSize)).rounded() } ?? size
    }
    resolved.size *= scale
    if resolved.family == .design(.monospaced) {
      resolved.features = features.inside(of: [.noContextualAlternates])
    }
    // Without a size the text is there, without extent.
    let isSize = resolved.size > 0 && resolved.size.isFinite
    resolved.size = isSize ? min(resolved.size, Self.largestSize) : 0
    return resolved
  }

  private func effectiveWeight(on platform: Platform) -> Weight {
    guard case .style(let style) = base else { return isBold ? .bold : weight ?? .regular }
    if isBold { return style.emphasisedWeight(on: platform) }
    return weight ?? style.weight(on: platform)
  }
}
