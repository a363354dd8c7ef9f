public import Foundation
internal import PlatenLayout
internal import PlatenText

/// A clock face: the hours inside of a ring, the minutes outside, each centred on its point by its
/// ink.
///
/// At 400 points it is the face of the article on radial layouts; other sizes are in proportion.
public struct ClockFace: View {
  /// How the hours are written.
  public enum Numerals: String, CaseIterable, Hashable, Sendable {
    case arabic, roman, none
  }

  /// A time of day, to which the hands point.
  public struct Time: Hashable, Sendable {
    /// Hours, 0 to 23.
    public var hour: Int
    /// Minutes, 0 to 59.
    public var minute: Int

    /// Makes a time; nil if there is no such time of day.
    public init?(hour: Int, minute: Int) {
      guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
      self.hour = hour
      self.minute = minute
    }
  }

  private let diameter: CGFloat
  private let time: Time?
  private let second: Int?
  private let numerals: Numerals
  private let showsTicks: Bool
  private let showsMinutes: Bool
  private let arcs: [ClockArc]

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.fontFamily) private var fontFamily

  /// Makes a face.
  ///
  /// - Parameters:
  ///   - diameter: The width and height in points.
  ///   - time: Where the hands point; nil for no hands.
  ///   - second: Where a thin third hand in the accent colour points, with which the minute hand
  ///     moves on; nil for none, as without a time. Numbers outside of 0 to 59 turn around.
  ///   - numerals: How the hours are written.
  ///   - showsTicks: Whether a tick for every minute takes the place of the dashed ring.
  ///   - showsMinutes: Whether numbers of minutes stand outside of the ring.
  ///   - arcs: Times of the day as segments of a ring outside of all numbers.
  public init(
    diameter: CGFloat = 400, time: Time? = nil, second: Int? = nil, numerals: Numerals = .arabic,
    showsTicks: Bool = false, showsMinutes: Bool = true, arcs: [ClockArc] = []
  ) {
    self.diameter = diameter
    self.time = time
    self.second = second
    self.numerals = numerals
    self.showsTicks = showsTicks
    self.showsMinutes = showsMinutes
    self.arcs = arcs
  }

  /// The rings of labels, the ring between them and the hands.
  public var body: some View {
    ZStack {
      if numerals != .none {
        RadialLayout { labels(hours, font: hourFont) }.frame(width: 240 * scale)
      }
      if showsMinutes {
        RadialLayout { labels(Self.minutes, font: minuteFont) }.frame(width: 360 * scale)
      }
      ring.frame(width: 220 * scale)
      if !arcs.isEmpty { track }
      ForEach(arcs.indices, id: \.self) { segment(arcs[$0]) }
      if let time {
        ClockHands(time: time, second: second).frame(width: 220 * scale, height: 220 * scale)
      }
    }
    .frame(width: diameter, height: diameter)
  }
}

extension ClockFace {
  private static let minutes = ["60"] + (1..<12).map { "\($0 * 5)" }
  private static let arabic = ["12"] + (1..<12).map { "\($0)" }
  // Four strokes for four, as dials have it: it balances the eight across.
  private static let roman = [
    "XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI",
  ]

  private var scale: CGFloat { diameter / 400 }

  private var hours: [String] { numerals == .roman ? Self.roman : Self.arabic }

  private var hourFont: Font {
    let size = Font.TextStyle.title.pointSize(for: dynamicTypeSize) * scale
    // Roman numerals are up to five letters wide, and the ring is near.
    return numerals == .roman
      ? .system(size: size * 0.75, weight: .semibold, design: suggested(.serif))
      : .system(size: size, weight: .bold, design: suggested(.rounded))
  }

  private var minuteFont: Font {
    .system(
      size: Font.TextStyle.caption.pointSize(for: dynamicTypeSize) * scale,
      design: suggested(.rounded))
  }

  /// A design that numbers have unless others were asked for around the face.
  private func suggested(_ design: Font.Design) -> Font.Design? {
    fontFamily == nil ? design : nil
  }

  /// The middle of the arcs' ring, clear of the numbers of minutes, which reach as far as 131
  /// points from the middle of the face.
  private var arcRadius: CGFloat { (showsMinutes ? 141 : 120) * scale }

  private var arcWidth: CGFloat { 9 * scale }

  /// The ring in which the arcs are, so that they belong to the face.
  private var track: some View {
    Circle().stroke(.primary.opacity(0.08), lineWidth: arcWidth).frame(width: 2 * arcRadius)
  }

  @ViewBuilder private func segment(_ arc: ClockArc) -> some View {
    let shape = ClockSegment(arc: arc, radius: arcRadius, width: arcWidth)
    if let color = arc.color { shape.fill(color) } else { shape.fill(.tint) }
  }

  private func labels(_ labels: [String], font: Font) -> some View {
    ForEach(labels, id: \.self) { Text($0).font(font).trimmedToInk() }
  }

  @ViewBuilder private var ring: some View {
    if showsTicks {
      ZStack {
        ClockTicks(isHours: false).stroke(.secondary, lineWidth: 1 * scale)
        ClockTicks(isHours: true).stroke(.primary, lineWidth: 2.5 * scale)
      }
      .frame(height: 220 * scale)
    } else {
      Circle().strokeBorder(
        style: StrokeStyle(lineWidth: 10 * scale, dash: [1 * scale, 10 * scale]))
    }
  }
}
