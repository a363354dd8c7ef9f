internal import PlatenBase
internal import PlatenScenes
internal import PlatenText

extension QueryPairs {
  /// Takes the format of the answer out of the query, or finds what is accepted most.
  mutating func format(
    accepted field: String?, among formats: [AnswerFormat] = AnswerFormat.allCases
  ) throws -> AnswerFormat {
    let names = formats.map(\.rawValue)
    if let name = take("format") {
      if let format = AnswerFormat(rawValue: name), formats.contains(format) { return format }
      throw Self.problem("format", found: name, expected: names.joined(separator: ", "), names)
    }
    let best = Accept(field).best(of: formats, named: \.plainMediaType)
    if let best { return best }
    throw Problem(
      .notAcceptable,
      "None of \(formats.map(\.plainMediaType).joined(separator: ", ")) is accepted.")
  }

  /// Takes the pixels a point out of the query; nil for what the scene says.
  mutating func scale() throws -> Double? {
    guard let text = take("scale") else { return nil }
    guard let scale = Double(text), scale >= 0.01, scale <= 100 else {
      throw Self.problem("scale", found: text, expected: "pixels a point from 0.01 to 100")
    }
    return scale
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

  private static func problem(
    _ name: String, found: String, expected: String, _ names: [String] = []
  ) -> Problem {
    let hint = NearestSpelling.of(found, among: names, limit: 1).first
    return Problem(
      .badRequest,
      "\(name): found \"\(found.prefix(80))\", expected \(expected)"
        + (hint.map { "; did you mean \"\($0)\"?" } ?? "."))
  }
}
