internal import Foundation
package import PlatenBase
package import PlatenText

extension Motion {
  /// Prints the motion as an SVG of the picture in the end, whose groups come from where they were.
  ///
  /// - Parameters:
  ///   - pngOptions: Pixels per point, by which large pictures of pixels are made smaller, and how much
  ///     drawing may cost.
  ///   - loops: As of ``frames(rate:loops:)``.
  ///   - form: How the document says what moves.
  /// - Throws: As of a still picture.
  package func printSVG(
    _ pngOptions: PNGOptions, loops: Int, form: SVGMotionForm = .css, options: SVGOptions,
    library: FontLibrary, to sink: any ByteSink
  ) throws {
    let list = document
    try DrawingCost.check(list, as: .svg, scale: pngOptions.scale, most: pngOptions.maximumCost)
    let cycle = loops == 1 ? nil : SVGMotionWriter.Cycle(way: duration, loops: loops)
    try list.printSVG(scale: pngOptions.scale, options, library: library, to: sink) { definitions in
      let isRead = options.text == .semantic
      if form == .smil {
        var writer = SVGAnimationWriter(cycle, isRead: isRead)
        for layer in layers { writer.add(layer) }
        return writer.motion
      }
      var writer = SVGMotionWriter(timing.spring, cycle, isRead: isRead, id: definitions.nextID())
      for layer in layers { writer.add(layer) }
      return writer.motion
    }
  }
}

/// How an SVG says what moves in it.
package enum SVGMotionForm: String, CaseIterable, Hashable, Sendable {
  /// In styles (CSS Animations Level 1, CSS Transforms Level 1), and only to readers who like motion (Media
  /// Queries Level 5, `prefers-reduced-motion`): viewers without styles show the end.
  case css
  /// In elements (SVG 1.1, chapter 19), to all readers, for places that take no styles.
  case smil
}
