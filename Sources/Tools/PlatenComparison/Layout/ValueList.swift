/// A list among the values of a view.
struct ValueList {
  /// What each item says, in one text.
  let items: [String]
  /// The items in a row, if each is one value: `Age, Name`.
  let words: String?

  /// The most items that are named.
  private static let mostNamed = 6

  /// The outermost lists, by the names that lead to them.
  static func all(in values: [String: String]) -> [String: ValueList] {
    var found: [String: [Int: [(name: Substring, value: String)]]] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let list = self.name(around: name) else { continue }
      let rest = name.dropFirst(list.count + 1)
      guard let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end]) else { continue }
      found[list, default: [:]][index, default: []].append((rest[end...].dropFirst(), value))
    }
    return found.mapValues { ValueList($0.sorted { $0.key < $1.key }.map(\.value)) }
  }

  /// The name of the outermost list that a value stands in.
  static func name(around name: String) -> String? {
    name.firstIndex(of: "[").map { String(name[..<$0]) }
  }

  private init(_ items: [[(name: Substring, value: String)]]) {
    self.items = items.map { item in
      item.map { "\($0.name) \($0.value)" }.joined(separator: "\n")
    }
    let values = items.compactMap { $0.count == 1 && $0[0].name.isEmpty ? $0[0].value : nil }
    let isNamed = values.count == items.count && values.count <= Self.mostNamed
    words = isNamed ? values.joined(separator: ", ") : nil
  }
}
