/// What the page learns when all entries are written.
struct ReviewPageSummary: Encodable {
  /// Tells this report from others, in hexadecimal digits.
  var digest: String
  /// What the groups have in common, by their numbers.
  var groups: [String]
}
