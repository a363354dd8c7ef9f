internal import PlatenBase

/// What is computed of the data's fields: `{price * 1.19}`, `{length(tags) > 3 ? "many" : "few"}`.
///
/// Each part knows how many Unicode scalars of its text stand before it.
package indirect enum Expression: Hashable, Sendable {
  case value(DataValue)
  case path(FieldPath, at: Int)
  case member(Expression, String, at: Int)
  case element(Expression, Expression, at: Int)
  case prefix(Sign, Expression, at: Int)
  case infix(Sign, Expression, Expression, at: Int)
  case choice(Expression, Expression, Expression, at: Int)
  case call(ExpressionFunction, [Expression], at: Int)

  /// The signs between and before values, from those that bind least.
  package enum Sign: String, Hashable, Sendable {
    case or
    case and
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case coalesce = "??"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case remainder = "%"
    case not

    /// How strongly the sign binds what is on both sides of it, in the order that Swift's operators
    /// have; nil where it stands before a value only.
    /// https://developer.apple.com/documentation/swift/operator-declarations
    var strength: Int? {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .coalesce: 4
      case .plus, .minus: 5
      case .times, .over, .remainder: 6
      case .not: nil
      }
    }
  }
}

/// What a word with parentheses computes.
package enum ExpressionFunction: String, Hashable, Sendable, CaseIterable {
  case min, max, sum, mean, count, first, last
  case round, floor, ceil, abs
  case length, upper, lower, trim, join, split, contains
  case year, month, day, weekday, hour, minute, days, minutes

  /// How many values it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...100
    case .round: 1...2
    case .join, .split, .contains, .days, .minutes: 2...2
    default: 1...1
    }
  }

  /// How it is written, for messages.
  var usage: String {
    switch self {
    case .min, .max: "\(rawValue)(number, number, …) or \(rawValue)(list)"
    case .sum, .mean, .count, .first, .last: "\(rawValue)(list)"
    case .round: "round(number) or round(number, digits)"
    case .floor, .ceil, .abs: "\(rawValue)(number)"
    case .length: "length(text) or length(list)"
    case .upper, .lower, .trim: "\(rawValue)(text)"
    case .join: "join(list, text)"
    case .split: "split(text, text)"
    case .contains: "contains(text, text) or contains(list, value)"
    case .year, .month, .day, .weekday: "\(rawValue)(date)"
    case .hour, .minute: "\(rawValue)(time)"
    case .days, .minutes: "\(rawValue)(from, to)"
    }
  }
}
