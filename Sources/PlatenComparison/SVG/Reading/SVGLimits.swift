/// How much of an SVG file is read.
package struct SVGLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  package var bytes = 64 << 20
  /// The most elements and texts.
  package var nodes = 500_000
  /// How deep elements are nested.
  package var depth = 512
  /// The most attributes of one element.
  package var attributes = 1_000
  /// The longest attribute and the longest text, in bytes.
  package var valueBytes = 32 << 20
  /// The most bytes of all attributes and texts, with entities put in.
  package var allValueBytes = 128 << 20

  package init() {}
}
