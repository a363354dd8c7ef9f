internal import PlatenComparison

/// The message of a failed test, with files to look at.
struct SnapshotMessage: Hashable, Sendable {
  /// A file to look at.
  struct Attachment: Hashable, Sendable {
    let name: String
    let bytes: [UInt8]
  }

  var text: String
  var attachments: [Attachment] = []

  init(_ text: String) { self.text = text }

  /// Tells an outcome; nil for one of which there is nothing to tell.
  init?(_ outcome: SnapshotOutcome, name: SnapshotName, actual: SnapshotFile) {
    let record = "\(SnapshotRecording.variableName)="
    switch outcome {
    case .same: return nil
    case .recorded(let isNew):
      text =
        "\(isNew ? "recorded" : "recorded again:") \(name.path); look at it, and run the test again"
    case .missing:
      text =
        "no reference for the snapshot \"\(name.short)\": \(name.path) is missing; "
        + "\(record)missing records it"
      attachments = [Self.attachment(actual, "actual", name)]
    case .different(let comparison, let reference):
      text =
        "the snapshot \"\(name.short)\" has changed: \(comparison.summary)\nthe reference is"
        + " \(name.path); \(record)all records it again"
      attachments = [
        Self.attachment(reference, "reference", name), Self.attachment(actual, "actual", name),
      ]
      if let overlay = comparison.overlay {
        attachments.append(Attachment(name: "\(name.short).difference.png", bytes: overlay))
      }
    case .failed(let reason):
      text = "the snapshot \"\(name.short)\" cannot be compared: \(reason)"
      attachments = [Self.attachment(actual, "actual", name)]
    }
  }

  private static func attachment(
    _ file: SnapshotFile, _ role: String, _ name: SnapshotName
  ) -> Attachment {
    Attachment(name: "\(name.short).\(role)\(name.kind.fileEnding)", bytes: file.bytes)
  }
}
