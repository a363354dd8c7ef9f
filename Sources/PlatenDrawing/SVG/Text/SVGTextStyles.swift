internal import Foundation
internal import PlatenText

/// The looks of a document's texts, and the fonts that it brings with it.
struct SVGTextStyles {
  let fonts: SVGOptions.Fonts
  /// The style that most texts have; what has another says how it differs.
  private(set) var common = SVGTextStyle.initial
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
    var features: Set<String> = []
  }

  /// Looks at the texts of a picture.
  init(_ list: DisplayList, fonts: SVGOptions.Fonts, store: SVGFontStore) {
    self.fonts = fonts
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

extension GlyphRun {
  /// Whether a document's text can show the run's letters: no pictures, symbols or boxes.
  var isLetters: Bool {
    !face.hasColour && !range.isEmpty && !isMissing
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
      for scalar in run.text.unicodeScalars(in: run.range) { face.characters.insert(scalar.value) }
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
      guard var face = faces[id],
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
