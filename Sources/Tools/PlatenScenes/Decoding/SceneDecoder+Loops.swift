internal import Platen

/// Whole numbers that a loop goes through: `1...31`, or `0..<60` without the last.
struct LoopRange {
  /// The most numbers of one range.
  static let mostNumbers = 100_000
  static let expected = "whole numbers such as 1...31 or 0..<60, at most \(mostNumbers)"

  let bounds: Range<Int>

  /// - Returns: nil for a text that is no range.
  init?(_ text: String) {
    let isClosed = text.contains("...")
    let parts = text.split(separator: isClosed ? "..." : "..<", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    let most: UInt = 1_000_000_000
    guard numbers.count == 2, numbers.allSatisfy({ $0.magnitude <= most }) else { return nil }
    bounds = numbers[0]..<max(numbers[1] + (isClosed ? 1 : 0), numbers[0])
  }

  /// The numbers as a list's values; nil for too many.
  var values: [DataValue]? {
    bounds.count > Self.mostNumbers ? nil : bounds.map { .number(DataNumber(Double($0))) }
  }
}

extension SceneDecoder {
  /// Returns the items that a loop's scalar stands for: a list's name, a range, or a list of the data
  /// in braces; nil after an error was reported.
  func loopItems(_ node: SourceNode) -> [DataItem]? {
    if node.isNull { return report(node, expected: "the name of a list, or the list itself") }
    guard let value = filled(node) else { return nil }
    if case .list(let values) = value { return items(values, at: node) }
    if case .null = value { return [] }
    if let range = LoopRange(value.text) {
      guard let numbers = range.values else {
        return report(
          node, found: "\(range.bounds.count) numbers", expected: LoopRange.expected)
      }
      return items(numbers, at: node)
    }
    if let list = dataList(value.text) { return list }
    switch dataValue(FieldPath(value.text)) {
    case .list(let values): return items(values, at: node)
    case .null? where isProbing: return []
    default: break
    }
    return reportUnknown(
      node, value.text, among: sceneEnvironment.scope.items.keys.sorted(),
      expected: "the name of a list in the data")
  }

  /// The items of a list of values; nil after an error was reported.
  func items(_ values: [DataValue], at node: SourceNode) -> [DataItem]? {
    let positions = Array(repeating: node.position, count: values.count)
    do throws(SceneError) {
      let table = try DataTable(items: values, at: positions)
      return try? DataQuery().items(of: table)
    } catch {
      return report(node, error.unexpected)
    }
  }

  /// Reads what a view is with the names that its `let` gives to values, each of which may use those
  /// before it; nil after an error was reported.
  func naming<Result>(_ entry: SourceNode.Entry?, _ read: () -> Result?) -> Result? {
    guard let entry else { return read() }
    guard case .mapping(let names) = entry.value.content else {
      return at("let") { report(entry.value, expected: "a mapping of names to values") }
    }
    let outer = sceneEnvironment.scope
    defer { sceneEnvironment.scope = outer }
    for name in names {
      guard !name.key.contains("."), !name.key.hasPrefix("$") else {
        return at("let") {
          add(
            SceneError(
              at: name.position, path: currentPath, found: Quotation(name.key).description,
              expected: "a name without dots and dollar signs"))
          return nil
        }
      }
      let value = at("let") {
        at(name.key) { filled(name.value) }
      }
      guard let value else { return nil }
      sceneEnvironment.scope = sceneEnvironment.scope.naming(name.key, value)
    }
    return read()
  }
}

/// Which items of a loop have a view.
enum LoopTests {
  /// Those that pass all of them.
  case filters([DataFilter])
  /// Those for which it is true.
  case condition(SourceNode)
}

extension ValueType where Value == LoopTests {
  static var tests: ValueType {
    let filters = DataFilter.type
    return ValueType(expected: "a list of tests, or a text in braces that is true or false") {
      ["anyOf": [filters.schema(&$0), ValueType<Bool>.boolean.schema(&$0)]]
    } read: { node, decoder in
      if case .scalar = node.content { return .condition(node) }
      return filters.read(node, decoder).map { .filters($0) }
    }
  }
}
