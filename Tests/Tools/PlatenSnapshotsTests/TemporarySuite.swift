import Foundation
import Platen
internal import PlatenBase
import PlatenComparison
import Synchronization

@testable import PlatenSnapshots

/// A test file in a folder of its own, and what its snapshots are told.
final class TemporarySuite: SnapshotReporter {
  let folder: String
  let claims = SnapshotClaims()
  private let reported = Lock<[SnapshotMessage]>([])

  init() throws {
    folder = NSTemporaryDirectory() + "PlatenSnapshotsTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var file: String { folder + "/TagTests.swift" }
  var references: String { folder + "/__Snapshots__/TagTests" }

  func report(_ message: SnapshotMessage, at place: SnapshotPlace) {
    reported.withLock { $0.append(message) }
  }

  /// What has been told since this was asked for last.
  func failures() -> [SnapshotMessage] {
    reported.withLock { failures in
      defer { failures = [] }
      return failures
    }
  }

  func place(_ function: String, line: Int) -> SnapshotPlace {
    SnapshotPlace(
      fileID: "Tests/TagTests.swift", filePath: file, function: function, line: line, column: 1,
      staticPath: "TagTests.swift")
  }

  /// Checks a view, as a process of its own would if its claims are new ones.
  func check(
    _ view: some View, named name: String? = nil, as kind: SnapshotKind = .png,
    over matrix: SnapshotMatrix = SnapshotMatrix(), options: SnapshotScope = SnapshotScope(),
    variable: String? = nil, function: String = "tags()", line: Int = 1,
    claims: SnapshotClaims = SnapshotClaims()
  ) -> [String] {
    let run = SnapshotRun(
      place: place(function, line: line), options: options, reporter: self, claims: claims,
      variable: variable)
    let pictures = matrix.variants.map {
      SnapshotPicture(view: view, variant: $0, size: CGSize(width: 200, height: 90))
    }
    run.check(pictures, named: name, as: kind)
    return reported.withLock { $0.map(\.text) }
  }

  /// The names of all references, sorted.
  func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: references)) ?? []).sorted()
  }

  func bytes(of name: String) -> Data? {
    FileManager.default.contents(atPath: references + "/" + name)
  }
}

/// Words in rows.
struct Tags: NonisolatedView {
  var words: [String]
  var leading: CGFloat = 0

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(words, id: \.self) { Text($0) }
    }
    .padding(.leading, leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
