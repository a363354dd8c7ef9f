internal import Foundation
package import PlatenReview

/// The scene that a preview shows and writes.
package struct PreviewSettings: Hashable, Sendable {
  /// The absolute path of the scene's file.
  package let file: String
  /// Absolute paths of further folders and files that the scene may read.
  package let allowedPaths: [String]
  /// What requests of the preview's own page bear: a text that nobody can guess.
  package let token: String

  /// A preview with a token of its own.
  ///
  /// - Parameters:
  ///   - file: The path of the scene's file.
  ///   - allowedPaths: Further folders and files that the scene may read, beside those of its folder.
  package init(file: String, allowedPaths: [String] = []) {
    self.file = URL(fileURLWithPath: file).path
    self.allowedPaths = allowedPaths.map { URL(fileURLWithPath: $0).path }
    token = LocalToken.make()
  }

  /// The file's name.
  package var name: String { URL(fileURLWithPath: file).lastPathComponent }

  /// The folder of the file, in which the scene's data and pictures are.
  var folder: String { URL(fileURLWithPath: file).deletingLastPathComponent().path }
}

/// The review that a page of this machine carries out.
package struct ReviewSettings: Hashable, Sendable {
  /// What is reviewed.
  package let session: ReviewSession
  /// What requests of the review's own page bear: a text that nobody can guess.
  package let token = LocalToken.make()
  /// Ends when all is decided.
  package let ending: AsyncStream<Void>
  private let end: AsyncStream<Void>.Continuation

  package init(_ session: ReviewSession) {
    self.session = session
    (ending, end) = AsyncStream.makeStream(of: Void.self)
  }

  package static func == (one: Self, other: Self) -> Bool { one.token == other.token }

  package func hash(into hasher: inout Hasher) { hasher.combine(token) }

  /// Says that all is decided.
  func finish() { end.finish() }
}

/// The token that lets a page of this machine in.
enum LocalToken {
  /// A text that nobody can guess, of 16 bytes.
  static func make() -> String {
    Base64URL.text(of: (0..<16).map { _ in UInt8.random(in: .min ... .max) })
  }
}
