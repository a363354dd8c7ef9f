/// What a client accepts, as the fields `Accept` and `Accept-Encoding` say it (RFC 9110, 12.5).
struct Accept: Sendable {
  private struct Choice {
    var name: Substring
    var weight: Double
  }

  private let choices: [Choice]

  /// - Parameter field: The field's value; nil for anything.
  init(_ field: String?) {
    choices = (field ?? "*/*").split(separator: ",").map { part in
      let pieces = part.split(separator: ";").map { $0.drop { $0 == " " } }
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
      let name = pieces.first.map { $0.prefix { $0 != " " } } ?? ""
      return Choice(name: name, weight: weight.flatMap { Double($0.dropFirst(2)) } ?? 1)
    }
  }

  /// How much a name is wanted, from 0 for not at all; that of the narrowest choice counts.
  func weight(of name: String) -> Double {
    let family = name.prefix { $0 != "/" } + "/*"
    func weight(_ wanted: some StringProtocol) -> Double? {
      choices.first { $0.name.lowercased() == wanted }?.weight
    }
    return weight(name) ?? weight(family) ?? weight("*/*") ?? weight("*") ?? 0
  }

  /// The name that is wanted most, the first of equal ones; nil if none is wanted.
  func best<Name>(of names: [Name], named: (Name) -> String) -> Name? {
    let weighed = names.map { ($0, weight(of: named($0))) }
    let most = weighed.map(\.1).max() ?? 0
    return most > 0 ? weighed.first { $0.1 == most }?.0 : nil
  }
}

extension Accept {
  /// Whether a field `Accept-Encoding` allows gzip; one that is left out does not ask for it.
  static func gzip(_ field: String?) -> Bool {
    field.map { Accept($0).weight(of: "gzip") > 0 } ?? false
  }
}
