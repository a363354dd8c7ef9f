public import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let height: CGFloat?
  private let fraction: CGFloat?

  private init(height: CGFloat? = nil, fraction: CGFloat? = nil) {
    self.height = height
    self.fraction = fraction
  }

  /// Half of the screen's.
  public static let medium = PresentationDetent(fraction: 0.5)
  /// All of the screen's.
  public static let large = PresentationDetent(fraction: 1)

  /// A part of the screen's, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: fraction)
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: height)
  }
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Rectangle)
  /// At a point of the view's unit square.
  case point(UnitPoint)

  /// A rectangle that an arrow points at.
  public enum Rectangle: Hashable, Sendable {
    /// The view's own.
    case bounds
    /// One in the view's coordinates, in points.
    case rect(CGRect)
  }
}

/// A question.
public struct Alert {
  /// An answer.
  public struct Button {
    private init() {}

    /// As is usual.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }

    /// One that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }

    /// One that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }

    /// One that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }
  }

  /// A question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// A question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}
