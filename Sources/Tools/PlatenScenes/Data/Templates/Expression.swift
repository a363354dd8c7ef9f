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

  /// What it returns, in a sentence.
  var sentence: String {
    switch self {
    case .min: "Returns the least of several numbers."
    case .max: "Returns the greatest of several numbers."
    case .sum: "Returns the sum of the numbers of a list."
    case .mean: "Returns the arithmetic mean of the numbers of a list."
    case .count: "Returns the number of values in a list."
    case .first: "Returns the first value of a list."
    case .last: "Returns the last value of a list."
    case .round:
      "Rounds a number to the nearest whole number, or to as many decimals as the digits say."
        + " Halves are rounded away from zero."
    case .floor: "Rounds a number down."
    case .ceil: "Rounds a number up."
    case .abs: "Returns a number without its sign."
    case .length: "Returns the number of characters in a text, or of values in a list."
    case .upper: "Returns a text in capitals."
    case .lower: "Returns a text in small letters."
    case .trim: "Returns a text without the spaces around it."
    case .join: "Returns the values of a list as one text, with a separator between them."
    case .split: "Splits a text at a separator, and returns the parts as a list."
    case .contains: "Returns whether a text contains another text, or a list contains a value."
    case .year: "Returns the year of a date."
    case .month: "Returns the month of a date, from 1 to 12."
    case .day: "Returns the day of a date in its month, from 1 to 31."
    case .weekday: "Returns the day of a date in its week, from 1 for Monday to 7 for Sunday."
    case .hour: "Returns the hour of a time, from 0 to 23."
    case .minute: "Returns the minute of a time, from 0 to 59."
    case .days: "Returns the number of days between two dates."
    case .minutes: "Returns the number of minutes between two times."
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
