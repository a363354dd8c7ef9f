/// What columns of words, of their weights, and of numbers that only count rows are called.
///
/// The languages are those that have stop words; names are compared in lower case. Of two names, the
/// one that stands nearer to the beginning of its list is the likelier.
enum ColumnNames {
  /// How likely a name is that of a column of words: the lower, the likelier; nil for any other name.
  static func rank(ofWord name: String) -> Int? { words[name.lowercased()] }

  /// The same for a column of weights.
  static func rank(ofWeight name: String) -> Int? { weights[name.lowercased()] }

  /// Whether a column called so only numbers its rows.
  static func isIndex(_ name: String) -> Bool { indices.contains(name.lowercased()) }

  private static let words = ranks { $0.words }
  private static let weights = ranks { $0.weights }

  private static let indices: Set<String> = [
    "id", "ids", "_id", "uuid", "index", "rank", "rang", "platz", "pos", "position", "no", "no.", "nr",
    "nr.", "n°", "#", "unnamed: 0", "rownum", "row", "level_0", "puesto", "lp", "lp.", "№",
  ]

  private static func ranks(
    _ names: ((words: String, weights: String)) -> String
  ) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for language in languages {
      for (rank, name) in names(language).split(separator: " ").enumerated() {
        ranks[String(name)] = min(rank, ranks[String(name)] ?? rank)
      }
    }
    return ranks
  }

  private static let languages: [(words: String, weights: String)] = [
    // English, in which programs name columns.
    (
      "name word term keyword tag label text words terms keywords tags names",
      "weight count frequency freq value votes counts weights hits occurrences total n"
    ),
    ("اسم كلمة مصطلح وسم نص", "وزن عدد تكرار قيمة أصوات"),  // Arabic
    ("име дума термин етикет текст", "тегло брой честота стойност гласове"),  // Bulgarian
    ("nom paraula terme etiqueta text", "pes recompte freqüència valor vots"),  // Catalan
    ("名称 词 词语 关键词 标签 文本 單詞", "权重 数量 频率 次数 值 票数"),  // Chinese
    ("ime riječ pojam oznaka tekst", "težina broj učestalost vrijednost glasovi"),  // Croatian
    ("název jméno slovo výraz štítek text", "váha počet četnost hodnota hlasy"),  // Czech
    ("navn ord begreb nøgleord etiket tekst", "vægt antal hyppighed værdi stemmer"),  // Danish
    ("naam woord term trefwoord label tekst", "gewicht aantal frequentie waarde stemmen"),  // Dutch
    ("nimi sana termi avainsana tunniste teksti", "paino määrä lukumäärä taajuus arvo äänet"),
    ("nom mot terme mot-clé étiquette libellé texte", "poids nombre fréquence effectif valeur votes voix"),
    (
      "name wort begriff stichwort schlagwort schlüsselwort etikett bezeichnung text",
      "gewicht anzahl häufigkeit haeufigkeit wert menge stimmen"
    ),
    ("όνομα λέξη όρος ετικέτα κείμενο", "βάρος πλήθος συχνότητα τιμή ψήφοι"),  // Greek
    ("שם מילה מונח תגית טקסט", "משקל מספר כמות שכיחות ערך קולות"),  // Hebrew
    ("नाम शब्द पद लेबल पाठ", "भार गिनती संख्या आवृत्ति मान मत"),  // Hindi
    ("név szó kifejezés kulcsszó címke szöveg", "súly darab gyakoriság érték szavazatok"),
    ("nama kata istilah label teks", "bobot jumlah frekuensi nilai suara"),  // Indonesian
    ("nome parola termine etichetta testo", "peso conteggio frequenza numero valore voti"),  // Italian
    ("名前 単語 語 用語 キーワード タグ ラベル テキスト", "重み 回数 件数 頻度 数 値 票数"),  // Japanese
    ("이름 단어 용어 키워드 태그 텍스트", "가중치 개수 횟수 빈도 값 득표"),  // Korean
    ("nosaukums vārds termins etiķete teksts", "svars skaits biežums vērtība balsis"),  // Latvian
    ("navn ord begrep nøkkelord etikett tekst", "vekt antall hyppighet frekvens verdi stemmer"),
    ("نام واژه کلمه اصطلاح برچسب متن", "وزن تعداد فراوانی مقدار آرا"),  // Persian
    ("nazwa słowo termin etykieta tekst", "waga liczba ilość częstość wartość głosy"),  // Polish
    ("nome palavra termo etiqueta rótulo texto", "peso contagem quantidade frequência valor votos"),
    ("nume cuvânt termen etichetă text", "pondere număr frecvență valoare voturi"),  // Romanian
    ("имя название слово термин метка текст", "вес количество число частота значение голоса"),
    ("názov meno slovo výraz štítok text", "váha počet početnosť hodnota hlasy"),  // Slovak
    ("ime beseda izraz oznaka besedilo", "teža število pogostost vrednost glasovi"),  // Slovenian
    ("nombre palabra término etiqueta texto", "peso recuento cantidad frecuencia valor votos"),
    ("namn ord begrepp nyckelord etikett text", "vikt antal frekvens värde röster"),  // Swedish
    ("ชื่อ คำ คำศัพท์ ป้ายกำกับ ข้อความ", "น้ำหนัก จำนวน ความถี่ ค่า คะแนนเสียง"),  // Thai
    ("ad isim kelime terim etiket metin", "ağırlık sayı adet sıklık değer oylar"),  // Turkish
    ("назва ім'я слово термін мітка текст", "вага кількість частота значення голоси"),  // Ukrainian
    ("tên từ thuật-ngữ nhãn văn-bản", "trọng-số số-lượng tần-suất giá-trị phiếu"),  // Vietnamese
  ]
}
