internal import Foundation
internal import PlatenDrawing

/// The white knob of a slider or a switch, with an edge and a shadow that need no blur.
struct Knob: View {
  /// In points.
  let diameter: CGFloat

  var body: some View {
    Circle().fill(.white)
      .overlay { Circle().strokeBorder(ControlColor.rim, lineWidth: 0.5) }
      .background { Circle().fill(ControlColor.rim).padding(-1).offset(y: 2) }
      .background { Circle().fill(ControlColor.shade).offset(y: 1) }
      .frame(width: diameter, height: diameter)
  }
}
