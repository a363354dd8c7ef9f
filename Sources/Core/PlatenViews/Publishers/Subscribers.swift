/// The ready-made subscribers, with the types of their demands and completions.
public enum Subscribers {
  /// The demand of a subscriber: the number of values that it has requested.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number; nil for all.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// All values.
    public static let unlimited = Demand(nil)
    /// The default: none.
    public static let none = Demand(0)

    /// At most a number of values.
    ///
    /// - Precondition: `value` is not below zero.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not below zero")
      return Demand(value)
    }

    /// The number in words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// The end of a publisher.
  @frozen public enum Completion<Failure: Error> {
    /// Well.
    case finished
    /// The publisher ended with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same end, with another error.
  package func mapError<E>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

// MARK: - Counting with demands

extension Subscribers.Demand {
  /// Returns whether one is less than the other; none is more than unlimited.
  public static func < (a: Self, b: Self) -> Bool {
    guard let a = a.max else { return false }
    return b.max.map { a < $0 } ?? true
  }

  /// Returns the sum of both; a sum that overflows is unlimited.
  public static func + (a: Self, b: Self) -> Self {
    guard let a = a.max, let b = b.max else { return .unlimited }
    let (sum, isTooMuch) = a.addingReportingOverflow(b)
    return isTooMuch ? .unlimited : .max(sum)
  }

  /// More by a number.
  public static func + (a: Self, b: Int) -> Self { b < 0 ? a - -b : a + .max(b) }

  /// Returns the first demand minus the second, at least none; unlimited stays unlimited.
  public static func - (a: Self, b: Self) -> Self {
    guard let a = a.max else { return .unlimited }
    guard let b = b.max else { return .none }
    return .max(Swift.max(0, a - b))
  }

  /// Less by a number, not below none.
  public static func - (a: Self, b: Int) -> Self { b < 0 ? a + .max(-b) : a - .max(b) }

  /// Returns a demand several times over.
  public static func * (a: Self, b: Int) -> Self {
    guard let a = a.max else { return b == 0 ? .none : .unlimited }
    let (product, isTooMuch) = a.multipliedReportingOverflow(by: b)
    return isTooMuch ? .unlimited : .max(product)
  }

  /// Adds a demand.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Adds a number.
  public static func += (a: inout Self, b: Int) { a = a + b }
  /// Takes a demand off.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Takes a number off.
  public static func -= (a: inout Self, b: Int) { a = a - b }
  /// Multiplies a demand.
  public static func *= (a: inout Self, b: Int) { a = a * b }

  /// Returns whether a demand is a number.
  public static func == (a: Self, b: Int) -> Bool { a.max == b }
  /// Returns whether a demand is another number.
  public static func != (a: Self, b: Int) -> Bool { a.max != b }
  /// Returns whether a demand is more than a number.
  public static func > (a: Self, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
  /// Returns whether a demand is a number or more.
  public static func >= (a: Self, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
  /// Returns whether a demand is less than a number.
  public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
  /// Returns whether a demand is a number or less.
  public static func <= (a: Self, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
}
