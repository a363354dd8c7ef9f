internal import Foundation

/// A message between a worker and its pool: bytes of a kind.
struct Frame: Sendable {
  enum Kind: UInt8, Sendable {
    /// To the worker: what it has to know before its first job.
    case greeting = 1
    /// From the worker: it can take jobs.
    case ready
    /// To the worker: a job.
    case job
    /// From the worker: the answer to its job.
    case answer
    /// From the worker: it asks for more memory.
    case lease
    /// To the worker: whether it may have it.
    case grant
  }

  var kind: Kind
  var bytes: [UInt8]
}

/// One end of a socket over which frames go: a kind, a length in four bytes, the bytes.
struct FrameStream: ~Copyable {
  /// The longest frame that is taken, in bytes.
  private static let longest = 1 << 30
  private static let headSize = 5
  /// Longer ones go in pieces.
  private static let wholeSize = 128 << 10

  let descriptor: Int32
  /// What has come of the next frame.
  private var head: [UInt8] = []
  private var body: [UInt8] = []

  /// - Parameter descriptor: The socket, which is closed with the stream.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Whether something came, the end of the stream included.
  var isReadable: Bool { (try? Self.wait(for: POLLIN, on: descriptor, .now)) ?? true }

  /// Sends a frame.
  ///
  /// - Throws: ``FrameError`` if the other end is gone, or does not take it until the deadline.
  func send(
    _ kind: Frame.Kind, _ bytes: [UInt8], until deadline: ContinuousClock.Instant? = nil
  ) throws(FrameError) {
    var length = UInt32(bytes.count)
    var frame: [UInt8] = []
    // What fits the socket goes as one piece, for one wake of the other end.
    let isWhole = bytes.count <= Self.wholeSize
    frame.reserveCapacity(Self.headSize + (isWhole ? bytes.count : 0))
    frame.append(kind.rawValue)
    for _ in 0..<4 {
      frame.append(UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    if isWhole { frame += bytes }
    try send(frame, deadline)
    if !isWhole { try send(bytes, deadline) }
  }

  private func send(
    _ bytes: [UInt8], _ deadline: ContinuousClock.Instant?
  ) throws(FrameError) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN {
        guard try Self.wait(for: POLLOUT, on: descriptor, deadline) else { throw FrameError() }
      } else if errno != EINTR {
        throw FrameError(isUnread: errno == EPIPE || errno == ECONNRESET)
      }
    }
  }

  /// Takes the next frame.
  ///
  /// - Returns: Nil if it is not there at the deadline; what has come of it is not lost.
  /// - Throws: ``FrameError`` if the other end is gone, or sends what is no frame.
  mutating func receive(
    until deadline: ContinuousClock.Instant? = nil
  ) throws(FrameError) -> Frame? {
    guard try Self.fill(&head, to: Self.headSize, from: descriptor, deadline) else { return nil }
    let length = head[1...].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let kind = Frame.Kind(rawValue: head[0]), length <= Self.longest else {
      throw FrameError()
    }
    body.reserveCapacity(length)
    guard try Self.fill(&body, to: length, from: descriptor, deadline) else { return nil }
    defer { (head, body) = ([], []) }
    return Frame(kind: kind, bytes: body)
  }

  /// Reads into a buffer until it holds so many bytes.
  ///
  /// - Returns: Whether it did before the deadline.
  private static func fill(
    _ buffer: inout [UInt8], to size: Int, from descriptor: Int32,
    _ deadline: ContinuousClock.Instant?
  ) throws(FrameError) -> Bool {
    while buffer.count < size {
      let count = receive(min(size - buffer.count, 256 << 10), into: &buffer, from: descriptor)
      if count == 0 { throw FrameError() }
      guard count < 0, errno != EINTR else { continue }
      guard errno == EAGAIN else { throw FrameError(isUnread: errno == ECONNRESET) }
      guard try wait(for: POLLIN, on: descriptor, deadline) else { return false }
    }
    return true
  }

  /// Reads so many bytes at most, and returns what `recv` did.
  private static func receive(
    _ most: Int, into buffer: inout [UInt8], from descriptor: Int32
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { piece in
      let count = recv(descriptor, piece.baseAddress, most, Int32(MSG_DONTWAIT))
      if count > 0 { buffer.append(contentsOf: piece.prefix(count)) }
      return count
    }
  }

  /// Waits until bytes come or can go.
  ///
  /// - Returns: Whether they can; not if the deadline came first.
  private static func wait(
    for events: Int32, on descriptor: Int32, _ deadline: ContinuousClock.Instant?
  ) throws(FrameError) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let left = deadline.map { $0 - .now }
      // Rounded up: with less than a millisecond left it would turn round and round.
      let milliseconds = left.map { max(0, Int32(($0 / .milliseconds(1)).rounded(.up))) } ?? -1
      let count = Glibc.poll(&poll, 1, milliseconds)
      if count > 0 { return true }
      if count == 0 { return false }
      guard errno == EINTR else { throw FrameError() }
    }
  }
}

/// The other end of a stream of frames is gone, or sends none.
struct FrameError: Error, Hashable, Sendable {
  /// Whether the other end was closed before all was read that was sent to it: Linux says so where a
  /// socket of its own machine has bytes left.
  var isUnread = false
}
