internal import Foundation
internal import PlatenBase
internal import PlatenLayout

/// What the views around a scroll view say about it.
struct ScrollSettings {
  /// The distances of the views from the edges of the space, in points.
  var margins = EdgeInsets()
  /// Whether what goes beyond the space is cut off.
  var clips = true
  /// Which point of larger views meets that point of the space.
  var start = UnitPoint.topLeading
  /// Which point of smaller views meets that point of the space.
  var alignment = UnitPoint.topLeading
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  /// What scroll views in here are like.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}
