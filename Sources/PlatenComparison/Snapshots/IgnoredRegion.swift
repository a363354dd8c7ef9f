package import Foundation

/// A part of a picture that is not compared.
package enum IgnoredRegion: Hashable, Sendable {
  /// A rectangle in points, from the picture's top left.
  case rectangle(CGRect)
  /// A view by its id in the layout, such as `view.vStack.children[2]`, with all that is in it.
  case node(String)
}
