/// Rows of cells, a bit for each, 64 to a word.
struct BitRows {
  let rows: Int
  /// Words in a row.
  let stride: Int
  private(set) var words: [UInt64]

  init(rows: Int, stride: Int) {
    self.rows = rows
    self.stride = stride
    words = Array(repeating: 0, count: rows * stride)
  }

  /// Sets cells side by side.
  mutating func set(_ columns: Range<Int>, row: Int) {
    guard let last = columns.last else { return }
    let (first, end) = (row * stride + columns.lowerBound >> 6, row * stride + last >> 6)
    let head = UInt64.max << UInt64(columns.lowerBound & 63)
    let tail = UInt64.max >> UInt64(63 - last & 63)
    guard first < end else {
      words[first] |= head & tail
      return
    }
    words[first] |= head
    for word in first + 1..<end { words[word] = .max }
    words[end] |= tail
  }

  /// Sets each word of a row to the value that `next` returns for a word of another row and its
  /// right neighbour; cells after the end of the row count as set.
  mutating func derive(
    row: Int, words range: ClosedRange<Int>, from other: Int, _ next: (UInt64, UInt64) -> UInt64
  ) {
    let (from, to) = (other * stride, row * stride)
    var word = words[from + range.lowerBound]
    for index in range {
      let right = index + 1 < stride ? words[from + index + 1] : .max
      words[to + index] = next(word, right)
      word = right
    }
  }

  /// Calls `body` with the row and the columns of cells that are set, side by side, from the top
  /// left on.
  func forEachRun(_ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
    for row in 0..<rows {
      var column = 0
      while let first = next(from: column, row: row, isSet: true) {
        column = next(from: first, row: row, isSet: false) ?? stride << 6
        body(row, first..<column)
      }
    }
  }

  /// The first column from one on whose cell is set, or is not; nil if there is none.
  private func next(from column: Int, row: Int, isSet: Bool) -> Int? {
    var index = column >> 6
    var seen = UInt64.max << UInt64(column & 63)
    while index < stride {
      let word = words[row * stride + index]
      let found = (isSet ? word : ~word) & seen
      if found != 0 { return index << 6 + found.trailingZeroBitCount }
      seen = .max
      index += 1
    }
    return nil
  }
}
