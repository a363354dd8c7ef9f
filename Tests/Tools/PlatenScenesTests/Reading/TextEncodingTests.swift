import Foundation
import PlatenScenes
import Testing

/// Bytes of files; the expected characters are those that Foundation and the tables of the Encoding
/// Standard give.
@Suite("Encodings of files")
struct TextEncodingTests {
  private func text(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) throws -> String {
    try SceneText(name: "list", bytes: Data(bytes), encoding: encoding).text
  }

  private func problem(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) -> String? {
    #expect(throws: SceneFileError.self) { try text(bytes, encoding) }?.description
      .components(separatedBy: "\n").first
  }

  private static let words = "Größe\t3\r\n日本 𝛼\n"

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf8, [0xEF, 0xBB, 0xBF]),
  ])
  func `A byte order mark tells the encoding`(encoding: String.Encoding, mark: [UInt8]) throws {
    let bytes = try [UInt8](#require(Self.words.data(using: encoding)))
    #expect(try text(mark + bytes) == Self.words)
    // It knows better than who says another.
    #expect(try text(mark + bytes, .latin1) == Self.words)
    #expect(try text(mark) == "")
  }

  @Test func `Without a mark the encoding is said`() throws {
    let low = try [UInt8](#require(Self.words.data(using: .utf16LittleEndian)))
    let high = try [UInt8](#require(Self.words.data(using: .utf16BigEndian)))
    #expect(try text(low, .utf16) == Self.words)
    #expect(try text(low, .utf16LE) == Self.words)
    #expect(try text(high, .utf16BE) == Self.words)
    #expect(try text(Array(Self.words.utf8), .utf8) == Self.words)
    #expect(try text([0x47, 0x72, 0xF6, 0xDF, 0x65], .latin1) == "Größe")
  }

  @Test func `Latin-1 has the characters of Windows-1252`() throws {
    for byte in UInt8.min...UInt8.max {
      let data = Data([byte])
      // Five bytes stand for nothing in Windows, and for controls in the Encoding Standard.
      let expected =
        String(data: data, encoding: .windowsCP1252) ?? String(Unicode.Scalar(byte))
      #expect(try text([byte], .latin1) == expected, "\(byte)")
    }
  }

  /// Bytes of glibc's `iconv`, which knows all of these encodings.
  @Test(
    arguments: [
      (
        TextEncoding.shiftJIS, "\u{8A9E}\u{30C6}\u{30B9}\u{30C8}\u{FF71}",
        [0x8C, 0xEA, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0xB1]
      ),
      (.eucJP, "語テスト\u{FF71}", [0xB8, 0xEC, 0xA5, 0xC6, 0xA5, 0xB9, 0xA5, 0xC8, 0x8E, 0xB1]),
      (.iso2022JP, "テ", [0x1B, 0x24, 0x42, 0x25, 0x46, 0x1B, 0x28, 0x42]),
      (.gb18030, "你好", [0xC4, 0xE3, 0xBA, 0xC3]), (.big5, "你好", [0xA7, 0x41, 0xA6, 0x6E]),
      (.eucKR, "빵", [0xBB, 0xA7]), (.windows1251, "хлеб", [0xF5, 0xEB, 0xE5, 0xE1]),
      (.koi8R, "хлеб", [0xC8, 0xCC, 0xC5, 0xC2]), (.windows1250, "Łódź", [0xA3, 0xF3, 0x64, 0x9F]),
      (.latin2, "Łódź", [0xA3, 0xF3, 0x64, 0xBC]), (.latin9, "€", [0xA4]),
      (.macintosh, "ä", [0x8A]),
      (.windows1253, "ψωμί", [0xF8, 0xF9, 0xEC, 0xDF]), (.windows1255, "לחם", [0xEC, 0xE7, 0xED]),
      (.windows1256, "خبز", [0xCE, 0xC8, 0xD2]), (.windows874, "ขนม", [0xA2, 0xB9, 0xC1]),
    ] as [(TextEncoding, String, [UInt8])])
  func `Encodings of other systems are read`(
    encoding: TextEncoding, expected: String, bytes: [UInt8]
  ) throws {
    #expect(try text(bytes, encoding) == expected)
  }

  /// In all of both planes: rows 1 to 8 and 16 to 84 of JIS X 0208, as `iconv -f EUC-JP` reads them.
  @Test func `Every character of EUC-JP is that of Shift_JIS`() throws {
    #expect(try text([0xF4, 0xA6], .eucJP) == "熙")
    #expect(try text([0xDF, 0xFE, 0xE0, 0xA1], .eucJP) == "燼燹")
    #expect(try text([0xA1, 0xDF, 0xA1, 0xE0, 0xA1, 0xFE], .eucJP) == "×÷◇")
    #expect(
      problem([0x61, 0xA5], .eucJP)
        == "list:1:2: found bytes that are not euc-jp, expected a text in euc-jp")
  }

  @Test(arguments: [
    ("UTF-8", TextEncoding.utf8), ("UTF8", .utf8), ("utf-16le", .utf16LE), ("ISO-8859-1", .latin1),
    ("cp1252", .latin1), ("Shift-JIS", .shiftJIS), ("sjis", .shiftJIS), ("CP932", .shiftJIS),
    ("EUC-JP", .eucJP),
    ("GBK", .gb18030), ("gb2312", .gb18030), ("cp949", .eucKR), ("CP1251", .windows1251),
    ("KOI8-R", .koi8R),
    ("ISO-8859-15", .latin9),
  ])
  func `Names of other programs are known`(label: String, expected: TextEncoding) {
    #expect(TextEncoding(label: label) == expected)
    #expect(TextEncoding(label: "utf-7") == nil)
  }

  /// A line of a million characters is gone through by halves: one by one it would take hours.
  @Test func `The first bytes that are none are found in a long line`() {
    let line = Array(repeatElement([0x83, 0x65] as [UInt8], count: 500_000).joined())
    #expect(
      problem(line + [0xFF] + line, .shiftJIS)?.hasPrefix("list:1:500001: found bytes") == true)
  }

  @Test(arguments: TextEncoding.allCases)
  func `Every encoding has its own name`(encoding: TextEncoding) throws {
    #expect(TextEncoding(label: encoding.rawValue) == encoding)
    let byte: [UInt8] = encoding.rawValue.hasPrefix("utf16") ? [0x61, 0, 0, 0x61] : [0x61]
    _ = try text(byte, encoding)
  }

  @Test(
    arguments: [
      ("shift_jis", [0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x2C, 0x33]),
      ("euc-jp", [0xA5, 0xC6, 0xA5, 0xB9]),
      // 我的咖啡,中国茶
      (
        "gb18030",
        [0xCE, 0xD2, 0xB5, 0xC4, 0xBF, 0xA7, 0xB7, 0xC8, 0x2C, 0xD6, 0xD0, 0xB9, 0xFA, 0xB2, 0xE8]
      ),
      // 愛喝咖啡,中國茶
      (
        "big5",
        [0xB7, 0x52, 0xB3, 0xDC, 0xA9, 0x40, 0xB0, 0xD8, 0x2C, 0xA4, 0xA4, 0xB0, 0xEA, 0xAF, 0xF9]
      ),
      // 카페,빵과
      ("euc-kr", [0xC4, 0xAB, 0xC6, 0xE4, 0x2C, 0xBB, 0xA7, 0xB0, 0xFA]),
      ("windows-1251", [0xF5, 0xEB, 0xE5, 0xE1, 0x2C, 0xF1, 0xFB, 0xF0]),
      ("koi8-r", [0xC8, 0xCC, 0xC5, 0xC2, 0x2C, 0xD3, 0xD9, 0xD2]),
      ("latin1", Array("Gr".utf8) + [0xF6, 0xDF] + Array("e, K".utf8) + [0xE4] + Array("se".utf8)),
      ("latin1", [0x93] + Array("Hello".utf8) + [0x94]),
      (
        "macintosh",
        Array("Stra".utf8) + [0xA7] + Array("e, K".utf8) + [0x9A] + Array("nigsallee".utf8)
      ),
      ("latin1", Array("na".utf8) + [0xEF] + Array("ve".utf8)),
    ] as [(String, [UInt8])])
  func `An error proposes a likely encoding`(name: String, bytes: [UInt8]) {
    #expect(problem(bytes + [0x0A])?.contains("--encoding \(name),") == true)
  }

  /// Tables as Excel and editors of the regions save them, in the bytes of Foundation.
  @Test(
    arguments: [
      ("windows-1250", 0x0501, "Słowo;Liczba wystąpień\nksiążka;1 204\nźdźbło;33\n"),
      ("windows-1250", 0x0501, "Slovo;Počet\nřeka;12\nžába;8\núžasně;3\n"),
      ("windows-1250", 0x0501, "Szó;Darab\nerdő;3\nűrhajó;5\ntűz;2"),
      ("windows-1251", 0x0502, "Слово;Количество\nкнига;12\n"),
      ("windows-1253", 0x0503, "Λέξη;Πλήθος\nκαφές;120\nτσάι;80\n"),
      ("windows-1254", 0x0504, "Kelime;Sayı\nağaç;12\nşeker;8\nışık;3\n"),
      ("windows-1255", 0x0505, "מילה,כמות\nקפה,120\nתה,80\n"),
      ("windows-1256", 0x0506, "الكلمة,العدد\nقهوة,120\nشاي,80\n"),
      ("windows-1257", 0x0507, "vārds;skaits\nķēniņš;3\nģimene;4\n"),
      ("windows-874", 0x041D, "คำ,จำนวน\nกาแฟ,120\nชา,80\n"),
      ("iso-8859-2", 0x0202, "książka;3\nżółw;4\nźdźbło;5\n"),
      ("iso-8859-5", 0x0205, "Слово;Количество\nкнига;12\n"),
      ("koi8-r", 0x0A02, "Слово;Количество\nкнига;12\n"),
      ("latin1", 0x0500, "Wort;Anzahl\nÄpfel;12\nÜbung;4\nStraße;3\n"),
      ("latin1", 0x0500, "smørrebrød;3\nblåbær;4\n"),
      ("latin1", 0x0500, "Être ou ne pas être, ça n’est pas l’œuvre.\n"),
    ] as [(String, UInt, String)])
  func `The letters of a language tell its encoding`(name: String, number: UInt, text: String)
    throws
  {
    // Numbers of Core Foundation have the highest bit in those of Foundation.
    let encoding = String.Encoding(rawValue: 0x8000_0000 | number)
    let bytes = try [UInt8](#require(text.data(using: encoding)))
    #expect(
      problem(bytes)?.hasSuffix(
        "(data in \(name) needs --encoding \(name), or encoding: \(name) in a scene)")
        == true)
  }

  @Test func `Of two likely encodings both are named, and one that is not read is told`() {
    // ã of Portuguese is ă of Romanian.
    #expect(
      problem(Array("p".utf8) + [0xE3] + Array("o;3\n".utf8))?.hasSuffix(
        "or encoding: latin1 in a scene; it may also be in windows-1250)") == true)
    // Straße, Königsallee in the encoding of DOS.
    #expect(
      problem(Array("Stra".utf8) + [0xE1] + Array("e\nK".utf8) + [0x94] + Array("nigsallee".utf8))?
        .hasSuffix("expected UTF-8 (data in cp850 has to be converted first, as with iconv)")
        == true)
  }

  @Test func `What is no character is pointed at`() {
    #expect(
      problem([0x61, 0x0A, 0x62, 0xE9])
        == "list:2:2: found a byte that is not UTF-8, expected UTF-8 (data in latin1 "
        + "needs --encoding latin1, or encoding: latin1 in a scene)")
    #expect(
      problem([0xE9], .utf8) == "list:1:1: found a byte that is not UTF-8, expected UTF-8")
    // The first half of a pair alone, and half a unit.
    let half = "found an incomplete character of UTF-16, expected a text in UTF-16"
    #expect(problem([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8]) == "list:1:2: \(half)")
    #expect(problem([0xFE, 0xFF, 0x00, 0x61, 0x00]) == "list:1:2: \(half)")
    #expect(problem([0x61], .utf16) == "list:1:1: \(half)")
  }

  @Test(
    arguments: [
      ([0x50, 0x4B, 3, 4, 0xFF], "a ZIP archive, as .xlsx, .ods and .docx are"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG picture"),
      (Array("RIFF".utf8) + [0xFF, 0, 0, 0] + Array("WEBPVP8L".utf8), "a WebP picture"),
      (Array("%PDF-1.7\n".utf8) + [0xE2, 0xE3], "a PDF document"),
      ([0x1F, 0x8B, 8, 0], "a gzip archive"),
    ] as [([UInt8], String)])
  func `A file that is no text is named`(bytes: [UInt8], name: String) {
    #expect(problem(bytes) == "list:1:1: found \(name), expected a text")
  }

  @Test func `UTF-16 that does not say so is told`() {
    let says =
      "list:1:1: found UTF-16 without a byte order mark, expected UTF-8 (data in utf16 needs "
      + "--encoding utf16, or encoding: utf16 in a scene)"
    #expect(problem([0x61, 0x00, 0x62, 0x00]) == says)
    #expect(
      problem([0x00, 0x61, 0x00, 0x62])
        == says.replacingOccurrences(of: "utf16", with: "utf16BE"))
    // Letters beyond ASCII have no zeros, and ä is no byte of UTF-8.
    for text in ["Wort;Zahl\nÄpfel;12\n", "слово;12\nкнига;8\n"] {
      let low = text.data(using: .utf16LittleEndian).map { [UInt8]($0) } ?? []
      #expect(problem(low) == says)
    }
  }
}
