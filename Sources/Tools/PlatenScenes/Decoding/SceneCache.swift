internal import Platen

/// A cache of what reading a scene finds out that is the same wherever its views are read again: in
/// its loops, and in a batch for each line of data.
///
/// It belongs to one thread, and if it is shared to readings of one scene that differ in the values of
/// its data alone, and mark no views.
package final class SceneCache {
  /// Whether the scene is read more than once.
  let isShared: Bool
  /// What depends neither on data nor on files.
  var constants = Constants()

  /// The parts that were asked for, by their identities.
  private var declaredParts: [ObjectIdentifier: CachedPart] = [:]
  /// How many of them are in no table.
  private var recordCount = 0
  private var templates: [String: TextTemplate] = [:]
  private var formatter: ValueFormatter?

  package init(isShared: Bool = false) { self.isShared = isShared }

  /// Where a view is written: in the scene's text, or in the file of a component.
  struct ViewPlace: Hashable {
    var file: String?
    var position: SourcePosition
  }

  /// Views and modifiers, and how much of a scene they are.
  struct Constants {
    /// Views by where they are written.
    var views: [ViewPlace: (AnyView, size: SceneSize)] = [:]
    /// Modifiers by how they are written.
    var modifiers: [SourceContent: (Modifier, size: SceneSize)] = [:]
  }

  /// The fonts of files that were read.
  private var fonts: [String: FontFileFaces] = [:]

  /// The fonts of a file; nil if it is none.
  func font(at path: String) -> FontFileFaces? {
    if let known = fonts[path], known.isCurrent { return known }
    fonts[path] = FontFileFaces(path: path)
    return fonts[path]
  }

  // MARK: - Texts

  /// A text with fields in braces, taken apart.
  func template(_ text: String) throws(TemplateError) -> TextTemplate {
    if let known = templates[text] { return known }
    let template = try TextTemplate(text)
    // Texts that come with the data are without end.
    if templates.count < Self.mostTemplates { templates[text] = template }
    return template
  }

  /// Returns what writes values for a locale and a time zone.
  func formatter(locale: Locale, timeZone: TimeZone) -> ValueFormatter {
    if let formatter, formatter.locale == locale, formatter.timeZone == timeZone {
      return formatter
    }
    let made = ValueFormatter(locale: locale, timeZone: timeZone)
    formatter = made
    return made
  }

  /// So many templates are kept.
  private static let mostTemplates = 10_000
}

// MARK: - Parts

extension SceneCache {
  /// The fields of a part of a table, declared once.
  func declared<Result>(_ table: PartTable<Result>, at position: Int) -> DeclaredPart<Result> {
    let part = table.parts[position]
    return known(part.identity) ?? keep(part.declared(), as: part.identity)
  }

  /// The fields of a part that is in no table, declared once.
  func declared<Result>(_ part: Part<Result>) -> DeclaredPart<Result> {
    if let known = known(part.identity) { return known }
    guard recordCount < Self.mostRecords else { return part.declared() }
    recordCount += 1
    return keep(part.declared(), as: part.identity)
  }

  private func known<Result>(_ identity: PartIdentity<Result>) -> DeclaredPart<Result>? {
    guard let kept = declaredParts[ObjectIdentifier(identity)] else { return nil }
    // The identity is kept, so that no other object has its place: the box is of the identity's type.
    return unsafeDowncast(kept.box, to: FieldBox<DeclaredPart<Result>>.self).value
  }

  private func keep<Result>(
    _ declared: DeclaredPart<Result>, as identity: PartIdentity<Result>
  ) -> DeclaredPart<Result> {
    declaredParts[ObjectIdentifier(identity)] = CachedPart(
      identity: identity, box: FieldBox(declared))
    return declared
  }

  /// A part with its fields, whose type is that of its identity.
  private struct CachedPart {
    let identity: AnyObject
    /// A ``FieldBox`` of the declared part.
    let box: AnyObject
  }

  /// So many parts in no table are kept.
  private static let mostRecords = 1000
}
