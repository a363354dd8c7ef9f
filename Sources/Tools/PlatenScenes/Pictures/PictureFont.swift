internal import Platen

/// The options of the letters of a picture.
///
/// They are fields of a scene's `tagCloud`, `clockFace` and `worldClock`, too.
enum FontFields {
  static let font = PictureOption<String?>(
    "font", .existingFamily, scene: .uncountedText, unit: "family",
    "The family of the letters by its name, as Inter.", leftOut: "by design and theme")
  static let fontWeight = PictureOption<Font.Weight?>(
    "fontWeight", .fontWeight, unit: "weight", "How heavy the strokes of letters are.",
    leftOut: "what suits what is drawn")
  static let fontDesign = PictureOption<Font.Design?>(
    "fontDesign", .fontDesign, unit: "design", needs: [.leftOut("font")],
    "The kind of letters.", leftOut: "the theme's, or what suits what is drawn")
}

/// The letters that were asked for; nil for what suits each view.
struct PictureFont {
  var family: ResolvedFont.Family?
  var weight: Font.Weight?
}

extension PictureFont {
  /// A font of a fixed size in points with these letters, to measure with.
  func font(size: CGFloat) -> Font {
    let font = Font.system(size: size, weight: weight)
    return family.map(font.family) ?? font
  }

  /// A view whose texts have these letters, unless their own fonts ask for others.
  func applied(to view: some View) -> AnyView {
    var changed = AnyView(view)
    if let family { changed = AnyView(changed.fontFamily(family)) }
    if let weight { changed = AnyView(changed.fontWeight(weight)) }
    return changed
  }
}

extension FieldList {
  /// Declares the fields of the letters of a part of a scene, and returns what reads them.
  mutating func addFont() -> (FieldValues) -> PictureFont {
    let (font, weight, design) = (
      add(FontFields.font), add(FontFields.fontWeight), add(FontFields.fontDesign)
    )
    return { PictureFont(family: $0[font], weight: $0[weight], design: $0[design]) }
  }
}

extension OptionList {
  /// Declares the options of a picture's letters, and returns what reads them.
  mutating func addFont() -> (FieldValues) -> PictureFont {
    let (font, weight, design) = (
      add(FontFields.font), add(FontFields.fontWeight), add(FontFields.fontDesign)
    )
    return { PictureFont(family: $0[font], weight: $0[weight], design: $0[design]) }
  }
}

extension PictureFont {
  /// - Parameters:
  ///   - family: A family by its name, which counts more than a design.
  ///   - design: A kind of letters.
  fileprivate init(family: String?, weight: Font.Weight?, design: Font.Design?) {
    self.family = family.map { .named($0) } ?? design.map { .design($0) }
    self.weight = weight
  }
}

extension ValueType where Value == String {
  /// A family by its name, which is one of the library's if that is known.
  static var existingFamily: ValueType {
    let expected = "a family of the fonts that there are"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      guard let name = ValueType.anyText.read(node, decoder) else { return nil }
      guard let library = decoder.options.fonts, !library.hasFamily(name) else { return name }
      return decoder.reportUnknown(
        node, name, among: library.allFamilies, expected: expected)
    }
  }
}
