internal import Foundation
internal import PlatenBase

/// Computes the value of an expression from the fields of a scope.
///
/// Nothing is taken for something else: a text in a sum, or a field that is empty, is an error, and `??`
/// says what counts instead. A text that spells a number is that number.
struct ExpressionEvaluator {
  let scope: DataScope
  let formatter: ValueFormatter
  /// The most bytes of UTF-8 that a text may have.
  let mostBytes: Int
  /// Gets what is computed otherwise than it may be meant, as sentences.
  let note: (String) -> Void

  /// The most bytes of a text where a scene's limits allow any number.
  static let mostBytes = 64 << 20

  /// - Throws: An error at the part that cannot be computed.
  func value(_ expression: Expression) throws(TemplateError) -> DataValue {
    switch expression {
    case .value(let value): return value
    case .path(let path, let offset):
      return try field(path, at: offset)
    case .member(let base, let name, let offset):
      return try member(name, of: value(base), at: offset)
    case .element(let base, let index, let offset):
      return try element(value(index), of: value(base), at: offset)
    case .prefix(.minus, let inner, let offset):
      return .number(DataNumber(computed: -(try number(value(inner), "-", at: offset))))
    case .prefix(_, let inner, let offset): return .bool(!(try truth(value(inner), at: offset)))
    case .infix(let sign, let one, let other, let offset):
      return try infix(sign, one, other, at: offset)
    case .choice(let test, let one, let other, let offset):
      return try truth(value(test), at: offset) ? value(one) : value(other)
    case .call(let function, let arguments, let offset):
      var values: [DataValue] = []
      for argument in arguments { values.append(try value(argument)) }
      return try call(function, values, at: offset)
    }
  }

  private func infix(
    _ sign: Expression.Sign, _ one: Expression, _ other: Expression, at offset: Int
  ) throws(TemplateError) -> DataValue {
    switch sign {
    case .coalesce:
      let first = try present(one)
      return first.isEmpty ? try value(other) : first
    case .and, .or:
      // What decides already leaves the other side alone, which may not be there.
      let first = try truth(value(one), at: offset)
      return .bool(first == (sign == .or) ? first : try truth(value(other), at: offset))
    case .equal: return .bool(try isEqual(value(one), value(other)))
    case .unequal: return .bool(try !isEqual(value(one), value(other)))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try isOrdered(value(one), sign, value(other), at: offset))
    case .plus, .minus, .times, .over, .remainder, .not:
      return try sum(value(one), sign, value(other), at: offset)
    }
  }

  /// Returns whether values are the same; a list is the same as each of its elements.
  private func isEqual(_ one: DataValue, _ other: DataValue) -> Bool {
    one.matches(other) || other.matches(one)
  }

  /// Returns the value, or null of what is not there.
  private func present(_ expression: Expression) throws(TemplateError) -> DataValue {
    do {
      return try value(expression)
    } catch {
      if error.isMissing { return .null }
      throw error
    }
  }

  private func sum(
    _ one: DataValue, _ sign: Expression.Sign, _ other: DataValue, at offset: Int
  ) throws(TemplateError) -> DataValue {
    if sign == .plus, Self.joins(one, other) { return try text(one.text + other.text, at: offset) }
    let (left, right) = (
      try number(one, sign.rawValue, at: offset), try number(other, sign.rawValue, at: offset)
    )
    if right == 0, sign == .over || sign == .remainder {
      throw TemplateError(
        at: offset, found: "\(one.text) \(sign.rawValue) 0", expected: "a number other than 0")
    }
    let result =
      switch sign {
      case .minus: left - right
      case .times: left * right
      case .over: left / right
      case .remainder: left.truncatingRemainder(dividingBy: right)
      default: left + right
      }
    guard result.isFinite else {
      throw TemplateError(
        at: offset, found: "\(one.text) \(sign.rawValue) \(other.text)",
        expected: "a result of at most 1.8e308")
    }
    return .number(DataNumber(computed: result))
  }

  /// Returns whether a sum is one of texts: where a text is no number, and the other can stand beside it.
  private static func joins(_ one: DataValue, _ other: DataValue) -> Bool {
    func isText(_ value: DataValue) -> Bool {
      if case .text(let text) = value { value.number == nil && !text.isEmpty } else { false }
    }
    func canJoin(_ value: DataValue) -> Bool {
      switch value {
      case .text, .number, .bool: true
      case .null, .list, .record: false
      }
    }
    return isText(one) && canJoin(other) || isText(other) && canJoin(one)
  }

  private func isOrdered(
    _ one: DataValue, _ sign: Expression.Sign, _ other: DataValue, at offset: Int
  ) throws(TemplateError) -> Bool {
    if let left = one.number, let right = other.number {
      noteRounding(of: [one, other])
      return Self.isOrdered(left, sign, right)
    }
    // Dates as ISO 8601 writes them are in the order of their letters.
    if case .text(let left) = one, case .text(let right) = other {
      return Self.isOrdered(
        Array(left.unicodeScalars.map(\.value)), sign, Array(right.unicodeScalars.map(\.value)))
    }
    throw TemplateError(
      at: offset, found: "\(one.phrase) \(sign.rawValue) \(other.phrase)",
      expected: "two numbers or two texts")
  }

  private static func isOrdered(_ one: Double, _ sign: Expression.Sign, _ other: Double) -> Bool {
    switch sign {
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    default: one >= other
    }
  }

  private static func isOrdered(_ one: [UInt32], _ sign: Expression.Sign, _ other: [UInt32]) -> Bool
  {
    switch sign {
    case .less: one.lexicographicallyPrecedes(other)
    case .lessOrEqual: !other.lexicographicallyPrecedes(one)
    case .greater: other.lexicographicallyPrecedes(one)
    default: !one.lexicographicallyPrecedes(other)
    }
  }
}

// MARK: - Parts of values

extension ExpressionEvaluator {
  /// Returns the value of a field, or what lies in the lists of one: `lines.price`.
  private func field(_ path: FieldPath, at offset: Int) throws(TemplateError) -> DataValue {
    if let value = scope[path] ?? scope.list(path.text) { return value }
    var error = scope.unknown(path, at: offset)
    for count in stride(from: min(path.components.count - 1, 64), to: 0, by: -1) {
      let outer = path.components.prefix(count).joined(separator: ".")
      guard var value = scope[FieldPath(outer)] ?? scope.list(outer) else { continue }
      guard case .list = value else {
        error.isMissing = true
        break
      }
      for name in path.components.dropFirst(count) {
        value = try member(name, of: value, at: offset)
      }
      return value
    }
    throw error
  }

  private func member(
    _ name: String, of value: DataValue, at offset: Int
  ) throws(TemplateError) -> DataValue {
    switch value {
    case .record(let record):
      if let value = record[name] { return value }
      throw TemplateError(
        at: offset, found: name.isEmpty ? "an empty name" : ".\(name)",
        expected: FieldTree.expected(record.fields.names),
        suggestion: NearestSpelling.of(name, among: record.fields.names, limit: 1).first,
        isMissing: true)
    case .list(let values):
      var members: [DataValue] = []
      // A field that only some records have is empty in the others.
      let isKnown = values.contains { $0.record?[name] != nil }
      for value in values {
        let isEmpty = isKnown && value.record.map { $0[name] == nil } ?? false
        members.append(isEmpty ? .null : try member(name, of: value, at: offset))
      }
      return .list(members)
    case .null: return .null
    default:
      throw TemplateError(
        at: offset, found: ".\(name) of \(value.phrase)", expected: "a record before it")
    }
  }

  private func element(
    _ index: DataValue, of value: DataValue, at offset: Int
  ) throws(TemplateError) -> DataValue {
    if case .record = value, case .text(let name) = index {
      return try member(name, of: value, at: offset)
    }
    guard case .list(let values) = value else {
      if case .null = value { return .null }
      throw TemplateError(
        at: offset, found: "[\(index.text)] of \(value.phrase)", expected: "a list before it")
    }
    guard let number = index.number, let position = Int(exactly: number) else {
      throw TemplateError(
        at: offset, found: "[\(index.text)]", expected: "a whole number in the brackets")
    }
    // As in Python, -1 is the last.
    let place = position < 0 ? values.count + position : position
    guard values.indices.contains(place) else {
      throw TemplateError(
        at: offset, found: "[\(position)] of a list of \(values.count)",
        expected: values.isEmpty
          ? "a list that is not empty" : "\(-values.count) to \(values.count - 1)",
        isMissing: true)
    }
    return values[place]
  }
}

// MARK: - Types

extension ExpressionEvaluator {
  func number(
    _ value: DataValue, _ user: String, at offset: Int
  ) throws(TemplateError) -> Double {
    if let number = value.number {
      noteRounding(of: [value])
      return number
    }
    throw TemplateError(
      at: offset, found: value.phrase + " as input of \(user)",
      expected: "a number"
        + (value.isEmpty ? "; ?? gives a replacement, such as (price ?? 0)" : ""))
  }

  /// Notes the first of some numbers that may be another one in a calculation.
  private func noteRounding(of values: [DataValue]) {
    guard let large = values.first(where: { $0.largeWhole != nil }) else { return }
    note(
      "\(large.text) is too large to compute with exactly: whole numbers are exact up to"
        + " 9007199254740991")
  }

  func truth(_ value: DataValue, at offset: Int) throws(TemplateError) -> Bool {
    if let bool = value.bool { return bool }
    throw TemplateError(
      at: offset, found: value.phrase, expected: "true or false, such as a comparison")
  }

  func text(_ text: String, at offset: Int) throws(TemplateError) -> DataValue {
    guard text.utf8.count <= mostBytes else {
      throw TemplateError(
        at: offset, found: "a text of \(text.utf8.count) bytes",
        expected: "at most \(mostBytes) bytes")
    }
    return .text(text)
  }
}

extension DataNumber {
  /// A number that was computed, with at most twelve digits, at least four of them after the point:
  /// 0.1 + 0.2 is 0.3.
  init(computed value: Double) {
    let whole = DataNumber(value)
    guard whole.spelling.utf8.count > 13, value != value.rounded(), abs(value) > 1e-290 else {
      self = whole
      return
    }
    let digits = max(11 - Int(log10(abs(value)).rounded(.down)), 4)
    let scale = pow(10, Double(digits))
    let short = (value * scale).rounded() / scale
    self = short.isFinite ? DataNumber(short) : whole
  }
}

extension DataValue {
  fileprivate var record: DataRecord? {
    if case .record(let record) = self { record } else { nil }
  }
}
