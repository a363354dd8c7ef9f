internal import Foundation

extension Text {
  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    /// The size in sizes of the font.
    let factor: CGFloat

    /// As large as its font is.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what counts less.
    ///
    /// By how much SwiftUI does not say; here it is four fifths of the size.
    public static let secondary = Scale(factor: 0.8)
  }

  /// This text larger or smaller than its font is, if that is enabled.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}

extension View {
  /// The texts in this view larger or smaller than their fonts are, if that is enabled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    texts { if isEnabled { $0.scale = scale } }
  }
}
