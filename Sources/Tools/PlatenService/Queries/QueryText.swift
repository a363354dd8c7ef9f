internal import PlatenBase
internal import PlatenScenes

/// The names and values of a query, in their order.
struct QueryText: Sendable {
  typealias Pair = (name: String, value: String)

  let pairs: [Pair]

  init(_ pairs: [Pair]) { self.pairs = pairs }

  /// The query as problems show it: decoded, in one line.
  ///
  /// A problem's column counts the characters of this text, and not those of the address.
  var shown: SceneText {
    let text = pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    // What ends a line would make the rest of the query another line.
    let scalars = text.unicodeScalars.map { $0.isLineEnd ? " " : $0 }
    return SceneText(name: "query", text: String(String.UnicodeScalarView(scalars)))
  }

  /// The names with their values, sorted by the names' bytes, with the values of one name in their
  /// order; what is neither a letter of ASCII nor a digit is a percent sign and two digits.
  var canonicalText: String {
    let sorted = pairs.enumerated()
      .sorted { one, other in
        let (a, b) = (one.element.name.utf8, other.element.name.utf8)
        return a.elementsEqual(b) ? one.offset < other.offset : a.lexicographicallyPrecedes(b)
      }
      .map(\.element)
    return sorted.map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }
      .joined(separator: "&")
  }

  /// A mapping of the names to their values, with what no parameter is called told and left out.
  ///
  /// - Parameter parameters: Those that are lists may be given more than once, each time with an
  ///   element.
  func node(
    of parameters: [(name: String, isList: Bool)], _ decoder: SceneDecoder
  ) -> SourceNode {
    let names = parameters.map(\.name)
    let repeated = Set(parameters.filter(\.isList).map(\.name))
    var entries: [SourceNode.Entry] = []
    var lists: [String: [SourceNode]] = [:]
    for entry in placedPairs {
      if decoder.errors.count >= Self.mostProblems { break }
      if !names.contains(entry.key) {
        decoder.reportUnknown(entry, among: names, kind: "parameter")
        continue
      }
      let isElement = repeated.contains(entry.key)
      if isElement { lists[entry.key, default: []].append(entry.value) }
      if !entries.contains(where: { $0.key == entry.key }) {
        entries.append(entry)
      } else if !isElement {
        decoder.at(entry.key) {
          let _: Never? = decoder.report(
            entry.value, found: "a second value", expected: "one value")
        }
      }
    }
    for i in entries.indices {
      if let list = lists[entries[i].key] { entries[i].value.content = .sequence(list) }
    }
    return SourceNode(.mapping(entries), at: SourcePosition(line: 1, column: 1))
  }

  /// Of an address that is all wrong, no more is told.
  private static let mostProblems = 100

  /// The pairs, each with its place.
  private var placedPairs: [SourceNode.Entry] {
    var column = 1
    return pairs.map { name, value in
      let start = SourcePosition(line: 1, column: column)
      let place = SourcePosition(line: 1, column: column + name.unicodeScalars.count + 1)
      column = place.column + value.unicodeScalars.count + 1
      return SourceNode.Entry(
        key: name, position: start,
        value: SourceNode(
          .scalar(SourceNode.Scalar(text: value, isPlain: true)), at: place))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }
}
