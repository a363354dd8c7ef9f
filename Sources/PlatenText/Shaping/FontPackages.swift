/// Which family of which of Debian's packages has a character.
struct FontPackages: Sendable {
  /// A family and the package that it is installed with.
  struct Source: Hashable, Sendable {
    var package: String
    var family: String
  }

  /// The table of ``FontPackageRanges``, read when it is first asked.
  static let debian = FontPackages(lines: FontPackageRanges.lines)

  private struct Range {
    var first: UInt32
    var last: UInt32
    var source: Int
  }

  private var sources: [Source] = []
  /// Sorted by their first characters; none overlaps another.
  private var ranges: [Range] = []

  /// Reads a table in the form that ``FontPackageRanges`` describes.
  init(lines: String) {
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: " ") {
        let items = line.split(separator: UInt8(ascii: " "))
        ranges += items.compactMap { Self.range($0, source: sources.count - 1) }
      } else {
        let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1).map(Substring.init)
        guard parts.count == 2 else { continue }
        sources.append(Source(package: String(parts[0]), family: String(parts[1].dropFirst())))
      }
    }
    ranges.sort { $0.first < $1.first }
  }

  /// The first source in order of preference that has a character; nil if none has it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  func source(of scalar: Unicode.Scalar) -> Source? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar.value else { return nil }
    return sources[ranges[low].source]
  }

  private static func range(_ item: Substring.UTF8View, source: Int) -> Range? {
    let ends = item.split(separator: UInt8(ascii: "-")).compactMap {
      UInt32(Substring($0), radix: 16)
    }
    guard source >= 0, let first = ends.first, let last = ends.last else { return nil }
    return Range(first: first, last: last, source: source)
  }
}
