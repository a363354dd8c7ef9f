internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText

/// The values of an environment, and what was made of them.
///
/// They live in one object, so that handing them to every view costs little, and in one value
/// within, so that a copy is made at once. It belongs to one render, on one thread.
final class EnvironmentStorage {
  struct Values {
    var font: Font?
    var foreground: ForegroundLevels?
    var backgroundStyle: AnyShapeStyle?
    var tintStyle: AnyShapeStyle?
    /// The tint where none is set.
    var accent = Color.accentColor
    var tint = Color.accentColor
    var isTinted = false
    var colorScheme = ColorScheme.light
    var dynamicTypeSize = DynamicTypeSize.large
    var platform = Platform.iOS
    var displayScale: CGFloat?
    var layoutDirection = LayoutDirection.leftToRight
    var paragraph = ParagraphStyle()
    var stackOrientation: Axis?
    var textAttributes = TextAttributes()
    /// The values of other keys, in an ``EnvironmentBox`` each.
    var custom: [ObjectIdentifier: AnyObject] = [:]
  }

  /// Most views make one of few changes: a stack's, a font's, a text's.
  private static let mostKept = 4

  var values: Values
  /// How texts are set here; nil before the first one is.
  var textSetting: TextEnvironment?
  private var kept: [(change: EnvironmentChange, storage: EnvironmentStorage)] = []
  private var oldest = 0

  init(_ values: Values = Values()) { self.values = values }

  /// Returns what came of a change of these values; nil if that is not known.
  func known(_ change: EnvironmentChange) -> EnvironmentStorage? {
    for known in kept where known.change == change { return known.storage }
    return nil
  }

  /// Keeps what came of a change, in place of the oldest if there is no room.
  func keep(_ storage: EnvironmentStorage, for change: EnvironmentChange) {
    if kept.count < Self.mostKept {
      kept.append((change, storage))
    } else {
      kept[oldest] = (change, storage)
      oldest = (oldest + 1) % Self.mostKept
    }
  }

  /// Forgets what was made of the values, before these change.
  func forget() {
    textSetting = nil
    kept = []
  }
}

/// A value of the environment on the heap, so that it is found without being looked up by its type.
final class EnvironmentBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A change of the environment that many views make alike, and that can be compared with another.
enum EnvironmentChange: Equatable {
  case font(Font?)
  case foregroundColor(Color?)
  /// The most lines of texts, and the least that there is space for.
  case lines(limit: Int?, reserved: Int)
  case stackOrientation(Axis?)

  /// Makes the change.
  func make(in environment: inout EnvironmentValues) {
    switch self {
    case .font(let font): environment.font = font
    case .foregroundColor(let color):
      if environment.foreground?.isFixed == true { return }
      environment.foreground = color.map { ForegroundLevels([$0], outer: nil) }
    case .lines(let limit, let reserved):
      environment.lineLimit = limit
      environment.paragraph.reservedLines = reserved
    case .stackOrientation(let axis): environment.stackOrientation = axis
    }
  }
}
