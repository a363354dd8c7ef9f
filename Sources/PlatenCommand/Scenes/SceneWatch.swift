internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Renders scenes again whenever they, their data or their fonts change, until it is interrupted.
struct SceneWatch {
  let jobs: [RenderPlan.Job]
  /// The files beside each scene that were read for it.
  var inputs: [[String]]
  /// The folder of fonts that is watched as well; nil for fonts that do not change.
  let fonts: String?
  /// Renders some of the scenes, and returns what was read for each.
  let render: ([RenderPlan.Job]) throws -> [[String]]

  /// - Throws: An error if files cannot be watched.
  mutating func run() throws -> Never {
    let watcher = try Watcher(paths)
    StandardError.print("note: watching \(paths.count) files; Ctrl-C ends it")
    while true {
      let changed = Set(watcher.changes())
      let isFontChanged = fonts.map(changed.contains) ?? false
      let touched = jobs.indices.filter { i in
        isFontChanged || changed.contains(jobs[i].source.path)
          || inputs[i].contains(where: changed.contains)
      }
      let read = try render(touched.map { jobs[$0] })
      // A scene that cannot be read now still waits for what it read before.
      for (i, files) in zip(touched, read) where !files.isEmpty { inputs[i] = files }
      watcher.watch(paths)
    }
  }

  private var paths: [String] {
    var known: Set<String> = []
    let all = jobs.map(\.source.path) + inputs.flatMap(\.self) + (fonts.map { [$0] } ?? [])
    return all.filter { known.insert($0).inserted }
  }
}
