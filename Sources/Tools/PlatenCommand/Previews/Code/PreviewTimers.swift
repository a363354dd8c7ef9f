internal import Foundation

/// What code calls in the place of Foundation's function that starts timers: in previews, these go by the
/// previews' own time.
enum PreviewTimers {
  /// The file that has the code.
  static let file = "PlatenPreviewTimers.swift"

  /// Returns the code for a module; nil if none of its files starts a timer.
  ///
  /// - Parameter texts: The texts of the module's files.
  static func code(for texts: [String]) -> String? {
    // A function of the module's own goes on being called.
    guard texts.contains(where: { $0.contains(".scheduledTimer(") }),
      !texts.contains(where: { $0.contains("func scheduledTimer(") })
    else { return nil }
    return "import Foundation\nimport SwiftUI\n\n" + starting
  }

  private static let starting = """
    extension Timer {
      @discardableResult
      nonisolated static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        _PreviewQueues.schedule(timer, after: interval)
        return timer
      }
    }

    """
}
