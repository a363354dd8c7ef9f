internal import Foundation
package import PlatenBase
package import PlatenText

extension Motion {
  /// Prints the motion as an SVG of the picture in the end, whose groups come from where they were.
  ///
  /// What moves is said in styles (CSS Animations Level 1, CSS Transforms Level 1), and only to readers
  /// who like motion (Media Queries Level 5, `prefers-reduced-motion`): viewers without styles show the end.
  ///
  /// - Parameters:
  ///   - pngOptions: Pixels a point, by which large pictures of pixels are made smaller, and how much
  ///     drawing may cost.
  ///   - loops: As of ``frames(rate:loops:)``.
  /// - Throws: As of a still picture.
  package func printSVG(
    _ pngOptions: PNGOptions, loops: Int, options: SVGOptions, library: FontLibrary,
    to sink: any ByteSink
  ) throws {
    let list = document
    try DrawingCost.check(list, as: .svg, scale: pngOptions.scale, most: pngOptions.maximumCost)
    let cycle = loops == 1 ? nil : SVGMotionWriter.Cycle(way: duration, loops: loops)
    try list.printSVG(scale: pngOptions.scale, options, library: library, to: sink) { definitions in
      var writer = SVGMotionWriter(
        timing.spring, cycle, isRead: options.text == .semantic, id: definitions.nextID())
      for layer in layers { writer.add(layer) }
      return writer.motion
    }
  }
}
