internal import Platen
internal import PlatenBase
package import PlatenComparison
internal import PlatenConsole
internal import PlatenScenes

/// The references of a folder, and what is known of each.
package struct ReferenceList {
  /// A reference.
  package struct Reference: Hashable, Sendable {
    package var name: String
    package var kind: SnapshotKind
    /// How many bytes the file has.
    package var bytes: Int
    /// The SHA-256 of the file, in lower case hexadecimal digits; nil if it cannot be read.
    package var digest: String?
    /// What it was drawn with; nil if it does not say.
    package var fingerprint: Fingerprint?
    /// What became of it in the last run; nil if it was not part of one.
    package var status: ReviewEntry.Status?
    /// Who approved it, as the log of decisions tells.
    package var approvers: [String] = []
  }

  /// The references, in the order of their names.
  package let references: [Reference]

  /// - Parameter approvals: Who approved what; nil if nobody asks.
  package init(_ folder: SnapshotFolder, _ approvals: Approvals? = nil) {
    let last = (try? folder.results.report())?.entries ?? []
    let status = Dictionary(last.map { ($0.name, $0.status) }, uniquingKeysWith: { $1 })
    let store = folder.references
    var references: [Reference] = []
    OrderedWork().run(store.names()) { name in
      Self.reference(name, in: store)
    } deliver: { _, result in
      if case .success(var reference?) = result {
        reference.status = status[reference.name]
        reference.approvers =
          reference.digest.map { approvals?.people(reference.name, $0) ?? [] } ?? []
        references.append(reference)
      }
      return .goOn
    }
    self.references = references
  }

  private static func reference(_ name: String, in store: SnapshotStore) -> Reference? {
    guard let kind = SnapshotKind(fileName: name) else { return nil }
    guard let bytes = (try? store.bytes(of: name)) ?? nil else {
      return Reference(name: name, kind: kind, bytes: 0)
    }
    return Reference(
      name: name, kind: kind, bytes: bytes.count, digest: SHA256.digest(of: bytes).hexadecimal,
      fingerprint: SnapshotFile(kind: kind, bytes: bytes).fingerprint)
  }

  /// The list for programs, without a line's end after it.
  package var json: String {
    let list = references.map { reference -> JSONValue in
      [
        "name": .string(reference.name), "kind": .string(reference.kind.rawValue),
        "bytes": .number(Double(reference.bytes)),
        "digest": reference.digest.map { .string($0) } ?? .null,
        "fingerprint": reference.fingerprint.map(Self.json) ?? .null,
        "status": reference.status.map { .string($0.rawValue) } ?? .null,
        "approvedBy": .array(reference.approvers.map { .string($0) }),
      ]
    }
    return JSONValue.array(list).formatted
  }

  private static func json(_ fingerprint: Fingerprint) -> JSONValue {
    [
      "platen": .string(fingerprint.platen),
      "engines": .object(fingerprint.engines.map { .init($0.name, .string($0.version)) }),
      "fonts": fingerprint.fonts.map { .string($0) } ?? .null,
      "scale": .number(fingerprint.scale),
    ]
  }
}
