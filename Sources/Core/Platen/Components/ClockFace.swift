public import Foundation
internal import PlatenLayout
internal import PlatenText

/// A clock face: the hours inside a ring, the minutes outside, each centred on its point by its
/// ink.
///
/// ```swift
/// ClockFace(diameter: 200, time: ClockFace.Time(hour: 10, minute: 9), showsTicks: true)
/// ```
///
/// The radii of the ring, the hours and the minutes are as 110 to 80 to 120. They are scaled so that
/// the outermost part fills the face, except for an inset. The minute hand ends where the hours
/// begin, and numbers grow with Dynamic Type as far as they fit. Hands turn clockwise in
/// right-to-left layouts, too.
public struct ClockFace: NonisolatedView {
  /// The notation of the hours.
  public enum Numerals: String, CaseIterable, Hashable, Sendable {
    case arabic, roman, none
  }

  /// The form of the hands: bars with round ends, thin lines, or blades that end in a point.
  public enum Hands: String, CaseIterable, Hashable, Sendable {
    case baton, line, sword
  }

  /// A time of day, to which the hands point.
  public struct Time: Hashable, Sendable {
    /// Hours, 0 to 23.
    public var hour: Int
    /// Minutes, 0 to 59.
    public var minute: Int

    /// Makes a time; nil if an argument is out of its range.
    public init?(hour: Int, minute: Int) {
      guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
      self.hour = hour
      self.minute = minute
    }
  }

  package var diameter: CGFloat
  package var time: Time?
  package var second: Int?
  package var numerals: Numerals
  package var showsRing: Bool
  package var showsTicks: Bool
  package var tickLength: CGFloat?
  package var tickWidth: CGFloat?
  package var hands: Hands
  package var showsMinutes: Bool
  package var arcs: [ClockArc]
  package var showsDisc: Bool
  package var fill: Color?
  package var emphasizesQuarters: Bool
  package var inset: CGFloat?

  // What is around the face, known when its nodes are made.
  private var dynamicTypeSize = DynamicTypeSize.large
  private var platform = Platform.iOS
  private var fontFamily: ResolvedFont.Family?

  /// Makes a face.
  ///
  /// - Parameters:
  ///   - diameter: The width and height in points.
  ///   - time: The time that the hands show; nil for no hands.
  ///   - second: The second that a thin third hand in the accent colour shows; the minute hand moves with it. Nil
  ///     for no third hand. Without a time there is none. Numbers outside 0 to 59 wrap around.
  ///   - numerals: The notation of the hours.
  ///   - hands: The form of the hour hand and the minute hand.
  ///   - showsRing: Whether there are marks between the hours and the minutes.
  ///   - showsTicks: Whether a tick for every minute replaces the dashed ring.
  ///   - tickLength: The length of the ring's dashes, or of its hour ticks, in points; minute ticks have six tenths
  ///     of it. Nil, or a value below zero, for a length that suits the diameter.
  ///   - tickWidth: The width of the dashes or hour ticks in points; minute ticks have four tenths of it. Nil, or a
  ///     value below zero, for a width that suits the diameter.
  ///   - showsMinutes: Whether the numbers of minutes are drawn outside the ring.
  ///   - arcs: Times of the day as segments of a ring outside all numbers.
  ///   - showsDisc: Whether a disc is drawn behind the face.
  ///   - fill: The colour of the disc; nil for a light gray, and a dark one in dark mode.
  ///   - emphasizesQuarters: Whether 12, 3, 6 and 9 stand out: the other numbers are lighter, and
  ///     the other hours smaller, so that the minute hand can be longer.
  ///   - inset: The space in points between the outermost part of the face and the sides of its square; nil for 4 %
  ///     of the diameter, so that the face fills 92 % of it.
  public init(
    diameter: CGFloat = 400, time: Time? = nil, second: Int? = nil, numerals: Numerals = .arabic,
    hands: Hands = .baton, showsRing: Bool = true, showsTicks: Bool = false,
    tickLength: CGFloat? = nil, tickWidth: CGFloat? = nil, showsMinutes: Bool = true,
    arcs: [ClockArc] = [],
    showsDisc: Bool = false, fill: Color? = nil, emphasizesQuarters: Bool = false,
    inset: CGFloat? = nil
  ) {
    self.diameter = diameter
    self.time = time
    self.second = second
    self.numerals = numerals
    self.hands = hands
    self.showsRing = showsRing
    self.showsTicks = showsTicks
    self.tickLength = tickLength
    self.tickWidth = tickWidth
    self.showsMinutes = showsMinutes
    self.arcs = arcs
    self.showsDisc = showsDisc
    self.fill = fill
    self.emphasizesQuarters = emphasizesQuarters
    self.inset = inset
  }

  /// The rings of labels, the ring between them and the hands.
  public var body: some View {
    ZStack {
      if showsDisc { Circle().fill(fill ?? Self.ground).frame(width: diameter - 2 * margin) }
      dial
      if showsMinutes {
        RadialLayout(radius: .fixed(minuteRadius * scale)) { labels(Self.minutes, minuteFont) }
      }
      if showsRing { ring }
      if !arcs.isEmpty { track }
      ForEach(arcs.indices) { segment(arcs[$0]) }
    }
    .frame(width: diameter, height: diameter)
    .environmentValues { $0.layoutDirection = .leftToRight }
  }

  /// Adds the nodes of the view's content.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var face = self
    face.dynamicTypeSize = context.environment.dynamicTypeSize
    face.platform = context.environment.platform
    face.fontFamily = context.environment.fontFamily
    context.appendBody(of: face, to: &list) { $0.body }
  }
}

// MARK: - Proportions

extension ClockFace {
  // In the article's points: all of these are multiplied by `scale`.
  private static let ringRadius: CGFloat = 110
  private static let arcWidth: CGFloat = 9
  /// From what is outermost to the rim of the disc.
  private static let rim: CGFloat = 12
  private var margin: CGFloat { inset ?? diameter / 25 }

  private var scale: CGFloat { max(diameter / 2 - margin, 0) / outerRadius }

  private var outerRadius: CGFloat {
    let marks =
      if !arcs.isEmpty { arcRadius + Self.arcWidth / 2 } else { numberRadius }
    return marks + (showsDisc ? Self.rim : 0)
  }

  /// How far the numbers reach, or the ring if it alone is there.
  private var numberRadius: CGFloat {
    showsMinutes ? minuteRadius + minuteReach : Self.ringRadius
  }

  /// The circle of the minutes, on which they keep clear of the ring however large they are.
  private var minuteRadius: CGFloat { max(120, Self.ringRadius + 2 + minuteReach) }

  /// Half of the width of the minutes: two digits of the rounded font have 1.1 em of ink.
  private var minuteReach: CGFloat { 0.56 * minuteSize }

  /// The middle of the arcs' ring, clear of the numbers and of the ring.
  private var arcRadius: CGFloat { numberRadius + (showsMinutes ? 14.3 : 10) }

  /// The size of the minutes; from 24 on, they would take the hours' place.
  private var minuteSize: CGFloat {
    min(Font.TextStyle.caption.pointSize(for: dynamicTypeSize, on: platform), 24)
  }

  /// The size of the hours, as large as still fits between one another and within the ring: roman
  /// ones have up to five letters.
  private var hourSize: CGFloat {
    let size = Font.TextStyle.title.pointSize(for: dynamicTypeSize, on: platform)
    return numerals == .roman ? min(size, 30) * 0.7 : min(size, 34)
  }
}

// MARK: - Parts

extension ClockFace {
  private static let minutes = ["60"] + (1..<12).map { "\($0 * 5)" }
  private static let arabic = ["12"] + (1..<12).map { "\($0)" }
  // Four strokes for four, as dials have it: it balances the eight across.
  private static let roman = [
    "XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI",
  ]
  private static let ground = Color(0xECECF1, 0x2C2C2E)

  private var hours: [String] {
    switch numerals {
    case .arabic: Self.arabic
    case .roman: Self.roman
    case .none: []
    }
  }

  private var dial: some View {
    ClockDial(hours: hours.count, unit: scale) {
      labels(hours, hourFont)
      if let time { ClockHands(time: time, second: second, form: hands, unit: scale) }
    }
  }

  private func labels(_ labels: [String], _ font: (_ isQuiet: Bool) -> Font) -> some View {
    let quietFont = emphasizesQuarters ? font(true) : nil
    return ForEach(labels.indices) { i in
      Self.label(labels[i], quietFont: i.isMultiple(of: 3) ? nil : quietFont)
    }
    .font(font(false))
  }

  /// - Parameter quietFont: The font of a number that does not stand out; nil for one that does.
  private static func label(_ number: String, quietFont: Font?) -> Text {
    let label = Text(number).trimmedToInk()
    guard let quietFont else { return label }
    return label.font(quietFont).foregroundStyle(.secondary)
  }

  private func hourFont(isQuiet: Bool) -> Font {
    let size = hourSize * scale * (isQuiet ? 0.72 : 1)
    return numerals == .roman
      ? .system(size: size, weight: isQuiet ? .regular : .semibold, design: suggested(.serif))
      : .system(size: size, weight: isQuiet ? .regular : .bold, design: suggested(.rounded))
  }

  private func minuteFont(isQuiet: Bool) -> Font {
    let isLoud = emphasizesQuarters && !isQuiet
    return .system(
      size: minuteSize * scale, weight: isLoud ? .semibold : .regular,
      design: suggested(.rounded))
  }

  /// A design that numbers have unless others were asked for around the face.
  private func suggested(_ design: Font.Design) -> Font.Design? {
    fontFamily == nil ? design : nil
  }

  /// The ring in which the arcs are, so that they belong to the face.
  private var track: some View {
    Circle().stroke(.primary.opacity(0.08), lineWidth: Self.arcWidth * scale)
      .frame(width: 2 * arcRadius * scale)
  }

  @ViewBuilder private func segment(_ arc: ClockArc) -> some View {
    let shape = ClockSegment(arc: arc, radius: arcRadius * scale, width: Self.arcWidth * scale)
    if let color = arc.color { shape.fill(color) } else { shape.fill(.tint) }
  }

  /// The article's dashes of 1 and gaps of 10 along the ring's middle are 59.98: here there are 60,
  /// each at its minute.
  @ViewBuilder private var ring: some View {
    let length = min(Self.measure(tickLength) ?? 10 * scale, Self.ringRadius * scale)
    let width = Self.measure(tickWidth)
    if showsTicks {
      ticks(.others, length: length * 0.6)
        .stroke(.secondary, lineWidth: width.map { $0 * 0.4 } ?? 1 * scale)
      ticks(.hours, length: length).stroke(.primary, lineWidth: width ?? 2.5 * scale)
    } else {
      ticks(.all, length: length).stroke(.primary, lineWidth: width ?? 1 * scale)
    }
  }

  private func ticks(_ minutes: ClockTicks.Minutes, length: CGFloat) -> ClockTicks {
    ClockTicks(minutes: minutes, radius: Self.ringRadius * scale, length: length)
  }

  /// A length that was asked for, if it is one.
  private static func measure(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }
}
