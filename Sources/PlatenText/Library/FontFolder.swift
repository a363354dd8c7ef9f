internal import Foundation

/// A folder of font files and what they hold.
///
/// Scanning a folder means opening every font, which takes longer than drawing a picture. So the
/// bundled folder has an index beside the fonts, made by ``writeIndex(of:)``; a folder without a
/// current one is scanned.
package struct FontFolder: Sendable {
  /// The name of the index file.
  package static let indexName = "index.tsv"

  /// The folder's path.
  package var path: String
  /// The faces, in the order of their file names.
  package var records: [FontRecord]

  /// Reads a folder's index, or scans its fonts if there is no index or it is out of date.
  ///
  /// - Throws: ``FontError`` if the folder holds no font.
  package init(path: String) throws(FontError) {
    let files = Self.fontFiles(in: path)
    self.path = path
    self.records = Self.indexedRecords(in: path, files: files) ?? Self.scan(path, files: files)
    if records.isEmpty { throw FontError(code: .noFonts, places: [path]) }
  }

  /// Scans the fonts of a folder and writes what was found into its index.
  ///
  /// - Throws: ``FontError`` if there are no fonts, or the file system's error.
  package static func writeIndex(of path: String) throws {
    let files = fontFiles(in: path)
    let records = scan(path, files: files)
    if records.isEmpty { throw FontError(code: .noFonts, places: [path]) }
    try indexText(records, in: path, files: files)
      .write(toFile: path + "/" + indexName, atomically: true, encoding: .utf8)
  }

  /// The index that describes the fonts of a folder as they are.
  package static func currentIndex(of path: String) -> String {
    let files = fontFiles(in: path)
    return indexText(scan(path, files: files), in: path, files: files)
  }
}

// MARK: - Index

extension FontFolder {
  private static let header = "file\tbytes\tindex\tfamily\tweights\titalic\tmonospaced\tvariable"

  private static func indexText(
    _ records: [FontRecord], in path: String, files: [FontFile]
  ) -> String {
    var lines = [header]
    for file in files {
      for record in records where record.path == path + "/" + file.name {
        let weights = "\(Int(record.weights.lowerBound))-\(Int(record.weights.upperBound))"
        let flags = [record.isItalic, record.isMonospaced, record.isVariable].map { $0 ? "1" : "0" }
        let fields = [file.name, "\(file.size)", "\(record.index)", record.family, weights] + flags
        lines.append(fields.joined(separator: "\t"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The index's records, or nil if it does not name exactly these files at these sizes.
  private static func indexedRecords(in path: String, files: [FontFile]) -> [FontRecord]? {
    guard let data = FileManager.default.contents(atPath: path + "/" + indexName),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == header else { return nil }
    var records: [FontRecord] = []
    var named: [FontFile] = []
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 8, let size = Int(fields[1]),
        let record = FontRecord(fields: fields, folder: path)
      else { return nil }
      records.append(record)
      let file = FontFile(name: fields[0], size: size)
      if named.last != file { named.append(file) }
    }
    return named == files ? records : nil
  }
}

extension FontRecord {
  fileprivate init?(fields: [String], folder: String) {
    let bounds = fields[4].split(separator: "-").compactMap { Double($0) }
    guard let index = Int(fields[2]), bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    self.init(
      path: folder + "/" + fields[0], index: index, family: fields[3],
      weights: bounds[0]...bounds[1], isItalic: fields[5] == "1", isMonospaced: fields[6] == "1",
      isVariable: fields[7] == "1")
  }
}

// MARK: - Scan

/// A font's file name and its size in bytes.
private struct FontFile: Equatable {
  var name: String
  var size: Int
}

extension FontFolder {
  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// The folder's font files by name. Links are followed; folders below are not searched.
  private static func fontFiles(in path: String) -> [FontFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap { name in
      guard let dot = name.lastIndex(of: "."),
        endings.contains(name[name.index(after: dot)...].lowercased())
      else { return nil }
      // FileManager would look up the owner's name and the extended attributes of every file.
      var status = stat()
      guard stat(path + "/" + name, &status) == 0 else { return nil }
      return FontFile(name: name, size: Int(status.st_size))
    }
  }

  private static func scan(_ path: String, files: [FontFile]) -> [FontRecord] {
    files.flatMap { FontconfigScanner.records(ofFontAt: path + "/" + $0.name) }
  }
}
