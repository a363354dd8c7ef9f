internal import Foundation
internal import Platen

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Tells whoever runs the tests what is wrong with a snapshot.
protocol SnapshotReporter: Sendable {
  func report(_ message: SnapshotMessage, at place: SnapshotPlace)
}

/// The runners of tests.
enum TestRunner {
  /// The one that runs the test that is under way: Swift Testing in one of its tests, else XCTest.
  static var current: any SnapshotReporter {
    #if canImport(Testing)
      if Test.current != nil { return SwiftTestingReporter() }
    #endif
    return XCTestReporter()
  }
}

// MARK: - Swift Testing

#if canImport(Testing)
  /// Records issues and attachments of Swift Testing.
  struct SwiftTestingReporter: SnapshotReporter {
    func report(_ message: SnapshotMessage, at place: SnapshotPlace) {
      let location = SourceLocation(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
      for attachment in message.attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
      }
      Issue.record(Comment(rawValue: message.text), sourceLocation: location)
    }
  }
#endif

// MARK: - XCTest

/// Records failures of XCTest, which has no attachments on Linux: the files go into a folder.
struct XCTestReporter: SnapshotReporter {
  /// Where the files go: `PLATEN_SNAPSHOT_ARTIFACTS`, or a folder for temporary files.
  static var folder: String {
    ProcessInfo.processInfo.environment["PLATEN_SNAPSHOT_ARTIFACTS"]
      ?? NSTemporaryDirectory() + "platen-snapshots"
  }

  func report(_ message: SnapshotMessage, at place: SnapshotPlace) {
    let text = message.text + Self.keep(message.attachments, of: place, in: Self.folder)
    #if canImport(XCTest)
      XCTFail(text, file: place.staticPath, line: UInt(place.line))
    #else
      FileHandle.standardError.write(Data("\(place.filePath):\(place.line): \(text)\n".utf8))
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
