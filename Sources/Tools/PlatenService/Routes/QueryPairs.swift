internal import Platen
internal import PlatenBase
internal import PlatenScenes

/// The names and values of a query, in their order.
///
/// They are read as forms write them (WHATWG URL, application/x-www-form-urlencoded): a plus sign is
/// a space, `%2B` is a plus sign.
struct QueryPairs: Sendable {
  /// A name and its value, without escapes.
  struct Pair: Hashable, Sendable {
    var name: String
    var value: String
  }

  private(set) var pairs: [Pair] = []

  /// - Parameter query: What stands behind the question mark; nil for nothing.
  /// - Throws: A ``Problem`` for what is not UTF-8 and for escapes without two hexadecimal digits.
  init(_ query: String?) throws {
    guard let query, !query.isEmpty else { return }
    for part in query.utf8.split(separator: UInt8(ascii: "&")) {
      let end = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let value = end < part.endIndex ? part[part.index(after: end)...] : part[end...]
      pairs.append(Pair(name: try Self.text(of: part[..<end]), value: try Self.text(of: value)))
    }
  }

  /// Takes the last value of a name out of the query; nil if there is none.
  mutating func take(_ name: String) -> String? {
    guard let value = pairs.last(where: { $0.name == name })?.value else { return nil }
    pairs.removeAll { $0.name == name }
    return value
  }

  private static func text(of part: Substring.UTF8View) throws -> String {
    guard part.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(Substring(part))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.count)
    var rest = Array(part)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else {
          throw wrong(part, "a per cent sign without two hexadecimal digits after it")
        }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw wrong(part, "bytes that are not UTF-8")
    }
    return text
  }

  /// The value of a hexadecimal digit.
  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
    default: return nil
    }
  }

  private static func wrong(_ part: Substring.UTF8View, _ found: String) -> Problem {
    Problem(.badRequest, "The query's part \"\(Substring(part).prefix(80))\" has \(found).")
  }
}

extension QueryPairs {
  /// Takes the format of the answer out of the query, or finds what is accepted most.
  mutating func format(
    accepted field: String?, among formats: [OutputFormat] = OutputFormat.still
  ) throws -> OutputFormat {
    let names = formats.map(\.rawValue)
    if let name = take("format") {
      if let format = OutputFormat(rawValue: name), formats.contains(format) { return format }
      throw Self.problem("format", found: name, expected: names.joined(separator: ", "), names)
    }
    let best = Accept(field).best(of: formats, named: \.mediaType)
    if let best { return best }
    throw Problem(
      .notAcceptable,
      "None of \(formats.map(\.mediaType).joined(separator: ", ")) is accepted.")
  }

  /// Takes the pixels per point out of the query; nil for what the scene says.
  mutating func scale() throws -> Double? {
    guard let text = take("scale") else { return nil }
    do throws(SceneError) {
      return try SceneScale.read(text)
    } catch {
      throw Problem(.badRequest, "\(error.path): \(error.unexpected.message).")
    }
  }

  /// Takes out of the query how good a WebP or a JPEG is; nil where nothing is said.
  ///
  /// - Throws: A ``Problem`` for what is none of 1 to 100, and for other formats.
  mutating func quality(of format: OutputFormat) throws -> Int? {
    guard let text = take("quality") else { return nil }
    guard let quality = Int(text), 1...100 ~= quality else {
      throw Self.problem("quality", found: text, expected: "a whole number from 1 to 100")
    }
    guard format == .webp || format == .jpeg else {
      throw Problem(
        .badRequest, "quality has no effect on the format \(format.rawValue).")
    }
    return quality
  }

  /// Takes out of the query what a text is in an SVG; nil where nothing is said.
  ///
  /// - Throws: A ``Problem`` for another word, and for a picture that is no SVG.
  mutating func svgText(of format: OutputFormat) throws -> SVGOptions.Text? {
    guard let text = take("svg") else { return nil }
    let names = SVGOptions.Text.allCases.map(\.rawValue)
    guard let choice = SVGOptions.Text(rawValue: text) else {
      throw Self.problem("svg", found: text, expected: names.joined(separator: " or "), names)
    }
    guard format == .svg else {
      throw Problem(.badRequest, "svg has no effect on the format \(format.rawValue).")
    }
    return choice
  }

  /// Takes out of the query which findings are looked for.
  mutating func findings() throws -> FindingsRequest {
    let (isTold, isStrict) = (try flag("findings"), try flag("strict"))
    return isStrict ? .refused : isTold ? .all : .known
  }

  /// Takes out of the query how a picture is handed out.
  ///
  /// - Parameter longest: The most seconds that an answer may be kept; nil where none is.
  /// - Throws: A ``Problem`` for a `maxAge` that is no whole number of seconds up to `longest`.
  mutating func delivery(keptAtMost longest: Int?) throws -> PictureDelivery {
    var delivery = PictureDelivery(download: take("download"))
    guard let longest, let text = take("maxAge") else { return delivery }
    guard let seconds = Int(text), 0...longest ~= seconds else {
      throw Self.problem(
        "maxAge", found: text, expected: "a whole number of seconds from 0 to \(longest)")
    }
    delivery.maxAge = seconds
    return delivery
  }

  /// Takes a value that is true or false out of the query; a name alone is true.
  mutating func flag(_ name: String) throws -> Bool {
    guard let text = take(name) else { return false }
    switch text {
    case "true", "": return true
    case "false": return false
    default: throw Self.problem(name, found: text, expected: "true or false")
    }
  }

  /// - Throws: A ``Problem`` if names are left that nobody knows.
  func checkEmpty(known: [String]) throws {
    guard let pair = pairs.first else { return }
    let hint = NearestSpelling.of(pair.name, among: known, limit: 1).first
    throw Problem(
      .badRequest,
      "The query has no parameter \"\(pair.name.prefix(80))\""
        + (hint.map { "; did you mean \"\($0)\"?" } ?? "; it has \(known.joined(separator: ", ")).")
    )
  }

  static func problem(
    _ name: String, found: String, expected: String, _ names: [String] = []
  ) -> Problem {
    let hint = NearestSpelling.of(found, among: names, limit: 1).first
    return Problem(
      .badRequest,
      "\(name): found \"\(found.prefix(80))\", expected \(expected)"
        + (hint.map { "; did you mean \"\($0)\"?" } ?? "."))
  }
}
