public import Foundation
public import PlatenBase
internal import PlatenLayout

/// A change to how a view is drawn, which leaves its space as it is.
public protocol VisualEffect: Animatable, Sendable {
  /// A view with the change.
  func _changed(_ view: AnyView) -> AnyView
}

/// No change, from which all others are made.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}

  /// The view as it is.
  public func _changed(_ view: AnyView) -> AnyView { view }
}

/// A change after others.
private struct LaterEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (AnyView) -> AnyView

  func _changed(_ view: AnyView) -> AnyView { change(base._changed(view)) }
}

extension VisualEffect {
  /// Draws the view elsewhere; lengths are points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { AnyView($0.offset(x: x, y: y)) }
  }

  /// Draws the view elsewhere; lengths are points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view less opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then { AnyView($0.opacity(opacity)) }
  }

  /// Draws the view larger or smaller around a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }

  /// Draws the view larger or smaller around a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller around a point.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }

  /// Draws the view blurred, with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }

  /// Draws the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.brightness(amount)) }
  }

  /// Draws the view with more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.contrast(amount)) }
  }

  /// Draws the view with more or less colour.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.saturation(amount)) }
  }

  /// Draws the view with less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.grayscale(amount)) }
  }

  /// Draws the view with its hues turned.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { AnyView($0.hueRotation(angle)) }
  }

  private func then(_ change: @escaping @Sendable (AnyView) -> AnyView) -> some VisualEffect {
    LaterEffect(base: self, change: change)
  }
}
