internal import Foundation
internal import Glibc

/// A folder of font files and what they hold.
///
/// Scanning a folder means opening every font, which takes longer than drawing a picture. So the
/// bundled folder has an index beside the fonts, made by ``writeIndex(of:)``; a folder without one
/// that names its files at their sizes is scanned.
package struct FontFolder: Sendable {
  /// The name of the index file.
  package static let indexName = "index.tsv"

  /// The folder's path.
  package var path: String
  /// The faces, in the order of their file names.
  package var records: [FontRecord]
  /// The files that look like fonts and are left out, damaged ones before fonts for web pages.
  package let skipped: [SkippedFont]

  /// Reads a folder's index, or scans its fonts if there is no index or it is out of date.
  ///
  /// - Throws: ``FontError`` if the folder holds no font that can be read.
  package init(path: String) throws(FontError) {
    let list = FontFile.list(in: path)
    self.path = path
    if let index = Self.index(of: path), index.files == list.files {
      (records, skipped) = (index.records, list.webFonts)
    } else {
      let scanned = Self.scan(list.files, in: path)
      records = scanned.flatMap(\.records)
      skipped = Self.skipped(of: scanned, in: path) + list.webFonts
    }
    if records.isEmpty {
      throw FontError(
        code: .noFonts, places: [Self.place(path)], skipped: skipped,
        below: Self.foldersWithFonts(in: path))
    }
  }

  /// How an error names a folder.
  private static func place(_ path: String) -> String {
    FileManager.default.fileExists(atPath: path) ? path : "\(path) (no such folder)"
  }

  /// Scans the fonts of a folder, and writes the folder's index.
  ///
  /// - Returns: The files that are left out.
  /// - Throws: ``FontError`` if there are no fonts, or the file system's error.
  @discardableResult
  package static func writeIndex(of path: String) throws -> [SkippedFont] {
    let list = FontFile.list(in: path)
    let scanned = scan(list.files, in: path)
    let skipped = skipped(of: scanned, in: path) + list.webFonts
    if scanned.allSatisfy(\.records.isEmpty) {
      throw FontError(code: .noFonts, places: [place(path)], skipped: skipped)
    }
    try FontIndex.text(of: scanned)
      .write(toFile: path + "/" + indexName, atomically: true, encoding: .utf8)
    return skipped
  }

  /// The index that describes the fonts of a folder as they are.
  package static func currentIndex(of path: String) -> String {
    FontIndex.text(of: scan(FontFile.all(in: path), in: path))
  }

  private static func scan(
    _ files: [FontFile], in path: String
  ) -> [(file: FontFile, records: [FontRecord])] {
    files.map { file in
      let place = path + "/" + file.name
      let isCutOff = SkippedFont.isCutOff(at: place, size: file.size)
      return (file, isCutOff ? [] : FontconfigScanner.records(ofFontAt: place))
    }
  }

  private static func skipped(
    of scanned: [(file: FontFile, records: [FontRecord])], in path: String
  ) -> [SkippedFont] {
    scanned.filter(\.records.isEmpty).map {
      SkippedFont(unreadableAt: path + "/" + $0.file.name)
    }
  }

  /// The folder's index, current or not; nil if there is none or it cannot be understood.
  private static func index(of path: String) -> FontIndex? {
    guard let file = fopen(path + "/" + indexName, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return FontIndex(bytes: bytes, folder: path)
  }
}

// MARK: - Fingerprint

extension FontFolder {
  /// A number that tells sets of fonts apart: the same texts look the same with equal ones.
  ///
  /// It is the 64-bit FNV-1a hash of a line for each font file, in the order of their names: the
  /// name, the size in bytes, and the checksum that OpenType fonts carry of all their bytes, so
  /// that a few bytes of each file are read and not all of it. Where the folder lies is of no
  /// account, nor is whether it has an index.
  package static func fingerprint(of path: String) -> UInt64 {
    let lines = FontFile.all(in: path).map { file in
      "\(file.name)\t\(file.size)\t\(checksum(ofFontAt: path + "/" + file.name))\n"
    }
    return lines.joined().utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The field `checkSumAdjustment` of the table `head`, of a collection's first font; 0 if a file
  /// has none.
  private static func checksum(ofFontAt path: String) -> UInt32 {
    guard let file = fopen(path, "r") else { return 0 }
    defer { fclose(file) }
    var start: UInt32 = 0
    if words(1, at: 0, of: file) == [0x7474_6366] {
      start = words(1, at: 12, of: file).first ?? 0
    }
    let count = (words(2, at: start, of: file).last ?? 0) >> 16
    let table = words(4 * Int(min(count, 256)), at: start &+ 12, of: file)
    for entry in stride(from: 0, to: table.count - 3, by: 4) where table[entry] == 0x6865_6164 {
      return words(1, at: table[entry + 2] &+ 8, of: file).first ?? 0
    }
    return 0
  }

  /// Words of four bytes, the highest first; none if the file is shorter.
  private static func words(
    _ count: Int, at offset: UInt32, of file: UnsafeMutablePointer<FILE>
  ) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: count)
    guard fseek(file, Int(offset), SEEK_SET) == 0, fread(&words, 4, count, file) == count else {
      return []
    }
    return words.map(UInt32.init(bigEndian:))
  }
}

// MARK: - Files

extension FontFolder {
  /// Returns the folders directly in a folder that have fonts, sorted by name.
  private static func foldersWithFonts(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { !FontFile.all(in: $0).isEmpty }
  }

  /// Returns the names of the font files of a folder, sorted; none for what is no folder.
  package static func fileNames(in folder: String) -> [String] {
    FontFile.all(in: folder).map(\.name)
  }
}

/// The faces of a font file, as it was when it was read.
package struct FontFileFaces: Hashable, Sendable {
  package let path: String
  let records: [FontRecord]
  private let stamp: Stamp

  /// Reads a file; nil if it is no font that can be read.
  package init?(path: String) {
    stamp = Stamp(path: path)
    records = FontconfigScanner.records(ofFontAt: path)
    if records.isEmpty { return nil }
    self.path = path
  }

  /// Whether the file is as it was.
  package var isCurrent: Bool { Stamp(path: path) == stamp }

  private struct Stamp: Hashable {
    private var size = 0
    private var modified = 0

    init(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      size = Int(status.st_size)
      modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
    }
  }
}

/// A font file of a folder.
struct FontFile: Equatable {
  /// The name in its folder.
  var name: String
  /// The size in bytes.
  var size: Int

  /// The font files of a folder, sorted by name; none if the folder cannot be read.
  ///
  /// Links are followed; folders below are not searched. Foundation's calls for this take longer
  /// than all else that opening the bundled fonts needs.
  static func all(in folder: String) -> [FontFile] { list(in: folder).files }

  /// The font files of a folder, and the fonts for web pages in it, each sorted by name.
  static func list(in folder: String) -> (files: [FontFile], webFonts: [SkippedFont]) {
    guard let stream = opendir(folder) else { return ([], []) }
    defer { closedir(stream) }
    var files: [FontFile] = []
    var webFonts: [SkippedFont] = []
    while let entry = readdir(stream) {
      // Hidden files are not fonts, such as `._a.ttf`, which macOS writes into archives.
      if entry.pointee.d_name.0 == CChar(UInt8(ascii: ".")) { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard isFont(name) else {
        if let font = SkippedFont(webFontIn: folder, name, ending: ending(of: name)) {
          webFonts.append(font)
        }
        continue
      }
      var status = stat()
      guard fstatat(dirfd(stream), name, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG
      else { continue }
      files.append(FontFile(name: name, size: Int(status.st_size)))
    }
    files.sort { $0.name < $1.name }
    if webFonts.count > 1 { webFonts.sort { $0.path < $1.path } }
    return (files, webFonts)
  }

  /// Returns whether a name ends in .ttf, .otf, .ttc or .otc, in small or capital letters.
  ///
  /// The letters are compared as bytes: strings cost a start of the command 40,000 instructions.
  private static func isFont(_ name: String) -> Bool {
    let end = name.utf8.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) }
    return end == 0x2E74_7466 || end == 0x2E6F_7466 || end == 0x2E74_7463 || end == 0x2E6F_7463
  }

  /// Returns what follows a name's last dot, in small letters; an empty string for a name without one.
  private static func ending(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
