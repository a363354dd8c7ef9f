public import Foundation
public import PlatenBase
public import PlatenDrawing

nonisolated extension View {
  /// Adds a shadow to the drawing of this view.
  ///
  /// The radius is the standard deviation of the shadow's Gaussian in points, as in Core
  /// Animation's layers: CSS and design tools call a shadow of twice that blur the same, and the
  /// design tools that write SwiftUI code halve their blur for it. It grows with `scaleEffect`
  /// around it. NaN and negative radii draw a sharp shadow, and radii over 4,096 count as 4,096.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; by default a third of black.
  ///   - radius: The blur of the shadow, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
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

  /// Blurs this view, like a lens out of focus.
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

  /// Makes this view lighter by an amount; -1 is black and 1 white.
  public func brightness(_ amount: Double) -> some View {
    filter { _ in .colors(.brightness(amount)) }
  }

  /// Changes the contrast of this view: colours are `amount` times as far from medium gray; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    filter { _ in .colors(.contrast(amount)) }
  }

  /// Changes the saturation of this view: colours are `amount` times as strong; 0 is gray, and 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    filter { _ in .colors(.saturation(amount)) }
  }

  /// Makes this view grayer by an amount; 0 changes nothing, and 1 is gray.
  public func grayscale(_ amount: Double) -> some View {
    filter { _ in .colors(.saturation(1 - amount)) }
  }

  /// Turns every hue of this view around the circle of hues.
  public func hueRotation(_ angle: Angle) -> some View {
    filter { _ in .colors(.hueRotation(angle.radians)) }
  }

  /// Inverts light and dark in this view.
  public func colorInvert() -> some View { filter { _ in .colors(.inversion) } }

  /// Multiplies each component of this view's colours with that of a colour.
  public func colorMultiply(_ color: Color) -> some View {
    filter { .colors(.multiplied(by: $0.resolve(color))) }
  }

  /// Returns this view in black, with an opacity of its brightness.
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
