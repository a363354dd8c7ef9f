internal import ArgumentParser
internal import Foundation
internal import Platen

/// `platen nest`: lays out stacks in stacks and prints how long that took, for `make bench`.
struct NestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nest", abstract: "Lays out nested stacks, and prints the time in milliseconds.",
    shouldDisplay: false)

  @Option(help: "How many stacks to nest. Each has one leaf.")
  var depth = 0

  @Option(help: "How many leaves to put in stacks of ten.")
  var leaves = 0

  @Option(help: "How many times to run, after three runs that are not counted.")
  var benchmark = 5

  func run() throws {
    let renderer = ImageRenderer(content: leaves > 0 ? tree(of: leaves) : nest())
    renderer.proposedSize = ProposedViewSize(width: 10_000, height: 10_000)
    try Stopwatch.measure(runs: benchmark) { _ = try renderer.displayList() }
  }

  private func nest() -> AnyView {
    (0..<depth).reduce(AnyView(Color.red)) { inner, level in
      let leaf = Color.red.frame(width: 10, height: 10)
      return level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            inner
            leaf
          })
        : AnyView(
          VStack {
            inner
            leaf
          })
    }
  }

  private func tree(of leaves: Int, isColumn: Bool = true) -> AnyView {
    guard leaves > 1 else { return AnyView(Color.red) }
    let parts = min(leaves, 10)
    let content = ForEach(0..<parts) { part in
      tree(of: (leaves + part) / parts, isColumn: !isColumn)
    }
    return isColumn ? AnyView(VStack { content }) : AnyView(HStack { content })
  }
}

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
