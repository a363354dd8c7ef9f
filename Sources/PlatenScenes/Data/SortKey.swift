internal import Foundation

/// What a value is sorted by.
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

  /// Whether a value comes before another one; `nil` if they are equal.
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
