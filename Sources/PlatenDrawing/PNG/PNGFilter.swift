/// How the bytes of a row are foretold from their neighbours before they are compressed.
package enum PNGFilter: Equatable, Sendable, CaseIterable {
  /// Bytes as they are: best for text and flat shapes, whose repetitions the compressor finds.
  case none
  /// Differences from the row above, in every row.
  case up
  /// Row by row: bytes as they are where colours repeat, or else the filter with the smallest
  /// differences. Best when images or gradients are in the picture; about a third slower.
  case adaptive
}
