import TestSupport
import Testing

@testable import PlatenDrawing

@Suite struct HuffmanCodeTests {
  private func lengths(_ frequencies: [UInt32], limit: Int) -> [Int] {
    let code = HuffmanCode(symbolCount: frequencies.count, limit: limit)
    var copy = frequencies
    copy.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { code.fit(base) }
    }
    return (0..<frequencies.count).map { Int(code.lengths[$0]) }
  }

  /// Frequencies of Huffman's kind by hand: 1 + 1 = 2, 2 + 2 = 4, 4 + 5 = 9.
  @Test func lengthsAreThoseFoundByHand() {
    #expect(lengths([5, 0, 2, 1, 1], limit: 15) == [1, 0, 2, 3, 3])
    #expect(lengths([3, 3, 3, 3], limit: 15) == [2, 2, 2, 2])
  }

  @Test func atLeastTwoSymbolsGetACode() {
    #expect(lengths([0, 0, 0], limit: 15) == [1, 1, 0])
    #expect(lengths([0, 7, 0], limit: 15) == [1, 1, 0])
  }

  /// Fibonacci numbers make the deepest tree, one level a symbol.
  @Test(arguments: [(15, 24), (7, 19), (7, 9)])
  func deepTreesAreCutToTheLimitAndStayComplete(limit: Int, symbols: Int) {
    var numbers: [UInt32] = [1, 1]
    while numbers.count < symbols { numbers.append(numbers.suffix(2).reduce(0, +)) }
    let lengths = lengths(numbers, limit: limit)
    #expect(lengths.max() == limit)
    #expect(lengths.min() == 1 || limit == 7)
    #expect(lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit)
  }

  @Test func randomFrequenciesGiveCompleteCodes() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let used = Int.random(in: 2...286, using: &random)
      var frequencies = [UInt32](repeating: 0, count: 286)
      for _ in 0..<used {
        let spread = UInt64.random(in: 0...14, using: &random)
        let symbol = Int.random(in: 0..<286, using: &random)
        frequencies[symbol] = 1 + UInt32(random.next() % (1 << spread))
      }
      let lengths = lengths(frequencies, limit: 15)
      let sum = lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (15 - $1) }
      #expect(sum == 1 << 15)
      let isUsed = frequencies.map { $0 > 0 }
      if isUsed.count(where: { $0 }) >= 2 { #expect(lengths.map { $0 > 0 } == isUsed) }
    }
  }
}
