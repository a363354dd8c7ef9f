/// The singular and the plural of English nouns, for `^[3 apple](inflect: true)`.
///
/// Foundation on Linux has no grammar. These are the rules of school books: the endings, and the nouns of
/// everyday texts that do not follow them.
enum EnglishNumber {
  /// Nouns, and ends of nouns, that follow no rule.
  private static let irregular = [
    ("person", "people"), ("child", "children"), ("woman", "women"), ("policeman", "policemen"),
    ("man", "men"), ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"),
    ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("shelf", "shelves"),
    ("wolf", "wolves"), ("thief", "thieves"), ("life", "lives"), ("knife", "knives"),
    ("wife", "wives"), ("movie", "movies"), ("cookie", "cookies"), ("calorie", "calories"),
    ("zombie", "zombies"), ("selfie", "selfies"), ("brownie", "brownies"), ("hoodie", "hoodies"),
    ("tie", "ties"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("mango", "mangoes"),
    ("hero", "heroes"), ("echo", "echoes"), ("quiz", "quizzes"), ("cache", "caches"),
    ("ache", "aches"), ("niche", "niches"), ("lens", "lenses"), ("gas", "gases"),
    ("canvas", "canvases"), ("atlas", "atlases"), ("bias", "biases"), ("alias", "aliases"),
    ("bus", "buses"), ("bonus", "bonuses"), ("virus", "viruses"), ("status", "statuses"),
    ("campus", "campuses"), ("thesis", "theses"), ("crisis", "crises"), ("basis", "bases"),
    ("analysis", "analyses"), ("axis", "axes"),
  ]
  /// Those of them that longer nouns end in as well: grandchild, bookshelf.
  private static let endings: Set = ["child", "woman", "shelf", "wife", "tooth", "life", "ache"]
  private static let unchanged: Set = [
    "sheep", "fish", "deer", "series", "species", "news", "aircraft", "spacecraft", "data", "dice",
  ]
  /// The endings after which a plural has a syllable more.
  private static let hissing = ["s", "x", "z", "ch", "sh"]
  /// What may stand behind a noun: `3 days left`.
  private static let later: Set = [
    "left", "ago", "more", "total", "new", "away", "remaining", "old", "free", "long",
  ]
  /// What begins a part that says more of a noun: `3 cups of coffee`.
  private static let joining: Set = [
    "of", "in", "to", "per", "for", "from", "on", "at", "with", "by", "and", "or", "until",
  ]

  /// Returns where the noun of some words stands: the last before what says more of it; nil if there is none.
  static func noun(in text: String) -> Range<String.Index>? {
    let words = text.matches(of: /[A-Za-z](?:[A-Za-z]|['’-](?=[A-Za-z]))*/).map(\.range)
    let phrase = words.prefix { !joining.contains(text[$0].lowercased()) }
    let noun = phrase.last { range in
      let word = text[range].lowercased()
      return !later.contains(word)
        && (range == phrase.first || !["ed", "ing", "ly"].contains { word.hasSuffix($0) })
    }
    // Letters of other scripts, and letters beside them, are no English words.
    guard let noun, text[noun].count > 2, !text[noun].contains(where: { "'’".contains($0) }),
      text[..<noun.lowerBound].last?.isLetter != true,
      text[noun.upperBound...].first?.isLetter != true
    else { return nil }
    return noun
  }

  /// Returns a noun for some things: the singular for exactly one.
  static func form(of word: String, for count: Double) -> String {
    let isOne = abs(count) == 1
    if word == word.uppercased(), word.count <= 4 { return isOne ? word : word + "s" }
    let lower = word.lowercased()
    let form = isOne ? singular(of: lower) : plural(of: lower)
    guard form != lower else { return word }
    if word == word.uppercased() { return form.uppercased() }
    // What stays is as it was written.
    let shared = zip(lower, form).prefix { $0 == $1 }.count
    return "\(word.prefix(shared))\(form.dropFirst(shared))"
  }

  private static func plural(of word: String) -> String {
    if unchanged.contains(word) || singular(of: word) != word { return word }
    if let known = exception(word, from: \.0, to: \.1) { return known }
    if endsInConsonantY(word) { return "\(word.dropLast())ies" }
    if word.hasSuffix("sis") { return "\(word.dropLast(2))es" }
    return word + (hissing.contains { word.hasSuffix($0) } ? "es" : "s")
  }

  private static func singular(of word: String) -> String {
    if let known = exception(word, from: \.1, to: \.0) { return known }
    if unchanged.contains(word) || !word.hasSuffix("s") { return word }
    if exception(word, from: \.0, to: \.1) != nil { return word }
    if word.hasSuffix("ies"), word.count > 4 { return "\(word.dropLast(3))y" }
    if word.hasSuffix("es"), hissing.contains(where: { word.dropLast(2).hasSuffix($0) }),
      // A horse has its e by itself, a box and a class do not.
      word.hasSuffix("sses") || !word.hasSuffix("ses") && !word.hasSuffix("zes")
    {
      return String(word.dropLast(2))
    }
    return ["ss", "us", "is"].contains { word.hasSuffix($0) } ? word : String(word.dropLast())
  }

  private static func exception(
    _ word: String, from: KeyPath<(String, String), String>, to: KeyPath<(String, String), String>
  ) -> String? {
    let known = irregular.first { pair in
      word == pair[keyPath: from]
        || endings.contains(pair.0) && word.hasSuffix(pair[keyPath: from])
    }
    return known.map { word.dropLast($0[keyPath: from].count) + $0[keyPath: to] }
  }

  private static func endsInConsonantY(_ word: String) -> Bool {
    guard word.hasSuffix("y"), let before = word.dropLast().last else { return false }
    return before.isLetter && !"aeiou".contains(before)
  }
}
