/// What tells two pictures apart, and what became of each pixel.
package struct ExaminedPixels: Hashable, Sendable {
  /// The figures.
  package let difference: PixelDifference
  /// Where the two pictures lie.
  package let canvas: PixelCanvas
  /// What became of each pixel of the canvas; nil if the pictures are the same, bit by bit.
  package let marks: PixelMarks?

  init(difference: PixelDifference, canvas: PixelCanvas, marks: PixelMarks) {
    (self.difference, self.canvas, self.marks) = (difference, canvas, marks)
  }

  init(identical picture: PixelImage) {
    canvas = PixelCanvas(picture, picture)
    difference = PixelDifference(canvas)
    marks = nil
  }
}
