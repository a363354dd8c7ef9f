/// The cases of BidiCharacterTest.txt that ICU 72 resolves otherwise, by text and direction.
///
/// All of them have one of the controls that override directions, LRO or RLO, which few texts have.
enum BidiExceptions {
  static let all = isolates.union(brackets)

  /// X5a to X6a give isolates under an override the override's direction, between embeddings too; for
  /// ICU they are neutral there.
  private static let isolates: Set = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
  ]

  /// An override makes letters of brackets, so that N0 pairs them no more; ICU pairs them if their
  /// partner is under no override.
  private static let brackets: Set = [
    "202A 05D0 0028 05D1 202C 202D 0029;2",
    "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029;2",
    "202B 0061 0028 0062 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1;2",
    "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
    "202E 0028 202C 202B 0061 0029 0062;2",
    "202E 0028 202C 202B 0061 0029 0062 202C;2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
  ]
}
