import Foundation
internal import PlatenBase
import Synchronization
import Testing

@testable import PlatenText

@Suite struct ResourcePoolTests {
  private final class Tool: Sendable {
    let isInUse = Lock(false)
  }

  private struct Failure: Error {}

  @Test func theNextOneFindsWhatTheLastLeft() {
    let pool = ResourcePool()
    let first = pool.withResource(make: Tool.init) { $0 }
    let second = pool.withResource(make: Tool.init) { $0 }
    #expect(first === second)
  }

  @Test func aThingInUseIsNotShared() {
    let pool = ResourcePool()
    pool.withResource(make: Tool.init) { outer in
      pool.withResource(make: Tool.init) { inner in #expect(outer !== inner) }
    }
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      pool.withResource(make: Tool.init) { tool in
        #expect(
          tool.isInUse.withLock {
            let before = $0; $0 = true; return !before
          })
        tool.isInUse.withLock { $0 = false }
      }
    }
  }

  @Test func afterAnErrorTheThingIsKept() throws {
    let pool = ResourcePool()
    let first = pool.withResource(make: Tool.init) { $0 }
    #expect(throws: Failure.self) {
      try pool.withResource(make: Tool.init) { _ in throw Failure() }
    }
    #expect(pool.withResource(make: Tool.init) { $0 } === first)
    #expect(throws: Failure.self) {
      let empty = ResourcePool()
      try empty.withResource(make: { () throws -> Tool in throw Failure() }, { _ in })
    }
  }
}
