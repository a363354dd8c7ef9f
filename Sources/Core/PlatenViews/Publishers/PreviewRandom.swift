internal import Foundation
internal import PlatenBase
internal import Synchronization

/// The random numbers of previews, which are the same in each run.
///
/// The program's function with the name of the system's calls replaces it, and calls this.
public enum _PreviewRandom {
  /// Numbers that follow each other.
  private final class Stream: Sendable {
    private let numbers: Lock<SplitMix64>

    init(seed: UInt64) { numbers = Lock(SplitMix64(seed: seed)) }

    func next() -> UInt64 { numbers.withLock { $0.next() } }
    func restart() { numbers.withLock { $0 = SplitMix64(seed: 0) } }
  }

  /// The program's numbers, apart from those of bodies.
  private static let program = Stream(seed: 0)
  /// The numbers of the body that is made.
  @TaskLocal private static var current: Stream?

  /// Fills bytes with random numbers.
  static func fill(_ bytes: UnsafeMutableRawPointer, count: Int) {
    for i in 0..<count {
      bytes.storeBytes(of: UInt8(next() >> 56), toByteOffset: i, as: UInt8.self)
    }
  }

  private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  /// The system's own function, behind the program's of the same name.
  private static let system = unsafeBitCast(
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), "syscall"), to: Call.self)

  /// Calls the system, apart from calls for random numbers: `syscall`, by which Swift's library asks for them.
  public static func call(
    _ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
  ) -> Int {
    guard let getrandom, number == getrandom, let bytes = UnsafeMutableRawPointer(bitPattern: a)
    else {
      return system(number, a, b, c, d, e, f)
    }
    fill(bytes, count: b)
    return b
  }

  /// Looks for the system's own function: to look for it may call the system, which would begin again.
  static func begin() { _ = system }

  /// The number of the call in the system's headers; nil where it is not known.
  private static var getrandom: Int? {
    #if arch(x86_64)
      318
    #elseif arch(arm64)
      278
    #else
      nil
    #endif
  }

  /// Begins with the same numbers again, for another preview.
  static func restart() { program.restart() }

  static func next() -> UInt64 { (current ?? program).next() }

  /// Makes something with the numbers of a seed.
  static func with<Made>(_ seed: UInt64, _ make: () -> Made) -> Made {
    $current.withValue(Stream(seed: seed), operation: make)
  }
}
