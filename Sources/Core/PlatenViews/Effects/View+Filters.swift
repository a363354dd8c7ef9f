public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

nonisolated extension View {
  /// This view with a shadow of everything that is drawn in it.
  ///
  /// The radius is the standard deviation of the shadow's Gaussian in points, as in Core
  /// Animation's layers: CSS and design tools call a shadow of twice that blur the same, and the
  /// design tools that write SwiftUI code halve their blur for it. It grows with `scaleEffect`
  /// around it. NaN and negative radii draw a sharp shadow, and one over 4,096
  /// counts as that.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; by default a third of black.
  ///   - radius: How blurred the shadow is, in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies down, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    filter { environment in
      .shadow(
        sigma: DisplayEffect.sigma(radius), offset: CGSize(width: x, height: y).bounded,
        color: environment.resolve(color))
    }
  }

  /// This view, blurred as by a lens that is out of focus.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian in points; NaN and negative numbers
  ///   blur nothing, and one over 4,096 counts as that.
  ///   - opaque: Whether the blur stays within the view's frame and nothing there shows
  ///   through.
  @ViewBuilder public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    let blurred = filter { _ in .blur(sigma: DisplayEffect.sigma(radius)) }
    if opaque {
      blurred.effect { frame, group in
        group.effect = .colors(.opaque)
        group.clip = Path(frame)
      }
    } else {
      blurred
    }
  }

  /// This view, lighter by an amount; -1 is black and 1 white.
  public func brightness(_ amount: Double) -> some View {
    filter { _ in .colors(.brightness(amount)) }
  }

  /// This view with colours `amount` times as far from medium gray; 1 is as it is.
  public func contrast(_ amount: Double) -> some View {
    filter { _ in .colors(.contrast(amount)) }
  }

  /// This view with colours `amount` times as strong; 0 is gray and 1 as it is.
  public func saturation(_ amount: Double) -> some View {
    filter { _ in .colors(.saturation(amount)) }
  }

  /// This view, grayer by an amount; 0 is as it is and 1 gray.
  public func grayscale(_ amount: Double) -> some View {
    filter { _ in .colors(.saturation(1 - amount)) }
  }

  /// This view with every hue turned around the circle of hues.
  public func hueRotation(_ angle: Angle) -> some View {
    filter { _ in .colors(.hueRotation(angle.radians)) }
  }

  /// This view with light and dark exchanged.
  public func colorInvert() -> some View { filter { _ in .colors(.inversion) } }

  /// This view with each component of its colours multiplied with a colour's.
  public func colorMultiply(_ color: Color) -> some View {
    filter { .colors(.multiplied(by: $0.resolve(color))) }
  }

  /// This view in black, as opaque as it was light.
  public func luminanceToAlpha() -> some View { filter { _ in .colors(.luminanceToAlpha) } }

  private func filter(
    _ effect: @escaping (EnvironmentValues) -> DisplayEffect
  ) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      let effect = effect(context.environment)
      return EffectNode(child) { _, group in group.effect = effect }
    }
  }
}

extension CGSize {
  /// This distance, brought so near that no number overflows; NaN counts as 0.
  fileprivate var bounded: CGSize {
    func bounded(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
    return CGSize(width: bounded(width), height: bounded(height))
  }
}
