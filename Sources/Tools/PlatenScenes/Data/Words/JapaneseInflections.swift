/// Tells the dictionary form of verbs and adjectives of Japanese by the kana behind their kanji.
///
/// ICU's dictionary cuts 食べた into 食 and べた. The kana say how a word is inflected, and where several
/// words would be, as 飲んだ may be of -む, -ぶ and -ぬ, the kanji says which. What is not known stays as ICU
/// has it.
enum JapaneseInflections {
  /// Returns how many of the kana behind a word's kanji are its own, and its dictionary form; nil where
  /// they are no ending.
  ///
  /// - Parameters:
  ///   - kanji: The ideographs of a word.
  ///   - kana: The hiragana behind it, the first of them at least.
  static func form(of kanji: String, _ kana: String) -> (length: Int, text: String)? {
    guard let last = kanji.last else { return nil }
    let verb = { () -> Ending? in
      guard kanji.count == 1 else { return nil }
      return vowelVerb(behind: last, kana) ?? consonantVerb(behind: last, kana)
        ?? longerVerb(behind: last, kana)
    }
    return (adjective(behind: last, kana) ?? verb()).map { ($0.length, kanji + $0.ending) }
  }

  private typealias Ending = (length: Int, ending: String)

  // MARK: - Adjectives

  /// Adjectives with い right behind the kanji: 赤い.
  private static let plainAdjectives: Set<Character> = Set(
    "高安低長短広狭深浅強弱重軽暗青白黒赤古早速多近遠良悪若甘辛苦熱暑寒痛固硬太薄厚丸濃眠白")
  private static let adjectiveEndings = ["い", "く", "かった", "かっ", "ければ"]
  private static let adjectiveKana: [Character: Set<Character>] = [
    "き": ["大"], "さ": ["小"], "か": ["細", "温", "暖", "柔"], "る": ["明"], "た": ["冷"], "な": ["危", "少"],
  ]

  private static func adjective(behind kanji: Character, _ kana: String) -> Ending? {
    guard let first = kana.first else { return nil }
    let isLong = adjectiveKana[first]?.contains(kanji) == true
    // しか, "only", is no adjective.
    guard plainAdjectives.contains(kanji) || isLong || first == "し" else { return nil }
    let before = isLong || first == "し" ? String(first) : ""
    return adjectiveEndings.first { kana.hasPrefix(before + $0) }
      .map { (before.count + $0.count, before + "い") }
  }

  // MARK: - Verbs

  /// What stands behind the stem of a verb that ends in a vowel: 食べ-た.
  private static let vowelTails = ["る", "た", "て", "な", "ます", "まし", "ませ", "られ", "れば", "よう", "ず"]
  private static let vowelRow: Set<Character> = Set("えけげせぜねべめれ")
  /// Verbs that end in a vowel of the kanji itself, as 見る.
  private static let bareVowelVerbs: Set<Character> = Set("見出着寝来似得煮居")
  /// Those in -i, most of which end in a consonant.
  private static let vowelVerbsInI: Set<Character> = Set("起生降借過落閉信感浴伸足尽満老用懲滅朽試報応演")
  private static let rowI: Set<Character> = Set("いきぎじちびみり")

  private static func vowelVerb(behind kanji: Character, _ kana: String) -> Ending? {
    guard let first = kana.first else { return nil }
    let isStem =
      vowelRow.contains(first) || rowI.contains(first) && vowelVerbsInI.contains(kanji)
      || first == "て" && "捨建育当慌企".contains(kanji)
    if isStem, let tail = vowelTails.first(where: { kana.dropFirst().hasPrefix($0) }) {
      return (1 + tail.count, "\(first)る")
    }
    guard bareVowelVerbs.contains(kanji), !(kanji == "出" && "しす".contains(first)) else {
      return nil
    }
    return vowelTails.first { kana.hasPrefix($0) }.map { ($0.count, "る") }
  }

  /// The last kana of verbs with a consonant, by the kana of their stems.
  private static let rowA: [Character: String] = [
    "か": "く", "さ": "す", "た": "つ", "ま": "む", "ば": "ぶ", "ら": "る", "わ": "う",
  ]
  private static let rowIVerbs: [Character: String] = [
    "き": "く", "ぎ": "ぐ", "し": "す", "ち": "つ", "み": "む", "び": "ぶ", "り": "る", "い": "う",
  ]
  private static let rowE: [Character: String] = [
    "け": "く", "げ": "ぐ", "せ": "す", "て": "つ", "め": "む", "べ": "ぶ", "れ": "る", "え": "う",
  ]
  /// The last kana of verbs by that of "let us": 行こう.
  private static let rowO: [Character: String] = [
    "こ": "く", "ご": "ぐ", "そ": "す", "と": "つ", "ぼ": "ぶ", "も": "む", "ろ": "る", "お": "う",
  ]
  private static let verbsInMu: Set<Character> = Set("飲読住休進頼踏積編望盗包囲沈組産励悩")
  private static let verbsInU: Set<Character> = Set("買言会思歌笑使洗習払合従違失吸扱迷伺救誘願問")
  private static let verbsInTsu: Set<Character> = Set("持待立勝打育保建放")
  private static let verbsInBu: Set<Character> = Set("遊呼飛学選運並叫喜浮結")
  private static let verbsInRu: Set<Character> = Set(
    "走帰座送取乗入作売降光残戻切散移渡回通踊触釣怒祈守配張貼去寄至減参知割掘折刈刷香撮採計握縛蹴滑")

  private static func consonantVerb(behind kanji: Character, _ kana: String) -> Ending? {
    let (first, rest) = (kana.first ?? " ", kana.dropFirst())
    switch kana.prefix(2) {
    case "った", "って":
      if verbsInU.contains(kanji) { return (2, "う") }
      if verbsInTsu.contains(kanji) { return (2, "つ") }
      if kanji == "行" { return (2, "く") }
      return kana.hasPrefix("った") || verbsInRu.contains(kanji) ? (2, "る") : nil
    case "んだ", "んで": return (2, kanji == "死" ? "ぬ" : verbsInBu.contains(kanji) ? "ぶ" : "む")
    case "いた", "いて": return (2, "く")
    case "いだ", "いで": return (2, "ぐ")
    case "した", "して": return (2, "す")
    case "すぐ", "する", "すべ", "すご": return nil
    default: break
    }
    if let ending = rowA[first],
      ["ない", "なか", "なく", "なけ", "れる", "れた", "れて", "れな", "れま", "せる", "せた", "せて", "ず"].contains(
        where: rest.hasPrefix)
    {
      return (2, ending)
    }
    if let ending = rowIVerbs[first],
      ["ます", "まし", "ませ", "たい", "たく", "たか", "なが"].contains(where: rest.hasPrefix)
    {
      return (1, ending)
    }
    if let ending = rowE[first], rest.first == "ば" { return (2, ending) }
    if let ending = rowO[first], rest.first == "う", mayEnd(kanji, in: ending) { return (2, ending) }
    return plainVerb(behind: kanji, first)
  }

  /// Returns whether a verb has an ending that could be a particle, too, behind a kanji.
  private static func mayEnd(_ kanji: Character, in ending: String) -> Bool {
    switch ending {
    case "う": verbsInU.contains(kanji)
    case "つ": verbsInTsu.contains(kanji)
    case "ぶ": verbsInBu.contains(kanji)
    case "む": verbsInMu.contains(kanji)
    case "る": verbsInRu.contains(kanji)
    default: true
    }
  }

  /// The form of the dictionary itself.
  private static func plainVerb(behind kanji: Character, _ kana: Character) -> Ending? {
    let isVerb =
      switch kana {
      case "う": verbsInU.contains(kanji)
      case "つ": verbsInTsu.contains(kanji)
      case "ぶ": verbsInBu.contains(kanji)
      case "く", "ぐ", "す", "む", "る": kanji != "全"
      default: false
      }
    return isVerb ? (1, String(kana)) : nil
  }

  /// A verb with a kana of its stem behind the kanji: 始まる, 動かす, 楽しむ.
  private static func longerVerb(behind kanji: Character, _ kana: String) -> Ending? {
    guard let first = kana.first else { return nil }
    let rest = kana.dropFirst()
    let ending: (Set<Character>, [String], String)? =
      switch first {
      case "し": (["楽", "悲", "苦", "親"], ["む", "んだ", "んで", "みま", "まな"], "む")
      case "か" where kanji == "向": (["向"], ["う", "った", "って", "いま", "わな"], "う")
      case "が" where rest.first == "る" || rest.hasPrefix("っ") || rest.hasPrefix("りま"):
        ([kanji], ["る", "った", "って", "りま"], "る")
      case "ま", "わ", "た", "な", "ば", "こ", "お", "か":
        ([kanji], ["る", "った", "って", "りま", "らな", "れば"], "る")
      default: nil
      }
    if let (verbs, tails, last) = ending, verbs.contains(kanji),
      let tail = tails.first(where: rest.hasPrefix)
    {
      return (1 + tail.count, "\(first)\(last)")
    }
    guard "かやらごわば".contains(first),
      let tail = ["す", "した", "して", "しま", "さな", "され"].first(where: rest.hasPrefix)
    else { return nil }
    return (1 + tail.count, "\(first)す")
  }
}
