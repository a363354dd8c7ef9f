import Foundation

/// A PDF file that is written by hand: its objects, with a table of where they are.
struct PDFText {
  /// What each object is, from the first.
  var objects: [String]
  /// What the trailer says besides.
  var trailer = ""
  /// What the table says of the place of an object, by its number, instead of where it is.
  var otherPlaces: [Int: Int] = [:]

  /// A page of 20 by 20 points: the root, the pages, the page and its content, and then others.
  ///
  /// - Parameters:
  ///   - resources: What the page's resources have.
  ///   - page: What the page says besides, or instead of its size.
  ///   - others: The objects from the fifth on.
  init(
    _ content: String, resources: String = "", page: String = "/MediaBox [0 0 20 20]",
    others: [String] = []
  ) {
    objects =
      [
        "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
        "<</Type /Page /Parent 2 0 R \(page) /Resources <<\(resources)>> /Contents 4 0 R>>",
        Self.stream(content),
      ] + others
  }

  /// A stream of a text; a character is a byte.
  static func stream(_ text: String, _ dictionary: String = "") -> String {
    "<<\(dictionary) /Length \(text.unicodeScalars.count)>>\nstream\n\(text)\nendstream"
  }

  /// The file.
  var bytes: [UInt8] {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.unicodeScalars.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.unicodeScalars.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, place) in places.enumerated() {
      let digits = "\(otherPlaces[index + 1] ?? place)"
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<</Size \(objects.count + 1) /Root 1 0 R \(trailer)>>\n"
    text += "startxref\n\(start)\n%%EOF\n"
    return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// The file with a table that is a stream, and more objects after its own: in each, the number of the
  /// stream that it is said to be packed in.
  func bytes(packed: [Int]) -> [UInt8] {
    var text = "%PDF-1.5\n"
    var entries = Self.entry(0, 0)
    for (index, object) in objects.enumerated() {
      entries += Self.entry(1, text.unicodeScalars.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    entries += packed.map { Self.entry(2, $0) }.joined()
    let (size, start) = (objects.count + packed.count + 1, text.unicodeScalars.count)
    let table = "/Type /XRef /Size \(size) /W [1 3 1] /Root 1 0 R /Filter /ASCIIHexDecode"
    text += "\(size) 0 obj\n\(Self.stream(entries + ">", table))\nendobj\n"
    text += "startxref\n\(start)\n%%EOF\n"
    return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// The digits of a number of one byte, one of three, and a zero.
  private static func entry(_ kind: Int, _ place: Int) -> String {
    let digits = String(kind << 24 | place, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits + "00"
  }
}
