/// The order in which the parts of a line stand from left to right: rule L2 of UAX #9.
enum VisualOrder {
  /// The elements, given in the order of the text, as they stand on the line.
  ///
  /// - Complexity: O(*n*) for each level over the lowest odd one.
  static func of<Element>(
    _ elements: [Element], level: (Element) -> UInt8
  ) -> [Element] {
    var highest: UInt8 = 0
    var lowestOdd: UInt8 = .max
    for element in elements {
      let level = level(element)
      highest = max(highest, level)
      if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
    }
    guard lowestOdd <= highest else { return elements }
    var ordered = elements
    for bound in stride(from: highest, through: lowestOdd, by: -1) {
      var i = 0
      while i < ordered.count {
        var end = i
        while end < ordered.count, level(ordered[end]) >= bound { end += 1 }
        if end > i + 1 { ordered[i..<end].reverse() }
        i = max(end, i + 1)
      }
    }
    return ordered
  }
}
