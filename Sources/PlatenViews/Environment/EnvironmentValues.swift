public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout
public import PlatenText

/// What views inherit from those around them.
public struct EnvironmentValues {
  private struct Values {
    var font: Font?
    var foreground: ForegroundLevels?
    var backgroundStyle: AnyShapeStyle?
    var tintStyle: AnyShapeStyle?
    var tint = Color.accentColor
    var colorScheme = ColorScheme.light
    var dynamicTypeSize = DynamicTypeSize.large
    var platform = Platform.iOS
    var displayScale: CGFloat?
    var layoutDirection = LayoutDirection.leftToRight
    var paragraph = ParagraphStyle()
    var stackOrientation: Axis?
    var custom: [ObjectIdentifier: Any] = [:]
  }

  /// The values live in one object, so that handing them to every view costs little, and in one
  /// value within, so that a copy is made at once.
  private final class Storage {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage = Storage(Values())

  /// The environment outside of all views.
  public init() {}

  private subscript<Value>(
    stored path: WritableKeyPath<Values, Value>
  ) -> Value {
    get { storage.values[keyPath: path] }
    set {
      makeUnique()
      storage.values[keyPath: path] = newValue
    }
  }

  /// Sees to it that nobody else has the values that are about to change.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
  }

  /// A value of a key that Platen does not know.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A value may be an optional, and nil is one that has been set.
      guard let value = storage.values.custom[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set {
      makeUnique()
      storage.values.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The font of texts that have none of their own; nil for body.
  public var font: Font? {
    get { storage.values.font }
    set {
      self[stored: \.font] = newValue
      // What was said of the letterforms before counts less than what the font says.
      if newValue?.hasFamily == true { textAttributes.isFamilyOfOuter = true }
    }
  }

  /// Whether the surrounding is light or dark.
  public var colorScheme: ColorScheme {
    get { storage.values.colorScheme }
    set { self[stored: \.colorScheme] = newValue }
  }

  /// The reader's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.values.dynamicTypeSize }
    set { self[stored: \.dynamicTypeSize] = newValue }
  }

  /// The system whose sizes of type and of controls are imitated.
  ///
  /// Whoever imports Platen has it as `imitatedPlatform`.
  package var platform: Platform {
    get { storage.values.platform }
    set { self[stored: \.platform] = newValue }
  }

  /// Whether macOS's sizes are imitated.
  package var imitatesMac: Bool { platform == .macOS }

  /// The pixels a point that texts and scaled lengths are rounded to, 2 by default.
  ///
  /// It is not the scale of the output: a picture has the same layout at every scale. Once it is
  /// set, frames are rounded to it, too, as in SwiftUI, instead of to the output's own pixels: a
  /// view that AppKit draws at two pixels a point outside of a window has a display scale of 1, and
  /// its edges stand on whole points.
  public var displayScale: CGFloat {
    get { storage.values.displayScale ?? 2 }
    set { self[stored: \.displayScale] = newValue }
  }

  /// The pixels that frames are rounded to, if they are not the output's.
  var pixelGrid: PixelGrid? { storage.values.displayScale.map(PixelGrid.init) }

  /// The length in points of a pixel of ``displayScale``.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether reading goes from left to right or from right to left.
  public var layoutDirection: LayoutDirection {
    get { storage.values.layoutDirection }
    set { self[stored: \.layoutDirection] = newValue }
  }

  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { storage.values.paragraph.lineLimit }
    set { self[stored: \.paragraph].lineLimit = newValue }
  }

  /// The least part of its size that a text may shrink to before it is truncated, 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { storage.values.paragraph.minimumScaleFactor }
    set { self[stored: \.paragraph].minimumScaleFactor = newValue }
  }

  /// Additional space between a text's lines, in points.
  public var lineSpacing: CGFloat {
    get { storage.values.paragraph.lineSpacing }
    set { self[stored: \.paragraph].lineSpacing = newValue }
  }

  /// Whether the letters of texts may come closer together before the text is truncated.
  public var allowsTightening: Bool {
    get { storage.values.paragraph.allowsTightening }
    set { self[stored: \.paragraph].allowsTightening = newValue }
  }

  /// How a text fills the space that is offered to it.
  package var paragraph: ParagraphStyle {
    get { storage.values.paragraph }
    set { self[stored: \.paragraph] = newValue }
  }

  /// The style behind everything; nil for white in the light scheme and black in the dark.
  public var backgroundStyle: AnyShapeStyle? {
    get { storage.values.backgroundStyle }
    set { self[stored: \.backgroundStyle] = newValue }
  }

  /// The styles of texts and shapes that have none of their own; nil for the label colours.
  package var foreground: ForegroundLevels? {
    get { storage.values.foreground }
    set { self[stored: \.foreground] = newValue }
  }

  /// The colour of what can be acted on.
  package var tint: Color {
    get { storage.values.tint }
    set { self[stored: \.tint] = newValue }
  }

  /// The style of what can be acted on, if it is another than a colour.
  var tintStyle: AnyShapeStyle? {
    get { storage.values.tintStyle }
    set { self[stored: \.tintStyle] = newValue }
  }

  /// The axis of the stack around a view; nil outside of stacks.
  var stackOrientation: Axis? {
    get { storage.values.stackOrientation }
    set { self[stored: \.stackOrientation] = newValue }
  }

  /// The components that a colour has here.
  package func resolve(_ color: Color) -> Color.Resolved { color.resolved(in: colorScheme) }

  /// What texts and shapes that have no style of their own are painted with.
  var foregroundPaint: _StylePaint {
    ForegroundLevels.paint(level: 0, of: foreground, in: self)
  }

  /// The font, family and size that texts have here.
  package var resolvedFont: ResolvedFont {
    textAttributes.font(font ?? .body).resolved(for: dynamicTypeSize, on: platform)
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
