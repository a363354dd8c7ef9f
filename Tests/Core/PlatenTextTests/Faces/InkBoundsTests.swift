import CFreeType
import Foundation
import Testing

@testable import PlatenText

/// The ink of every glyph of every bundled font, of the variable ones at five weights, against what
/// FreeType says of the same outlines, unhinted.
@Suite struct InkBoundsTests {
  /// 1/64 of a point at 17 points, the size of body text, in em.
  ///
  /// FreeType itself rounds the points of its outlines: those of Nunito, whose coordinates are no
  /// whole units, by up to three quarters of a unit.
  private static let tolerance: CGFloat = 1 / 64 / 17

  struct Case: Sendable, CustomTestStringConvertible {
    var record: FontRecord
    var weight: CGFloat

    var testDescription: String {
      let file = URL(fileURLWithPath: record.path).lastPathComponent
      return "\(file), face \(record.index), weight \(weight)"
    }
  }

  static let cases: [Case] = {
    let records = (try? BundledFonts.library().records) ?? []
    return records.flatMap { record in
      (record.isVariable ? [100, 250, 400, 575, 900] : [400]).map {
        Case(record: record, weight: $0)
      }
    }
  }()

  @Test func everyFileIsTried() throws {
    let tried = Set(Self.cases.map { URL(fileURLWithPath: $0.record.path).lastPathComponent })
    let files = try FileManager.default.contentsOfDirectory(atPath: BundledFonts.folder)
      .filter { [".ttf", ".otf", ".ttc"].contains($0.suffix(4)) }
    #expect(tried == Set(files) && files.count > 60)
    #expect(Self.cases.filter { $0.record.isVariable }.count == 10)
  }

  @Test(arguments: cases) func inkIsAsFreeTypeHasIt(case tried: Case) throws {
    let face = try FontFace(record: tried.record, weight: tried.weight)
    let theirs = try FreeTypeFace(face)
    defer { theirs.close() }
    var worst: (glyph: UInt32, error: CGFloat) = (0, 0)
    for glyph in 0..<theirs.glyphCount {
      let ours = face.inkBounds(ofGlyph: glyph)
      let box = face.hasColour ? theirs.picture(ofGlyph: glyph) : theirs.outline(ofGlyph: glyph)
      let error = ours.distance(to: box)
      if error > worst.error { worst = (glyph, error) }
    }
    #expect(worst.error <= Self.tolerance, "glyph \(worst.glyph)")
  }
}

extension CGRect? {
  /// How far an edge is from that of another box at most; infinite if only one of them is there.
  fileprivate func distance(to other: CGRect?) -> CGFloat {
    guard let self, let other else { return (self == nil) == (other == nil) ? 0 : .infinity }
    return max(
      abs(self.minX - other.minX), abs(self.minY - other.minY), abs(self.maxX - other.maxX),
      abs(self.maxY - other.maxY))
  }
}

/// A face as FreeType reads it, whose boxes are parts of the em, y down.
private struct FreeTypeFace {
  /// The em that outlines are measured at, in pixels of which FreeType has the 64th part.
  private static let em = 1000

  private let library: FT_Library
  private let face: FT_Face
  /// The em of the pictures, in pixels.
  private let pictureEm: CGFloat

  init(_ face: FontFace) throws {
    var library: FT_Library?
    try #require(FT_Init_FreeType(&library) == 0)
    self.library = try #require(library)
    var opened: FT_Face?
    try #require(FT_New_Face(library, face.file, FT_Long(face.index), &opened) == 0)
    self.face = try #require(opened)
    if face.hasColour {
      // What is drawn has the height of its strike, and no other size.
      try #require(FT_Select_Size(opened, 0) == 0)
    } else {
      try #require(FT_Set_Char_Size(opened, Self.em * 64, Self.em * 64, 72, 72) == 0)
    }
    pictureEm = CGFloat(self.face.pointee.size.pointee.metrics.y_ppem)
    guard let weight = face.variations.first else { return }
    // The weight is the only axis of what is bundled.
    try #require(face.variations.count == 1 && weight.tag == "wght")
    try setWeight(weight.value)
  }

  private func setWeight(_ weight: CGFloat) throws {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    try #require(FT_Get_MM_Var(face, &axes) == 0)
    let known = try #require(axes)
    defer { FT_Done_MM_Var(library, known) }
    var places = (0..<Int(known.pointee.num_axis)).map { i in
      let axis = known.pointee.axis[i]
      return axis.tag == 0x7767_6874 ? FT_Fixed(weight * 65536) : axis.def
    }
    try #require(FT_Set_Var_Design_Coordinates(face, FT_UInt(places.count), &places) == 0)
  }

  func close() {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  var glyphCount: UInt32 { UInt32(face.pointee.num_glyphs) }

  /// The box around an outline's curves; nil if they enclose nothing.
  func outline(ofGlyph glyph: UInt32) -> CGRect? {
    let flags = Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { return nil }
    var box = FT_BBox()
    guard FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0, box.xMin < box.xMax,
      box.yMin < box.yMax
    else { return nil }
    let unit = CGFloat(Self.em * 64)
    return CGRect(
      x: CGFloat(box.xMin) / unit, y: -CGFloat(box.yMax) / unit,
      width: CGFloat(box.xMax - box.xMin) / unit, height: CGFloat(box.yMax - box.yMin) / unit)
  }

  /// The box that a picture fills, by the metrics of its strike; nil if the glyph has none.
  func picture(ofGlyph glyph: UInt32) -> CGRect? {
    let flags = Int32(FT_LOAD_COLOR) | Int32(FT_LOAD_BITMAP_METRICS_ONLY)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.bitmap.width > 0
    else { return nil }
    return CGRect(
      x: CGFloat(slot.pointee.bitmap_left) / pictureEm,
      y: -CGFloat(slot.pointee.bitmap_top) / pictureEm,
      width: CGFloat(slot.pointee.bitmap.width) / pictureEm,
      height: CGFloat(slot.pointee.bitmap.rows) / pictureEm)
  }
}
