internal import Platen
internal import PlatenText

extension Service {
  /// What those ask who watch the service.
  var watchRoutes: WatchRoutes {
    WatchRoutes(
      life: life, registry: registry, metrics: metrics,
      levels: { [pool, cache, memory, connections] in
        let load = pool.load
        return ServiceMetrics.Levels(
          running: load.running, waiting: load.waiting, cacheBytes: cache.cost,
          memoryTaken: memory.taken, connections: connections.open)
      },
      fault: { [fonts] in Self.fault(of: fonts.library) })
  }

  /// Why nothing can be drawn with fonts; nil if it can.
  private static func fault(of library: FontLibrary) -> String? {
    library.records.isEmpty ? "There are no fonts." : nil
  }
}
