internal import Foundation
internal import Logging
internal import PlatenBase
internal import PlatenScenes
internal import Synchronization

/// The scenes of a folder as they are now: somebody else may change them while the service runs.
///
/// A look at the folder comes every 0.4 s. It finds out by the files' stamps whether one of them
/// changed, those in inner folders included, and then reads the scenes that did. What it finds is one
/// state, which requests take as it is: they do not ask the file system.
final class SceneFolder: Sendable {
  /// Tells what is wrong in a scene and the files that it names; nil if nothing is.
  typealias Check = @Sendable (SceneTemplate) async -> (any Error)?

  /// From the end of a look to the next, at least.
  private static let pause = Duration.milliseconds(400)
  /// What keeps a scene from being checked now, and says nothing of it.
  private static let passing: [Problem.Kind] = [
    .lineFull, .waitedTooLong, .memoryFull, .notReady, .stopping,
  ]

  private let reader: Lock<SceneFolderReader>
  private let published: Lock<SceneFolderState>
  private let check: Check
  /// Looks ask a file system that may be slow: none of the threads that answer may wait for it.
  private let queue = DispatchQueue(label: "scenes")

  /// Looks at a folder for the first time.
  ///
  /// - Parameters:
  ///   - limits: What the text of a scene may ask of its reader.
  ///   - settlingTime: How long a file that changed may change again without another stamp.
  ///   - check: Reads a scene with its data. It is asked for one scene after the other.
  /// - Throws: `SceneFileError` if there is no such folder; ``GzipError``.
  init(
    _ url: URL, limits: SourceLimits = SourceLimits(), settlingTime: Duration = .seconds(2),
    logger: Logger, check: @escaping Check
  ) throws {
    let reader = try SceneFolderReader(
      url, limits: limits, settlingTime: settlingTime, logger: logger)
    published = Lock(reader.state)
    self.reader = Lock(reader)
    self.check = check
  }

  /// The scenes as the last look found them.
  var state: SceneFolderState { published.withLock { $0 } }

  /// Looks at the folder.
  ///
  /// - Parameter rereads: Whether files are read even if nothing says that they changed.
  /// - Returns: Whether scenes have to be read with their data.
  @discardableResult
  func look(rereads: Bool = false) async -> Bool {
    await change { $0.look(rereads: rereads) }
  }

  /// Reads all scenes with their data, and notes what is wrong with them.
  func checkScenes() async {
    await change { $0.isCheckDue = false }
    for scene in state.scenes {
      guard let template = scene.template, !Task.isCancelled else { continue }
      let problem = await check(template).map { Problem(brokenBy: $0) }
      if let kind = problem?.kind, Self.passing.contains(kind) {
        await change { $0.isCheckDue = true }
        return
      }
      await change { $0.note(problem, of: scene) }
    }
  }

  /// Looks at the folder again and again, until the task is cancelled.
  func watch() async {
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    await withTaskGroup { group in
      // Scenes may wait for their check while much is asked for; looks must not wait for that.
      group.addTask { for await _ in signals { await self.checkScenes() } }
      group.addTask {
        while !Task.isCancelled {
          let start = ContinuousClock.now
          if await self.look() { signal.yield() }
          // However slow the file system is, looks take no more than half of the time.
          try? await Task.sleep(for: max(Self.pause, .now - start))
        }
      }
    }
  }

  /// Changes what is known, and lets requests see it.
  ///
  /// - Returns: Whether scenes have to be read with their data.
  @discardableResult
  private func change(
    _ change: @escaping @Sendable (inout SceneFolderReader) -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        let (state, isCheckDue) = reader.withLock { reader in
          change(&reader)
          return (reader.state, reader.isCheckDue)
        }
        published.withLock { $0 = state }
        continuation.resume(returning: isCheckDue)
      }
    }
  }
}

// MARK: - The state

/// The scenes of a folder at one time.
struct SceneFolderState: Sendable {
  /// A scene.
  struct Scene: Sendable {
    /// The name of the file, without its ending.
    var name: String
    var file: String
    var stamps: [FileStamp]
    /// Nil if the text of the file cannot be read.
    var template: SceneTemplate?
    /// What is wrong, as far as it is known.
    var problem: Problem?
  }

  /// A text that is another when a file of the folder changed: a part of a cache's key.
  let tag: String
  /// The scenes, sorted by their names' bytes.
  let scenes: [Scene]
  /// The scenes and their fields, in JSON.
  let list: StaticResponse

  /// - Throws: ``GzipError``.
  init(tag: String, scenes: [Scene]) throws {
    self.tag = tag
    self.scenes = scenes
    let values = JSONValue.array(scenes.map(\.json))
    list = try StaticResponse(values.formatted + "\n", as: "application/json")
  }

  /// The scene of a name; nil if there is none.
  subscript(name: String) -> Scene? { scenes.first { $0.name == name } }

  /// The name that is most like one that is no scene's; nil where none is like it.
  func nearestName(to name: String) -> String? {
    NearestSpelling.of(name, among: scenes.map(\.name), limit: 1).first
  }
}

extension SceneFolderState.Scene {
  /// The scene in the list of all.
  fileprivate var json: JSONValue {
    let fields = (template?.fields ?? []).map { field in
      ["name": .string(field.name), "schema": field.schema, "default": field.value] as JSONValue
    }
    return .object(
      [.init("name", .string(name)), .init("fields", .array(fields))]
        + (problem.map { [.init("problem", $0.json)] } ?? []))
  }
}
