/// Tells the particles of Korean from the nouns that they are written behind.
///
/// Many nouns end as if they had a particle: 고양이, 결과. The frequent ones are listed; of other words a
/// particle is taken off that two syllables or more stand before, or that is seldom the end of a noun, and
/// else if the text has the noun without a particle, or with another one as well.
struct KoreanParticles {
  /// The particles that occur behind what may be a noun.
  private var particles: [String: Set<String>] = [:]
  private let keys: Set<String>

  init(of keys: [String]) {
    self.keys = Set(keys)
    for key in self.keys {
      for (stem, particle) in Self.candidates(of: key) {
        particles[stem, default: []].insert(particle)
      }
    }
  }

  /// Returns a word without its particle, or itself.
  func noun(of word: String) -> String {
    if Self.nouns.contains(word) { return word }
    let candidates = Self.candidates(of: word)
    let known = candidates.first { stem, _ in
      keys.contains(stem) || particles[stem, default: []].count > 1
    }
    return known?.stem
      ?? candidates.first {
        $0.stem.count > 1 || Self.certain.contains($0.particle)
      }?.stem ?? word
  }

  /// What a word may be made of, the longest particle first.
  private static func candidates(of word: String) -> [(stem: String, particle: String)] {
    guard let last = word.unicodeScalars.last, isSyllable(last) else { return [] }
    return (1...5).reversed().compactMap { length in
      guard word.count > length else { return nil }
      let (stem, particle) = (String(word.dropLast(length)), String(word.suffix(length)))
      guard let end = stem.unicodeScalars.last, isSyllable(end) else { return nil }
      let fits =
        always.contains(particle)
        || (hasFinalConsonant(end) ? behindConsonants : behindVowels).contains(particle)
        || verbs.contains(particle) && stem.count > 1
        // Behind ㄹ stands 로 as behind vowels.
        || particle == "로" && (end.value - 0xAC00) % 28 == 8
      return fits ? (stem, particle) : nil
    }
  }

  /// Nouns that end as if with a particle.
  private static let nouns: Set<String> = Set(
    InflectionRules.section("ko nouns").split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")
    }
    .map { String(decoding: $0, as: UTF8.self) })

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Unicode has the syllables in the order of their 28 ends, no consonant first.
  private static func hasFinalConsonant(_ syllable: Unicode.Scalar) -> Bool {
    (syllable.value - 0xAC00) % 28 != 0
  }

  private static let behindConsonants: Set<String> = [
    "은", "이", "을", "과", "으로", "으로의", "으로부터", "으로부터의", "이나", "이며", "이라", "이라는", "이란", "으로는", "으로도",
    "으로서", "으로써", "과는", "과의", "이다", "이었다", "이에요",
  ]
  private static let behindVowels: Set<String> = [
    "는", "가", "를", "와", "로", "나", "며", "라", "라는", "란", "로는", "로도", "로서", "로써", "와는", "와의", "였다",
    "예요",
  ]
  private static let always: Set<String> = [
    "의", "에", "에서", "에게", "에게서", "께", "께서", "한테", "도", "만", "까지", "부터", "처럼", "보다", "마다", "조차",
    "마저", "밖에", "뿐", "로부터", "로부터의", "에의", "에서의", "에는", "에도", "에서는", "에서도", "에게는", "까지는", "까지도",
    "부터는", "만은", "만이", "만을", "입니다", "들", "들은", "들이", "들을", "들의", "들에게", "들도", "들과",
  ]
  /// What makes verbs of nouns: 발표했다, "announced".
  private static let verbs: Set<String> = [
    "하다", "한다", "했다", "하고", "하는", "하여", "하며", "하면", "해서", "합니다", "했습니다", "했던", "되다", "된다", "됐다",
    "되었다", "되고", "되는", "되어", "되며", "됩니다", "됐습니다",
  ]
  private static let certain: Set<String> = [
    "를", "에서", "에게", "에게서", "께서", "까지", "부터", "처럼", "으로", "에는", "에서는", "에서도", "에게는", "으로는", "으로도",
    "으로서", "으로써", "으로부터", "으로부터의", "로부터", "로부터의", "이라는", "라는", "입니다", "까지는", "부터는", "들은", "들이",
    "들을", "들의", "들에게", "들과",
  ]
}
