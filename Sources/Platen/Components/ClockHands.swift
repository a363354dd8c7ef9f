internal import Foundation

/// A tick for each hour, or for each minute that is not an hour's, within the rim of a circle.
struct ClockTicks: Shape {
  let isHours: Bool

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let length = radius * (isHours ? 10 : 6) / 110
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      for minute in 0..<60 where minute.isMultiple(of: 5) == isHours {
        let angle = Angle(degrees: Double(minute) * 6)
        path.move(to: center.away(radius, at: angle))
        path.addLine(to: center.away(radius - length, at: angle))
      }
    }
  }
}

/// The hands on their axle.
struct ClockHands: View {
  let time: ClockFace.Time
  let second: Int?

  var body: some View {
    ZStack {
      ClockHand(angle: hourAngle, length: 0.5, width: 8 / 110)
      ClockHand(angle: minuteAngle, length: 0.84, width: 5 / 110)
      ClockAxle(radius: 0.06)
      if let second {
        ClockHand(angle: angle(ofSecond: second), length: 0.9, tail: 0.2, width: 2 / 110)
          .fill(.tint)
        ClockAxle(radius: 0.035).fill(.tint)
      }
    }
  }

  /// The hour hand moves on with the minutes.
  private var hourAngle: Angle {
    Angle(degrees: Double(time.hour % 12) * 30 + Double(time.minute) / 2)
  }

  /// The minute hand moves on with the seconds, if they are shown.
  private var minuteAngle: Angle {
    Angle(degrees: Double(time.minute) * 6 + (second.map { angle(ofSecond: $0).degrees } ?? 0) / 60)
  }

  private func angle(ofSecond second: Int) -> Angle {
    Angle(degrees: Double((second % 60 + 60) % 60) * 6)
  }
}

/// A bar with round ends from the middle of a circle, or from a tail behind it, to a part of its
/// radius.
private struct ClockHand: Shape {
  let angle: Angle
  /// From the middle to the tip, in radii.
  let length: CGFloat
  /// From the middle to the end behind it, in radii.
  var tail: CGFloat = 0
  /// The thickness, in radii.
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let thickness = width * radius
    let bar = CGRect(
      x: -thickness / 2, y: -length * radius, width: thickness,
      height: (length + tail) * radius + thickness / 2)
    return Path(roundedRect: bar, cornerRadius: thickness / 2, style: .circular)
      .applying(
        CGAffineTransform(rotationAngle: angle.radians)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

/// The disc where the hands turn.
private struct ClockAxle: Shape {
  /// In radii of the circle.
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 * radius
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension CGPoint {
  /// The point at a distance, at an angle clockwise from 12 o'clock.
  fileprivate func away(_ distance: CGFloat, at angle: Angle) -> CGPoint {
    CGPoint(
      x: x + distance * CGFloat(angle.sine), y: y - distance * CGFloat(angle.cosine))
  }
}
