package import Foundation

/// A font that met a Dynamic Type size: a family, a size in points and a style.
package struct ResolvedFont: Hashable, Sendable {
  /// Which letterforms are asked for.
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
}

extension Font {
  /// This font's family, size and weight at a Dynamic Type size.
  package func resolved(for dynamicTypeSize: DynamicTypeSize) -> ResolvedFont {
    var resolved = ResolvedFont(
      family: .design(design), size: 0, weight: effectiveWeight, isItalic: isItalic,
      features: features)
    switch base {
    case .style(let style):
      resolved.size = style.pointSize(for: dynamicTypeSize)
    case .size(let size):
      resolved.size = size
    case .custom(let name, let size, let style):
      resolved.family = .named(name)
      resolved.size = style.map { (size * $0.scale(for: dynamicTypeSize)).rounded() } ?? size
    }
    if resolved.family == .design(.monospaced) { resolved.features.append(.noContextualAlternates) }
    // A size that is no number, or negative, sets nothing: the text is there, without extent.
    if !(resolved.size > 0) || !resolved.size.isFinite { resolved.size = 0 }
    return resolved
  }

  private var effectiveWeight: Weight {
    if isBold { return emphasisedWeight }
    return weight ?? (base == .style(.headline) ? .semibold : .regular)
  }

  /// The weight of `bold()`: the Human Interface Guidelines' emphasised weight of each text style.
  private var emphasisedWeight: Weight {
    guard case .style(let style) = base else { return .bold }
    switch style {
    case .largeTitle, .title, .title2: return .bold
    default: return .semibold
    }
  }
}
