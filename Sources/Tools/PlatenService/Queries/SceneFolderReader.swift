internal import Foundation
internal import Logging
internal import PlatenBase
internal import PlatenScenes

/// Reads the scenes of a folder, and again those whose files changed.
///
/// Scenes are the files whose names end in `.yaml`, `.yml` or `.json` and do not begin with a point;
/// those in inner folders are none. A JSON file without a member `platen` is data of a scene.
struct SceneFolderReader: Sendable {
  /// The cached state of a file.
  private struct Known: Sendable {
    var stamps: [FileStamp]
    /// When these stamps were new.
    var moment: ContinuousClock.Instant
    /// Whether the file cannot have changed since it was read, unless its stamps did.
    var isSettled: Bool
    /// Nil for data.
    var scene: SceneFolderState.Scene?
  }

  private(set) var state: SceneFolderState
  /// Whether the scenes have to be read with their data, as some of it may be another.
  var isCheckDue = true

  private let folder: DataFolder
  private let limits: SourceLimits
  private let settlingTime: Duration
  private var log: SceneFolderLog
  private var last: FolderScan
  /// Until when a file may change again without another stamp; nil for not any more.
  private var unsettled: ContinuousClock.Instant?
  private var known: [String: Known] = [:]

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - limits: What the text of a scene may ask of its reader.
  ///   - settlingTime: How long a file that changed may change again without another stamp.
  /// - Throws: `SceneFileError` if there is no such folder; ``GzipError``.
  init(
    _ url: URL, limits: SourceLimits, settlingTime: Duration, logger: Logger
  ) throws {
    folder = DataFolder(url.path)
    self.limits = limits
    self.settlingTime = settlingTime
    log = SceneFolderLog(logger: logger)
    do throws(FolderScanError) {
      last = try FolderScan(at: folder.path)
    } catch {
      throw SceneFileError(file: url.path, found: "no folder that can be read", isMissing: true)
    }
    state = try SceneFolderState(tag: "", scenes: [])
    // What was written just now may be written again in the same moment of the system's clock.
    let isNew = last.hasChanges(since: Date(timeIntervalSinceNow: -(settlingTime / .seconds(1))))
    if isNew { unsettled = .now + settlingTime }
    try readScenes(at: .now)
  }

  /// Looks at the folder, and reads what changed.
  ///
  /// If the folder cannot be read, all stays as it was.
  ///
  /// - Parameter rereads: Whether files are read even if nothing says that they changed.
  mutating func look(rereads: Bool, at now: ContinuousClock.Instant = .now) {
    guard let look = try? FolderScan(at: folder.path) else {
      return log.noteFolder(isThere: false)
    }
    log.noteFolder(isThere: true, isCut: look.isCut)
    let isChanged = rereads || look != last
    guard isChanged || unsettled != nil else { return }
    last = look
    if isChanged { unsettled = now + settlingTime }
    if let end = unsettled, end <= now { unsettled = nil }
    if rereads { known = [:] }
    isCheckDue = isCheckDue || isChanged || unsettled == nil
    // Only for a lack of memory there is no new state: then the old one stays.
    try? readScenes(at: now)
  }

  /// Notes what is wrong in a scene with its data; nil for nothing.
  mutating func note(_ problem: Problem?, of scene: SceneFolderState.Scene) {
    // It may be another by now, and is then checked again.
    guard let place = state.scenes.firstIndex(where: { $0.file == scene.file }),
      state.scenes[place].stamps == scene.stamps, state.scenes[place].template != nil
    else { return }
    var scenes = state.scenes
    let old = scenes[place].problem
    scenes[place].problem = problem
    log.note(scenes[place])
    guard old?.kind != problem?.kind || old?.detail != problem?.detail else { return }
    known[scene.file]?.scene?.problem = problem
    // Only for a lack of memory there is no new list: then the old one stays.
    if let new = try? SceneFolderState(tag: state.tag, scenes: scenes) { state = new }
  }
}

// MARK: - Reading

extension SceneFolderReader {
  private mutating func readScenes(at now: ContinuousClock.Instant) throws {
    let files = last.outerFiles.filter {
      !$0.name.hasPrefix(".") && SourceFormat(fileName: $0.name) != nil
    }
    var read: [String: Known] = [:]
    var scenes: [SceneFolderState.Scene] = []
    for (file, stamps) in files {
      let new = known(file, stamps, at: now)
      read[file] = new
      guard let scene = new.scene else { continue }
      if let other = scenes.first(where: { $0.name == scene.name }) {
        log.note(scene, hiddenBy: other)
      } else {
        scenes.append(scene)
        // Whether nothing is wrong is known when its data was read.
        if scene.problem != nil { log.note(scene) }
      }
    }
    known = read
    log.forgetAll(but: Set(read.keys))
    scenes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    state = try SceneFolderState(tag: tag, scenes: scenes)
  }

  /// While files may change unseen, each look has a tag that nothing else has: what was drawn of one
  /// is not taken for a picture of another.
  private var tag: String {
    unsettled == nil ? last.text : "\(last.text) \(UInt64.random(in: .min ... .max))"
  }

  /// Returns what a file has, read anew unless it is known that it is the same.
  private func known(
    _ file: String, _ stamps: [FileStamp], at now: ContinuousClock.Instant
  ) -> Known {
    let old = known[file].flatMap { $0.stamps == stamps ? $0 : nil }
    if let old, old.isSettled { return old }
    let moment = old?.moment ?? now
    var scene = scene(of: file, stamps)
    // What was found in its data is true until that is read again.
    if scene?.template != nil, old?.scene?.template != nil { scene?.problem = old?.scene?.problem }
    let isSettled = unsettled == nil || moment + settlingTime <= now
    return Known(stamps: stamps, moment: moment, isSettled: isSettled, scene: scene)
  }

  /// The scene in a file; nil for data.
  private func scene(of file: String, _ stamps: [FileStamp]) -> SceneFolderState.Scene? {
    var scene = SceneFolderState.Scene(
      name: (file as NSString).deletingPathExtension, file: file, stamps: stamps)
    do throws(SceneFileError) {
      guard let template = try template(of: file) else { return nil }
      scene.template = template
    } catch {
      scene.problem = Problem(brokenBy: error)
    }
    return scene
  }

  private func template(of file: String) throws(SceneFileError) -> SceneTemplate? {
    let isJSON = SourceFormat(fileName: file) == .json
    let bytes: Data
    do throws(DataFileError) {
      bytes = try folder.file(at: file, mostBytes: limits.bytes).data
    } catch {
      // Nobody knows of a JSON file that is too long whether it is a scene, and data may be long.
      if isJSON, error.code == .refused { return nil }
      throw SceneFileError(file: file, found: "a file that \(error.reason)").hiding(folder.path)
    }
    // Data is not even parsed here.
    if isJSON, bytes.firstRange(of: Data("\"platen\"".utf8)) == nil { return nil }
    let text = try SceneText(name: file, bytes: bytes)
    let template = try SceneTemplate(text, in: folder, limits: limits)
    return isJSON && !template.isScene ? nil : template
  }
}

// MARK: - Errors

extension Problem {
  /// The problem of what is wrong in a scene of the folder, if it is that and nothing else.
  init(brokenBy error: any Error) {
    self.init(error)
    if error is SceneFileError { kind = .brokenScene }
  }
}

extension SceneFileError {
  /// What is wrong with a file as a whole.
  init(file: String, found: String, expected: String = "", isMissing: Bool = false) {
    self.init(
      of: SceneText(name: file, text: ""),
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: found, expected: expected)
      ], isInputMissing: isMissing)
  }

  /// The error without the path of a folder that is nobody's business.
  func hiding(_ folder: String) -> SceneFileError {
    let errors = errors.map { error in
      var error = error
      error.found = error.found.replacing(folder, with: "the folder")
      return error
    }
    return SceneFileError(of: text, errors, isInputMissing: isInputMissing)
  }
}
