internal import Platen

/// The letters that were asked for; nil for what suits each view.
struct PictureFont {
  var family: ResolvedFont.Family?
  var weight: Font.Weight?

  /// The options of the letters of a picture.
  ///
  /// They are fields of a scene's `tagCloud`, `clockFace` and `worldClock`, too.
  static let options = OptionSetters<PictureFont> { font in
    font.add(
      "font", .existingFamily, scene: .uncountedText, unit: "family", in: .canvas,
      "The font family, such as Inter.", leftOut: "chosen by the design and theme"
    ) { $0.family = $1.map { .named($0) } }
    font.add(
      "fontWeight", .fontWeight, unit: "weight", in: .canvas,
      "The font weight.", leftOut: "depends on the picture"
    ) { $0.weight = $1 }
    font.add(
      "fontDesign", .fontDesign, unit: "design", in: .canvas, needs: [.leftOut("font")],
      "The font design.", leftOut: "the theme's, or depends on the picture"
    ) { font, design in
      // A family by its name counts more.
      font.family = font.family ?? design.map { .design($0) }
    }
  }
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

extension PictureFont {
  /// - Parameter set: Sets what the options say.
  init(_ values: FieldValues, _ set: OptionSetters<PictureFont>.Setter) { set(&self, values) }
}

extension ValueType where Value == String {
  /// A family by its name, which is one of the library's if that is known.
  static var existingFamily: ValueType {
    let expected = "an installed font family"
    return ValueType(expected: expected, schema: { _ in ["type": "string"] }) { node, decoder in
      guard let name = ValueType.anyText.read(node, decoder) else { return nil }
      guard let library = decoder.options.fonts, !library.hasFamily(name) else { return name }
      return decoder.reportUnknown(
        node, name, among: library.allFamilies, expected: expected)
    }
  }
}
