internal import NIOCore
internal import NIOPosix
internal import PlatenService

/// Asks a server that runs whether it is ready.
struct HealthCheck {
  /// How long the answer may take.
  private static let timeout = TimeAmount.seconds(3)

  private let host: String
  private let port: Int

  /// - Parameter configuration: That of the server.
  init(_ configuration: ServiceConfiguration) {
    let monitoring = configuration.monitoringPort.map {
      (host: configuration.monitoringHost ?? configuration.host, port: $0)
    }
    let address = monitoring ?? (configuration.host, configuration.port)
    // Who listens at all addresses is asked at the machine's own.
    host = ["0.0.0.0": "127.0.0.1", "::": "::1"][address.host] ?? address.host
    port = address.port
  }

  /// Host and port as a field `Host` has them, without the zone that an IPv6 address may name.
  private var authority: String {
    let name = host.contains(":") ? "[\(host.prefix { $0 != "%" })]" : host
    return "\(name):\(port)"
  }

  /// Asks once.
  ///
  /// - Throws: ``ServerError`` if it is not ready, or does not answer in three seconds.
  func run() async throws {
    let line: String
    do {
      line = try await statusLine()
    } catch {
      throw ServerError(.notReady, "no answer from \(host):\(port)")
    }
    guard line.hasPrefix("HTTP/1.1 200 ") else {
      throw ServerError(.notReady, "not ready: \(host):\(port) answers \"\(line)\"")
    }
  }

  private func statusLine() async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connectTimeout(Self.timeout)
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    // The answer's reading has no time of its own: the connection's end ends it.
    let late = channel.channel.eventLoop.scheduleTask(in: Self.timeout) {
      channel.channel.close(promise: nil)
    }
    defer { late.cancel() }
    return try await channel.executeThenClose { inbound, outbound in
      let request = "GET /health/ready HTTP/1.1\r\nHost: \(authority)\r\nConnection: close\r\n\r\n"
      try await outbound.write(ByteBuffer(string: request))
      var answer = ByteBuffer()
      for try await bytes in inbound {
        answer.writeImmutableBuffer(bytes)
        guard answer.readableBytes < 4096 else { break }
      }
      let text = String(decoding: answer.readableBytesView, as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
  }
}
