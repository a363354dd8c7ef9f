internal import Foundation

/// The objects of a PDF file, each read when it is asked for.
///
/// find the last cross-reference table → read it and those before it → or else look for all objects
final class PDFFile {
  let bytes: [UInt8]
  /// What the file says of itself as a whole.
  private(set) var trailer: [String: PDFObject] = [:]
  private var places = PDFPlaces()
  private var known: [Int: PDFObject] = [:]
  /// The objects that are being read.
  private var open: Set<Int> = []
  /// The streams of objects that were unpacked.
  private var unpacked: Set<Int> = []
  /// What of the file is not read, each as the end of a sentence about it.
  private(set) var losses: [String] = []
  /// The bytes that may still be read or unpacked.
  private var bytesLeft = 96 << 20
  private var functionsLeft = 4_000_000

  /// The largest file, in bytes.
  private static let mostBytes = 32 << 20
  /// How many objects may be read for the sake of each other.
  private static let mostOpen = 32
  private static let mostFilters = 8

  /// - Throws: ``PictureError`` for what is no PDF, is encrypted, too large or has no page.
  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    guard bytes.count <= Self.mostBytes else {
      throw PictureError(
        code: .tooManyPixels,
        description: "found \(bytes.count) bytes, expected \(Self.mostBytes) at most")
    }
    guard Self.isPDF(bytes) else {
      throw PictureError(code: .format, description: "found no PDF, expected one")
    }
    (places, trailer) = PDFTables.read(self) ?? (PDFPlaces(), [:])
    if resolved(trailer["Encrypt"]).dictionary == nil, root == nil {
      (known, unpacked) = ([:], [])
      (places, trailer) = PDFTables.find(in: self)
    }
    guard resolved(trailer["Encrypt"]).dictionary == nil else {
      throw PictureError(
        code: .format, description: "it is encrypted; encrypted PDF files are not drawn")
    }
  }

  /// Returns whether a file is a PDF: its header may have up to 1,024 bytes before it.
  static func isPDF(_ bytes: [UInt8]) -> Bool { find("%PDF-", in: bytes.prefix(1024)) != nil }

  /// The dictionary that all pages are found from; nil if there is none.
  var root: [String: PDFObject]? {
    resolved(trailer["Root"]).dictionary.flatMap { $0["Pages"] == nil ? nil : $0 }
  }

  /// Takes from what functions may have of parts and samples, and returns whether it was enough.
  func spend(onFunctions amount: Int) -> Bool {
    functionsLeft -= amount
    return functionsLeft >= 0
  }

  /// Takes from the bytes that may be read, and returns whether there were enough.
  @discardableResult func spend(onBytes count: Int) -> Bool {
    bytesLeft -= max(count, 0)
    return !isSpent
  }

  /// Remembers, once, what of the file is not read.
  func note(_ loss: String) {
    if !losses.contains(loss) { losses.append(loss) }
  }

  /// Whether more was read than may be, so that objects are missing.
  var isSpent: Bool { bytesLeft <= 0 }

  // MARK: - Objects

  /// Returns an object, or the one that it refers to; null if there is none.
  func resolved(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = object else { return object }
      object = self.object(number)
    }
    return .null
  }

  /// The numbers of an array.
  func numbers(_ object: PDFObject?) -> [Double] {
    resolved(object).array?.compactMap { resolved($0).number } ?? []
  }

  private func object(_ number: Int) -> PDFObject {
    if let known = known[number] { return known }
    guard let place = places[number], open.count < Self.mostOpen, open.insert(number).inserted
    else { return .null }
    defer { open.remove(number) }
    switch place {
    case .offset(let offset): known[number] = object(number, at: offset)
    case .packed(let stream): unpack(stream)
    }
    return known[number] ?? .null
  }

  /// The object at a place of the file, if it has that number; null if it has not.
  private func object(_ number: Int, at offset: Int) -> PDFObject {
    guard bytesLeft > 0, bytes.indices.contains(offset) else { return .null }
    var scanner = PDFScanner(bytes, at: offset)
    defer { spend(onBytes: scanner.index - offset) }
    guard scanner.object()?.integer == number, scanner.object()?.number != nil,
      case .word("obj") = scanner.object(), let object = scanner.object()
    else { return .null }
    guard case .dictionary(let dictionary) = object else { return object }
    guard case .word("stream") = scanner.object() else { return object }
    return .stream(PDFStream(dictionary: dictionary, range: range(dictionary, &scanner)))
  }

  /// The bytes of a stream, whose length may be wrong.
  private func range(
    _ dictionary: [String: PDFObject], _ scanner: inout PDFScanner
  ) -> Range<Int> {
    if scanner.next == 0x0D { scanner.index += 1 }
    if scanner.next == 0x0A { scanner.index += 1 }
    let start = scanner.index
    if let length = resolved(dictionary["Length"]).integer, length >= 0,
      length <= bytes.count - start
    {
      scanner.index = start + length
      if case .word("endstream") = scanner.object() { return start..<start + length }
    }
    let end = Self.find("endstream", in: bytes[start...]) ?? bytes.count
    scanner.index = end
    return start..<end
  }

  /// Reads all objects of a stream of objects (ISO 32000-1, 7.5.7).
  private func unpack(_ number: Int) {
    guard unpacked.insert(number).inserted, let stream = object(number).stream,
      let count = resolved(stream.dictionary["N"]).integer,
      let first = resolved(stream.dictionary["First"]).integer
    else { return }
    let bytes = content(of: stream)
    var header = PDFScanner(bytes, hasReferences: false)
    for _ in 0..<min(max(count, 0), bytes.count) {
      guard let member = header.object()?.integer, let offset = header.object()?.integer else {
        return
      }
      guard case .packed(number) = places[member], offset >= 0, first >= 0, bytesLeft > 0 else {
        continue
      }
      var scanner = PDFScanner(bytes, at: first + offset)
      known[member] = scanner.object()
      spend(onBytes: scanner.index - first - offset)
    }
  }

  // MARK: - Streams

  /// The bytes of a stream; none, and a loss, if a filter is left to undo.
  func content(of stream: PDFStream) -> [UInt8] {
    let (bytes, filter) = data(of: stream)
    guard let filter else { return bytes }
    note("a stream compressed with \(filter.prefix(20)) is not read")
    return []
  }

  /// The bytes of a stream, and the filter that is left to undo: nil for none.
  func data(of stream: PDFStream) -> (bytes: [UInt8], filter: String?) {
    let dictionary = stream.dictionary
    let filters = list(dictionary["Filter"] ?? dictionary["F"]).map { resolved($0).name ?? "" }
    let parameters = list(dictionary["DecodeParms"] ?? dictionary["DP"])
    guard spend(onBytes: stream.range.count) else { return ([], nil) }
    var data = Array(bytes[stream.range])
    for (index, name) in filters.enumerated() {
      guard index < Self.mostFilters else { return (data, name) }
      let values = index < parameters.count ? resolved(parameters[index]).dictionary ?? [:] : [:]
      let numbers = values.compactMapValues { resolved($0).number }
      let unpacking = PDFFilters(mostBytes: max(bytesLeft, 0))
      guard let unpacked = unpacking.undo(name, data, numbers) else { return (data, name) }
      data = unpacked.bytes
      spend(onBytes: data.count)
      if !unpacked.isWhole {
        note("a damaged stream is read as far as possible")
      }
    }
    return (data, nil)
  }

  private func list(_ object: PDFObject?) -> [PDFObject] {
    switch resolved(object) {
    case .null: []
    case .array(let array): array
    case let single: [single]
    }
  }

  // MARK: - Looking for words

  /// The first place of a word in bytes.
  static func find(_ word: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    word.withUTF8Buffer { word -> Int? in
      guard let first = word.first, bytes.count >= word.count else { return nil }
      return (bytes.startIndex...bytes.endIndex - word.count).first {
        bytes[$0] == first && bytes[$0..<$0 + word.count].elementsEqual(word)
      }
    }
  }
}
