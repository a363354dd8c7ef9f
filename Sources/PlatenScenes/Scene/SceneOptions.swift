package import Foundation

/// How a scene is read.
package struct SceneOptions: Sendable {
  /// Values that take the place of the scene's own.
  package var overrides: [SceneOverride] = []
  /// The folder of the scene's file, where its data is; nil where no file may be read.
  package var folder: URL?
  /// Folders and files outside of ``folder`` that may be read as well.
  package var allowedPaths: [URL] = []
  /// Whether views are marked with their places in the file, for a layout's tree.
  package var marksViews = false

  package init() {}
}
