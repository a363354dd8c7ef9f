/// How the bytes of a row are foretold from their neighbours before they are compressed.
package enum PNGFilter: Equatable, Sendable, CaseIterable {
  /// Bytes as they are: best for text and flat shapes, whose repetitions the compressor finds.
  case none
  /// Row by row as the colours tell: best for pictures and gradients.
  ///
  /// Where colours are new, differences from the neighbours; where they come again, as for `none`.
  case adaptive
}
