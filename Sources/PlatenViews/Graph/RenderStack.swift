internal import CThreads
internal import Foundation

/// The stack of the thread that a render runs on.
///
/// Views in views are calls in calls. In a build for debugging a level takes up to 1.4 KB of stack
/// while nodes are made, and up to 3.3 KB while stacks in stacks are measured: 2,048 levels need 7 of
/// the 8 MiB that threads on Linux have, and 512 KiB would leave 120. So the levels are counted, and
/// where a thread has less stack, or a layout takes more, what is left of it is looked at as well.
struct RenderStack {
  /// The most levels of views and modifiers that can be nested.
  static let deepestLevel = 2_048
  /// The levels that any stack holds, on which nobody looks at it.
  static let shallowLevel = 64

  /// The size in bytes; 0 if it is not known.
  let size: Int
  /// The address below which views must not be called.
  private let floor: UInt

  /// The stack of the thread that asks.
  static var current: RenderStack { Thread.isMainThread ? main : RenderStack() }

  // The main thread's is known only after reading a file, and does not change.
  private static let main = RenderStack()

  private init() {
    var lowest: UnsafeMutableRawPointer?
    var size = 0
    guard platen_stack_bounds(&lowest, &size) == 0, let lowest else {
      (self.size, floor) = (0, 0)
      return
    }
    self.size = size
    // The rest is for what views call: text, fonts, and code that is not Platen's.
    floor = UInt(bitPattern: lowest) + UInt(min(128 << 10, size / 4))
  }

  /// Whether there is room for another level.
  var hasRoom: Bool {
    var here = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) > floor }
  }
}
