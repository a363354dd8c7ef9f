internal import Foundation

/// Times work that is done several times, and prints a line of milliseconds for each.
enum Stopwatch {
  /// Does something, three times to fill the caches and then as often as asked.
  static func measure(runs: Int, _ work: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    for run in -3..<runs {
      let start = clock.now
      try work()
      let time = start.duration(to: clock.now)
      if run >= 0 { print(milliseconds(time)) }
    }
  }

  private static func milliseconds(_ time: Duration) -> String {
    let microseconds =
      time.components.attoseconds / 1_000_000_000_000 + time.components.seconds * 1_000_000
    let fraction = "\(microseconds % 1000)"
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
