internal import PlatenBase
internal import PlatenScenes

/// The names and values of a query, in their order.
struct QueryText: Sendable {
  typealias Pair = (name: String, value: String)

  /// Where a body has a name and its value.
  struct Place: Hashable, Sendable {
    var name: SourcePosition
    var value: SourcePosition
  }

  /// What problems call a body with names and values.
  static let bodyName = "body"

  let pairs: [Pair]
  /// Where the body has the last of the pairs; empty where all are of an address.
  private let places: [Place]

  /// - Parameter places: Where the body has the last of the pairs.
  init(_ pairs: [Pair], body places: [Place] = []) {
    (self.pairs, self.places) = (pairs, places)
  }

  /// The query as problems show it: decoded, in one line.
  ///
  /// A problem's column counts the characters of this text, and not those of the address.
  var shown: SceneText {
    let text = pairs.dropLast(places.count).map { "\($0.name)=\($0.value)" }.joined(separator: "&")
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
      if case .scalar(let scalar) = entry.value.content, scalar.text.utf8.contains(0) {
        decoder.at(entry.key) {
          let _: Never? = decoder.report(
            entry.value, found: "a null character", expected: "a text without null characters")
        }
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
    let isPosted = !places.isEmpty && places.count == pairs.count
    return SourceNode(.mapping(entries), at: SourcePosition(line: isPosted ? 2 : 1, column: 1))
  }

  /// Of an address that is all wrong, no more is told.
  private static let mostProblems = 100

  /// The pairs, each with its place: the body begins in the line below the query.
  private var placedPairs: [SourceNode.Entry] {
    var column = 1
    let queried = pairs.dropLast(places.count).map { name, value in
      let start = SourcePosition(line: 1, column: column)
      let place = SourcePosition(line: 1, column: column + name.unicodeScalars.count + 1)
      column = place.column + value.unicodeScalars.count + 1
      return Self.entry((name, value), Place(name: start, value: place))
    }
    return queried
      + zip(pairs.suffix(places.count), places).map { pair, place in
        var place = place
        place.name.line += 1
        place.value.line += 1
        return Self.entry(pair, place)
      }
  }

  private static func entry(_ pair: Pair, _ place: Place) -> SourceNode.Entry {
    SourceNode.Entry(
      key: pair.name, position: place.name,
      value: SourceNode(
        .scalar(SourceNode.Scalar(text: pair.value, isPlain: true)), at: place.value))
  }
}

// MARK: - Errors

extension QueryText {
  /// What is wrong with the values, in the query and in the body.
  ///
  /// - Parameter problems: With the places that ``node(of:_:)`` gives.
  func error(_ problems: [SceneError]) -> any Error {
    if places.isEmpty { return SceneFileError(of: shown, problems) }
    let queried = problems.filter { $0.position.line == 1 }
    let posted = problems.filter { $0.position.line > 1 }.map { problem in
      var problem = problem
      problem.position.line -= 1
      return problem
    }
    let body = SceneFileError(of: SceneText(name: Self.bodyName, text: ""), posted)
    if queried.isEmpty { return body }
    let query = SceneFileError(of: shown, queried)
    return posted.isEmpty ? query : Problem([query, body])
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }
}
