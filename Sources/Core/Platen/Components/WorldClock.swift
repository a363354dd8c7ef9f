public import Foundation
public import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// Clocks of some places at one moment, side by side or in rows where there is less space.
///
/// ```swift
/// WorldClock(at: Date(timeIntervalSince1970: 0), zones: [.init("Greenwich", timeZone: .gmt)])
/// ```
///
/// At night, from 18 to 6 o'clock, the face is dark.
public struct WorldClock: NonisolatedView {
  /// A place and its time zone.
  public struct Zone: Hashable, Sendable {
    /// The name under the clock.
    public var name: String
    /// The time zone of the clock.
    public var timeZone: TimeZone

    /// Makes a place.
    public init(_ name: String, timeZone: TimeZone) {
      self.name = name
      self.timeZone = timeZone
    }
  }

  /// The moment that all clocks show.
  public var date: Date
  /// The places, in order.
  public var zones: [Zone]
  /// The width and height of a face in points.
  public var diameter: CGFloat
  /// Points between the clocks, and between their rows; nil for a fifth of ``diameter``.
  public var spacing: CGFloat?
  /// The notation of the hours.
  public var numerals: ClockFace.Numerals
  /// Whether a thin third hand shows the seconds.
  public var showsSeconds = false
  /// Whether the faces emphasize 12, 3, 6 and 9.
  public var emphasizesQuarters = false
  /// The colour of the discs, light by day and dark by night; nil for a light and a dark gray.
  public var fill: Color?

  /// What the dates are written in, known when the nodes are made: to make one takes long.
  private var locale: Locale?

  /// Makes clocks.
  public init(
    at date: Date, zones: [Zone], diameter: CGFloat = 160, spacing: CGFloat? = nil,
    numerals: ClockFace.Numerals = .arabic
  ) {
    self.date = date
    self.zones = zones
    self.diameter = diameter
    self.spacing = spacing
    self.numerals = numerals
  }

  /// The clocks over their captions.
  public var body: some View {
    let gap = spacing ?? diameter / 5
    FlowLayout(
      alignment: .init(horizontal: .center, vertical: .top), spacing: gap, lineSpacing: gap
    ) {
      ForEach(zones.indices) { clock(zones[$0]) }.parts { zones[$0].name }
    }
  }

  /// Adds the nodes of the view's content.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var clocks = self
    clocks.locale = context.environment.locale
    context.appendBody(of: clocks, to: &list) { $0.body }
  }
}

extension WorldClock {
  private func clock(_ zone: Zone) -> some View {
    VStack(spacing: diameter / 16) {
      face(zone.timeZone)
      VStack(spacing: diameter / 80) {
        Text(verbatim: zone.name).font(.system(size: diameter / 9, weight: .semibold))
        Text(verbatim: caption(zone.timeZone)).font(.system(size: diameter / 11))
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    .frame(minWidth: diameter)
  }

  private func face(_ timeZone: TimeZone) -> some View {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    let hour = parts.hour ?? 0
    return ClockFace(
      diameter: diameter,
      time: ClockFace.Time(hour: hour, minute: parts.minute ?? 0),
      second: showsSeconds ? parts.second : nil, numerals: numerals, showsTicks: true,
      showsMinutes: false, showsDisc: true, fill: fill, emphasizesQuarters: emphasizesQuarters,
      inset: 0
    )
    .colorScheme((6..<18).contains(hour) ? .light : .dark)
  }

  /// The day of the week and the time, as the language has them.
  private func caption(_ timeZone: TimeZone) -> String {
    date.formatted(
      Date.FormatStyle(locale: locale ?? .reference, timeZone: timeZone)
        .weekday(.abbreviated).hour().minute())
  }
}
