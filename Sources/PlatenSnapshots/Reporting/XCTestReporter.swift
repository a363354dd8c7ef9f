internal import Foundation
internal import Platen

#if canImport(XCTest)
  internal import XCTest
#endif

/// Records failures of XCTest, which has no attachments on Linux: the files go into a folder.
struct XCTestReporter: SnapshotReporter {
  /// Where the files go: `PLATEN_SNAPSHOT_ARTIFACTS`, or a folder for temporary files.
  static var folder: String {
    ProcessInfo.processInfo.environment["PLATEN_SNAPSHOT_ARTIFACTS"]
      ?? NSTemporaryDirectory() + "platen-snapshots"
  }

  func report(_ failure: SnapshotMessage, at place: SnapshotPlace) {
    let message = failure.message + Self.keep(failure.attachments, of: place, in: Self.folder)
    #if canImport(XCTest)
      XCTFail(message, file: place.staticPath, line: UInt(place.line))
    #else
      FileHandle.standardError.write(Data("\(place.filePath):\(place.line): \(message)\n".utf8))
    #endif
  }

  /// Writes the files, and says where they are.
  static func keep(
    _ attachments: [SnapshotMessage.Attachment], of place: SnapshotPlace, in folder: String
  ) -> String {
    if attachments.isEmpty { return "" }
    let file = ((place.filePath as NSString).lastPathComponent as NSString).deletingPathExtension
    let folder = "\(folder)/\(file)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for attachment in attachments {
        let sink = try FileSink(path: "\(folder)/\(attachment.name)")
        try attachment.bytes.withUnsafeBytes { try sink.write($0) }
        try sink.commit()
      }
      return "\nsee " + attachments.map { "\(folder)/\($0.name)" }.joined(separator: "\n    ")
    } catch {
      return "\nthe files to look at cannot be written: \(error)"
    }
  }
}
