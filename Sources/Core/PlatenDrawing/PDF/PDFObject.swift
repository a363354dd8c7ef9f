internal import Foundation
internal import PlatenBase

/// An object of a PDF file (ISO 32000-1, 7.3).
indirect enum PDFObject {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream(PDFStream)
  /// The object of a number, which is elsewhere in the file.
  case reference(Int)
  /// A word that is none of these: an operator, or a part of the file's own structure.
  case word(String)
}

/// A stream's dictionary, and where its bytes are in the file.
struct PDFStream {
  var dictionary: [String: PDFObject]
  var range: Range<Int>
}

extension PDFObject {
  /// The number; nil for anything else, and for numbers that no picture has.
  var number: Double? {
    if case .number(let value) = self, abs(value) <= 1e9 { value } else { nil }
  }

  /// The whole number; nil for anything else.
  var integer: Int? { number.flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  var name: String? { if case .name(let name) = self { name } else { nil } }

  var array: [PDFObject]? { if case .array(let array) = self { array } else { nil } }

  var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }

  var string: [UInt8]? { if case .string(let bytes) = self { bytes } else { nil } }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The number of the object that this refers to; nil if this is no reference.
  var target: Int? { if case .reference(let number) = self { number } else { nil } }

  /// The dictionary, of a stream as well; nil for anything else.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }
}

extension [Double] {
  /// The transform of six numbers; nil for a list of another length.
  var transform: CGAffineTransform? {
    guard count == 6 else { return nil }
    return CGAffineTransform(
      a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
  }

  /// The rectangle between two corners, in whatever order they are; nil for a list of another length.
  var rectangle: CGRect? {
    guard count == 4 else { return nil }
    return CGRect(
      x: Swift.min(self[0], self[2]), y: Swift.min(self[1], self[3]),
      width: abs(self[2] - self[0]), height: abs(self[3] - self[1]))
  }
}
