import Foundation
import Synchronization
import Testing

@testable import PlatenText

@Suite struct ResourcePoolTests {
  private final class Tool: Sendable {
    let isInUse = Mutex(false)
  }

  private struct Failure: Error {}

  @Test func theNextOneFindsWhatTheLastLeft() throws {
    let pool = ResourcePool()
    let first = try pool.withResource(make: Tool.init) { $0 }
    let second = try pool.withResource(make: Tool.init) { $0 }
    #expect(first === second)
  }

  @Test func aThingInUseIsNotShared() throws {
    let pool = ResourcePool()
    try pool.withResource(make: Tool.init) { outer in
      try pool.withResource(make: Tool.init) { inner in #expect(outer !== inner) }
    }
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      try? pool.withResource(make: Tool.init) { tool in
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
    let first = try pool.withResource(make: Tool.init) { $0 }
    #expect(throws: Failure.self) {
      try pool.withResource(make: Tool.init) { _ in throw Failure() }
    }
    #expect(try pool.withResource(make: Tool.init) { $0 } === first)
    #expect(throws: Failure.self) {
      let empty = ResourcePool()
      try empty.withResource(make: { () throws -> Tool in throw Failure() }, { _ in })
    }
  }
}
