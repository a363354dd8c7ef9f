internal import CHarfBuzz

/// What a face's file says of it, for people who choose fonts.
package struct FontDescription: Hashable, Sendable {
  /// An axis on which a variable font varies.
  package struct Axis: Hashable, Sendable {
    package var tag: String
    package var range: ClosedRange<Double>
    package var defaultValue: Double
  }

  /// How much of a script the face has.
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
