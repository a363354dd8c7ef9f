/// Types that code names and nothing has, such as those of a module that is not there: an empty class stands for each,
/// or an empty protocol where a type conforms to it.
///
/// A value of such a type, and all that only passes it on, need not be left out: what is asked of it is.
struct MissingTypes {
  /// The file that has the classes.
  static let file = "PlatenMissingTypes.swift"

  private(set) var names: Set<String> = []
  /// The types in them, as of a module that is not there: `FirebaseAuth.User`.
  private var members: [String: Set<String>] = [:]
  /// Those that are protocols, and whether a class conforms to them.
  private var protocols: [String: Bool] = [:]
  /// Those that were found in this round: there may be many errors about each.
  private var fresh: Set<String> = []

  /// Lets the next errors find more.
  mutating func beginRound() { fresh = [] }

  /// Takes the type that an error is about.
  ///
  /// - Parameters:
  ///   - declared: The names that the user's code declares, which are not made once more.
  ///   - isStored: Whether the place is in the value of a stored property.
  /// - Returns: The name, and whether it is a new one; nil if the error is about no missing type, or there is a class
  ///   for it already.
  mutating func take(
    _ error: CompileErrors.Placed, declared: (String) -> Bool, isStored: Bool
  ) -> (name: String, isNew: Bool)? {
    let pattern = /^cannot find (type )?'([A-Z]\w*)' in scope/
    if let found = takeMember(error) ?? takeProtocol(error) { return found }
    guard let match = error.message.firstMatch(of: pattern) else { return nil }
    let name = String(match.output.2)
    if fresh.contains(name) { return (name, false) }
    guard match.output.1 != nil || isStored else { return nil }
    guard !declared(name), names.insert(name).inserted else { return nil }
    fresh.insert(name)
    return (name, true)
  }

  /// Takes the missing type that something inherits from that can have no superclass, or has another one.
  private mutating func takeProtocol(_ error: CompileErrors.Placed) -> (name: String, isNew: Bool)?
  {
    let several = /^multiple inheritance from classes '(\w+)' and '(\w+)'/
    let none = /^inheritance from non-protocol type '(\w+)'/
    let match = error.message.firstMatch(of: several)?.output
    let found =
      match.map { [$0.2, $0.1] } ?? error.message.firstMatch(of: none).map { [$0.output.1] }
    guard let name = found?.lazy.map(String.init).first(where: names.contains) else { return nil }
    if protocols[name] == nil {
      protocols[name] = match != nil
      fresh.insert(name)
      return (name, true)
    }
    return fresh.contains(name) ? (name, false) : nil
  }

  /// Takes the type within a missing one that an error is about.
  private mutating func takeMember(_ error: CompileErrors.Placed) -> (name: String, isNew: Bool)? {
    let pattern = /^'([A-Z]\w*)' is not a member type of class '(?:\w+\.)*(\w+)'/
    guard let match = error.message.firstMatch(of: pattern) else { return nil }
    let (name, type) = (String(match.output.1), String(match.output.2))
    guard names.contains(type) else { return nil }
    let whole = "\(type).\(name)"
    if members[type, default: []].insert(name).inserted {
      fresh.insert(whole)
      return (whole, true)
    }
    return fresh.contains(whole) ? (whole, false) : nil
  }

  /// Returns the classes for a module; nil if there are none.
  ///
  /// - Parameter declared: The names that the module declares itself.
  func code(but declared: Set<String>) -> String? {
    let names = names.subtracting(declared)
    if names.isEmpty { return nil }
    let classes = names.sorted().map { name in
      if let isOfClasses = protocols[name] {
        return "public protocol \(name)\(isOfClasses ? ": AnyObject" : "") {}\n"
      }
      return Self.code(name, members[name, default: []].sorted().map { Self.code($0, "") }.joined())
    }
    return "import Foundation\nimport SwiftUI\n\n" + classes.joined(separator: "\n")
  }

  /// Returns the code of an empty class with types as its members.
  ///
  /// The class is unchecked Sendable, because foreign code may share the missing type. It stores nothing.
  private static func code(_ name: String, _ members: String) -> String {
    """
    public nonisolated class \(name): Hashable, Codable, Identifiable, Error, ObservableObject, _MissingType, @unchecked Sendable {
      public required init() {}
      public static func == (a: \(name), b: \(name)) -> Bool { a === b }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    \(members)}

    """
  }
}
