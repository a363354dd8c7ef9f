internal import Foundation
internal import PlatenBase
internal import PlatenScenes
internal import Synchronization

/// A scene's file, which editors and the preview's page write in turns.
final class PreviewFile: Sendable {
  /// The content of the file.
  struct Content: Hashable, Sendable {
    /// Is equal for equal texts.
    var tag: String
    /// Nil for a file that is not there or cannot be read.
    var text: String?
    /// Why there is no text, in a sentence.
    var problem: String?
  }

  /// The file, and whether anything beside it changed.
  struct State: Hashable, Sendable {
    var content: Content
    /// Is another when another file of the scene's folder is another.
    var files: String

    /// Is another when the file or another one of its folder is another.
    var version: String { "\(content.tag).\(files)" }
  }

  /// The tag of a file that is not there.
  static let missing = "missing"
  /// The tag of what is no text, and is never written over.
  static let unreadable = "unreadable"
  /// So many names of the folder are looked at: a look must take some milliseconds at most.
  private static let mostNames = 1_000
  /// From one look to the next.
  private static let pause = Duration.milliseconds(200)
  /// Editors write a file in steps: what is half done is not told.
  private static let settling = Duration.milliseconds(50)
  /// How long is waited for a change.
  private static let patience = Duration.seconds(20)

  let settings: PreviewSettings
  private let mostBytes: Int
  /// Held while the file is compared and replaced.
  private let writing = Lock(())

  /// - Parameter mostBytes: A longer file is not read.
  init(_ settings: PreviewSettings, mostBytes: Int) {
    self.settings = settings
    self.mostBytes = mostBytes
  }

  /// What stands in the file now.
  var content: Content {
    let name = settings.name
    do {
      let data = try DataFolder("/").file(at: settings.file, mostBytes: mostBytes).data
      let text = try SceneText(name: name, bytes: data).text
      return Content(tag: Self.tag(of: text), text: text)
    } catch let error as DataFileError {
      guard FileStamp(of: settings.file, followsLinks: true) != nil else {
        return Content(tag: Self.missing, problem: "\(name) no longer exists.")
      }
      return Content(tag: Self.unreadable, problem: "\(name) \(error.reason).")
    } catch {
      return Content(tag: Self.unreadable, problem: Problem(error).detail)
    }
  }

  /// The file now, with a look at its folder.
  var state: State {
    let content = content
    let look = try? FolderScan(at: settings.folder, mostNames: Self.mostNames)
    // What editors and this program write beside a file for a moment is hidden.
    let others = (look?.entries ?? []).filter { entry in
      entry.path != settings.name && !entry.path.hasPrefix(".") && !entry.path.contains("/.")
    }
    let files = CacheKey(edition: "folder", others.flatMap { [$0.path, $0.stamp.text] })
    return State(content: content, files: files.text)
  }

  /// The file when it is another than it was known, or after some time as it is.
  ///
  /// - Parameters:
  ///   - version: That of the known state; nil for none, which is answered at once.
  ///   - isOver: Whether nobody waits any longer.
  /// - Throws: `CancellationError`.
  func state(after version: String?, isOver: () -> Bool) async throws -> State {
    let end = ContinuousClock.now + Self.patience
    var state = self.state
    guard let version else { return state }
    while state.version == version, !isOver(), .now < end {
      try await Task.sleep(for: Self.pause)
      state = self.state
    }
    guard state.version != version else { return state }
    try await Task.sleep(for: Self.settling)
    return self.state
  }

  /// Writes the file, whole or not at all, if it is as it was known.
  ///
  /// - Parameter tag: What the file is to have until now.
  /// - Returns: The tag of the text.
  /// - Throws: A ``Problem`` if the file has something else, or cannot be written.
  func write(_ text: String, over tag: String) throws -> String {
    do {
      try writing.withLock { _ in try replace(text, over: tag) }
    } catch let error as OutputError {
      throw Problem(.notWritten, "\(settings.name) cannot be written: \(error).")
    }
    return Self.tag(of: text)
  }

  private func replace(_ text: String, over tag: String) throws {
    let before = content
    if before.text == text { return }
    if before.tag == Self.unreadable { throw Problem(.notWritten, before.problem ?? "") }
    let sink = try FileSink(path: settings.file)
    try sink.write(Array(text.utf8))
    // As late as can be, so that hardly anything can come between.
    guard content.tag == tag else {
      throw Problem(
        .fileChanged,
        "\(settings.name) was changed by another program in the meantime.")
    }
    try sink.commit()
  }

  private static func tag(of text: String) -> String {
    CacheKey(edition: "text", [text]).text
  }
}
