internal import Logging
internal import PlatenBase
internal import PlatenScenes

/// Tells an operator what is wrong in a folder of scenes, once for each change.
struct SceneFolderLog: Sendable {
  /// The state of a file that was logged.
  private struct LoggedState: Equatable, Sendable {
    var stamps: [FileStamp]
    /// What is wrong; nil for nothing.
    var detail: String?
  }

  private let logger: Logger
  private var logged: [String: LoggedState] = [:]
  private var isFolderThere = true
  private var isFolderCut = false

  init(logger: Logger) { self.logger = logger }

  /// Tells what is wrong in a scene, or that nothing is any more.
  mutating func note(_ scene: SceneFolderState.Scene) {
    guard let problem = scene.problem else {
      if logged.removeValue(forKey: scene.file) != nil {
        logger.notice("scene is valid again", metadata: ["file": .string(scene.file)])
      }
      return
    }
    guard isNew(problem.detail, of: scene) else { return }
    var metadata: Logger.Metadata = [
      "file": .string(scene.file), "problem": .string(problem.detail),
    ]
    if let first = problem.records.first {
      metadata["line"] = .stringConvertible(first.line)
      metadata["column"] = .stringConvertible(first.column)
    }
    logger.error("scene is broken", metadata: metadata)
  }

  /// Tells that two files would be scenes of one name.
  mutating func note(
    _ scene: SceneFolderState.Scene, hiddenBy other: SceneFolderState.Scene
  ) {
    let detail = "a second scene named \"\(scene.name)\", beside \(other.file), which is drawn"
    guard isNew(detail, of: scene) else { return }
    logger.error(
      "scene is not drawn", metadata: ["file": .string(scene.file), "problem": .string(detail)])
  }

  /// Forgets what was told of files that are gone.
  mutating func forgetAll(but files: Set<String>) {
    logged = logged.filter { files.contains($0.key) }
  }

  /// Tells whether the folder can be read, and read as a whole.
  mutating func noteFolder(isThere: Bool, isCut: Bool = false) {
    if isThere != isFolderThere {
      isFolderThere = isThere
      if isThere {
        logger.notice("the folder of scenes is back")
      } else {
        logger.error("the folder of scenes cannot be read: its previous scenes stay")
      }
    }
    guard isThere, isCut != isFolderCut else { return }
    isFolderCut = isCut
    if isCut {
      logger.error(
        "the folder of scenes is too large: changes to some of its files go unnoticed",
        metadata: ["most": .stringConvertible(FolderScan.mostNames)])
    }
  }

  private mutating func isNew(_ detail: String, of scene: SceneFolderState.Scene) -> Bool {
    let new = LoggedState(stamps: scene.stamps, detail: detail)
    defer { logged[scene.file] = new }
    return logged[scene.file] != new
  }
}
