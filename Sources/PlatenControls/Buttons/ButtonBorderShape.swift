public import Foundation
internal import PlatenDrawing
public import PlatenViews

/// The shape of the grounds of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  /// The usual shape: a rectangle with round corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A shape whose short sides are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The ground of a button.
  ///
  /// The radii are those of iOS 15 to 18 as seen; Apple names none.
  @ViewBuilder func ground(size: ControlSize, _ color: Color) -> some View {
    switch kind {
    case .capsule: Capsule().fill(color)
    case .circle: Circle().fill(color)
    case .automatic, .roundedRectangle(nil):
      RoundedRectangle(cornerRadius: size >= .large ? 12 : size <= .small ? 6 : 8).fill(color)
    case .roundedRectangle(.some(let radius)):
      RoundedRectangle(cornerRadius: radius).fill(color)
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The shape of the grounds of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// This view with buttons on grounds of a shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environmentValues { $0.buttonBorderShape = shape }
  }

  /// This view, whose buttons keep acting while they are held down; no matter in a picture.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button that is held down acts again and again.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// As is usual.
  case automatic
  /// It does.
  case enabled
  /// It does not.
  case disabled
}
