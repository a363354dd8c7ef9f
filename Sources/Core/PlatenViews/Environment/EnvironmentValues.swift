public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenText

/// The values that views inherit from those around them.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()

  /// Makes the environment outside all views.
  public init() {}

  /// Changes the values, of which nobody else sees anything.
  private mutating func change(_ change: (inout EnvironmentStorage.Values) -> Void) {
    if isKnownUniquelyReferenced(&storage) {
      storage.forget()
    } else {
      storage = EnvironmentStorage(storage.values)
    }
    change(&storage.values)
  }

  /// Sets a value, where it is another than the one that is there.
  ///
  /// Where it is called, the compiler knows the path, and none is made.
  @inline(__always)
  private mutating func set<Value: Equatable>(
    _ path: WritableKeyPath<EnvironmentStorage.Values, Value>, _ value: Value
  ) {
    if storage.values[keyPath: path] != value { change { $0[keyPath: path] = value } }
  }

  /// The value of a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A value may be an optional, and nil is one that has been set.
      guard let box = storage.values.custom[ObjectIdentifier(key)] else { return K.defaultValue }
      // The setter below is the only one, and a key has values of one type.
      return unsafeDowncast(box, to: EnvironmentBox<K.Value>.self).value
    }
    set { change { $0.custom[ObjectIdentifier(key)] = EnvironmentBox(newValue) } }
  }

  /// The font of texts that set none; nil for body.
  public var font: Font? {
    get { storage.values.font }
    set {
      set(\.font, newValue)
      // A font family overrides a font design that was set outside.
      if newValue?.hasFamily == true, fontFamily != nil { textAttributes.isFamilyOfOuter = true }
    }
  }

  /// Whether the surrounding is light or dark.
  public var colorScheme: ColorScheme {
    get { storage.values.colorScheme }
    set { set(\.colorScheme, newValue) }
  }

  /// The reader's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.values.dynamicTypeSize }
    set { set(\.dynamicTypeSize, newValue) }
  }

  /// The system whose sizes of type and of controls are imitated.
  ///
  /// Whoever imports Platen has it as `imitatedPlatform`.
  package var platform: Platform {
    get { storage.values.platform }
    set { set(\.platform, newValue) }
  }

  /// Whether macOS's sizes are imitated.
  package var imitatesMac: Bool { platform == .macOS }

  /// The pixels per point that texts and scaled lengths are rounded to, 2 by default.
  ///
  /// It is not the scale of the output: a picture has the same layout at every scale. If you set
  /// it, frames are also rounded to it, as in SwiftUI, instead of to the output's own pixels: a
  /// view that AppKit draws at two pixels per point outside a window has a display scale of 1, and
  /// its edges lie on whole points.
  public var displayScale: CGFloat {
    get { storage.values.displayScale ?? 2 }
    set { set(\.displayScale, newValue) }
  }

  /// The pixels that frames are rounded to, if they are not the output's.
  var pixelGrid: PixelGrid? { storage.values.displayScale.map(PixelGrid.init) }

  /// The length in points of a pixel of ``displayScale``.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The reading direction: from left to right or from right to left.
  public var layoutDirection: LayoutDirection {
    get { storage.values.layoutDirection }
    set { set(\.layoutDirection, newValue) }
  }

  /// Whether reading goes from right to left.
  var isRightToLeft: Bool { storage.values.layoutDirection == .rightToLeft }

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { storage.values.paragraph.lineLimit }
    set { set(\.paragraph.lineLimit, newValue) }
  }

  /// The smallest fraction of its size to which a text may shrink before it is truncated, 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { storage.values.paragraph.minimumScaleFactor }
    set { set(\.paragraph.minimumScaleFactor, newValue) }
  }

  /// Additional space between a text's lines, in points.
  public var lineSpacing: CGFloat {
    get { storage.values.paragraph.lineSpacing }
    set { set(\.paragraph.lineSpacing, newValue) }
  }

  /// Whether the letters of texts may move closer together before the text is truncated.
  public var allowsTightening: Bool {
    get { storage.values.paragraph.allowsTightening }
    set { set(\.paragraph.allowsTightening, newValue) }
  }

  /// How a text fills the space that is offered to it.
  package var paragraph: ParagraphStyle {
    get { storage.values.paragraph }
    set { set(\.paragraph, newValue) }
  }

  /// The style of the background; nil for white in the light scheme and black in the dark.
  public var backgroundStyle: AnyShapeStyle? {
    get { storage.values.backgroundStyle }
    set { change { $0.backgroundStyle = newValue } }
  }

  /// The styles of texts and shapes that have none of their own; nil for the label colours.
  package var foreground: ForegroundLevels? {
    get { storage.values.foreground }
    set { if foreground !== newValue { change { $0.foreground = newValue } } }
  }

  /// Whether a foreground was chosen in the view, rather than for a picture as a whole.
  package var hasChosenForeground: Bool { foreground.map { !$0.isOfPicture } ?? false }

  /// The colour of what can be acted on.
  package var tint: Color {
    get { storage.values.tint }
    set { change { $0.tint = newValue } }
  }

  /// Whether a view has set the tint, to whatever colour.
  package var isTinted: Bool {
    get { storage.values.isTinted }
    set { change { $0.isTinted = newValue } }
  }

  /// The colour of what can be acted on where none is set: an app's `AccentColor`.
  package var accent: Color {
    get { storage.values.accent }
    set { change { $0.accent = newValue } }
  }

  /// The style of what can be acted on, if it is another than a colour.
  var tintStyle: AnyShapeStyle? {
    get { storage.values.tintStyle }
    set { change { $0.tintStyle = newValue } }
  }

  /// The attributes of the texts in a view, except for the font and the colour.
  var textAttributes: TextAttributes {
    get { storage.values.textAttributes }
    set { change { $0.textAttributes = newValue } }
  }

  /// The axis of the stack around a view; nil outside stacks.
  var stackOrientation: Axis? {
    get { storage.values.stackOrientation }
    set { set(\.stackOrientation, newValue) }
  }

  /// The environment of a render, which shares with no other what it keeps.
  var ofRender: EnvironmentValues {
    var environment = self
    environment.storage = EnvironmentStorage(storage.values)
    return environment
  }

  /// Returns how texts are set here, the same for all texts of a render.
  func textSetting(library: FontLibrary) -> TextEnvironment {
    if let known = storage.textSetting, known.typesetter.library === library { return known }
    let made = TextEnvironment(self, library: library)
    storage.textSetting = made
    return made
  }

  /// Makes a change, of which all views share what comes of it that make it in this environment.
  mutating func make(_ change: EnvironmentChange) {
    if let known = storage.known(change) {
      storage = known
      return
    }
    let outer = storage
    change.make(in: &self)
    if storage !== outer { outer.keep(storage, for: change) }
  }

  /// The components that a colour has here.
  package func resolve(_ color: Color) -> Color.Resolved { color.resolved(in: colorScheme) }

  /// What texts and shapes that have no style of their own are painted with.
  var foregroundPaint: _StylePaint {
    ForegroundLevels.paint(level: 0, of: foreground, in: self)
  }

  /// The font, family and size that texts have here.
  package var resolvedFont: ResolvedFont {
    textAttributes.letters.font(font ?? .body).resolved(for: dynamicTypeSize, on: platform)
  }
}

// MARK: - Keys

/// A key of the environment's own values.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}
