/// An entity tag, strong, as RFC 9110 (8.8.3) has it.
struct ETag: Hashable, Sendable, CustomStringConvertible {
  /// What stands between the quotation marks.
  let value: String

  var description: String { "\"\(value)\"" }

  /// Whether a field `If-None-Match` names the tag: RFC 9110, 13.1.2, which compares weakly.
  func isNamed(in field: String) -> Bool {
    field.split(separator: ",").contains { part in
      let name = part.trimmingPrefix { $0 == " " || $0 == "\t" }
      if name == "*" { return true }
      let tag = name.hasPrefix("W/") ? name.dropFirst(2) : name[...]
      return tag.trimmingSuffix { $0 == " " || $0 == "\t" } == description
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
