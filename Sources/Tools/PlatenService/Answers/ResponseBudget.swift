internal import Hummingbird
internal import NIOCore
internal import PlatenBase
internal import Synchronization

/// The memory of answers that their readers have not taken yet.
///
/// Equal answers at one time share their storage, and with what is kept. It is counted once, for as
/// long as one of them is under way: that is what would go if they did. What is kept is counted all
/// the same, as an answer holds it when it is no longer kept.
final class ResponseBudget: Sendable {
  /// A storage, and how many answers are taken from it.
  private struct Held {
    /// In bytes.
    var size: Int
    var readers: Int
  }

  private struct State {
    var taken = 0
    /// By their addresses, which are theirs alone while their leases hold them.
    var storages: [UInt: Held] = [:]
  }

  /// The most bytes that may be under way.
  let total: Int
  private let heap: HeapTrimmer
  private let state = Lock(State())

  /// - Parameters:
  ///   - total: The most bytes that may be under way.
  ///   - heap: Is told when memory is free again.
  init(total: Int, heap: HeapTrimmer) {
    self.total = total
    self.heap = heap
  }

  /// The bytes that are under way.
  var taken: Int { state.withLock { $0.taken } }

  /// Counts an answer until its lease ends.
  ///
  /// - Throws: A ``Problem`` if there is no room for it.
  func lease(_ bytes: ByteBuffer) throws(Problem) -> ResponseLease {
    let (storage, size) = (Self.storage(of: bytes), bytes.readableBytes)
    let left = state.withLock { state in
      if state.storages[storage] != nil {
        state.storages[storage]?.readers += 1
      } else if size <= total - state.taken {
        state.storages[storage] = Held(size: size, readers: 1)
        state.taken += size
      } else {
        return total - state.taken
      }
      return Int.max
    }
    guard size <= left else { throw problem(size, left) }
    return ResponseLease(bytes, storage: storage, of: self)
  }

  /// Counts one reader less.
  fileprivate func release(_ storage: UInt) {
    state.withLock { state in
      guard let held = state.storages[storage] else { return }
      if held.readers > 1 {
        state.storages[storage]?.readers -= 1
      } else {
        state.storages[storage] = nil
        state.taken -= held.size
      }
    }
  }

  /// Notes that memory is free again.
  fileprivate func noteFreed() { heap.noteWork() }

  private static func storage(of bytes: ByteBuffer) -> UInt {
    bytes.withVeryUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
  }

  private func problem(_ size: Int, _ left: Int) -> Problem {
    let need = "The answer has about \(size >> 20) MiB"
    guard size <= total else {
      return Problem(.tooLarge, "\(need), and all answers together may have \(total >> 20) MiB.")
    }
    var problem = Problem(
      .memoryFull, "\(need), and only \(left >> 20) MiB are free while clients read other answers.")
    problem.retryAfter = 1
    return problem
  }
}

// MARK: - One answer

/// The bytes of an answer on their way to one reader.
///
/// They are counted until the last of them was handed over, or until nobody has the lease any more:
/// whatever becomes of an answer, it is not counted for ever.
final class ResponseLease: Sendable {
  /// The most bytes that are handed over at once.
  static let slice = 64 << 10

  /// The number of all bytes.
  let count: Int
  private let storage: UInt
  private let budget: ResponseBudget
  private let rest: Lock<ByteBuffer?>

  fileprivate init(_ bytes: ByteBuffer, storage: UInt, of budget: ResponseBudget) {
    count = bytes.readableBytes
    self.storage = storage
    self.budget = budget
    rest = Lock(bytes)
  }

  deinit { end() }

  /// Copies of the bytes one after the other, so that the whole can go when the last was taken.
  ///
  /// - Parameters:
  ///   - length: The most bytes, at least four.
  ///   - keepsCharacters: Whether no slice ends inside of a character of UTF-8.
  /// - Returns: Nil after the last.
  func nextSlice(
    atMost length: Int = ResponseLease.slice, keepsCharacters: Bool = false
  ) -> ByteBuffer? {
    let (slice, isLast) = rest.withLock { rest -> (ByteBuffer?, Bool) in
      guard var bytes = rest, bytes.readableBytes > 0 else { return (nil, true) }
      let end = keepsCharacters ? bytes.characterBoundary(upTo: length) : length
      let slice = bytes.readSlice(length: min(end, bytes.readableBytes))
      defer { rest = bytes }
      return (slice.map { ByteBuffer(bytes: $0.readableBytesView) }, bytes.readableBytes == 0)
    }
    if isLast { end() }
    return slice
  }

  /// Lets the bytes go, if they are still held.
  private func end() {
    // While the bytes are there, their address is nobody else's.
    guard let bytes = rest.withLock({ $0.take() }) else { return }
    budget.release(storage)
    withExtendedLifetime(bytes) {}
    budget.noteFreed()
  }
}

extension ByteBuffer {
  /// The most bytes, at most a length, that do not end inside of a character of UTF-8.
  fileprivate func characterBoundary(upTo length: Int) -> Int {
    var end = length
    while end > length - 4, let next = getInteger(at: readerIndex + end, as: UInt8.self),
      next & 0b1100_0000 == 0b1000_0000
    {
      end -= 1
    }
    return end
  }
}

// MARK: - Bodies

extension ResponseBudget {
  /// The body of an answer with a picture.
  ///
  /// What is no longer than a slice goes at once and is not counted: a connection holds two of them
  /// at most, and the number of connections has a limit.
  ///
  /// - Throws: A ``Problem`` if there is no room for it.
  func body(of bytes: ByteBuffer, to context: ServiceContext) throws(Problem) -> ResponseBody {
    guard bytes.readableBytes > ResponseLease.slice else { return ResponseBody(byteBuffer: bytes) }
    let lease = try lease(bytes)
    return ResponseBody(contentLength: lease.count) { writer in
      while let slice = lease.nextSlice() {
        try await writer.write(slice)
        try await context.untilWritesCount()
      }
      try await writer.finish(nil)
    }
  }
}

extension ServiceContext {
  /// Waits until the connection has taken note of what was written, so that the next write waits
  /// where the reader is slow.
  ///
  /// By itself a write only waits for those before it that the connection's loop has seen.
  func untilWritesCount() async throws { try await channel.eventLoop.submit {}.get() }
}
