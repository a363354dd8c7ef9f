import NIOCore
import Testing

@testable import PlatenService

@Suite struct LRUListTests {
  private func picture(_ name: String, bytes: Int = 100) -> CachedResponse {
    CachedResponse(
      key: CacheKey(edition: "", [name]), bytes: ByteBuffer(repeating: 0, count: bytes))
  }

  @Test func theOnesAskedForLongestAgoGoFirst() {
    var pictures = LRUList()
    for name in ["a", "b", "c"] { pictures.put(picture(name)) }
    _ = pictures.take(picture("a").key)
    pictures.dropOldest()
    #expect(pictures.take(picture("b").key) == nil)
    pictures.dropOldest()
    #expect(pictures.take(picture("c").key) == nil)
    #expect(pictures.take(picture("a").key) != nil)
  }

  @Test func theCostIsThatOfWhatIsThere() {
    var pictures = LRUList()
    pictures.put(picture("a", bytes: 1000))
    pictures.put(picture("b", bytes: 10))
    pictures.put(picture("a", bytes: 500))
    #expect(pictures.cost == picture("a", bytes: 500).cost + picture("b", bytes: 10).cost)
    for _ in 0..<3 { pictures.dropOldest() }
    #expect(pictures.cost == 0)
  }

  /// Whatever is done, they are what a plain list of keys in the order of their use holds.
  @Test func theyAreAListInTheOrderOfUse() {
    var pictures = LRUList()
    var order: [Int] = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let name = Int.random(in: 0..<20, using: &generator)
      let isKnown = order.contains(name)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        pictures.put(picture("\(name)"))
        order.removeAll { $0 == name }
        order.append(name)
      case 1:
        #expect((pictures.take(picture("\(name)").key) != nil) == isKnown)
        if isKnown {
          order.removeAll { $0 == name }
          order.append(name)
        }
      default:
        pictures.dropOldest()
        if !order.isEmpty { order.removeFirst() }
      }
      #expect(pictures.cost == order.count * picture("").cost)
    }
  }

  @Test func oneThatWouldDriveAllOthersOutIsNotKept() {
    let cache = ResponseCache(budget: 4000)
    cache.keep(picture("small"))
    cache.keep(picture("large", bytes: 3000))
    #expect(cache.picture(for: picture("large").key) == nil)
    #expect(cache.picture(for: picture("small").key) != nil)
    for name in 0..<100 { cache.keep(picture("\(name)", bytes: 500)) }
    #expect(cache.cost <= 4000)
    #expect(ResponseCache(budget: 0).cost == 0)
  }
}
