internal import Foundation

/// Ticks for minutes within the rim of a circle.
struct ClockTicks: Shape {
  /// The minutes that have a tick.
  enum Minutes {
    case all, hours, others
  }

  let minutes: Minutes
  /// The radius of the circle in points.
  let radius: CGFloat
  /// How long a tick is in points.
  let length: CGFloat

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      for minute in 0..<60 where minutes == .all || minute.isMultiple(of: 5) == (minutes == .hours)
      {
        let direction = CGPoint.zero.away(1, at: Angle(degrees: Double(minute) * 6))
        func point(_ distance: CGFloat) -> CGPoint {
          CGPoint(x: center.x + distance * direction.x, y: center.y + distance * direction.y)
        }
        path.move(to: point(radius))
        path.addLine(to: point(radius - length))
      }
    }
  }
}

/// The hours on their circle, and hands within that end where the hours begin.
struct ClockDial: Layout {
  /// How many of the subviews are hours; what follows are hands.
  let hours: Int
  /// How long in points a point of the dial is, whose ring has a radius of 110.
  let unit: CGFloat

  /// The radius of the circle of the hours, in points of the dial.
  private static let radius: CGFloat = 80
  /// From the minute hand's end to the hours, in points of the dial.
  private static let gap: CGFloat = 2
  /// How long the minute hand is, in points of the dial: not shorter, even if the hours are so
  /// large that it covers one, and not longer than the ring leaves it.
  private static let reach: ClosedRange<CGFloat> = 55...92.4

  private var circle: RadialLayout { RadialLayout(radius: .fixed(Self.radius * unit)) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let numbers = subviews[0..<min(hours, subviews.count)]
    circle.placeSubviews(in: bounds, proposal: proposal, subviews: numbers, cache: &cache)
    guard numbers.count < subviews.count else { return }
    let side = 2 * length(within: numbers)
    for hand in subviews[numbers.count..<subviews.count] {
      hand.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: side, height: side))
    }
  }

  /// Returns how long the minute hand is in points: it turns within the circle that touches the
  /// nearest corner of an hour.
  private func length(within numbers: Subviews) -> CGFloat {
    let nearest = zip(numbers, circle.angles(count: numbers.count)).map { number, angle in
      let size = number.sizeThatFits(.unspecified)
      let x = max(Self.radius * unit * abs(CGFloat(angle.sine)) - size.width / 2, 0)
      let y = max(Self.radius * unit * abs(CGFloat(angle.cosine)) - size.height / 2, 0)
      return (x * x + y * y).squareRoot()
    }.min()
    let free = nearest.map { $0 - Self.gap * unit } ?? .infinity
    return min(max(free, Self.reach.lowerBound * unit), Self.reach.upperBound * unit)
  }
}

/// The hands on their axle, the longest of which is as long as half of the sides.
struct ClockHands: NonisolatedView {
  let time: ClockFace.Time
  let second: Int?
  let form: ClockFace.Hands
  /// How long in points a point of the dial is, whose ring has a radius of 110.
  let unit: CGFloat

  var body: some View {
    ZStack {
      ClockHand(angle: hourAngle, length: 0.62, width: widths.hour * unit, form: form)
        .part(named: "hour", turn: turn(in: 43_200))
      ClockHand(angle: minuteAngle, length: 1, width: widths.minute * unit, form: form)
        .part(named: "minute", turn: turn(in: 3_600))
    }
    // Parts that are as long as the ring's radius do not count towards the size of the hands.
    .overlay {
      ZStack {
        ClockAxle(radius: 0.06)
        if let second {
          ClockHand(angle: angle(ofSecond: second), length: 0.9, tail: 0.2, width: 2 * unit)
            .fill(.tint)
            .part(named: "second", turn: turn(in: 60, after: 60))
          ClockAxle(radius: 0.035).fill(.tint)
        }
      }
      .frame(width: 220 * unit, height: 220 * unit)
    }
  }

  /// How wide the hands are at most, in points of the dial.
  private var widths: (hour: CGFloat, minute: CGFloat) {
    switch form {
    case .baton: (8, 5)
    case .line: (3, 2)
    case .sword: (14, 10)
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

  /// How far the hand is turned that goes round in some seconds, with all turns since 12 o'clock: so
  /// all hands go the same way from one time to the next, through 12 where that is nearer.
  ///
  /// - Parameter period: After how many seconds it is as before: by itself what a face can tell.
  private func turn(in seconds: Double, after period: Double = 43_200) -> MovingPart.Turn {
    let time = time.hour % 12 * 3_600 + time.minute * 60 + (second ?? 0)
    return .init(degrees: Double(time) * 360 / seconds, period: period * 360 / seconds)
  }

  private func angle(ofSecond second: Int) -> Angle {
    Angle(degrees: Double((second % 60 + 60) % 60) * 6)
  }
}

/// A hand from the middle of a circle, or from a tail behind it, to a part of its radius: a bar with round ends, or a
/// blade.
private struct ClockHand: Shape {
  let angle: Angle
  /// From the middle to the tip, in radii.
  let length: CGFloat
  /// From the middle to the end behind it, in radii.
  var tail: CGFloat = 0
  /// The greatest thickness in points.
  let width: CGFloat
  var form = ClockFace.Hands.baton

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let bar = CGRect(
      x: -width / 2, y: -length * radius, width: width,
      height: (length + tail) * radius + width / 2)
    let hand =
      form == .sword
      ? blade(radius * length) : Path(roundedRect: bar, cornerRadius: width / 2, style: .circular)
    return hand.applying(
      CGAffineTransform(rotationAngle: angle.radians)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }

  /// A blade upwards from a narrow end behind the middle, widest at seven tenths of its length.
  private func blade(_ length: CGFloat) -> Path {
    let right: [(x: CGFloat, y: CGFloat)] = [(0.18, 0.05), (0.5, -0.7)]
    return Path { path in
      path.move(to: CGPoint(x: 0, y: -length))
      for point in right.reversed() {
        path.addLine(to: CGPoint(x: point.x * width, y: point.y * length))
      }
      for point in right { path.addLine(to: CGPoint(x: -point.x * width, y: point.y * length)) }
      path.closeSubpath()
    }
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
