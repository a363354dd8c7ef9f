internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenViews

/// The white knob of a slider or a switch, with an edge and a soft shadow.
///
/// The shadow is a gradient rather than a blur, so that it stays a shape in SVG and PDF.
struct Knob: View {
  /// How far outside of the knob's edge its shadow ends, in points.
  private static let reach: CGFloat = 8

  /// In points.
  let diameter: CGFloat

  var body: some View {
    Circle().fill(.white)
      .background { Circle().fill(ControlColor.rim).padding(-0.5) }
      .background { Circle().fill(shadow).padding(-Self.reach).offset(y: 2) }
      .frame(width: diameter, height: diameter)
  }

  /// An edge blurred by a Gaussian whose standard deviation is half of the reach: one deviation
  /// within the edge 84 % of the shadow is left, on it 50, and outside of it 16 and 2.
  private var shadow: RadialGradient {
    RadialGradient(
      colors: [0.84, 0.5, 0.16, 0.02].map { ControlColor.shadow.opacity($0) } + [.clear],
      center: .center, startRadius: diameter / 2 - Self.reach / 2,
      endRadius: diameter / 2 + 1.5 * Self.reach)
  }
}
