package import Platen
package import PlatenBase

/// The options of reading a scene.
package struct SceneOptions: Sendable {
  /// Values that take the place of the scene's own.
  package var overrides: [SceneOverride] = []
  /// The names of the data whose values are taken as they are: a mapping among them is a record, and
  /// never says where a list comes from, whoever wrote it.
  package var literalData: Set<String> = []
  /// Values of the data that are spelled otherwise than a scene would have them, by their names.
  package var cells: [String: DataValue] = [:]
  /// Where the scene's data and pictures are; nil where no file may be read.
  package var folder: DataFolder?
  /// Whether views are marked with their places in the file, for a layout's tree.
  package var marksViews = false
  /// Whether what the scene says of the marked views is kept, so that a change of it can be named.
  package var keepsValues = false
  /// Whether words may lead to addresses that the data names.
  package var allowsLinks = true
  /// What the scene may ask for.
  package var limits = SceneLimits()
  /// The fonts that options may name; nil where a family's name is taken as it is.
  package var fonts: FontLibrary?
  /// What can end the reading from another thread; nil for what is around it.
  package var cancellation: RenderCancellation?
  /// What is asked before a picture is decoded, with the memory that it takes; nil if all may be.
  package var imageLimiter: ImageLimiter?

  package init() {}
}

/// The limits of a scene; by default as much as a person's own scene ever asks for.
package struct SceneLimits: Hashable, Sendable {
  /// What the text of the scene may ask of its reader.
  package var source = SourceLimits()
  /// The most views, tags counted as such: loops and styles can ask for any number of them.
  package var views = 250_000
  /// The most views and modifiers around each other, a little fewer than a render allows.
  package var levels = 2_000
  /// The most bytes of all texts in UTF-8, those counted again that loops repeat.
  package var textBytes = Int.max
  /// The most pixels of a picture, which are checked before they are made.
  package var imagePixels = RasterImage.maximumPixels
  /// The most pixels of all pictures together, each counted once however often it is shown.
  package var allImagePixels = Int.max

  package init() {}
}
