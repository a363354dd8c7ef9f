internal import Foundation

/// The encodings of texts in files, mails and RTF, by the numbers that Windows gives them.
enum CodePage {
  /// Returns the text of some bytes; nil if the code page is not known, or has no such bytes.
  static func text(of bytes: [UInt8], in page: Int) -> String? {
    switch page {
    case 65001: return String(validating: bytes, as: UTF8.self)
    // Latin 1 is what Windows-1252 was before, and any byte has a character in it.
    case 1252, 28591: return TextEncoding.latin1.decoded(Data(bytes)).text
    case 51932: return shiftJIS(ofEUC: bytes).flatMap { text(of: $0, in: 932) }
    default: break
    }
    guard let encoding = encoding(of: page) else { return nil }
    // Numbers of Core Foundation have the highest bit in those of Foundation.
    return NSString(bytes: bytes, length: bytes.count, encoding: 0x8000_0000 | encoding)
      .map { $0 as String }
  }

  /// Returns the code page with a name in the registry of IANA, `iso-8859-2`; nil for one that is not
  /// known.
  static func number(named name: String) -> Int? {
    let name = name.lowercased()
    if let known = names[name] { return known }
    for start in ["windows-", "cp", "ibm", "x-cp"] where name.hasPrefix(start) {
      return Int(name.dropFirst(start.count))
    }
    let part = name.hasPrefix("iso-8859-") ? name.dropFirst(9).prefix { $0 != "-" } : ""
    return part.count <= 2 ? Int(part).map { 28590 + $0 } : nil
  }

  private static let names: [String: Int] = [
    "utf-8": 65001, "utf8": 65001, "us-ascii": 1252, "ascii": 1252, "latin1": 1252,
    "latin-1": 1252, "latin2": 28592, "latin-9": 28605, "sjis": 932, "x-sjis": 932, "ms932": 932,
    "windows-31j": 932, "euc_jp": 51932, "euc_kr": 949, "uhc": 949, "big5-hkscs": 950,
    "koi8": 20866,
    "koi8-r": 20866, "koi8-u": 21866, "gb2312": 54936, "gbk": 54936, "gb18030": 54936, "big5": 950,
    "euc-kr": 949, "ks_c_5601-1987": 949, "shift_jis": 932, "shift-jis": 932, "euc-jp": 51932,
    "iso-2022-jp": 50220, "tis-620": 874, "macintosh": 10000,
  ]

  /// The number of a code page in Core Foundation.
  private static func encoding(of page: Int) -> UInt? {
    switch page {
    case 1250, 1251: 0x0501 + UInt(page - 1250)
    case 1253...1258: 0x0500 + UInt(page - 1250)
    case 28592...28606: 0x0200 + UInt(page - 28590)
    // Those of the Macintosh have the numbers of its scripts.
    case 10000...10081: UInt(page - 10000) == 81 ? 35 : UInt(page - 10000)
    default: encodings[page]
    }
  }

  private static let encodings: [Int: UInt] = [
    437: 0x0400, 737: 0x0405, 775: 0x0406, 850: 0x0410, 852: 0x0412, 855: 0x0413, 857: 0x0414,
    860: 0x0415, 861: 0x0416, 862: 0x0417, 863: 0x0418, 864: 0x0419, 865: 0x041A, 866: 0x041B,
    874: 0x041D, 932: 0x0420, 936: 0x0421, 949: 0x0422, 950: 0x0423, 20866: 0x0A02, 21866: 0x0A08,
    50220: 0x0820, 54936: 0x0632,
  ]

  /// The bytes of Shift_JIS for those of EUC-JP, which Foundation does not read: both number the characters of
  /// JIS X 0208 by 94 rows of 94; nil for others.
  private static func shiftJIS(ofEUC bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte < 0x80 {
        result.append(byte)
      } else if byte == 0x8E, let narrow = rest.popFirst(), narrow > 0xA0 {
        result.append(narrow)
      } else if byte > 0xA0, let second = rest.popFirst(), second > 0xA0 {
        let (row, cell) = (byte - 0xA1, second - 0xA1)
        result.append(row / 2 + (row < 62 ? 0x81 : 0xC1))
        result.append(
          row.isMultiple(of: 2) ? cell + (cell < 63 ? 0x40 : 0x41) : cell + 0x9F)
      } else {
        return nil
      }
    }
    return result
  }
}
