internal import PlatenScenes

/// The limits of one client, and of all together.
package struct ServiceLimits: Hashable, Sendable, Codable {
  /// The longest body of a request, in bytes: 413 beyond.
  package var bodyBytes = 1 << 20
  /// The longest target of a request, path and query, in bytes: 414 beyond.
  package var targetBytes = 8 << 10
  /// The most bytes of a request's header fields: 431 beyond.
  package var headerBytes = 16 << 10
  /// The most views of a scene, those that loops and styles repeat counted: 422 beyond.
  package var views = 100_000
  /// The most lists and mappings, and the most views, inside of each other: 422 beyond.
  package var depth = 256
  /// The most bytes of UTF-8 of a scene's texts, those that loops repeat counted: 422 beyond.
  package var textBytes = 1 << 20
  /// The longest side of a picture, in pixels: 422 beyond.
  package var side = 16_384
  /// The most pixels of a picture, and of each picture that a scene holds: 422 beyond.
  package var pixels = 50_000_000
  /// How long one picture may take to be made: 503 beyond.
  package var renderTime = Duration.seconds(10)
  /// How many pictures are made at once; 0 for as many as there are cores for this process.
  package var renders = 0
  /// How many may wait for that: 429 beyond.
  package var waiting = 256
  /// How long one may wait for that: 503 beyond.
  package var waitingTime = Duration.seconds(5)
  /// The most bytes that all pictures together may need while they are made: 503 for one that would
  /// need more than is left; 0 for half of what this process may have, at most 2 GiB.
  package var memoryBytes = 0
  /// The most connections at once; more wait to be accepted.
  package var connections = 1024
  /// How long a client may take to send the header of a request; the connection is closed then.
  package var headerTime = Duration.seconds(10)
  /// How long a client may take to send the body of a request: 408 beyond.
  package var bodyTime = Duration.seconds(30)
  /// How long a connection is kept on which nothing is asked.
  package var idleTime = Duration.seconds(60)
  /// The most lines of a batch: 422 beyond.
  package var batchLines = 1000
  /// The most requests a second from one client, on average; nil for any number: 429 beyond.
  package var clientRate: Double?
  /// The most requests of one client at once, where its rate is limited.
  package var clientBurst = 50
  /// How long a batch may take: 503 in place of each line that is not begun by then.
  package var batchTime = Duration.seconds(300)
  /// The most bytes of answers that are not yet taken: 503 for one that would be more.
  package var answerBytes = 256 << 20
  /// The most connections from one address at once, trusted proxies aside; more are closed.
  package var clientConnections = 256
  /// The most that drawing a picture may cost, in milliseconds of a core as they are estimated
  /// before: 422 beyond.
  package var drawingCost = 4_000
  /// The most labels of a request to measure them: 422 beyond.
  package var measuredLabels = 10_000
  /// The most bytes of the answer to a request to measure labels: 422 beyond.
  package var measureBytes = 16 << 20

  /// The defaults.
  package init() {}
}

extension ServiceLimits {
  /// What a scene may ask for.
  var ofScenes: SceneLimits {
    var limits = SceneLimits()
    limits.source.bytes = max(bodyBytes, limits.source.bytes)
    limits.source.depth = depth
    limits.levels = depth
    limits.views = views
    limits.textBytes = textBytes
    limits.imagePixels = pixels
    limits.allImagePixels = pixels
    return limits
  }

  /// What a request to measure labels may ask for.
  var ofMeasures: MeasureLimits {
    var limits = MeasureLimits()
    limits.source = ofScenes.source
    limits.labels = measuredLabels
    limits.textBytes = textBytes
    limits.answerBytes = measureBytes
    return limits
  }
}
