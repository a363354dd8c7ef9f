internal import Platen

/// All that an operator can set, in the order of the help.
package enum ServiceSettings {
  package static let all: [ServiceSetting] =
    listening + pictures + access + requests + renders + connections + watching

  private static let most = 1 << 40

  private static let listening: [ServiceSetting] = [
    .text(
      "host", .listening, "HOST", \.host,
      "The address to listen on: a host name or IP address."),
    .count(
      "port", .listening, \.port, 0...65_535, "The port to listen on, or 0 for any free port."),
    .duration(
      "drain-notice", .listening, \.drainNotice, .zero ... .seconds(3600),
      """
      How long the service still answers requests after SIGTERM. /health/ready reports that it is \
      stopping, and each connection closes after its next answer, so that no request is lost.
      """),
    .duration(
      "drain-time", .listening, \.drainTime, .zero ... .seconds(3600),
      "How long running requests may take to finish after that."),
    .optionalCount(
      "monitoring-port", .listening, \.monitoringPort, 0...65_535,
      """
      A separate port for /health and /metrics, without tokens. The main port then does not serve \
      /metrics.
      """),
    .optionalText(
      "monitoring-host", .listening, "HOST", \.monitoringHost,
      "The address for the monitoring port. Without it, the port has the address of host."),
  ]

  private static let pictures: [ServiceSetting] = [
    .folder("scenes", .pictures, \.scenes, "The folder of scenes that /v1/scenes draws."),
    .list(
      "fonts", .pictures, "FOLDER", \.fonts.folders,
      """
      A folder of fonts to use before the bundled ones. In the variable, separate several with \
      commas.
      """,
      check: { _ = try ServiceSetting.folder(at: $0) }),
    .flag("only-fonts", .pictures, \.fonts.isAlone, "Leaves out the bundled fonts."),
    .flag(
      "system-fonts", .pictures, \.fonts.includesSystemFonts,
      "Also uses this machine's fonts. Pictures may then look different on other machines."),
    .flag(
      "allow-links", .pictures, \.allowsLinks,
      "Keeps the links of scenes, including those of words in clouds, in SVG and PDF."),
    .bytes(
      "cache-bytes", .pictures, \.cacheBytes, 0...most,
      "The maximum size of the cache of pictures, or 0 for no cache."),
    .folder(
      "links", .pictures, \.links,
      """
      The folder for the short URLs of /v1/links. Several servers may share it. Without it, \
      there are no short URLs.
      """),
    .bytes(
      "link-bytes", .pictures, \.linkBytes, 1024...most,
      """
      The maximum size of that folder. Files that were not requested for the longest time are \
      deleted.
      """),
    .duration(
      "max-age", .pictures, \.maxAge, .zero ... .seconds(31_536_000),
      "How long caches may keep a picture without asking again."),
  ]

  private static let access: [ServiceSetting] = [
    .tokens(
      "token",
      """
      A token that clients need. Prefer a file, because the command line is visible in process \
      lists.
      """,
      inFile: false),
    .tokens("token-file", "A file of such tokens, one per line.", inFile: true),
    .signingKeys(
      "signing-key",
      """
      A key for signed URLs. Prefer a file, because the command line is visible in process \
      lists.
      """,
      inFile: false),
    .signingKeys(
      "signing-key-file", "A file of such keys, one NAME=SECRET per line. The first one signs.",
      inFile: true),
    .list(
      "allowed-origins", .access, "ORIGIN", \.allowedOrigins,
      "A web origin whose pages may read answers, or * for any.", check: checkOrigin),
    .rate(
      "client-rate", .access, \.limits.clientRate,
      """
      The maximum number of requests per second from one address, on average. More get 429. \
      Without it, there is no limit.
      """
    ),
    .count(
      "client-burst", .access, \.limits.clientBurst, 1...1_000_000,
      "The maximum number of requests at once from one address, if its rate is limited."),
    .list(
      "trusted-proxies", .access, "NETWORK", \.trustedProxies,
      """
      An address or network (10.0.0.0/8) of proxies. The client's address in their Forwarded or \
      X-Forwarded-For field is trusted.
      """,
      check: checkNetwork),
  ]

  private static let requests: [ServiceSetting] = [
    .bytes(
      "body-bytes", .requests, \.limits.bodyBytes, 1024...(1 << 30),
      "The maximum size of a request body. A larger one gets 413."),
    .bytes(
      "target-bytes", .requests, \.limits.targetBytes, 256...65_536,
      "The maximum size of a request's path and query. A longer one gets 414."),
    .bytes(
      "header-bytes", .requests, \.limits.headerBytes, 1024...(1 << 20),
      "The maximum size of a request header without the URL. A larger one gets 431."),
    .count(
      "batch-lines", .requests, \.limits.batchLines, 1...1_000_000,
      "The maximum number of lines in a batch. A longer one gets 422."),
    .duration(
      "batch-time", .requests, \.limits.batchTime, .milliseconds(1) ... .seconds(86_400),
      "How long a batch may take. Lines that have not started by then get 503."),
  ]

  private static let renders: [ServiceSetting] = [
    .count(
      "views", .renders, \.limits.views, 1...10_000_000,
      "The maximum number of views. More get 422."),
    .count(
      "depth", .renders, \.limits.depth, 1...256,
      "The maximum depth of nested views. A greater one gets 422."
    ),
    .bytes(
      "text-bytes", .renders, \.limits.textBytes, 1...(1 << 30),
      "The maximum size of a picture's text. More gets 422."),
    .count(
      "side", .renders, \.limits.side, 1...1_000_000,
      "The maximum side of a picture in pixels. A longer one gets 422."),
    .count(
      "pixels", .renders, \.limits.pixels, 1...10_000_000_000,
      """
      The maximum number of pixels in a picture, and in each image that it contains. More get 422.
      """),
    .duration(
      "render-time", .renders, \.limits.renderTime, .milliseconds(1) ... .seconds(3600),
      "How long a picture may take to render. If it takes longer, the answer is 503."),
    .count(
      "renders", .renders, \.limits.renders, 0...1024,
      "How many pictures to render at once, or 0 for the number of cores."),
    .count(
      "waiting", .renders, \.limits.waiting, 0...1_000_000,
      "How many pictures may wait to be rendered. More get 429."),
    .duration(
      "waiting-time", .renders, \.limits.waitingTime, .milliseconds(1) ... .seconds(3600),
      "How long a picture may wait to be rendered. If it waits longer, the answer is 503."),
    .bytes(
      "memory-bytes", .renders, \.limits.memoryBytes, 0...most,
      """
      The maximum memory for all pictures that are being rendered, or 0 for half of the process's \
      memory, up to 2 GiB. If it is used up, the answer is 503.
      """),
    .count(
      "drawing-cost", .renders, \.limits.drawingCost, 1...3_600_000,
      """
      The maximum cost of drawing a picture, in estimated milliseconds on one core. A greater cost \
      gets 422.
      """),
    .count(
      "measured-labels", .renders, \.limits.measuredLabels, 1...10_000,
      "The maximum number of labels in a measuring request. More get 422."),
    .bytes(
      "measure-bytes", .renders, \.limits.measureBytes, 1024...(1 << 30),
      "The maximum size of the answer to a measuring request. A larger one gets 422."),
  ]

  private static let connections: [ServiceSetting] = [
    .count(
      "connections", .connections, \.limits.connections, 1...1_000_000,
      "The maximum number of connections at once. More wait to be accepted."),
    .duration(
      "header-time", .connections, \.limits.headerTime, .milliseconds(1) ... .seconds(3600),
      """
      How long a client may take to send a request header. If it takes longer, the answer is 408.
      """),
    .duration(
      "body-time", .connections, \.limits.bodyTime, .milliseconds(1) ... .seconds(3600),
      "How long a client may take to send a request body. If it takes longer, the answer is 408."),
    .duration(
      "idle-time", .connections, \.limits.idleTime, .milliseconds(1) ... .seconds(86_400),
      """
      How long an idle connection stays open: one without requests, or whose client reads no \
      answer. If few connections are left, those without requests close after 2 s.
      """),
    .bytes(
      "answer-bytes", .connections, \.limits.answerBytes, (1 << 20)...most,
      """
      The maximum size of all answers that clients have not read yet. An answer that exceeds it is \
      replaced by 503.
      """),
    .count(
      "client-connections", .connections, \.limits.clientConnections, 1...1_000_000,
      """
      The maximum number of connections from one address, except from trusted proxies. More are \
      closed at once.
      """),
  ]

  private static let watching: [ServiceSetting] = [
    .flag(
      "open-metrics", .watching, \.opensMetrics,
      "Opens /metrics to everyone, even if tokens or signatures are required."),
    .choice(
      "log-level", .watching, \.logLevel, "The lowest level to log. Requests have the level info."),
    .choice("log-format", .watching, \.logFormat, "The format of the log."),
    .flag("access-log", .watching, \.accessLog, "Logs each request, at any log level."),
  ]

  /// An origin is a scheme, a host and perhaps a port (RFC 6454), without a path.
  @Sendable private static func checkOrigin(_ text: String) throws {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    let isOrigin =
      parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !parts[1].contains("/")
    guard text == "*" || isOrigin else {
      throw SettingValueError(expected: "an origin, such as https://example.org, or *")
    }
  }

  @Sendable private static func checkNetwork(_ text: String) throws {
    guard AddressBlock(text) != nil else {
      throw SettingValueError(
        expected:
          "an address or a network, such as 10.0.0.0/8 or 2001:db8::/32")
    }
  }
}
