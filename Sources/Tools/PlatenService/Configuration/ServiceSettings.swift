internal import Platen

/// All that an operator can set, in the order of the help.
package enum ServiceSettings {
  package static let all: [ServiceSetting] =
    listening + pictures + access + requests + renders + connections + watching

  private static let most = 1 << 40

  private static let listening: [ServiceSetting] = [
    .text("host", .listening, "HOST", \.host, "The address to listen on: a host's name or number."),
    .count(
      "port", .listening, \.port, 0...65_535, "The port to listen on; 0 for any that is free."),
    .duration(
      "drain-notice", .listening, \.drainNotice, .zero ... .seconds(3600),
      "How long the service answers on after SIGTERM: /health/ready says that it stops, and each "
        + "connection ends with its next answer, so that no request is lost."),
    .duration(
      "drain-time", .listening, \.drainTime, .zero ... .seconds(3600),
      "How long what runs may go on after that."),
    .optionalCount(
      "monitoring-port", .listening, \.monitoringPort, 0...65_535,
      "The port of a listener of its own for /health and /metrics, without tokens; "
        + "/metrics is not answered on the other port then."),
    .optionalText(
      "monitoring-host", .listening, "HOST", \.monitoringHost,
      "The address of that listener. Without it, that of host."),
  ]

  private static let pictures: [ServiceSetting] = [
    .folder("scenes", .pictures, \.scenes, "The folder of scenes that /v1/scenes draws."),
    .list(
      "fonts", .pictures, "FOLDER", \.fonts.folders,
      "A folder of fonts that are used before the bundled ones; several in the variable have commas between them.",
      check: { _ = try ServiceSetting.folder(at: $0) }),
    .flag("only-fonts", .pictures, \.fonts.isAlone, "Leaves out the bundled fonts."),
    .flag(
      "system-fonts", .pictures, \.fonts.includesSystemFonts,
      "Uses this machine's fonts too; pictures may then look different on other machines."),
    .flag(
      "allow-links", .pictures, \.allowsLinks,
      "Lets links and words of clouds lead to the addresses that scenes name, in SVG and PDF."),
    .bytes(
      "cache-bytes", .pictures, \.cacheBytes, 0...most,
      "The most bytes of pictures that are kept; 0 for none."),
    .folder(
      "links", .pictures, \.links,
      "The folder of what short addresses of /v1/links stand for; several servers may share it. "
        + "Without it, none are given out."),
    .bytes(
      "link-bytes", .pictures, \.linkBytes, 1024...most,
      "The most bytes of that folder's files: those asked for longest ago go."),
    .duration(
      "max-age", .pictures, \.maxAge, .zero ... .seconds(31_536_000),
      "How long others may keep a picture without asking again."),
  ]

  private static let access: [ServiceSetting] = [
    .tokens(
      "token", "A token that lets requests in; better in a file, as processes are listed.",
      inFile: false),
    .tokens("token-file", "A file of such tokens, a line each.", inFile: true),
    .signingKeys(
      "signing-key", "A key for signed addresses; better in a file, as processes are listed.",
      inFile: false),
    .signingKeys(
      "signing-key-file", "A file of such keys, a line NAME=SECRET each; the first signs.",
      inFile: true),
    .list(
      "allowed-origins", .access, "ORIGIN", \.allowedOrigins,
      "An origin whose pages may read answers, or * for any.", check: checkOrigin),
    .rate(
      "client-rate", .access, \.limits.clientRate,
      "The most requests a second from one address, on average: 429 beyond. Without it, any number."
    ),
    .count(
      "client-burst", .access, \.limits.clientBurst, 1...1_000_000,
      "The most requests of one address at once, where its rate is limited."),
    .list(
      "trusted-proxies", .access, "NETWORK", \.trustedProxies,
      "An address or network (10.0.0.0/8) of proxies that are believed when Forwarded or "
        + "X-Forwarded-For says who asks.", check: checkNetwork),
  ]

  private static let requests: [ServiceSetting] = [
    .bytes(
      "body-bytes", .requests, \.limits.bodyBytes, 1024...(1 << 30),
      "The longest body of a request: 413 beyond."),
    .bytes(
      "target-bytes", .requests, \.limits.targetBytes, 256...65_536,
      "The longest address of a request, path and query: 414 beyond."),
    .bytes(
      "header-bytes", .requests, \.limits.headerBytes, 1024...(1 << 20),
      "The longest header of a request, its address aside: 431 beyond."),
    .count(
      "batch-lines", .requests, \.limits.batchLines, 1...1_000_000,
      "The most lines of a batch: 422 beyond."),
    .duration(
      "batch-time", .requests, \.limits.batchTime, .milliseconds(1) ... .seconds(86_400),
      "How long a batch may take: 503 in place of each line that is not begun by then."),
  ]

  private static let renders: [ServiceSetting] = [
    .count("views", .renders, \.limits.views, 1...10_000_000, "The most views: 422 beyond."),
    .count(
      "depth", .renders, \.limits.depth, 1...256, "The most views inside of each other: 422 beyond."
    ),
    .bytes(
      "text-bytes", .renders, \.limits.textBytes, 1...(1 << 30),
      "The most text of a picture: 422 beyond."),
    .count(
      "side", .renders, \.limits.side, 1...1_000_000,
      "The longest side of a picture in pixels: 422 beyond."),
    .count(
      "pixels", .renders, \.limits.pixels, 1...10_000_000_000,
      "The most pixels of a picture, and of each one that it holds: 422 beyond."),
    .duration(
      "render-time", .renders, \.limits.renderTime, .milliseconds(1) ... .seconds(3600),
      "How long a picture may take to be made: 503 beyond."),
    .count(
      "renders", .renders, \.limits.renders, 0...1024,
      "How many pictures are made at once; 0 for as many as the process has cores."),
    .count(
      "waiting", .renders, \.limits.waiting, 0...1_000_000,
      "How many pictures may wait to be made: 429 beyond."),
    .duration(
      "waiting-time", .renders, \.limits.waitingTime, .milliseconds(1) ... .seconds(3600),
      "How long a picture may wait to be made: 503 beyond."),
    .bytes(
      "memory-bytes", .renders, \.limits.memoryBytes, 0...most,
      "The most memory for all pictures that are being made: 503 beyond; "
        + "0 for half of what the process may have, at most 2 GiB."),
    .count(
      "drawing-cost", .renders, \.limits.drawingCost, 1...3_600_000,
      "The most that drawing a picture may cost, in estimated milliseconds of a core: 422 beyond."),
    .count(
      "measured-labels", .renders, \.limits.measuredLabels, 1...10_000,
      "The most labels of a request to measure them: 422 beyond."),
    .bytes(
      "measure-bytes", .renders, \.limits.measureBytes, 1024...(1 << 30),
      "The longest answer to a request to measure labels: 422 beyond."),
  ]

  private static let connections: [ServiceSetting] = [
    .count(
      "connections", .connections, \.limits.connections, 1...1_000_000,
      "The most connections at once; more wait to be accepted."),
    .duration(
      "header-time", .connections, \.limits.headerTime, .milliseconds(1) ... .seconds(3600),
      "How long a client may take for the header of a request: 408 beyond."),
    .duration(
      "body-time", .connections, \.limits.bodyTime, .milliseconds(1) ... .seconds(3600),
      "How long a client may take for the body of a request: 408 beyond."),
    .duration(
      "idle-time", .connections, \.limits.idleTime, .milliseconds(1) ... .seconds(86_400),
      "How long a connection is kept on which nothing is asked, or no answer is taken; "
        + "where few more may be open, 2 s if nothing is asked."),
    .bytes(
      "answer-bytes", .connections, \.limits.answerBytes, (1 << 20)...most,
      "The most bytes of answers that are not yet taken: 503 for one that would be more."),
    .count(
      "client-connections", .connections, \.limits.clientConnections, 1...1_000_000,
      "The most connections from one address, trusted proxies aside; more are closed at once."),
  ]

  private static let watching: [ServiceSetting] = [
    .flag(
      "open-metrics", .watching, \.opensMetrics,
      "Opens /metrics to all even where tokens or signatures are asked for."),
    .choice(
      "log-level", .watching, \.logLevel, "The least level of what is logged; requests are info."),
    .choice("log-format", .watching, \.logFormat, "How the log is written."),
    .flag("access-log", .watching, \.accessLog, "Logs each request, whatever the level is."),
  ]

  /// An origin is a scheme, a host and perhaps a port (RFC 6454), without a path.
  @Sendable private static func checkOrigin(_ text: String) throws {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    let isOrigin =
      parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !parts[1].contains("/")
    guard text == "*" || isOrigin else {
      throw SettingValueError(expected: "an origin, as https://example.org, or *")
    }
  }

  @Sendable private static func checkNetwork(_ text: String) throws {
    guard AddressBlock(text) != nil else {
      throw SettingValueError(expected: "an address or a network, as 10.0.0.0/8 or 2001:db8::/32")
    }
  }
}
