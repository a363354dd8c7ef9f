/// A variable that `@Entry` is attached to, or the `@Parameter` of a tip.
struct EntryDeclaration {
  private let name: String
  private let type: String?
  /// The code of the value where none is set.
  let initialValue: String

  /// Finds the parts of a declaration; `nil` if it has no name, or neither a value nor an optional
  /// type.
  init?(_ source: String) {
    let bytes = Array(source.utf8)
    let tokens = SourceToken.all(in: source)
    func code(_ part: ArraySlice<SourceToken>) -> String? {
      guard let first = part.first, let last = part.last else { return nil }
      let range = first.range.lowerBound..<last.range.upperBound
      return String(decoding: bytes[range], as: UTF8.self)
    }
    guard let start = tokens.firstIndex(where: { $0.text == "var" }), start + 1 < tokens.count
    else { return nil }
    name = tokens[start + 1].text
    let rest = tokens[(start + 2)...]
    let equals = rest.firstIndex { $0.text == "=" } ?? rest.endIndex
    type = rest.first?.text == ":" ? code(rest[..<equals].dropFirst()) : nil
    if let value = code(rest[equals...].dropFirst()) {
      initialValue = value
    } else if let type, type.hasSuffix("?") || type.hasPrefix("Optional<") {
      initialValue = "nil"
    } else {
      return nil
    }
  }

  private var key: String { "__Key_" + name.filter { $0 != "`" } }

  /// The type without the optional around it.
  private var wrappedType: String {
    guard let type else { return "Never" }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    let start = "Optional<"
    guard type.hasPrefix(start), type.hasSuffix(">") else { return type }
    return String(type.dropFirst(start.count).dropLast())
  }

  /// What makes the variable computed.
  var accessors: String {
    """
    get { self[\(key).self] }
    set { self[\(key).self] = newValue }
    """
  }

  /// What reads and writes a tip's parameter.
  var parameterAccessors: String {
    """
    get { $\(name).wrappedValue }
    set { $\(name).wrappedValue = newValue }
    """
  }

  /// The object that keeps a tip's parameter, for the rules that ask for it.
  var parameter: String {
    "static let $\(name) = Tips.Parameter\(type.map { "<\($0)>" } ?? "")(\(initialValue))"
  }

  /// The key under which the variable's value is kept.
  func key(conformingTo keyProtocol: String) -> String {
    // What nobody has focused has no value: such a key has a type alone, and no value by default.
    if keyProtocol == "FocusedValueKey" {
      return """
        private struct \(key): \(keyProtocol) {
          typealias Value = \(wrappedType)
        }
        """
    }
    // Without a written type, a second macro turns the stored variable, whose type the compiler
    // infers, into a computed one, which needs not be Sendable.
    let value =
      type.map { "static var defaultValue: \($0) { return \(initialValue) }" }
      ?? "@__EntryDefaultValue static var defaultValue = \(initialValue)"
    return """
      private struct \(key): \(keyProtocol) {
        \(value)
      }
      """
  }
}
