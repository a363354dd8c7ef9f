internal import Foundation

/// The order of a list's records; equal ones keep the order of their file.
package enum DataOrder: Hashable, Sendable {
  /// As they are in the file.
  case given
  /// By their weights, unless said otherwise with the greatest first.
  case weight(descending: Bool = true)
  /// By a field: numbers by their values before texts by the language's alphabet, and what is empty
  /// last in both directions.
  case field(FieldPath, descending: Bool = false)
  /// By the field `name`, or else the first one.
  ///
  /// - Complexity: O(*n* log *n*) comparisons of one to two microseconds.
  case name(descending: Bool = false)
  /// By chance, but the same for the same seed: SplitMix64 and a shuffle from the end (Fisher and
  /// Yates, Durstenfeld's form).
  case shuffled(seed: UInt64)
}

// MARK: - Comparing

/// The key by which a value is sorted.
enum SortKey {
  case number(Double)
  case text(String)
  case empty

  init(_ value: DataValue) {
    if value.isEmpty {
      self = .empty
    } else if let number = value.number {
      self = .number(number)
    } else {
      self = .text(value.text)
    }
  }

  /// Returns whether a value comes before another one; `nil` if they are equal.
  func precedes(_ other: SortKey, descending: Bool, locale: Locale) -> Bool? {
    switch (self, other) {
    case (.empty, .empty): return nil
    case (_, .empty): return true
    case (.empty, _): return false
    case (.number, .text): return !descending
    case (.text, .number): return descending
    case (.number(let one), .number(let other)):
      return one == other ? nil : (one < other) != descending
    case (.text(let one), .text(let other)):
      switch one.compare(other, options: [], range: nil, locale: locale) {
      case .orderedSame: return nil
      case .orderedAscending: return !descending
      case .orderedDescending: return descending
      }
    }
  }
}
