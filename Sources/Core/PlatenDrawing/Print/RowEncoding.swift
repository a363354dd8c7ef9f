internal import Foundation
internal import Glibc
internal import PlatenBase

/// Encodes a picture's rows on a thread of its own, while the next ones are drawn.
///
/// Rows go one way and nothing comes back, so the bytes are those of one thread. The encoder is the
/// thread's alone, and all else that changes is touched under the condition's lock, which the compiler
/// cannot see.
final class RowEncoding: @unchecked Sendable {
  private enum Step {
    case rows(PNGPrinter.Rows)
    case finish
    case discard
  }

  private let condition = NSCondition()
  private let cancellation: RenderCancellation?
  private var encoder: PNGEncoder?
  /// What the thread does now, or is to do next.
  private var step: Step?
  private var failure: (any Error)?
  private var hasEnded = false

  private init(_ encoder: consuming PNGEncoder, _ cancellation: RenderCancellation?) {
    self.encoder = consume encoder
    self.cancellation = cancellation
  }

  /// Encodes the rows that `draw` hands over from the top, and ends the picture.
  ///
  /// Rows have to stay as they are until the next ones are handed over. Where no thread can be had, as
  /// a system limits them, rows are encoded on this one.
  ///
  /// - Throws: What `draw` throws, and what encoding throws: from the next rows on, or at the end.
  static func run(
    _ encoder: consuming PNGEncoder, _ cancellation: RenderCancellation?,
    start: (RowEncoding) -> Bool = { $0.start() },
    _ draw: ((PNGPrinter.Rows) throws -> Void) throws -> Void
  ) throws {
    let encoding = RowEncoding(encoder, cancellation)
    guard start(encoding) else {
      try draw { try encoding.perform(.rows($0)) }
      return try encoding.perform(.finish)
    }
    do {
      try draw { try encoding.take(.rows($0)) }
      try encoding.take(.finish)
    } catch {
      encoding.discard()
      throw error
    }
    try encoding.waitForEnd()
  }

  /// Starts the thread, and returns whether there is one; Foundation's does not tell.
  private func start() -> Bool {
    var thread = pthread_t()
    let held = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { held in
        if let held { Unmanaged<RowEncoding>.fromOpaque(held).takeRetainedValue().encode() }
        return nil
      }, held.toOpaque())
    guard status == 0 else {
      held.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Hands a step to the thread as soon as it has done the last.
  private func take(_ next: Step) throws {
    try condition.withLock {
      while step != nil { condition.wait() }
      if let failure { throw failure }
      step = next
      condition.signal()
    }
  }

  /// Ends the thread, whatever it has failed in.
  private func discard() {
    condition.withLock {
      while step != nil { condition.wait() }
      step = .discard
      condition.signal()
      while !hasEnded { condition.wait() }
    }
  }

  private func waitForEnd() throws {
    try condition.withLock {
      while !hasEnded { condition.wait() }
      if let failure { throw failure }
    }
  }
}

// MARK: - The thread

extension RowEncoding {
  private func encode() {
    while true {
      let step = nextStep()
      let result = Result { try perform(step) }
      let isLast = if case .rows = step { false } else { true }
      condition.withLock {
        if case .failure(let error) = result { failure = error }
        self.step = nil
        hasEnded = isLast
        condition.signal()
      }
      if isLast { return }
    }
  }

  private func nextStep() -> Step {
    condition.withLock {
      while true {
        if let step { return step }
        condition.wait()
      }
    }
  }

  private func perform(_ step: Step) throws {
    switch step {
    case .rows(let rows): try encoder?.write(rows, cancellation)
    case .finish: try encoder.take()?.finish()
    case .discard: encoder = nil
    }
  }
}

extension PNGEncoder {
  /// The pixels that are compressed between two looks at whether the render was cancelled.
  private static let pixelsAtOnce = 1 << 16

  /// Encodes rows of the picture, a few at a time.
  mutating func write(_ rows: PNGPrinter.Rows, _ cancellation: RenderCancellation?) throws {
    let rowsAtOnce = max(4 * Self.pixelsAtOnce / rows.stride, 1)
    for row in Swift.stride(from: 0, to: rows.count, by: rowsAtOnce) {
      try cancellation.check()
      try write(
        UnsafeRawBufferPointer(rebasing: rows.pixels.dropFirst(row * rows.stride)),
        stride: rows.stride, rows: min(rowsAtOnce, rows.count - row))
    }
  }
}
