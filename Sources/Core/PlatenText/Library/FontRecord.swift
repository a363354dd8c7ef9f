internal import CHarfBuzz
package import Foundation

/// The record of a face, known before its file is opened.
package struct FontRecord: Hashable, Sendable {
  /// The path of the font's file.
  package var path: String
  /// The index of the face in its file, for collections.
  package var index: Int
  /// The name of the family.
  package var family: String
  /// The weights the face has, on OpenType's scale: one for a static face, a range for a variable
  /// one.
  package var weights: ClosedRange<CGFloat>
  /// Whether the face is italic or oblique.
  package var isItalic: Bool
  /// What else the face is called, such as `Nunito-Bold` and `Nunito Bold`; none if it comes from an index.
  package var faceNames: [String] = []
  /// Whether every glyph has the same advance.
  package var isMonospaced: Bool
  /// Whether the face takes variations.
  package var isVariable: Bool
  /// The scripts that the face covers, sorted by their codes: see ``ScriptCoverage``.
  package var scripts: [Script] = []

  /// The weight on OpenType's scale that comes nearest to `weight`.
  package func nearestWeight(to weight: CGFloat) -> CGFloat {
    min(max(weight, weights.lowerBound), weights.upperBound)
  }

  /// Returns whether the family has this name, as fontconfig compares names: case and spaces aside.
  package func isOfFamily(_ name: String) -> Bool { Self.plain(family) == Self.plain(name) }

  /// Returns whether the face itself has this name, as fontconfig compares names.
  package func isFace(_ name: String) -> Bool {
    faceNames.contains { Self.plain($0) == Self.plain(name) }
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }
}

// MARK: - Descriptions

/// The description of a face by its file, for people who choose fonts.
package struct FontDescription: Hashable, Sendable {
  /// An axis on which a variable font varies.
  package struct Axis: Hashable, Sendable {
    /// The axis's four-letter tag, such as `wght`.
    package var tag: String
    /// From the lowest place to the highest, in the axis's own units.
    package var range: ClosedRange<Double>
    /// Where the face is if nothing is said, in the axis's own units.
    package var defaultValue: Double
  }

  /// The coverage of a script by the face.
  package struct Coverage: Hashable, Sendable {
    package var script: Script
    /// How many of the script's characters the face has.
    package var count: Int
    /// How many characters Unicode has assigned to the script.
    package var total: Int
  }

  package var record: FontRecord
  package var axes: [Axis]
  /// The scripts of which the face has characters, sorted by their codes.
  package var coverage: [Coverage]

  init(record: FontRecord, characters: OpaquePointer?) {
    self.record = record
    axes = record.isVariable ? Self.axes(ofFontAt: record.path, index: record.index) : []
    coverage = ScriptCoverage.all.compactMap { script in
      let count = characters.map(script.count(in:)) ?? 0
      return count == 0 ? nil : Coverage(script: script.script, count: count, total: script.count)
    }
  }

  private static func axes(ofFontAt path: String, index: Int) -> [Axis] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
    let face = hb_face_create(blob, UInt32(index))
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    var count = hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let low = Double(info.min_value)
      return Axis(
        tag: Script(tag: info.tag).code, range: low...max(low, Double(info.max_value)),
        defaultValue: Double(info.default_value))
    }
  }
}
