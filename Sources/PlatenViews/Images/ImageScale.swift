internal import Foundation

extension Image {
  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than is usual.
    case small
    /// As is usual.
    case medium
    /// Larger than is usual.
    case large

    /// The size in that of a medium symbol.
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

extension View {
  /// This view with its symbols larger or smaller beside text; pictures keep their size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// How large symbols are beside text; medium where nothing is set.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
