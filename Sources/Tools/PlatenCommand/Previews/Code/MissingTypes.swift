/// Types that code names and nothing has, such as those of a module that is not there: an empty class stands for each.
///
/// A value of such a type, and all that only passes it on, need not be left out: what is asked of it is.
struct MissingTypes {
  /// The file that has the classes.
  static let file = "PlatenMissingTypes.swift"

  private(set) var names: Set<String> = []
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
    guard let match = error.message.firstMatch(of: pattern) else { return nil }
    let name = String(match.output.2)
    if fresh.contains(name) { return (name, false) }
    guard match.output.1 != nil || isStored else { return nil }
    guard !declared(name), names.insert(name).inserted else { return nil }
    fresh.insert(name)
    return (name, true)
  }

  /// Returns the classes for a module; nil if there are none.
  ///
  /// - Parameter declared: The names that the module declares itself.
  func code(but declared: Set<String>) -> String? {
    let names = names.subtracting(declared)
    if names.isEmpty { return nil }
    let classes = names.sorted().map { name in
      """
      public nonisolated class \(name): Hashable, Codable, Identifiable, Error, ObservableObject, _MissingType, @unchecked Sendable {
        public required init() {}
        public static func == (a: \(name), b: \(name)) -> Bool { a === b }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }

      """
    }
    return "import Foundation\nimport SwiftUI\n\n" + classes.joined(separator: "\n")
  }
}
