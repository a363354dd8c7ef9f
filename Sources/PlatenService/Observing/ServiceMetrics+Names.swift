extension ServiceMetrics {
  /// What the metrics are called, as Prometheus wants names: units and what is counted at the end.
  enum Name {
    static let requests = "platen_requests_total"
    static let requestSeconds = "platen_request_seconds"
    static let responseBytes = "platen_response_bytes_total"
    static let pictures = "platen_pictures_total"
    static let stage = "platen_stage_seconds"
    static let refused = "platen_refused_total"
    static let running = "platen_renders_running"
    static let waiting = "platen_renders_waiting"
    static let cacheBytes = "platen_cache_bytes"
    static let memoryTaken = "platen_memory_taken_bytes"
    static let connections = "platen_connections"
    static let residentBytes = "process_resident_memory_bytes"
    static let openFiles = "process_open_fds"
    static let startTime = "process_start_time_seconds"
  }

  /// What the metrics mean, by their names.
  static let helps = [
    Name.requests: "Requests that were answered, by route, method and status.",
    Name.requestSeconds: "Seconds from a request's header to its answer, by route.",
    Name.responseBytes: "Bytes of the bodies of answers.",
    Name.pictures: "Pictures that were handed out: made, kept, or being made for another request.",
    Name.stage: "Seconds that the stages of pictures took.",
    Name.refused: "Requests that were refused or failed, by reason.",
    Name.running: "Pictures that are being made.",
    Name.waiting: "Pictures that wait to be made.",
    Name.cacheBytes: "Bytes of the pictures that are kept.",
    Name.memoryTaken: "Bytes set aside for pictures that are being made.",
    Name.connections: "Connections that are open.",
    Name.residentBytes: "Bytes of memory that the process takes.",
    Name.openFiles: "Files and connections that the process has open.",
    Name.startTime: "When the service started, in seconds since 1970.",
  ]
}
