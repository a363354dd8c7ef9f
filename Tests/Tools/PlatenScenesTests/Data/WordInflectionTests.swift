import PlatenScenes
import Testing

@Suite("Inflected forms of words")
struct WordInflectionTests {
  /// The words that are shown for a text of words, by their letters.
  private func words(
    _ text: String, _ languages: [WordLanguage], merged: Bool = true
  ) throws -> [String] {
    var counter = WordCounter()
    counter.languages = languages
    counter.mergesInflections = merged
    return try counter.table(of: text).records.map { record in
      record.values.map(\.text).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("cat cats", "cat 2"), ("runs running", "runs 2"), ("run running runs", "run 3"),
    ("house houses", "house 2"), ("city cities", "city 2"), ("party Party parties", "party 3"),
    ("organize organizes organized organizing", "organize 4"),
    ("university universities", "university 2"),
    ("studying studies study", "study 3"), ("studying studies", "studies 2"),
    ("stop stopped stopping", "stop 3"), ("create creates creating created", "create 4"),
    ("play plays played playing", "play 4"), ("reads reading", "reads 2"),
    ("work working", "work 2"),
    ("grew growing", "grew 2"), ("prefer preferred preferring", "prefer 3"),
  ])
  func `Forms of an English word are one`(text: String, expected: String) throws {
    #expect(try words(text, [.english]) == [expected])
    let reversed = text.split(separator: " ").reversed().joined(separator: " ")
    #expect(try words(reversed, [.english]).map { $0.lowercased() } == [expected])
  }

  @Test(arguments: [
    "universe university", "general generation", "news newest", "import important",
    "organ organize",
    "nation national", "police policy", "relation relative", "happy happiness", "design designer",
    "quick quickly",
  ])
  func `Words of one stem that mean other things are not`(text: String) throws {
    #expect(try words(text, [.english]).count == 2)
  }

  /// Pairs of words that begin alike and mean other things, or whose second one is a noun of its own.
  private static let apart: [(language: WordLanguage, pairs: String)] = [
    (
      .english,
      """
      act/acting bear/bearing bed/bedding bill/billing book/booking bore/boring build/building
      cloth/clothing coat/coating corn/corner count/country dam/damage dear/dearth draw/drawing
      dress/dressing earl/early east/easter farm/farthing fat/father feel/feeling fig/figure
      fill/filling find/finding fit/fitting follow/following found/foundry frost/frosting
      gather/gathering gene/general general/generation grade/gradual greet/greeting head/heading
      hear/hearing heat/heating herb/herd house/housing ice/icing import/important iron/irony
      land/landing late/latent light/lightning line/lining list/listing live/living
      lodge/lodging mass/massive matter/mattress mean/meaning meet/meeting miss/mission
      morn/morning moth/mother news/newest number/numb open/opening organ/organize outing/outer
      paint/painting pain/paint pass/passion pen/penny plan/plane plane/planet police/policy
      port/portion post/posting quick/quickly rail/railing rate/rating read/ready
      record/recording relation/relative rule/ruling sail/sailor scaffold/scaffolding
      seal/season seed/seeing serve/serving settle/settlement shell/shelling shilling/shrill
      shoot/shooting shower/showing side/siding sign/signing single/singing site/sitting
      stand/standing star/start stern/sterling stock/stocking string/stringent
      surround/surroundings swear/sweater teal/team thin/thing tire/tiring train/trainer
      trap/trapping universe/university vest/vestige wall/wallet ward/wardrobe warn/warning
      wed/wedding west/western wing/winning worse/worsted design/designer happy/happiness
      nation/national work/worker teach/teacher sing/singer bake/baker play/player read/reader
      offer/offering mark/market plant/plantation cover/covert close/closet drop/droplet
      hold/holder prove/proverb shin/shine trade/tradition snow/snout
      """
    ),
    (
      .german,
      """
      Falle/fallen Sage/sagen Wage/Wagen Lade/Laden Rate/raten Weste/Westen Messe/messen
      Fliege/fliegen Wolle/Wolken Mitte/Mitteln Ohre/Ohren Bar/Bär Hütte/Hut Kuchen/Küche
      Mutter/Mut Vater/Vase Masse/Maße Schule/Schulter Schule/Schuld Rose/Rosine Rosine/Rost
      Wanne/Wand Kanne/Kanone Tanne/Tante Puppe/Pupille Welle/Welt Stange/Stand Lanze/Land
      Liste/List Mode/Modell Note/Notar Rolle/Roller Runde/Rund Stimme/Stimmung Grenze/Grenzer
      Frage/Fragment Reise/Reis Reise/Reisig Klage/Klang Taube/Taub Seife/Seil Sonne/Sonntag
      Sonne/Sonde Zeuge/Zeug Zunge/Zug Kappe/Kapelle Mappe/Markt Pause/Pauke Jacke/Jagd
      Karte/Karton Farbe/Farn Halle/Hals Kasse/Kassette Klasse/Klassik Küste/Kuss Lampe/Land
      Macht/machtlos Freiheit/frei Nase/Nass Quelle/Qual Rasse/Rast Säule/Sau Tasche/Tasse
      Treppe/Trick Woche/Woge Zelle/Zelt Ecke/Eckel Kirche/Kirsche Tonne/Ton Wiese/Wiesel
      """
    ),
  ]

  @Test(arguments: apart)
  func `Words that only look like forms stay apart`(
    language: WordLanguage, pairs: String
  ) throws {
    for pair in pairs.split(whereSeparator: \.isWhitespace) {
      let text = pair.replacing("/", with: " ")
      #expect(try words("\(text). \(text)", [language]).count == 2, "\(pair)")
    }
  }

  @Test(arguments: [
    (WordLanguage.german, "Haus Häuser Häusern Hauses", "Haus 4"),
    (.german, "Schule Schulen", "Schule 2"), (.german, "Straße Straßen", "Straße 2"),
    (.german, "Pflanze Pflanzen", "Pflanze 2"), (.german, "Stimme Stimmen", "Stimme 2"),
    (.german, "Kind Kinder Kindern", "Kind 3"), (.french, "droit droits", "droit 2"),
    (.french, "liberté libertés", "liberté 2"), (.spanish, "derecho derechos", "derecho 2"),
    (.italian, "diritto diritti", "diritti 2"),
    (.russian, "закон закона законы законом", "закон 4"),
    (.swedish, "rättighet rättigheter", "rättighet 2"),
    (.dutch, "vrijheid vrijheden", "vrijheid 2"),
    (.portuguese, "direito direitos", "direito 2"),
    (.turkish, "hürriyetler hürriyetlerin", "hürriyetler 2"),
    (.ukrainian, "школа школи школі школу", "школа 4"), (.czech, "hrad hradu hradem", "hrad 3"),
    (.slovak, "mesto mesta mestom", "mesta 3"), (.bulgarian, "град градове", "град 2"),
    (.slovenian, "mesto mesta mestom", "mesta 3"), (.latvian, "pilsēta pilsētas", "pilsēta 2"),
    (.croatian, "grad grada gradom", "grad 3"), (.arabic, "سيارة سيارات", "سيارة 2"),
    (.hebrew, "המים למים", "המים 2"), (.korean, "발표했다 발표하는", "발표 2"),
    (.japanese, "cat cats", "cat 1 cats 1"),
  ])
  func `Other languages have their own rules`(
    language: WordLanguage, text: String, expected: String
  ) throws {
    #expect(try words(text, [language]).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (WordLanguage.german, "Freiheit frei"), (.german, "Regierung regierbar"),
    (.german, "Macht machtlos"),
  ])
  func `German words of one stem with other meanings stay`(
    language: WordLanguage, text: String
  ) throws {
    #expect(try words(text, [language]).count == 2)
  }

  @Test func `The most frequent form is shown`() throws {
    #expect(try words("cats cat cats Cats", [.english]) == ["cats 4"])
    #expect(try words("cats cat", [.english]) == ["cat 2"])
    #expect(try words("cats cat", [.english], merged: false) == ["cat 1", "cats 1"])
  }

  @Test func `Each script has the rules of a language`() throws {
    #expect(
      try words("cats cat закон законы", [.english, .russian]) == ["cat 2", "закон 2"])
  }

  @Test func `Counts stay, whatever is merged`() throws {
    let text = "The printer prints a print, and printing printers printed prints for the cats' cat"
    let total = { (words: [String]) in
      words.compactMap { Int($0.split(separator: " ")[1]) }.reduce(0, +)
    }
    let (apart, merged) = (try words(text, [.english], merged: false), try words(text, [.english]))
    #expect(total(apart) == total(merged) && merged.count < apart.count)
  }
}
