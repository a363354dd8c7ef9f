import Platen

struct World: View {
  static let background = Color(.systemBackground)

  private let places = [
    ("San Francisco", "America/Los_Angeles"), ("New York", "America/New_York"),
    ("London", "Europe/London"), ("Cairo", "Africa/Cairo"), ("Kolkata", "Asia/Kolkata"),
    ("東京", "Asia/Tokyo"),
  ]

  private var clock: WorldClock {
    let zones = places.map { name, zone in
      WorldClock.Zone(name, timeZone: TimeZone(identifier: zone) ?? .gmt)
    }
    // 21 November 2026, 10:08 in London.
    return WorldClock(at: Date(timeIntervalSince1970: 1_795_255_680), zones: zones, diameter: 150)
  }

  var body: some View {
    clock.fontDesign(.default).padding(32).environment(\.locale, Locale(identifier: "en-GB"))
  }
}
