internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenViews

/// A bar that is filled from its leading end.
struct Bar: View {
  /// The filled part, from 0 to 1.
  let fraction: Double
  let color: Color

  private static let thickness: CGFloat = 4

  var body: some View {
    GeometryReader { geometry in
      Capsule().fill(ControlColor.track)
        .overlay(alignment: .leading) {
          if fraction > 0 {
            Capsule().fill(color)
              .frame(width: max(geometry.size.width * fraction, Self.thickness))
          }
        }
    }
    .frame(height: Self.thickness)
  }
}
