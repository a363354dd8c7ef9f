public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout
public import PlatenText

/// A report on how a view fitted into the offered space.
///
/// Lengths and places are points in the picture's coordinates, y down.
public struct FitReport: Sendable {
  /// The space that the view was offered.
  public var proposal: ProposedViewSize
  /// The size of the picture, which is the size that the view took.
  public var size: CGSize
  /// The picture's texts, in drawing order.
  public var texts: [TextFit] = []
  /// The characters that no font has, in order.
  public var missing: [MissingGlyph] = []
  /// The faces of the texts, in the order of their first use.
  public var fonts: [FontFace] = []
  /// The views that layouts left out, grouped by layout, in drawing order.
  public var leftOut: [LeftOutViews] = []
  /// The packed word clouds, in drawing order.
  public var clouds: [CloudArrangement] = []
  /// The links of views that lead nowhere, in the order in which these are drawn.
  package var linkProblems: [FitFinding] = []
  /// The symbols, pictures and views that others were drawn in the place of.
  package var replacements: [FitFinding] = []
  /// The pictures of which something is drawn otherwise than their files mean.
  package var pictureProblems: [FitFinding] = []
  /// Whether a view got another share of a stack or a grid than it would get in SwiftUI.
  package var isUnlikeSwiftUI = false
  /// The texts as they would be in SwiftUI, in the same order; empty where they are the same.
  package var textsInSwiftUI: [TextFit] = []
  /// The shapes and images that reach beyond the picture's edge.
  package var partsOutside: [PartOutside] = []
  /// What layouts took where nothing told them, and codes that are too small.
  package var assumptions: [FitFinding] = []
  /// Why the picture is not of a settled state, where one is drawn nevertheless.
  package var unsettled: RenderError?
  /// The texts that are drawn over others that a layout has put beside them.
  package var overlaps: [TextOverlap] = []
  /// The box of a scene's view in the picture, of which the canvas may cut off a part; nil outside
  /// scenes.
  package var content: CGRect?
  /// Pixels per point of a PNG of the picture.
  package var scale: CGFloat = 1
  /// Whether nothing can be seen of the picture but its background.
  package var isBlank = false

  /// Makes a report in which nothing has been told yet.
  package init(proposal: ProposedViewSize, size: CGSize) {
    self.proposal = proposal
    self.size = size
  }

  /// Whether the view takes more space than it was offered, or leaves out a part of a text.
  public var overflows: Bool { isOversized || texts.contains(where: \.isTruncated) }

  /// Whether the view takes more space than it was offered.
  var isOversized: Bool {
    size.width > (proposal.width ?? .infinity) || size.height > (proposal.height ?? .infinity)
  }

  /// The number of views that were left out.
  public var leftOutCount: Int { leftOut.reduce(0) { $0 + $1.count } }

  /// The texts that are drawn smaller than their fonts.
  public var shrunkTexts: [TextFit] { texts.filter(\.isShrunk) }

  /// The texts with a part left out.
  public var truncatedTexts: [TextFit] { texts.filter(\.isTruncated) }
}

// MARK: - Texts

/// The fit of a text in the space that its views left for it.
public struct TextFit: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// The lines as they are drawn, with the ellipsis of one that was truncated.
  public var lines: [String]
  /// The text's box in points in the picture's coordinates, without rotations and scalings.
  public var frame: CGRect
  /// The drawn size of the type in points.
  public var fontSize: CGFloat
  /// The factor by which the text was shrunk: 1 for its full size, 0.5 for half of it.
  public var scaleFactor: CGFloat
  /// Whether a part of the text was left out.
  public var isTruncated: Bool
  /// The name of the scene's view that shows the text, such as `view.flow.children[2]`; empty
  /// outside scenes.
  public var id = ""
  /// Where the text is drawn; nil if nothing of it can be seen.
  package var ink: TextInk?
  /// How far ink of a line reaches into that of the next, in points.
  package var lineOverlap: CGFloat = 0
  /// The parts before and after the first break inside a word; nil if there is none.
  package var brokenWord: BrokenWord?
  /// The families that were asked for and that no font is of.
  package var missingFamilies: [MissingFamily] = []
  /// The families that were asked for by name and exist.
  package var familyUses: [FamilyUse] = []
  /// What was asked for of the text's fonts that they do not have.
  package var missingStyles: [MissingStyle] = []

  /// Makes the report of one text.
  package init(
    text: String, lines: [String], frame: CGRect, fontSize: CGFloat, scaleFactor: CGFloat,
    isTruncated: Bool, id: String = ""
  ) {
    self.text = text
    self.lines = lines
    self.frame = frame
    self.fontSize = fontSize
    self.scaleFactor = scaleFactor
    self.isTruncated = isTruncated
    self.id = id
  }
}

extension TextFit {
  /// Whether the type is smaller than was asked for, by a thousandth at least.
  var isShrunk: Bool { LayoutNumber.rounded(scaleFactor) < 1 }
}

/// A word that a line has too little room for.
package struct BrokenWord: Hashable, Sendable {
  /// The part of the word at the end of a line.
  package var start: String
  /// The part at the beginning of the next line.
  package var end: String

  /// Makes one of what two lines have of it.
  package init(start: String, end: String) { (self.start, self.end) = (start, end) }
}

/// A shape or an image that reaches beyond the picture's edge.
package struct PartOutside: Hashable, Sendable {
  /// What it is called in a sentence.
  package var name: String
  /// Which view of a scene it is of; empty outside scenes.
  package var id: String
  /// The box of what would be seen of it in a larger picture.
  package var bounds: CGRect

  /// Makes one of its name, its view and its box.
  package init(name: String, id: String, bounds: CGRect) {
    (self.name, self.id, self.bounds) = (name, id, bounds)
  }
}

/// A family of fonts that was asked for and is not there.
package struct MissingFamily: Hashable, Sendable {
  /// The name that was asked for.
  package var name: String
  /// The nearest name of a family that is there.
  package var suggestion: String?

  /// Makes one of its name, and of the name that may have been meant.
  package init(name: String, suggestion: String?) {
    (self.name, self.suggestion) = (name, suggestion)
  }
}

// MARK: - Views that were left out

/// The views that one layout left out, such as the views for which a flow has no row.
public struct LeftOutViews: Hashable, Sendable {
  /// The kind of the layout, as in ``LayoutTree/kind``.
  public var kind: String
  /// The name of the view in its scene; empty outside scenes.
  public var id: String
  /// The layout's box in points in the picture's coordinates, without rotations and scalings.
  public var frame: CGRect
  /// The number of views that were left out.
  public var count = 0
  /// The number of the layout's views, including the ones left out.
  public var total: Int
  /// The texts of each view that was left out, with spaces between them; empty for one without.
  public var texts: [String] = []

  /// Makes the layout's entry, of which no views are counted yet.
  package init(kind: String, id: String, frame: CGRect, total: Int) {
    self.kind = kind
    self.id = id
    self.frame = frame
    self.total = total
  }
}

// MARK: - The picture beside its report

/// A picture with a report on the fit of its views.
public struct FittedPicture: Sendable {
  /// The picture's drawing steps.
  public var list: DisplayList
  /// The report on how the view fitted into the offered space.
  public var report: FitReport
  /// The frames of all views; nil unless requested.
  public var tree: LayoutTree?

  /// Puts a picture beside its report.
  package init(list: DisplayList, report: FitReport, tree: LayoutTree?) {
    self.list = list
    self.report = report
    self.tree = tree
  }
}
