/// Where lines may end in texts so plain that every language breaks them alike.
enum PlainLineBreaks {
  /// The offsets in a text of ASCII letters, digits and spaces alone: those after spaces (UAX #14,
  /// rule LB18); nil for any other text.
  static func breaks(in utf8: UnsafeBufferPointer<UInt8>) -> [Int]? {
    var breaks: [Int] = []
    var isAfterSpace = false
    for i in utf8.indices {
      switch utf8[i] {
      case UInt8(ascii: " "): isAfterSpace = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isAfterSpace { breaks.append(i) }
        isAfterSpace = false
      default: return nil
      }
    }
    return breaks
  }
}
