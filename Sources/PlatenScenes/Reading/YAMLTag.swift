/// A tag that stands before a value, such as `!!str`.
struct YAMLTag: CustomStringConvertible {
  /// The core schema's types.
  enum Kind: String, CaseIterable {
    case str, int, float, bool, null, map, seq

    /// The values that may have the tag.
    var values: String {
      switch self {
      case .str: "a text"
      case .int: "a whole number"
      case .float: "a number"
      case .bool: "true or false"
      case .null: "null"
      case .map: "a mapping"
      case .seq: "a list"
      }
    }
  }

  private static let core = "tag:yaml.org,2002:"

  /// The tags that are allowed, as messages list them.
  static let known = Kind.allCases.map { "!!\($0)" }.joined(separator: ", ")

  let description: String
  /// The core schema's type; nil for others.
  let kind: Kind?
  /// Whether it is `!`, which keeps lists and mappings what they are and makes scalars texts.
  var isGeneric: Bool { description == "!" }

  init(_ resolved: UnsafePointer<UInt8>) {
    let tag = String(cString: resolved)
    guard tag.hasPrefix(Self.core) else {
      description = Quotation.cut(tag)
      kind = nil
      return
    }
    let name = tag.dropFirst(Self.core.count)
    description = "!!" + Quotation.cut(name)
    kind = Kind(rawValue: String(name))
  }

  /// Whether a scalar that means this may have the tag.
  func fits(_ value: ScalarValue) -> Bool {
    switch (kind, value) {
    case (.int, .int), (.float, .int), (.float, .double), (.float, .notFinite), (.bool, .bool),
      (.null, .null), (.str, _):
      true
    default: false
    }
  }
}
