internal import PlatenBase

/// The names of SF Symbols that the bundled icon font has a drawing for.
package struct SymbolTable: Sendable {
  /// The weight of a symbol's strokes; a filled symbol has one drawing for all three.
  package enum Weight: Int, CaseIterable, Sendable {
    case light
    case regular
    case bold
  }

  /// The table of the bundled icon font, Phosphor.
  package static let bundled = SymbolTable(lines: SymbolDrawings.lines)

  // The lines stay text and are searched as they are: a label with one symbol needs one line, and
  // reading all of them takes longer than everything else that a small picture needs.
  private let text: [UInt8]

  /// Makes a table of one symbol a line, in the form that `SymbolDrawings` describes.
  init(lines: String) {
    text = Array(lines.utf8)
  }

  /// The names of all symbols, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of symbols.
  package var names: [String] {
    text.split(separator: newline).flatMap { Entry(line: $0).names }.sorted()
  }

  /// The icon font's code point for a symbol, or `nil` if the name is unknown.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of symbols.
  package func codePoint(for name: String, weight: Weight = .regular) -> Unicode.Scalar? {
    let name = Array(name.utf8)
    if let entry = entry(named: name[...]) {
      return entry.codePoint(weight)
    }
    guard name.suffix(fillSuffix.count).elementsEqual(fillSuffix) else { return nil }
    return entry(named: name.dropLast(fillSuffix.count))?.fillCodePoint
  }

  /// How large Apple's symbol is, or `nil` if that or the name is unknown.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of symbols.
  func extent(of name: String) -> SymbolExtent? {
    let name = Array(name.utf8)
    if let entry = entry(named: name[...]) { return entry.extent(isFilled: false) }
    guard name.suffix(fillSuffix.count).elementsEqual(fillSuffix) else { return nil }
    return entry(named: name.dropLast(fillSuffix.count))?.extent(isFilled: true)
  }

  /// The known names nearest to a name, nearest first: those spelled almost like it, then those
  /// that share the most of its parts, as `lock` and `shield` do with `lock.shield`.
  ///
  /// - Complexity: O(*n* · *m*²), where *n* is the number of symbols and *m* the length of a
  ///   name; a name much longer than any symbol's costs no more than reading it.
  package func nearestNames(to name: String, limit: Int = 3) -> [String] {
    let names = names
    let spelled = NearestSpelling.of(name, among: names, limit: limit)
    guard spelled.count < limit else { return spelled }
    let kindred = namesSharingParts(with: name, among: names).filter { !spelled.contains($0) }
    return spelled + kindred.prefix(limit - spelled.count)
  }
}

// MARK: - Search

extension SymbolTable {
  /// Halves the text, each time at the line that the middle falls into, until it is the name's.
  private func entry(named name: ArraySlice<UInt8>) -> Entry? {
    var low = text.startIndex
    var high = text.endIndex
    while low < high {
      let middle = (low + high) / 2
      let start = text[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = text[middle..<high].firstIndex(of: newline) ?? high
      let line = text[start..<end]
      let found = line.prefix { $0 != space }
      if found == name { return Entry(line: line) }
      if name.lexicographicallyPrecedes(found) { high = start } else { low = min(end + 1, high) }
    }
    return nil
  }

  /// The names with a part in common other than `fill`.
  ///
  /// Those with the most shared parts come first, then those with the fewest others, then in
  /// ascending order.
  private func namesSharingParts(with name: String, among names: [String]) -> [String] {
    let wanted = Set(name.split(separator: ".")).subtracting(["fill"])
    let ranked = names.compactMap { candidate -> (shared: Int, others: Int, name: String)? in
      let parts = candidate.split(separator: ".")
      let shared = wanted.intersection(parts).count
      return shared == 0 ? nil : (shared, parts.count - shared, candidate)
    }
    return ranked.sorted { ($1.shared, $0.others, $0.name) < ($0.shared, $1.others, $1.name) }
      .map(\.name)
  }
}

// MARK: - Entries

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let fillSuffix = Array(".fill".utf8)

/// A line of the table: a symbol and, if it has one, its filled variant.
private struct Entry {
  /// The name, the drawing's name, the code points for each weight, that of the filled variant, and how large
  /// they are.
  private let fields: [ArraySlice<UInt8>]

  init(line: ArraySlice<UInt8>) {
    fields = line.split(separator: space)
    precondition(fields.count == 7, "a symbol's line has seven fields")
  }

  var names: [String] {
    let name = String(decoding: fields[0], as: UTF8.self)
    return fillCodePoint == nil ? [name] : [name, name + ".fill"]
  }

  var fillCodePoint: Unicode.Scalar? { scalar(fields[5]) }

  func codePoint(_ weight: SymbolTable.Weight) -> Unicode.Scalar? {
    scalar(fields[2 + weight.rawValue])
  }

  func extent(isFilled: Bool) -> SymbolExtent? {
    let extents = fields[6].split(separator: UInt8(ascii: "/"))
    return SymbolExtent(isFilled ? extents[extents.count - 1] : extents[0])
  }

  private func scalar(_ hexadecimal: ArraySlice<UInt8>) -> Unicode.Scalar? {
    UInt32(String(decoding: hexadecimal, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
