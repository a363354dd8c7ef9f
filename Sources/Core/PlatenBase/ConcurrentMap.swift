internal import Dispatch

#if !THREAD_SANITIZER
  internal import Synchronization
#endif

/// Makes a value for each of the first numbers, on as many threads as there are cores.
///
/// The threads' stacks are short: what is made must not nest deeply.
///
/// - Returns: The values in the order of their numbers, whichever was made first.
package func concurrentMap<Value: Sendable>(
  count: Int, _ make: @Sendable (Int) -> Value
) -> [Value] {
  guard count > 1 else { return (0..<count).map(make) }
  let values = Lock<[Value?]>(Array(repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { number in
    let value = make(number)
    values.withLock { $0[number] = value }
  }
  return values.withLock { $0.compactMap(\.self) }
}
