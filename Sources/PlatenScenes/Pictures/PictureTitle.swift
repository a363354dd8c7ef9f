internal import Platen

/// What pictures are called that no one gave a title, for those who cannot see them.
enum PictureTitle {
  /// The names of the first tags.
  static func tags(_ tags: [DataItem]) -> String {
    let names = tags.prefix(12).map { String($0.name.prefix(64)) }.joined(separator: ", ")
    if tags.isEmpty { return "No tags" }
    return tags.count > 12 ? names + " and \(tags.count - 12) more" : names
  }

  /// The time that a clock's face shows.
  static func clock(at time: ClockFace.Time?) -> String {
    guard let time else { return "A clock face" }
    return "A clock at \(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// The places whose clocks are shown.
  static func clocks(of zones: [WorldClock.Zone]) -> String {
    "Clocks of " + zones.map(\.name).joined(separator: ", ")
  }

  /// The first items of a grid.
  static func grid(_ items: [String]) -> String {
    let title = items.prefix(24).joined(separator: ", ")
    return title.isEmpty ? "An empty grid" : title
  }
}
