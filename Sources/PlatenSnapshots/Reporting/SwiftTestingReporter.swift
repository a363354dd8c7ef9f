#if canImport(Testing)
  internal import Testing

  /// Records issues and attachments of Swift Testing.
  struct SwiftTestingReporter: SnapshotReporter {
    func report(_ failure: SnapshotMessage, at place: SnapshotPlace) {
      let location = SourceLocation(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
      for attachment in failure.attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
      }
      Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    }
  }
#endif
