import HTTPTypes
import HummingbirdCore
import NIOCore
import Testing

@testable import PlatenService

@Suite struct ResponseBudgetTests {
  private func budget(_ total: Int = 1 << 20) -> ResponseBudget {
    ResponseBudget(total: total, heap: HeapTrimmer())
  }

  private func kind(_ work: () throws -> Void) -> Problem? {
    do {
      try work()
      return nil
    } catch {
      return error as? Problem
    }
  }

  private static func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
  }

  // MARK: - Leases

  @Test func bytesAreCountedUntilTheLastSliceIsHandedOver() throws {
    let budget = budget()
    let bytes = ByteBuffer(bytes: Self.bytes(150_000))
    let lease = try budget.lease(bytes)
    #expect(budget.taken == bytes.readableBytes)
    var slices: [ByteBuffer] = []
    while let slice = lease.nextSlice() {
      slices.append(slice)
      #expect(budget.taken == (slices.count < 3 ? 150_000 : 0))
    }
    #expect(slices.map(\.readableBytes) == [65_536, 65_536, 18_928])
    #expect(slices.flatMap { Array($0.readableBytesView) } == Self.bytes(150_000))
    #expect(lease.nextSlice() == nil)
  }

  @Test func slicesDoNotHoldTheWhole() throws {
    let lease = try budget().lease(ByteBuffer(bytes: Self.bytes(300_000)))
    while let slice = lease.nextSlice() { #expect(slice.storageCapacity <= 65_536) }
  }

  @Test func aLeaseThatNobodyHasCountsNoMore() throws {
    let budget = budget()
    var lease: ResponseLease? = try budget.lease(ByteBuffer(bytes: Self.bytes(150_000)))
    _ = lease?.nextSlice()
    #expect(budget.taken > 0)
    lease = nil
    #expect(budget.taken == 0)
    _ = try budget.lease(ByteBuffer())
    #expect(budget.taken == 0)
  }

  @Test func answersThatShareTheirStorageAreCountedOnce() throws {
    let budget = budget(150_000)
    let bytes = ByteBuffer(bytes: Self.bytes(100_000))
    let other = ByteBuffer(bytes: Self.bytes(100_000))
    let leases = try (0..<10).map { _ in try budget.lease(bytes) }
    #expect(budget.taken == bytes.readableBytes)
    for lease in leases.dropLast() { while lease.nextSlice() != nil {} }
    #expect(budget.taken == bytes.readableBytes)
    // Equal bytes in another place are other memory.
    #expect(kind { _ = try budget.lease(other) }?.kind == .memoryFull)
    while leases[9].nextSlice() != nil {}
    #expect(budget.taken == 0)
    _ = try budget.lease(other)
  }

  @Test func whatDoesNotFitIsRefused() throws {
    let budget = budget(150_000)
    let first = try budget.lease(ByteBuffer(bytes: Self.bytes(100_000)))
    let problem = kind { _ = try budget.lease(ByteBuffer(bytes: Self.bytes(100_000))) }
    #expect(problem?.kind == .memoryFull)
    #expect(problem?.retryAfter == 1)
    // What has room when nothing else is under way is worth another try.
    let later = kind { _ = try budget.lease(ByteBuffer(bytes: Self.bytes(150_000))) }
    #expect(later?.kind == .memoryFull && later?.retryAfter == 1)
    let never = kind { _ = try budget.lease(ByteBuffer(bytes: Self.bytes(150_001))) }
    #expect(never?.kind == .tooLarge)
    withExtendedLifetime(first) {}
  }

  /// Characters of one to four bytes, so that slices would end inside of each.
  @Test(arguments: ["a", "é", "語", "🏷"])
  func charactersAreKept(character: String) throws {
    let text = "x" + String(repeating: character, count: 70_000)
    let lease = try budget(1 << 22).lease(ByteBuffer(string: text))
    var found = ""
    while let slice = lease.nextSlice(keepsCharacters: true) {
      let part = String(validating: slice.readableBytesView, as: UTF8.self)
      found += try #require(part)
      #expect(slice.readableBytes <= 65_536)
    }
    #expect(found == text)
  }

  @Test func whatIsNoTextIsSlicedAllTheSame() throws {
    let lease = try budget().lease(ByteBuffer(repeating: 0x80, count: 200_000))
    var count = 0
    while let slice = lease.nextSlice(keepsCharacters: true) { count += slice.readableBytes }
    #expect(count == 200_000)
  }

  // MARK: - Answers

  /// An address whose answer is longer than a slice.
  private static let address =
    "/v1/tags.json?tags=" + (0..<1000).map { "t\($0)" }.joined(separator: ",")

  /// Takes some bytes and then goes away.
  private final class LeavingReader: ResponseBodyWriter, Sendable {
    func write(_ buffer: ByteBuffer) async throws { throw ChannelError.ioOnClosedChannel }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  @Test func aLargeAnswerIsCountedWhileItIsUnderWay() async throws {
    let tester = try ServiceTester()
    let response = try await tester.response(.get, Self.address)
    let length = try #require(response.headers[.contentLength].flatMap { Int($0) })
    try #require(length > 65_536)
    #expect(tester.service.budget.taken >= length)
    let body = TestBody()
    try await response.body.write(body)
    #expect(body.bytes.readableBytes == length)
    #expect(tester.service.budget.taken == 0)
    let kept = try await tester.answer(.get, Self.address)
    #expect(kept.body == body.bytes)
    #expect(tester.service.budget.taken == 0)
  }

  @Test func whateverBecomesOfAnAnswerItsLeaseEnds() async throws {
    let tester = try ServiceTester()
    let budget = tester.service.budget
    let first = try await tester.answer(.get, Self.address)
    let tag = try #require(first.headers[.eTag])
    #expect(try await tester.answer(.head, Self.address).status == .ok)
    #expect(budget.taken == 0)
    let same = try await tester.answer(.get, Self.address, headers: [.ifNoneMatch: tag])
    #expect(same.status == .notModified)
    #expect(budget.taken == 0)
    await #expect(throws: ChannelError.self) {
      try await tester.response(.get, Self.address).body.write(LeavingReader())
    }
    #expect(budget.taken == 0)
    _ = try await tester.response(.get, Self.address)
    #expect(budget.taken == 0)
  }

  @Test func anAnswerWithoutRoomIs503() async throws {
    let tester = try ServiceTester { $0.limits.answerBytes = 1 << 23 }
    let held = try tester.service.budget.lease(ByteBuffer(repeating: 0, count: 1 << 23))
    for _ in 0..<2 {
      let answer = try await tester.answer(.get, Self.address)
      #expect(answer.status == .serviceUnavailable)
      #expect(answer.headers[.retryAfter] == "1")
      #expect(try answer.member("type") as? String == "urn:platen:problem:memory-full")
    }
    // What is small goes at once.
    #expect(try await tester.answer(.get, "/v1/clock.svg").status == .ok)
    let metrics = try await tester.answer(.get, "/metrics").text
    #expect(metrics.contains("\nplaten_answers_bytes 8388608\n"))
    while held.nextSlice() != nil {}
    #expect(try await tester.answer(.get, Self.address).status == .ok)
  }
}
