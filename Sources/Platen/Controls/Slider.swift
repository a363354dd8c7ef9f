internal import Foundation
internal import PlatenDrawing

/// A slider, drawn still where its value is.
public struct Slider: View {
  /// The length and height in points of the track, the knob and the control.
  private static let trackHeight: CGFloat = 4
  private static let knobDiameter: CGFloat = 27

  /// The value's place from 0, the least, to 1, the greatest.
  private let position: CGFloat

  @Environment(\.tint) private var tint

  /// A slider for a value within bounds; the step has no say in the picture.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1
  ) where V.Stride: BinaryFloatingPoint {
    let length = bounds.upperBound - bounds.lowerBound
    let place = length > 0 ? (value.wrappedValue - bounds.lowerBound) / length : 0
    position = min(max(CGFloat(place), 0), 1)
  }

  /// The track, its part before the value, and the knob.
  public var body: some View {
    GeometryReader { geometry in
      let travel = max(geometry.size.width - Self.knobDiameter, 0)
      ZStack(alignment: .leading) {
        Capsule().fill(Self.track).frame(height: Self.trackHeight)
        Capsule().fill(tint)
          .frame(width: travel * position + Self.knobDiameter / 2, height: Self.trackHeight)
        Circle().fill(.white)
          .overlay { Circle().strokeBorder(Self.rim, lineWidth: 0.5) }
          .frame(width: Self.knobDiameter, height: Self.knobDiameter)
          .offset(x: travel * position)
      }
      .frame(height: geometry.size.height)
    }
    .frame(height: Self.knobDiameter)
  }

  private static let track = Color(
    light: Color.Resolved(rgb: 0x787880, opacity: 0.2),
    dark: Color.Resolved(rgb: 0x787880, opacity: 0.36))
  private static let rim = Color(white: 0, opacity: 0.2)
}
