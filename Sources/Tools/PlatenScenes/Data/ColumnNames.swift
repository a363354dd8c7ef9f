/// What columns of words, of their weights, and of numbers that only count rows are called.
///
/// The languages are those that have stop words; names are compared in lower case. Of two names, the
/// one that stands nearer to the beginning of its list is the likelier.
enum ColumnNames {
  /// How likely a name is that of a column of words: the lower, the likelier; nil for any other name.
  static func rank(ofWord name: String) -> Int? {
    let name = name.lowercased()
    // `Video title`, `Source title`: behind all that are named so themselves.
    return words[name] ?? (name.hasSuffix(" title") ? words.count : nil)
  }

  /// The same for a column of weights.
  static func rank(ofWeight name: String) -> Int? { weights[name.lowercased()] }

  /// The same for a name of several words of which one is that of weights: `Search Volume`, `Anzahl Stimmen`.
  static func rank(ofWeightWithin name: String) -> Int? {
    let parts = parts(of: name)
    return parts.count > 1 && parts.count < 5 ? parts.compactMap { weights[$0] }.min() : nil
  }

  /// Whether a column called so has places in an order: `Previous position`.
  static func isPlace(_ name: String) -> Bool {
    parts(of: name).last.map { ["position", "rank", "ranking", "rang", "number"].contains($0) }
      ?? false
  }

  /// Whether a column called so says of which kind its rows are.
  static func isKind(_ name: String) -> Bool {
    ["type", "kind", "status"].contains(name.lowercased())
  }

  /// Whether a column called so says at which time of the day something is.
  static func isTimeOfDay(_ name: String) -> Bool {
    !timesOfDay.isDisjoint(with: parts(of: name))
  }

  private static let timesOfDay: Set<String> = [
    "time", "start", "starts", "begin", "begins", "end", "ends", "from", "to", "until", "at",
    "when", "opens", "closes", "departure", "arrival", "clock", "beginn", "ende", "von", "bis",
    "uhrzeit", "début",
    "fin", "heure", "inicio", "hora", "inizio", "fine", "ora",
  ]

  /// Whether a column called so says how long something takes, and not when it is.
  static func isDuration(_ name: String) -> Bool {
    parts(of: name).contains(where: durations.contains)
  }

  private static let durations: Set<String> = [
    "duration", "hours", "minutes", "mins", "length", "runtime", "elapsed", "dauer", "stunden",
    "minuten", "länge", "laufzeit", "durée", "heures", "duración", "horas", "durata", "duração",
    "duur", "uren",
  ]

  /// Whether a column called so only numbers or identifies its rows, or says when or where they are.
  static func isIndex(_ name: String) -> Bool {
    if indices.contains(name.lowercased()) { return true }
    let parts = parts(of: name)
    // `Sales per year` has amounts.
    guard let last = parts.last, !parts.contains("per"), !parts.contains("pro") else {
      return false
    }
    if identifiers.contains(last) { return true }
    guard parts.count > 1 else { return last.hasSuffix("nummer") }
    // `Number of votes` and `total number` are counts, `order number` is none.
    let isNumber = ["number", "num", "no", "nr", "nummer", "time", "address"].contains(last)
    return isNumber && !counted.contains(parts[parts.count - 2])
      || ["code", "código", "codice"].contains(parts[0])
  }

  /// The words of a name in lower case: `RespondentID` and `respondent_id` have two.
  private static func parts(of name: String) -> [String] {
    let parted = name.replacing(/[\p{Ll}\d](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/) { "\($0.output) " }
    return parted.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Words at the end of a name that make it one of identifiers, places or times.
  private static let identifiers: Set<String> = [
    "id", "ids", "uuid", "guid", "code", "codes", "zip", "zipcode", "postcode", "plz", "sku",
    "isbn", "issn", "ean", "upc", "gtin", "asin", "doi", "pmid", "iban", "key", "parent", "year",
    "years", "jahr", "date", "datum", "timestamp", "latitude", "longitude", "lat", "lon", "lng",
    "phone", "telephone", "email", "url",
  ]

  /// Words before "number" that say that something is counted.
  private static let counted: Set<String> = [
    "total", "average", "mean", "median", "overall", "whole", "absolute", "relative",
  ]

  private static let words = ranks { $0.words }
  private static let weights = ranks { $0.weights }

  private static let indices: Set<String> = [
    "id", "ids", "_id", "uuid", "index", "rank", "rang", "platz", "puesto", "pos", "position", "no",
    "no.", "nr", "nr.", "n°", "№", "lp", "lp.", "#", "row", "rownum", "unnamed: 0", "level_0",
    "year", "jahr", "année", "año", "anno", "zip", "zip code", "postcode", "plz", "lat", "lon",
    "lng", "latitude", "longitude", "phone", "date", "datum", "fecha", "time", "timestamp",
    "zeitstempel", "created_at", "updated_at", "email", "e-mail", "month", "day", "week", "weekday",
    "hour", "quarter", "decade", "century", "ts", "ranking", "posición", "posizione", "posição",
    "marca temporal", "horodateur", "carimbo de data/hora", "informazioni cronologiche",
    "tijdstempel", "sygnatura czasowa", "отметка времени", "tidstämpel", "zaman damgası",
    "タイムスタンプ", "时间戳记", "타임스탬프", "classement", "pořadí", "sıra", "место", "排名", "序号", "順位", "番号",
    "순위", "번호", "الرقم", "क्रम",
  ]

  private static func ranks(
    _ names: ((code: String, words: String, weights: String)) -> String
  ) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for language in languages {
      // By bytes: characters of other scripts are costly to find.
      for (rank, bytes) in names(language).utf8.split(separator: UInt8(ascii: " ")).enumerated() {
        let name = String(Substring(bytes))
        ranks[name] = min(rank, ranks[name] ?? rank)
      }
    }
    return ranks
  }

  /// The names by the codes of languages; English is that of programs, too.
  private static let languages: [(code: String, words: String, weights: String)] = [
    (
      "en",
      "name word term keyword tag label text words terms keywords tags names title item product",
      "weight count frequency freq value votes counts weights hits occurrences total n volume views "
        + "clicks likes searches sales points impressions amount population score"
    ),
    ("ar", "اسم كلمة مصطلح وسم نص", "وزن عدد تكرار قيمة أصوات"),
    ("bn", "নাম শব্দ পদ লেবেল পাঠ", "ওজন সংখ্যা গণনা মান ভোট"),
    ("sr", "име реч појам ознака текст", "тежина број учесталост вредност гласови"),
    ("ur", "نام لفظ اصطلاح لیبل متن", "وزن تعداد شمار قدر ووٹ"),
    ("bg", "име дума термин етикет текст", "тегло брой честота стойност гласове"),
    ("ca", "nom paraula terme etiqueta text", "pes recompte freqüència valor vots"),
    ("zh", "名称 词 词语 关键词 标签 文本 單詞", "权重 数量 频率 次数 值 票数"),
    ("hr", "ime riječ pojam oznaka tekst", "težina broj učestalost vrijednost glasovi"),
    ("cs", "název jméno slovo výraz štítek text", "váha počet četnost hodnota hlasy"),
    ("da", "navn ord begreb nøgleord etiket tekst", "vægt antal hyppighed værdi stemmer"),
    (
      "nl", "naam woord term trefwoord label tekst artikel product",
      "gewicht aantal frequentie waarde stemmen"
    ),
    ("fi", "nimi sana termi avainsana tunniste teksti", "paino määrä lukumäärä taajuus arvo äänet"),
    (
      "fr", "nom mot terme mot-clé étiquette libellé texte article produit",
      "poids nombre fréquence effectif valeur votes voix clics occurrences"
    ),
    (
      "de",
      "name wort begriff stichwort schlagwort schlüsselwort etikett bezeichnung text artikel produkt",
      "gewicht anzahl häufigkeit haeufigkeit wert menge stimmen vorkommen treffer klicks"
    ),
    ("el", "όνομα λέξη όρος ετικέτα κείμενο", "βάρος πλήθος συχνότητα τιμή ψήφοι"),
    ("he", "שם מילה מונח תגית טקסט", "משקל מספר כמות שכיחות ערך קולות"),
    ("hi", "नाम शब्द पद लेबल पाठ", "भार गिनती संख्या आवृत्ति मान मत"),
    ("hu", "név szó kifejezés kulcsszó címke szöveg", "súly darab gyakoriság érték szavazatok"),
    ("id", "nama kata istilah label teks", "bobot jumlah frekuensi nilai suara"),
    (
      "it", "nome parola termine etichetta testo articolo prodotto",
      "peso conteggio frequenza numero valore voti occorrenze"
    ),
    ("ja", "名前 単語 語 用語 キーワード タグ ラベル テキスト", "重み 回数 件数 頻度 数 値 票数"),
    ("ko", "이름 단어 용어 키워드 태그 텍스트", "가중치 개수 횟수 빈도 값 득표"),
    ("lv", "nosaukums vārds termins etiķete teksts", "svars skaits biežums vērtība balsis"),
    (
      "nb", "navn ord begrep nøkkelord etikett tekst",
      "vekt antall hyppighet frekvens verdi stemmer"
    ),
    ("fa", "نام واژه کلمه اصطلاح برچسب متن", "وزن تعداد فراوانی مقدار آرا"),
    ("pl", "nazwa słowo termin etykieta tekst produkt", "waga liczba ilość częstość wartość głosy"),
    (
      "pt", "nome palavra termo etiqueta rótulo texto produto",
      "peso contagem quantidade frequência valor votos ocorrências"
    ),
    ("ro", "nume cuvânt termen etichetă text", "pondere număr frecvență valoare voturi"),
    (
      "ru", "имя название слово термин метка текст товар",
      "вес количество число частота значение голоса"
    ),
    ("sk", "názov meno slovo výraz štítok text", "váha počet početnosť hodnota hlasy"),
    ("sl", "ime beseda izraz oznaka besedilo", "teža število pogostost vrednost glasovi"),
    (
      "es", "nombre palabra término etiqueta texto artículo producto",
      "peso recuento cantidad frecuencia valor votos apariciones ocurrencias"
    ),
    ("sv", "namn ord begrepp nyckelord etikett text", "vikt antal frekvens värde röster"),
    ("th", "ชื่อ คำ คำศัพท์ ป้ายกำกับ ข้อความ", "น้ำหนัก จำนวน ความถี่ ค่า คะแนนเสียง"),
    ("tr", "ad isim kelime terim etiket metin", "ağırlık sayı adet sıklık değer oylar"),
    ("uk", "назва ім'я слово термін мітка текст", "вага кількість частота значення голоси"),
    ("vi", "tên từ thuật-ngữ nhãn văn-bản", "trọng-số số-lượng tần-suất giá-trị phiếu"),
  ]
}
