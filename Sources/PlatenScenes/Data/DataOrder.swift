/// How the records of a list follow each other; equal ones keep the order of their file.
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
