/// The names of currencies as they stand before and behind amounts: `CHF`, `US$`, `Rs.`, `kr`.
enum CurrencyText {
  /// Returns the currency at the beginning of an amount, and what stands behind it; nil where there is
  /// none.
  ///
  /// A name in letters needs a digit or a sign behind it: `kr 12` and `CHF-12`, but not `kroner 12`.
  static func taken(from text: Substring) -> (name: String, rest: Substring)? {
    guard let first = text.first, first.isLetter || first.isCurrencySymbol else { return nil }
    var name = text.prefix { !$0.isNumber && !"+-−".contains($0) }
    // The point of "$.50" belongs to the number.
    if name.last == ".", name.dropLast().last?.isCurrencySymbol == true { name.removeLast() }
    // No name is longer.
    guard name.utf8.count <= 12, name.endIndex < text.endIndex else { return nil }
    let trimmed = TextListReader.trimmed(name)
    guard isOne(trimmed) else { return nil }
    return (plain(trimmed), TextListReader.trimmed(text[name.endIndex...]))
  }

  /// Whether a text is the code, the abbreviation or the sign of a currency.
  static func isOne(_ text: Substring) -> Bool {
    if text.count == 1 { return text.first?.isCurrencySymbol == true }
    // A sign may have its country before it: `R$`, `US$`, `HK$`.
    if let sign = text.last, "$£¥".contains(sign) {
      let country = text.dropLast()
      return country.count <= 3 && country.allSatisfy { $0.isASCII && $0.isUppercase }
    }
    return codes.contains(text) || abbreviations.contains(plain(text))
  }

  /// The name without the point that some write behind it.
  static func plain(_ name: Substring) -> String {
    String(name.last == "." ? name.dropLast() : name)
  }

  /// The codes of ISO 4217 that lists of prices have most; the others may be words.
  private static let codes = Set<Substring>(
    """
    AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KWD \
    MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR
    """.split(separator: " "))

  /// What is written for currencies beside their codes, without a point behind it.
  private static let abbreviations: Set<String> = [
    "Rs", "kr", "Kr", "Fr", "SFr", "sFr", "Rp", "RM", "zł", "Kč", "Ft", "lei", "руб", "грн", "лв",
    "TL", "Lt", "Sh", "KSh", "Bs", "S/",
  ]
}
