/// A line of a *BreakTest.txt: a text, and where it is broken.
struct BreakTestCase {
  var text = ""
  /// The offsets of the breaks in the text's UTF-8, without its start and its end.
  var breaks: [Int] = []

  /// - Parameter line: Code points with ÷ between them for a break, × for none.
  init(_ line: inout DataFields) {
    var scalars = String.UnicodeScalarView()
    var offset = 0
    for word in line.words() {
      if word == "÷" {
        breaks.append(offset)
      } else if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
        offset += UTF8.width(scalar)
      }
    }
    text = String(scalars)
    breaks.removeAll { $0 == 0 || $0 == offset }
  }

  static func all(of file: UnicodeDataFile) -> [BreakTestCase] {
    var cases: [BreakTestCase] = []
    file.forEachLine { cases.append(BreakTestCase(&$0)) }
    return cases
  }
}
