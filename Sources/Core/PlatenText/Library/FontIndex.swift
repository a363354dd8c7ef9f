internal import Foundation

/// The index of a folder's fonts, written beside them: one face a line.
struct FontIndex {
  private static let header =
    "file\tbytes\tindex\tfamily\tweights\titalic\tmonospaced\tvariable\tscripts\n"

  /// The files that the index names, in its order.
  private(set) var files: [FontFile] = []
  private(set) var records: [FontRecord] = []

  /// Reads an index; nil if it is not complete and correct.
  init?(bytes: [UInt8], folder: String) {
    guard bytes.starts(with: Self.header.utf8) else { return nil }
    var fields = FieldReader(bytes: bytes[Self.header.utf8.count...])
    while !fields.isAtEnd {
      guard let file = fields.file(), let record = fields.record(path: folder + "/" + file.name)
      else { return nil }
      records.append(record)
      // The faces of a collection follow each other.
      if files.last != file { files.append(file) }
    }
  }

  /// The text of an index of some files' faces.
  static func text(of files: [(file: FontFile, records: [FontRecord])]) -> String {
    var text = header
    for (file, records) in files {
      for record in records {
        let fields = [file.name, String(file.size)] + record.fields
        text += fields.joined(separator: "\t") + "\n"
      }
    }
    return text
  }
}

extension FontRecord {
  /// The fields that follow the file's name and size.
  fileprivate var fields: [String] {
    let bounds = "\(Int(weights.lowerBound))-\(Int(weights.upperBound))"
    return [String(index), family, bounds]
      + [isItalic, isMonospaced, isVariable].map { $0 ? "1" : "0" }
      + [scripts.isEmpty ? "-" : scripts.map(\.code).joined(separator: ",")]
  }
}

/// Reads an index field by field.
///
/// It goes by bytes, as every start of the command waits for it.
private struct FieldReader {
  var bytes: ArraySlice<UInt8>

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func file() -> FontFile? {
    guard let name = text(), let size = number() else { return nil }
    return FontFile(name: name, size: size)
  }

  mutating func record(path: String) -> FontRecord? {
    guard let index = number(), index <= 0xFFFF, let family = text(), let weights = weights(),
      let isItalic = flag(), let isMonospaced = flag(), let isVariable = flag(),
      let scripts = scripts()
    else { return nil }
    return FontRecord(
      path: path, index: index, family: family, weights: weights, isItalic: isItalic,
      isMonospaced: isMonospaced, isVariable: isVariable, scripts: scripts)
  }

  /// Returns what is before the next separator; nil if that is nothing, or there is another one
  /// first.
  private mutating func field(
    before separator: UInt8 = UInt8(ascii: "\t")
  ) -> ArraySlice<UInt8>? {
    guard let end = bytes.firstIndex(where: { $0 == separator || $0 < 0x20 }),
      end > bytes.startIndex,
      bytes[end] == separator
    else { return nil }
    defer { bytes = bytes[(end + 1)...] }
    return bytes[..<end]
  }

  private mutating func text() -> String? {
    field().flatMap { String(validating: $0, as: UTF8.self) }
  }

  private mutating func number(before separator: UInt8 = UInt8(ascii: "\t")) -> Int? {
    // Eighteen digits are the most that always fit.
    guard let digits = field(before: separator), digits.count <= 18 else { return nil }
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  private mutating func weights() -> ClosedRange<CGFloat>? {
    guard let low = number(before: UInt8(ascii: "-")), let high = number(), 1 <= low, low <= high,
      high <= 1000
    else { return nil }
    return CGFloat(low)...CGFloat(high)
  }

  private mutating func flag() -> Bool? {
    guard let number = number(), number <= 1 else { return nil }
    return number == 1
  }

  /// Codes of four letters with commas between them, or a dash for none.
  private mutating func scripts() -> [Script]? {
    guard let codes = field(before: UInt8(ascii: "\n")) else { return nil }
    if codes.elementsEqual("-".utf8) { return [] }
    guard codes.count % 5 == 4 else { return nil }
    var scripts: [Script] = []
    scripts.reserveCapacity(codes.count / 5 + 1)
    for start in stride(from: codes.startIndex, to: codes.endIndex, by: 5) {
      let code = codes[start..<start + 4]
      guard code.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 }),
        start + 4 == codes.endIndex || codes[start + 4] == UInt8(ascii: ",")
      else { return nil }
      scripts.append(Script(tag: code.reduce(0) { $0 << 8 | UInt32($1) }))
    }
    return scripts
  }
}
