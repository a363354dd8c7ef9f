/// Expects every reference beside a test file to be one that a test asks for.
///
/// References are told that a test which has asked for others did not ask for, and those of tests that
/// are gone from the file. It is for the last test of an XCTest class, as XCTest runs one after another;
/// with Swift Testing, ``Testing/Trait/noUnusedSnapshots`` does it.
public func expectNoUnusedSnapshots(
  fileID: StaticString = #fileID, beside filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let unused = UnusedSnapshots(beside: place.filePath)
  let files = Set(unused.leftBehind() + unused.orphans()).sorted()
  if files.isEmpty { return }
  TestRunner.current.report(
    SnapshotMessage(message: UnusedSnapshots.complaint(about: files)), at: place)
}
