/// The vertical extents of words in the bundled fonts' scripts; made by `Fonts/extents.py`.
enum FaceExtents {
  /// A face, and how far its words reach over and under the baseline, in thousandths of an em.
  struct Row {
    var family: String
    var script: Script
    var isBold: Bool
    var above: Int
    var below: Int

    init(_ family: String, _ script: StaticString, isBold: Bool, _ above: Int, _ below: Int) {
      self.family = family
      self.script = Script(script)
      self.isBold = isBold
      self.above = above
      self.below = below
    }
  }

  /// The faces in the order of their files.
  static let rows: [Row] = [
    Row("Noto Sans Adlam", "Adlm", isBold: false, 937, 104),
    Row("Noto Sans Arabic", "Arab", isBold: true, 832, 394),
    Row("Noto Sans Arabic", "Arab", isBold: false, 730, 394),
    Row("Noto Sans Armenian", "Armn", isBold: false, 770, 245),
    Row("Noto Sans Bengali", "Beng", isBold: true, 917, 271),
    Row("Noto Sans Bengali", "Beng", isBold: false, 917, 271),
    Row("Noto Sans Canadian Aboriginal", "Cans", isBold: false, 726, 12),
    Row("Noto Sans Chakma", "Cakm", isBold: false, 881, 372),
    Row("Noto Sans Cherokee", "Cher", isBold: false, 725, 13),
    Row("Noto Sans Devanagari", "Deva", isBold: true, 897, 394),
    Row("Noto Sans Devanagari", "Deva", isBold: false, 896, 394),
    Row("Noto Sans Ethiopic", "Ethi", isBold: false, 855, 92),
    Row("Noto Sans Georgian", "Geor", isBold: false, 770, 250),
    Row("Noto Sans Gujarati", "Gujr", isBold: false, 896, 394),
    Row("Noto Sans Gurmukhi", "Guru", isBold: false, 896, 312),
    Row("Noto Sans Hanifi Rohingya", "Rohg", isBold: false, 1089, 215),
    Row("Noto Sans Hebrew", "Hebr", isBold: true, 760, 237),
    Row("Noto Sans Hebrew", "Hebr", isBold: false, 760, 221),
    Row("Noto Sans Javanese", "Java", isBold: false, 1008, 829),
    Row("Noto Sans Kannada", "Knda", isBold: false, 809, 525),
    Row("Noto Sans Khmer", "Khmr", isBold: false, 1016, 558),
    Row("Noto Sans Lao", "Laoo", isBold: false, 1107, 281),
    Row("Noto Sans Lisu", "Lisu", isBold: false, 725, 150),
    Row("Noto Sans Malayalam", "Mlym", isBold: false, 843, 337),
    Row("Noto Sans Meetei Mayek", "Mtei", isBold: false, 1013, 200),
    Row("Noto Sans Mongolian", "Mong", isBold: false, 836, 264),
    Row("Noto Sans Myanmar", "Mymr", isBold: false, 1003, 536),
    Row("Noto Sans NKo", "Nkoo", isBold: false, 1059, 184),
    Row("Noto Sans Ol Chiki", "Olck", isBold: false, 729, 14),
    Row("Noto Sans Oriya", "Orya", isBold: false, 971, 273),
    Row("Noto Sans Sinhala", "Sinh", isBold: false, 973, 271),
    Row("Noto Sans Sundanese", "Sund", isBold: false, 1000, 248),
    Row("Noto Sans Syriac", "Syrc", isBold: false, 753, 415),
    Row("Noto Sans Tamil", "Taml", isBold: true, 851, 321),
    Row("Noto Sans Tamil", "Taml", isBold: false, 843, 321),
    Row("Noto Sans Telugu", "Telu", isBold: false, 869, 469),
    Row("Noto Sans Thaana", "Thaa", isBold: false, 856, 531),
    Row("Noto Sans Thai", "Thai", isBold: true, 1041, 433),
    Row("Noto Sans Thai", "Thai", isBold: false, 1009, 427),
    Row("Noto Sans Tifinagh", "Tfng", isBold: false, 725, 10),
    Row("Noto Serif Tibetan", "Tibt", isBold: false, 1165, 694),
  ]
}
