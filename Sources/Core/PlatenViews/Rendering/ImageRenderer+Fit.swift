internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout
public import PlatenReports
internal import PlatenText

extension ImageRenderer {
  /// Lays the view out and returns a report on its fit: its size, its texts, its fonts, the views that it left out.
  ///
  /// - Throws: Errors of ``displayList()``.
  public func fitReport() throws -> FitReport { try fittedPicture().report }

  /// Lays the view out and returns the frames of everything in it.
  ///
  /// - Throws: Errors of ``displayList()``.
  public func layoutTree() throws -> LayoutTree {
    try render { root, _ in LayoutTreeReader.tree(of: root, grid: grid) }
  }

  /// Lays the view out once and returns the picture and a report on its fit.
  ///
  /// - Parameter includesTree: Whether to return the frames of all views as well.
  /// - Throws: Errors of ``displayList()``.
  public func fittedPicture(includesTree: Bool = false) throws -> FittedPicture {
    try cancellable { try fitted(includesTree: includesTree) }
  }

  /// Lays the view out and returns what there is to draw, and of its report what is known without a
  /// look at its texts: the characters that no font has, the packed clouds, and whether it is blank.
  ///
  /// - Throws: Errors of ``displayList()``.
  package func pictureWithKnownFindings() throws -> FittedPicture {
    var picture = try render { root, pass in
      let list = displayList(of: root, draw(root, in: pass))
      var report = FitReport(proposal: proposedSize, size: list.size)
      report.missing = list.missing
      report.clouds = pass.clouds
      report.linkProblems = pass.linkProblems
      report.replacements = pass.replacements + LeftOutNotes.takenFindings()
      report.pictureProblems = pass.pictures.problems
      report.unsettled = pass.unsettled
      report.isBlank = list.isBlank
      return FittedPicture(list: list, report: report, tree: nil)
    }
    picture.list = try addingDark(to: picture.list)
    return picture
  }

  private func fitted(includesTree: Bool) throws -> FittedPicture {
    var picture = try render { root, pass in
      let record = FitRecord(size: root.size)
      let drawing = draw(root, in: pass, fit: record)
      var report = FitReport(proposal: proposedSize, size: root.size)
      report.texts = record.texts
      report.missing = drawing.missing
      report.fonts = drawing.items.fonts
      report.leftOut = record.leftOut
      report.clouds = pass.clouds
      report.linkProblems = pass.linkProblems
      report.replacements = pass.replacements + LeftOutNotes.takenFindings()
      report.pictureProblems = pass.pictures.problems
      report.unsettled = pass.unsettled
      report.overlaps = record.overlaps
      report.partsOutside = record.partsOutside
      report.assumptions = record.assumptions
      report.content = record.content
      report.scale = scale
      report.isUnlikeSwiftUI = pass.keeping?.isNeeded ?? false
      let list = displayList(of: root, drawing)
      report.isBlank = list.isBlank
      let needsTree = includesTree || showsLayoutFrames
      return FittedPicture(
        list: list, report: report,
        tree: needsTree ? LayoutTreeReader.tree(of: root, grid: grid) : nil)
    }
    picture.list = try addingDark(to: picture.list)
    if picture.report.isUnlikeSwiftUI {
      picture.report.textsInSwiftUI = try textsInSwiftUI()
    }
    if showsLayoutFrames, let tree = picture.tree {
      let outlines = try outlines(of: tree)
      picture.list.items += outlines
      picture.list.dark?.items += outlines
      if !includesTree { picture.tree = nil }
    }
    return picture
  }

  /// Returns the texts as they are where all shares are equal that would be so in SwiftUI.
  private func textsInSwiftUI() throws -> [TextFit] {
    drawsAsMeasured = false
    defer { drawsAsMeasured = true }
    return try render { root, pass in
      let record = FitRecord(size: root.size)
      _ = draw(root, in: pass, fit: record)
      return record.texts
    }
  }

  /// Returns what shows the frames of a tree.
  private func outlines(of tree: LayoutTree) throws -> [DisplayItem] {
    let renderer = ImageRenderer<FrameOutlines>(
      content: FrameOutlines(tree: tree, grid: grid), library: library)
    renderer.environment.colorScheme = environment.colorScheme
    return try renderer.displayList().items
  }
}

extension [DisplayItem] {
  /// The faces of the items' glyphs, in the order of their first use.
  fileprivate var fonts: [FontFace] {
    var seen: Set<FontFace> = []
    var fonts: [FontFace] = []
    func look(at items: [DisplayItem]) {
      for item in items {
        switch item {
        case .glyphs(let glyphs) where seen.insert(glyphs.run.face).inserted:
          fonts.append(glyphs.run.face)
        case .group(let group):
          look(at: group.items)
          look(at: group.mask ?? [])
        default: break
        }
      }
    }
    look(at: self)
    return fonts
  }
}
