package import Foundation
package import PlatenDrawing

/// Compares SVG files by what they mean, not by their bytes.
///
/// read both → match their elements → compare the attributes of those that were found again
///
/// No differences are white space between elements, comments, the order of attributes, quotes, how
/// numbers, colours, paths and transforms are written, `style` in place of attributes, editors' own
/// elements, ids that are only called otherwise, groups without effect, and definitions that nobody
/// refers to.
///
/// - Complexity: O(*n* log *n*), where *n* is the number of elements of both.
package struct SVGComparison {
  /// How far numbers may be apart that count as the same, in pixels of the picture at its own size;
  /// opacities and the like in tenths of it.
  package var tolerance: Double
  /// How much of a file is read.
  package var limits = SVGLimits()

  /// Makes a comparison with a tolerance.
  package init(tolerance: Double = 0.01) {
    self.tolerance = tolerance
  }

  /// Returns what became of the elements of a reference: in the order of the other file, those that
  /// are gone at the end; empty if both mean the same.
  ///
  /// - Throws: ``SVGComparisonError``, which says which of the two cannot be read.
  package func changes(
    from reference: Data, to actual: Data
  ) throws(SVGComparisonError) -> [SVGChange] {
    if reference == actual {
      _ = try read(reference, .reference)
      return []
    }
    var keys = SVGKeys()
    let old = SVGOutline(try read(reference, .reference), keys: &keys)
    let new = SVGOutline(try read(actual, .actual), keys: &keys)
    let matching = TreeMatching(old: old.outline, new: new.outline) {
      Self.similarity(old, $0, new, $1)
    }
    return SVGFindings(old: old, new: new, matching: matching, tolerance: tolerance).changes()
  }

  private func read(
    _ data: Data, _ side: SVGComparisonError.Side
  ) throws(SVGComparisonError) -> SVGDocument {
    do {
      return try SVGDocument(data, limits: limits)
    } catch {
      throw SVGComparisonError(side: side, error: error)
    }
  }

  /// Returns how much alike two elements of one name are, from 0 to 1: attributes and what is
  /// inside.
  private static func similarity(
    _ old: SVGOutline, _ node: Int, _ new: SVGOutline, _ other: Int
  ) -> Double {
    if old.document.nodes[node].name == SVGNode.textName {
      return TextSimilarity.of(old.texts[node], new.texts[other])
    }
    let theirs = Dictionary(
      new.values[other].map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let alike = old.values[node].filter { theirs[$0.name] == $0.value }.count
    let inside = Set(old.outline.children[node].prefix(64).map { old.outline.contents[$0] })
    let common = inside.intersection(
      new.outline.children[other].prefix(64).map { new.outline.contents[$0] })
    let most =
      max(old.values[node].count, theirs.count)
      + max(inside.count, min(new.outline.children[other].count, 64))
    return most == 0 ? 1 : Double(alike + common.count) / Double(most)
  }
}

// MARK: - Changes

/// A change of an element of an SVG file.
package struct SVGChange: Hashable, Sendable {
  /// The kinds of change.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case added, removed, attribute, text, order
  }

  package var kind: Kind
  /// Where the element is in the reference, or in the other file if it is new: `svg/g[2]/path[1]`.
  package var path: String
  /// What changed, in a sentence without a full stop.
  package var sentence: String

  /// What it says of the drawing, wherever the element stands.
  var aspect = Aspect.structure

  package init(kind: Kind, path: String, sentence: String) {
    (self.kind, self.path, self.sentence) = (kind, path, sentence)
  }

  /// The aspect that a change is about.
  enum Aspect: Hashable, Sendable {
    /// Elements are new, gone or in another order, or refer to others.
    case structure
    /// Where something lies, and how large it is.
    case place
    /// A colour is another.
    case color(old: String, new: String)
    /// A text says something else.
    case text(old: String, new: String)
    /// Anything else, in words that name no element: `stroke-width is 2, was 1`.
    case attribute(String)
  }
}

// MARK: - Errors

/// An error of reading one of two SVG files.
package struct SVGComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the two files.
  package enum Side: String, Hashable, Sendable {
    case reference, actual
  }

  package var side: Side
  package var error: SVGReadingError

  /// The file, the place and the message: `the reference: 3:14: …`.
  package var description: String {
    (side == .reference ? "the reference: " : "the actual file: ") + error.description
  }
}
