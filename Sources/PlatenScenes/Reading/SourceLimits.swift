/// What a file may ask of its reader, so that a hostile one is refused quickly.
package struct SourceLimits: Hashable, Sendable {
  /// The longest text, in bytes of UTF-8.
  package var bytes = 16 << 20
  /// The most lists and mappings inside of each other.
  package var depth = 256
  /// The most values, those that aliases repeat counted each time.
  package var nodes = 1_000_000
  /// The most lists and mappings around values, summed up over the values of the text: libyaml goes
  /// through all brackets around a word for each word.
  package var levels = 32_000_000
  /// Reading stops at so many problems.
  package var problems = 100

  package init() {}
}
