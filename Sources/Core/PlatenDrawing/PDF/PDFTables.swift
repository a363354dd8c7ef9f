internal import Foundation

/// Where the objects of a file are, by their numbers.
typealias PDFPlaces = [Int: PDFPlace]

/// Where an object is.
enum PDFPlace {
  /// So many bytes from the start of the file.
  case offset(Int)
  /// In the stream of objects of a number.
  case packed(Int)
}

/// Reads where the objects of a file are (ISO 32000-1, 7.5.4 and 7.5.8).
struct PDFTables {
  private var places = PDFPlaces()
  private var trailer: [String: PDFObject] = [:]

  /// The most tables that follow each other: one for each time that the file was changed.
  private static let mostTables = 256
  /// The most objects.
  private static let mostObjects = 500_000

  /// The places and the trailer by the file's own tables; nil if these are damaged.
  static func read(_ file: PDFFile) -> (PDFPlaces, [String: PDFObject])? {
    let end = file.bytes.count
    var start: Int?
    var rest = file.bytes[max(0, end - 2048)...]
    while let found = PDFFile.find("startxref", in: rest) {
      start = found
      rest = rest[(found + 9)...]
    }
    guard let start else { return nil }
    var scanner = PDFScanner(file.bytes, at: start + 9)
    guard let first = scanner.object()?.integer else { return nil }
    var tables = PDFTables()
    var (open, seen) = ([first], Set<Int>())
    while let offset = open.popLast(), seen.count < mostTables {
      guard offset >= 0, offset < end, seen.insert(offset).inserted else { continue }
      guard let dictionary = tables.add(at: offset, of: file) else { return nil }
      tables.trailer.merge(dictionary) { newer, _ in newer }
      // The older table comes after the stream that belongs to this one.
      for name in ["Prev", "XRefStm"] {
        if let next = dictionary[name]?.integer { open.append(next) }
      }
    }
    return (tables.places, tables.trailer)
  }

  /// Adds the table at an offset, and returns its dictionary; nil if there is none.
  private mutating func add(at offset: Int, of file: PDFFile) -> [String: PDFObject]? {
    guard !file.isSpent else { return nil }
    var scanner = PDFScanner(file.bytes, at: offset)
    defer { file.spend(onBytes: scanner.index - offset) }
    let first = scanner.object()
    if case .word("xref") = first { return addTable(&scanner) }
    guard first?.integer != nil, scanner.object()?.integer != nil,
      case .word("obj") = scanner.object(), case .dictionary(let dictionary) = scanner.object(),
      case .word("stream") = scanner.object()
    else { return nil }
    if scanner.next == 0x0D { scanner.index += 1 }
    if scanner.next == 0x0A { scanner.index += 1 }
    let length = dictionary["Length"]?.integer ?? file.bytes.count
    let end = min(max(length, 0), file.bytes.count - scanner.index) + scanner.index
    let stream = PDFStream(dictionary: dictionary, range: scanner.index..<end)
    add(file.content(of: stream), dictionary)
    return dictionary
  }

  private mutating func addTable(_ scanner: inout PDFScanner) -> [String: PDFObject]? {
    while let object = scanner.object() {
      if case .word("trailer") = object { return scanner.object()?.dictionary }
      guard let first = object.integer, let count = scanner.object()?.integer else { return nil }
      for number in first..<first + max(count, 0) {
        guard let offset = scanner.object()?.integer, scanner.object()?.number != nil,
          case .word(let kind) = scanner.object()
        else { return nil }
        if kind == "n" { add(number, .offset(offset)) }
      }
    }
    return nil
  }

  /// Adds the entries of a cross-reference stream.
  private mutating func add(_ bytes: [UInt8], _ dictionary: [String: PDFObject]) {
    let widths = dictionary["W"]?.array?.compactMap { $0.integer } ?? []
    let length = widths.reduce(0, +)
    guard widths.count == 3, widths.allSatisfy({ (0...7).contains($0) }), length > 0 else { return }
    let size = dictionary["Size"]?.integer ?? 0
    let ranges = dictionary["Index"]?.array?.compactMap { $0.integer } ?? [0, size]
    var start = 0
    for index in stride(from: 0, to: ranges.count - 1, by: 2) {
      var number = ranges[index]
      for _ in 0..<max(ranges[index + 1], 0) {
        guard start + length <= bytes.count else { return }
        var place = start
        let fields = widths.map { width in
          defer { place += width }
          return bytes[place..<place + width].reduce(0) { $0 << 8 | Int($1) }
        }
        switch widths[0] == 0 ? 1 : fields[0] {
        case 1: add(number, .offset(fields[1]))
        case 2: add(number, .packed(fields[1]))
        default: break
        }
        start += length
        number += 1
      }
    }
  }

  /// Adds a place, unless a newer table has said one.
  private mutating func add(_ number: Int, _ place: PDFPlace) {
    guard places[number] == nil, places.count < Self.mostObjects else { return }
    places[number] = place
  }
}

// MARK: - Damaged files

extension PDFTables {
  /// The places of all objects that look like ones, and a trailer, of a file whose tables are damaged.
  static func find(in file: PDFFile) -> (PDFPlaces, [String: PDFObject]) {
    var tables = PDFTables()
    var rest = file.bytes[...]
    while !file.isSpent, let found = PDFFile.find("trailer", in: rest) {
      rest = rest[(found + 7)...]
      let start = Array(file.bytes[found...].prefix(1 << 14))
      file.spend(onBytes: start.count)
      var scanner = PDFScanner(start, at: 7)
      tables.trailer.merge(scanner.object()?.dictionary ?? [:]) { _, newer in newer }
    }
    rest = file.bytes[...]
    while !file.isSpent, let found = PDFFile.find("obj", in: rest) {
      rest = rest[(found + 3)...]
      if let (number, offset) = object(before: found, in: file.bytes),
        tables.places.count < mostObjects
      {
        tables.places[number] = .offset(offset)
        tables.look(at: found + 3, number, of: file)
      }
    }
    return (tables.places, tables.trailer)
  }

  /// The number of an object, and where it begins, before the word `obj`.
  private static func object(before end: Int, in bytes: [UInt8]) -> (number: Int, offset: Int)? {
    var index = end
    func back(while isPassed: (UInt8) -> Bool) -> Bool {
      let start = index
      while index > 0, start - index < 16, isPassed(bytes[index - 1]) { index -= 1 }
      return index < start
    }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard back(while: PDFScanner.isSpace), back(while: isDigit), back(while: PDFScanner.isSpace),
      back(while: isDigit)
    else { return nil }
    var scanner = PDFScanner(bytes, at: index, hasReferences: false)
    return scanner.object()?.integer.map { ($0, index) }
  }

  /// Looks whether an object is the root, or has others in it.
  private mutating func look(at offset: Int, _ number: Int, of file: PDFFile) {
    // A dictionary that says so is short; of a longer one the beginning is looked at.
    let start = Array(file.bytes[offset...].prefix(2048))
    var scanner = PDFScanner(start)
    defer { file.spend(onBytes: scanner.index + 32) }
    guard start.contains(0x2F), case .dictionary(let dictionary) = scanner.object() else { return }
    switch dictionary["Type"]?.name {
    case "Catalog": trailer["Root"] = .reference(number)
    case "XRef":
      trailer.merge(dictionary) { _, newer in newer }
    case "ObjStm":
      guard case .word("stream") = scanner.object() else { return }
      let first = offset + scanner.index + (scanner.next == 0x0D ? 2 : 1)
      let rest = file.bytes.dropFirst(first)
      // A length that is an object cannot be read yet.
      let end =
        dictionary["Length"]?.integer.map { rest.startIndex + max($0, 0) }
        ?? PDFFile.find("endstream", in: rest) ?? rest.endIndex
      let range = rest.startIndex..<min(end, rest.endIndex)
      let bytes = file.content(of: PDFStream(dictionary: dictionary, range: range))
      var header = PDFScanner(bytes, hasReferences: false)
      for _ in 0..<min(max(dictionary["N"]?.integer ?? 0, 0), bytes.count) {
        guard let member = header.object()?.integer, header.object() != nil else { return }
        places[member] = .packed(number)
      }
    default: break
    }
  }
}
