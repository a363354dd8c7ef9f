import Dispatch
import PlatenBase
import Synchronization
import Testing

@Suite struct LockTests {
  @Test func `Ten thousand additions on all cores are ten thousand`() {
    let count = Lock(0)
    DispatchQueue.concurrentPerform(iterations: 10_000) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 10_000)
  }

  @Test func `What is thrown in a lock comes out of it, and the lock is free again`() {
    struct Wrong: Error {}
    let value = Lock("one")
    #expect(throws: Wrong.self) {
      try value.withLock { text in
        text = "two"
        throw Wrong()
      }
    }
    #expect(value.withLock { $0 } == "two")
  }

  @Test func `A lock lets go of what it held`() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let object = Held()
      held = object
      let lock = Lock(object)
      #expect(lock.withLock { $0 === object })
    }
    #expect(held == nil)
  }
}
