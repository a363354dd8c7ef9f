public import Foundation
public import Platen
@_exported public import PlatenComparison

/// Expects a view to look like the reference file beside the test.
///
/// ```swift
/// @Test func card() {
///   expectSnapshot(of: Text("Hello").padding(), size: CGSize(width: 120, height: 40))
/// }
/// ```
///
/// The reference of `CardTests.swift` is `__Snapshots__/CardTests/TEST.NAME.png`, where the test is
/// the function's name, and the name is a number, from 1, unless one is given. It works in tests of
/// Swift Testing and of XCTest.
///
/// References are written only on request: by `PLATEN_SNAPSHOTS=missing` or `=all`, by the trait
/// ``Testing/Trait/snapshots(record:tolerance:points:ignoring:)`` or by `record`. A test that records
/// fails, so that nobody commits pictures without looking at them.
///
/// The picture depends only on the view: the fonts are Platen's own, the language is American
/// English, and the time is 9 January 2007, 9:41 in Greenwich, unless the view sets them.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of this snapshot within the test; nil for its number.
///   - size: The picture's size in points; nil for the view's own.
///   - scale: The pixels per point.
///   - kind: The kind to compare: pixels, a drawing or a layout.
///   - record: Whether to write a reference; nil for the setting of the trait or of
///     `PLATEN_SNAPSHOTS`.
///   - tolerance: The tolerance for pixels; nil for the trait's.
///   - points: The allowed distance of places in SVGs and layouts, in points; nil for the trait's.
///   - ignoring: Rectangles that are not compared, in points, in addition to the trait's.
public func expectSnapshot(
  of view: some View, named name: String? = nil, size: CGSize? = nil, scale: CGFloat = 1,
  as kind: SnapshotKind = .png, record: SnapshotRecording? = nil,
  tolerance: PixelTolerance? = nil, points: Double? = nil, ignoring: [CGRect] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let run = SnapshotRun(
    at: place, record: record, tolerance: tolerance, points: points, ignoring: ignoring)
  let picture = SnapshotPicture(view: view, size: size, scale: scale)
  run.check([picture], named: name, as: kind)
}

/// Expects a view to look like its references in each variant of a matrix; all are compared, even
/// if one differs.
///
/// The references have the names of
/// ``expectSnapshot(of:named:size:scale:as:record:tolerance:points:ignoring:fileID:filePath:function:line:column:)``,
/// with the variant after the name, if there is one: `TEST.NAME-dark-accessibility3-ja.png`.
///
/// - Parameters:
///   - size: The picture's size in points, if no device has one; nil for the view's own.
///   - scale: The pixels per point, if no device has them.
///   - matrix: The variants.
public func expectSnapshots(
  of view: some View, named name: String? = nil, over matrix: SnapshotMatrix,
  size: CGSize? = nil, scale: CGFloat = 1, as kind: SnapshotKind = .png,
  record: SnapshotRecording? = nil, tolerance: PixelTolerance? = nil, points: Double? = nil,
  ignoring: [CGRect] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let run = SnapshotRun(
    at: place, record: record, tolerance: tolerance, points: points, ignoring: ignoring)
  let pictures = matrix.variants.map {
    SnapshotPicture(view: view, variant: $0, size: size, scale: scale)
  }
  run.check(pictures, named: name, as: kind)
}
