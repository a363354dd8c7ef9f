internal import Foundation

/// What a folder's fonts hold, written down beside them: one face a line.
struct FontIndex {
  private static let header = "file\tbytes\tindex\tfamily\tweights\titalic\tmonospaced\tvariable"

  /// The files that the index names, in its order.
  private(set) var files: [FontFile] = []
  private(set) var records: [FontRecord] = []

  /// Reads an index; nil if it is not complete and correct.
  init?(text: String, folder: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
    guard let first = lines.first, first == Self.header else { return nil }
    for line in lines.dropFirst() {
      let fields = line.utf8.split(separator: UInt8(ascii: "\t")).map { String(Substring($0)) }
      guard fields.count == 8, let size = Int(fields[1]),
        let record = FontRecord(fields: fields, folder: folder)
      else { return nil }
      records.append(record)
      // The faces of a collection follow each other.
      let file = FontFile(name: fields[0], size: size)
      if files.last != file { files.append(file) }
    }
  }

  /// The text of an index of some files' faces.
  static func text(of files: [(file: FontFile, records: [FontRecord])]) -> String {
    var lines = [header]
    for (file, records) in files {
      for record in records {
        let fields = [file.name, String(file.size)] + record.fields
        lines.append(fields.joined(separator: "\t"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FontRecord {
  /// The fields that follow the file's name and size.
  fileprivate var fields: [String] {
    let bounds = "\(Int(weights.lowerBound))-\(Int(weights.upperBound))"
    return [String(index), family, bounds]
      + [isItalic, isMonospaced, isVariable].map { $0 ? "1" : "0" }
  }

  fileprivate init?(fields: [String], folder: String) {
    let bounds = fields[4].split(separator: "-").compactMap { Int($0) }
    guard let index = Int(fields[2]), 0...0xFFFF ~= index, bounds.count == 2,
      1 <= bounds[0], bounds[0] <= bounds[1], bounds[1] <= 1000,
      fields[5...].allSatisfy({ $0 == "0" || $0 == "1" })
    else { return nil }
    self.init(
      path: folder + "/" + fields[0], index: index, family: fields[3],
      weights: CGFloat(bounds[0])...CGFloat(bounds[1]), isItalic: fields[5] == "1",
      isMonospaced: fields[6] == "1", isVariable: fields[7] == "1")
  }
}
