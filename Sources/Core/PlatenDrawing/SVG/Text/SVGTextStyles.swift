internal import Foundation
internal import PlatenText

/// The looks of a document's texts, and the fonts that it brings with it.
struct SVGTextStyles {
  let fonts: SVGOptions.Fonts
  /// The style that most texts have; what has another says how it differs.
  private(set) var common = SVGTextStyle.initial
  /// The document's language as a BCP 47 tag; nil if nobody said it.
  let language: String?
  /// Rules of CSS for the fonts that come with the document; empty for none.
  private(set) var rules = SVGText()

  private var faces: [ObjectIdentifier: Face] = [:]
  /// In the order of their first use.
  private var order: [FontFace] = []
  private var counts: [SVGTextStyle: Int] = [:]

  /// What is known of a face, and what a picture needs of it.
  private struct Face {
    var families: String
    var weight: Int
    var isSlanted: Bool
    var isEmbedded = false
    var glyphs: Set<UInt32> = []
    var characters: Set<UInt32> = []
    /// Runs that HarfBuzz may take other characters for than they have.
    var shaped: [GlyphRun] = []
    var features: Set<String> = []
  }

  /// Looks at the texts of a picture.
  init(_ list: DisplayList, fonts: SVGOptions.Fonts, store: SVGFontStore) {
    self.fonts = fonts
    language = list.language
    collect(list.items)
    if fonts == .embedded { embed(with: store) }
    findCommon(list.items)
  }

  /// The style of a run's letters at a size in points.
  func style(of run: GlyphRun, size: CGFloat) -> SVGTextStyle {
    guard let face = faces[ObjectIdentifier(run.face)] else { return common }
    var settings = ""
    if !run.features.isEmpty || !run.face.variations.isEmpty {
      settings = SVGTextStyle.settings(
        features: run.features, variations: face.isEmbedded ? [] : run.face.variations)
    }
    return SVGTextStyle(
      families: face.families, size: SVGNumber.units(size, decimals: 2), weight: face.weight,
      isSlanted: face.isSlanted, settings: settings)
  }
}

extension SVGTextStyles {
  /// The language of a run, where it is another than the document's; English, which is taken where
  /// nobody said another one, is none.
  func language(of run: GlyphRun) -> String? {
    guard let own = run.language, own != language else { return nil }
    return language == nil && ["en", "en-US"].contains(own) ? nil : own
  }
}

extension GlyphRun {
  /// Whether a document's text can show the run's letters: no pictures, symbols or boxes, and no
  /// letters of which a mark is left out.
  var isLetters: Bool {
    !face.hasColour && !range.isEmpty && !isMissing && !isIncomplete
  }
}

// MARK: - Looking at the texts

extension SVGTextStyles {
  private mutating func collect(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .glyphs(let glyphs) where glyphs.size > 0 && glyphs.run.isLetters: collect(glyphs.run)
      case .group(let group) where group.isVisible: collect(group.items)
      default: break
      }
    }
  }

  private mutating func collect(_ run: GlyphRun) {
    let id = ObjectIdentifier(run.face)
    var face = faces.removeValue(forKey: id) ?? added(run.face)
    if fonts == .embedded {
      for glyph in run.glyphs { face.glyphs.insert(glyph.id) }
      var isASCII = true
      for scalar in run.text.unicodeScalars(in: run.range) {
        face.characters.insert(scalar.value)
        if !scalar.isASCII { isASCII = false }
      }
      if !isASCII { face.shaped.append(run) }
      for feature in run.features { face.features.insert(feature.tag) }
    }
    faces[id] = face
  }

  private mutating func added(_ face: FontFace) -> Face {
    order.append(face)
    return Face(
      families: SVGTextStyle.families(of: face), weight: Int(face.weight),
      isSlanted: face.isSlanted)
  }

  /// The style of the most runs, and the first of those that as many have.
  private mutating func findCommon(_ items: [DisplayItem]) {
    var styles: [SVGTextStyle] = []
    count(items, &styles)
    var most = 0
    for style in styles {
      guard let count = counts[style], count > most else { continue }
      (common, most) = (style, count)
    }
  }

  private mutating func count(_ items: [DisplayItem], _ styles: inout [SVGTextStyle]) {
    for item in items {
      switch item {
      case .glyphs(let glyphs) where glyphs.size > 0 && glyphs.run.isLetters:
        let style = style(of: glyphs.run, size: glyphs.size)
        let known = counts[style] ?? 0
        if known == 0 { styles.append(style) }
        counts[style] = known + 1
      case .group(let group) where group.isVisible: count(group.items, &styles)
      default: break
      }
    }
  }
}

// MARK: - Fonts in the document

extension SVGTextStyles {
  private mutating func embed(with store: SVGFontStore) {
    for source in order {
      let id = ObjectIdentifier(source)
      guard var face = faces[id] else { continue }
      if !face.shaped.isEmpty {
        let shaped = ShapedCharacters(of: source)
        for run in face.shaped { shaped.add(run) }
        face.characters.formUnion(shaped.characters)
      }
      guard
        let font = store.font(
          of: source, glyphs: face.glyphs, characters: face.characters, features: face.features)
      else { continue }
      face.isEmbedded = true
      face.families = font.name + "," + face.families
      faces[id] = face
      rules.append("@font-face{font-family:")
      rules.append(escaped: font.name)
      // The weight and the slant are said of the texts too, for other fonts: here they are met.
      if face.weight != 400 {
        rules.append(";font-weight:")
        rules.append(CGFloat(face.weight))
      }
      if face.isSlanted { rules.append(";font-style:italic") }
      rules.append(";src:url(data:font/otf;base64,")
      rules.append(font.base64)
      rules.append(")}")
    }
  }
}

// MARK: - One style

/// How the letters of a text look in a document.
struct SVGTextStyle: Hashable {
  /// Families in order of preference, as CSS lists them.
  var families: String
  /// The size in hundredths of a point.
  var size: Int
  /// 1 to 1000, 400 for regular.
  var weight: Int
  var isSlanted: Bool
  /// Declarations of CSS for what no attribute says; empty for none.
  var settings: String

  /// What a document has without saying so.
  static let initial = SVGTextStyle(
    families: "", size: 0, weight: 400, isSlanted: false, settings: "")
}

extension SVGText {
  /// Writes the attributes in which a style differs from that around it.
  mutating func append(_ style: SVGTextStyle, within outer: SVGTextStyle) {
    if style == outer { return }
    if style.families != outer.families {
      append(" font-family=\"")
      append(escaped: style.families)
      append("\"")
    }
    // A number without a unit is in user units (SVG 2, 6.6).
    if style.size != outer.size {
      append(" font-size=\"")
      append(units: style.size, decimals: 2)
      append("\"")
    }
    if style.weight != outer.weight {
      append(attribute: " font-weight", CGFloat(style.weight))
    }
    if style.isSlanted != outer.isSlanted {
      append(style.isSlanted ? " font-style=\"italic\"" : " font-style=\"normal\"")
    }
    if style.settings != outer.settings {
      append(" style=\"")
      let none = "font-feature-settings:normal;font-variation-settings:normal"
      append(escaped: style.settings.isEmpty ? none : style.settings)
      append("\"")
    }
  }
}

extension SVGTextStyle {
  /// CSS's list of a family, those that are the same under other names, and a generic one.
  static func families(of face: FontFace) -> String {
    var names = [face.family]
    if let relative = relatives[face.family] { names.append(relative) }
    // Noto's Chinese, Japanese and Korean are also published for one country each.
    if face.family.contains(" CJK ") { names.append(face.family.replacing(" CJK ", with: " ")) }
    // A generic family, which is never quoted, ends the list (CSS Fonts Level 4, `font-family`).
    return (names.map { quoted($0) } + [face.genericFamily.rawValue]).joined(separator: ",")
  }

  /// Declarations of CSS for the places on a face's axes, but for its weight, and for features.
  ///
  /// - Parameter variations: None for a face whose place is part of its file.
  static func settings(features: [FontFeature], variations: [FontVariation]) -> String {
    var settings: [String] = []
    if !features.isEmpty {
      let list = features.map { quoted(tag: $0.tag) + ($0.value == 1 ? "" : " \($0.value)") }
      // https://www.w3.org/TR/css-fonts-4/#font-feature-settings-prop
      settings.append("font-feature-settings:" + list.joined(separator: ","))
    }
    let axes = variations.filter { $0.tag != "wght" }
    if !axes.isEmpty {
      var text = SVGText()
      for (i, axis) in axes.enumerated() {
        // https://www.w3.org/TR/css-fonts-4/#font-variation-settings-def
        text.append(i == 0 ? "font-variation-settings:" : ",")
        text.append(escaped: quoted(tag: axis.tag) + " ")
        text.append(axis.value, decimals: 4)
      }
      settings.append(String(decoding: text.bytes, as: UTF8.self))
    }
    return settings.joined(separator: ";")
  }

  /// What some families are also called: as variable fonts, and in later versions.
  private static let relatives = [
    "Inter": "Inter Variable",
    "Source Serif Pro": "Source Serif 4",
  ]

  /// A family's name as CSS has it: letters as they are, anything else in quotation marks.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: " ") || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte & 0xDF
    }
    if isPlain { return name }
    var text = ""
    for scalar in name.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return "'" + text + "'"
  }

  private static func quoted(tag: String) -> String {
    // A tag has four printable characters of ASCII; two of them would end the text around it.
    "'" + tag.filter { $0.isASCII && $0 != "'" && $0 != "\\" && $0 != "\"" } + "'"
  }
}
