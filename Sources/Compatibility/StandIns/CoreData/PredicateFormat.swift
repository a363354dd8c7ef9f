public import Foundation

/// Predicates from texts, which Foundation has on Darwin alone.
///
/// Comparisons of names with values, and AND, OR and NOT of these, are understood. A predicate that cannot be read keeps
/// all objects.
extension NSPredicate {
  /// Is chosen before the one that SwiftUI's module has for texts, as the more special one.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args as [Any])
  }
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, (arguments ?? []).map(flat))
    guard let test = reader.whole() else {
      self.init(value: true)
      return
    }
    self.init { object, variables in test(object, variables ?? [:]) }
  }
}

typealias PredicateTest = (Any?, [String: Any]) -> Bool
private typealias PredicateValue = (Any?, [String: Any]) -> Any?

/// Reads a predicate by descent: OR, then AND, then NOT, then comparisons.
struct PredicateReader {
  private let tokens: [PredicateToken]
  private var place = 0
  private var arguments: [Any?]

  init(_ format: String, _ arguments: [Any?]) {
    (tokens, self.arguments) = (PredicateToken.all(in: format), arguments)
  }

  /// Returns the test; nil if some of it is not understood.
  mutating func whole() -> PredicateTest? {
    guard let test = either(), place == tokens.count else { return nil }
    return test
  }

  private mutating func takes(_ words: String...) -> Bool {
    guard place < tokens.count, words.contains(tokens[place].word ?? "") else { return false }
    place += 1
    return true
  }

  private mutating func either() -> PredicateTest? {
    guard var test = both() else { return nil }
    while takes("OR", "||") {
      guard let other = both() else { return nil }
      test = { [test] in test($0, $1) || other($0, $1) }
    }
    return test
  }
  private mutating func both() -> PredicateTest? {
    guard var test = negated() else { return nil }
    while takes("AND", "&&") {
      guard let other = negated() else { return nil }
      test = { [test] in test($0, $1) && other($0, $1) }
    }
    return test
  }
  private mutating func negated() -> PredicateTest? {
    if takes("NOT", "!") { return negated().map { test in { !test($0, $1) } } }
    if takes("TRUEPREDICATE") { return { _, _ in true } }
    if takes("FALSEPREDICATE") { return { _, _ in false } }
    let start = place
    if takes("(") {
      if let test = either(), takes(")") { return test }
      place = start
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateTest? {
    let quantifier = ["ANY", "SOME", "ALL", "NONE"].first { takes($0) }
    guard let left = value(), place < tokens.count, let word = tokens[place].word else { return nil }
    place += 1
    let options = takes("[") ? optionsInBrackets() : ""
    guard let compare = PredicateComparison(word, options), let right = value() else { return nil }
    guard let quantifier else { return { compare.holds(left($0, $1), right($0, $1)) } }
    return { object, variables in
      let members = left(object, variables) as? [Any] ?? []
      let other = right(object, variables)
      switch quantifier {
      case "ALL": return members.allSatisfy { compare.holds($0, other) }
      case "NONE": return !members.contains { compare.holds($0, other) }
      default: return members.contains { compare.holds($0, other) }
      }
    }
  }
  private mutating func optionsInBrackets() -> String {
    var options = ""
    while place < tokens.count, !takes("]") {
      options += tokens[place].text ?? ""
      place += 1
    }
    return options.lowercased()
  }

  private mutating func argument() -> Any? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }

  private mutating func value() -> PredicateValue? {
    guard place < tokens.count else { return nil }
    let token = tokens[place]
    place += 1
    switch token {
    case .text(let text): return { _, _ in text }
    case .number(let number): return { _, _ in number }
    case .argument("K"):
      guard let name = argument() as? String else { return nil }
      return { object, _ in platenValue(name, of: object) }
    case .argument:
      guard !arguments.isEmpty else { return nil }
      let value = argument()
      return { _, _ in value }
    case .symbol("{"):
      var members: [PredicateValue] = []
      while !takes("}") {
        guard let member = value() else { return nil }
        members.append(member)
        _ = takes(",")
      }
      return { [members] object, variables in members.map { $0(object, variables) as Any } }
    case .name(let name):
      switch name.uppercased() {
      case "TRUE", "YES": return { _, _ in true }
      case "FALSE", "NO": return { _, _ in false }
      case "NIL", "NULL": return { _, _ in nil }
      default: break
      }
      // A function, or a subquery.
      if place < tokens.count, tokens[place].word == "(" { return nil }
      if name.hasPrefix("$") { return { _, variables in flat(variables[String(name.dropFirst())]) } }
      return { object, _ in platenValue(name, of: object) }
    case .symbol: return nil
    }
  }
}

// MARK: - Arguments

/// What may be an argument of a text on Darwin, and on Linux not without these.
extension CVarArg where Self: AnyObject {
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self).toOpaque())] }
}
extension NSDate: @retroactive CVarArg {}
extension NSNumber: @retroactive CVarArg {}
extension NSUUID: @retroactive CVarArg {}
extension NSSet: @retroactive CVarArg {}
extension NSOrderedSet: @retroactive CVarArg {}
extension NSArray: @retroactive CVarArg {}
extension NSManagedObject: CVarArg {}
extension NSManagedObjectID: CVarArg {}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { (self as NSDate)._cVarArgEncoding }
}
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { (self as NSUUID)._cVarArgEncoding }
}
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { NSString(string: absoluteString)._cVarArgEncoding }
}
extension Decimal: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { NSDecimalNumber(decimal: self)._cVarArgEncoding }
}
extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { NSArray(array: self)._cVarArgEncoding }
}
extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { NSSet(set: self)._cVarArgEncoding }
}
