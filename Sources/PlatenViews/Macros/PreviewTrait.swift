public import Foundation

/// How development tools show a preview; Platen takes it and does nothing with it.
public struct PreviewTrait<T>: Sendable {}

/// What previews are of.
public enum Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A device's whole screen.
  public static var defaultLayout: Self { Self() }

  /// The size that the view takes.
  public static var sizeThatFitsLayout: Self { Self() }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

  /// Upright.
  public static var portrait: Self { Self() }

  /// Turned to the left.
  public static var landscapeLeft: Self { Self() }

  /// Turned to the right.
  public static var landscapeRight: Self { Self() }

  /// Upside down.
  public static var portraitUpsideDown: Self { Self() }

  /// With a change to the view and data for it.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}
