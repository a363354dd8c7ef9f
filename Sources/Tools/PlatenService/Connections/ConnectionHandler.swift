internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

/// Handles one connection between the parser and the service: gives each phase its time, answers
/// what is no request, and closes so that the other end sees its answer.
final class ConnectionHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  let limits: ConnectionLimits
  /// Nil if the client has too many connections beside this one.
  let connection: OpenConnection?
  let connections: OpenConnections
  let metrics: ServiceMetrics
  let log: AccessLog
  private let shutdown: ShutdownState
  var state = ConnectionState()
  var timer = PhaseTimer()
  /// How many parts of requests the parser found.
  private(set) var partCount = 0
  /// How much of the body that is being read was sent.
  private var body = BodyBytes()
  /// What is being parsed, where it is the beginning of a request.
  private var beginning: ByteBuffer?
  private var context: ChannelHandlerContext?

  init(
    _ connection: OpenConnection?, of connections: OpenConnections, limits: ConnectionLimits,
    metrics: ServiceMetrics, log: AccessLog, shutdown: ShutdownState
  ) {
    self.connection = connection
    self.connections = connections
    self.limits = limits
    self.metrics = metrics
    self.log = log
    self.shutdown = shutdown
  }

  // MARK: - The connection

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func channelActive(context: ChannelHandlerContext) {
    guard connection != nil else {
      metrics.countRefusal("client-connections")
      return context.close(promise: nil)
    }
    updateTimer(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer.stop()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer.stop()
    self.context = nil
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    state.isWritable = context.channel.isWritable
    updateTimer(context)
    context.fireChannelWritabilityChanged()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent:
      state.isQuiescing = true
      if state.pending.isEmpty { context.close(promise: nil) }
    case is EvictionEvent: evict(context)
    case ChannelEvent.inputClosed where state.isClosing:
      context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: - Requests

  func read(context: ChannelHandlerContext) {
    timer.isReadWanted = true
    context.read()
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    timer.isReadWanted = false
    updateTimer(context)
    context.fireChannelReadComplete()
    // Nobody behind this asks for what is thrown away.
    if state.isClosing { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    partCount &+= 1
    guard !state.ignoresInput else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let bytes):
      body.delivered += bytes.readableBytes
      context.fireChannelRead(wrapInboundOut(.body(bytes)))
    case .end(let trailers):
      state.reading = .nothing
      let fields = trailers.map { HTTPFields($0, splitCookie: false) }
      context.fireChannelRead(wrapInboundOut(.end(fields)))
    }
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    state.headerBytes = 0
    state.hasFirstLine = false
    body = BodyBytes()
    beginning = nil
    if let problem = RequestForm(head.headers).problem(in: head.version) {
      return refuse(problem, context)
    }
    guard let request = try? HTTPRequest(head, secure: false, splitCookie: false) else {
      return refuse(Problem(.unreadable, "Found a malformed method or URL."), context)
    }
    state.reading = .body
    // The parser reads nothing behind a request that would change to another protocol.
    // Upgrades may be ignored (RFC 9110, 7.8).
    let isKeepAlive = head.isKeepAlive && !head.headers.contains(name: "upgrade")
    state.pending.append(.init(version: head.version, isKeepAlive: isKeepAlive))
    if head.method == .POST { sendContinue(head, context) }
    context.fireChannelRead(wrapInboundOut(.head(request)))
  }

  /// Tells a client that waits for it to send its body (RFC 9110, section 10.1.1); one whose body is
  /// too long gets its final answer in place of that.
  private func sendContinue(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard state.pending.count == 1, head.version.minor > 0,
      head.headers.first(name: "expect")?.lowercased() == "100-continue",
      head.headers.first(name: "content-length").flatMap({ Int($0) }) ?? 0 <= limits.bodyBytes
    else { return }
    let head = HTTPResponseHead(version: head.version, status: .continue)
    context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
  }

  // MARK: - Bytes

  /// Takes note of bytes before they are parsed.
  func willParse(_ bytes: ByteBuffer) {
    if state.reading == .nothing { beginning = bytes }
  }

  /// Takes note of bytes that were parsed; ends a body that takes far more of them than it has.
  func didParse(_ bytes: ByteBuffer) {
    beginning = nil
    guard state.reading == .body, !state.ignoresInput else { return }
    guard !body.isNew else { return body.isNew = false }
    body.sent += bytes.readableBytes
    // What was answered is read for a moment only.
    guard body.isSparse, let context, !state.pending.isEmpty else { return }
    state.ignoresInput = true
    let text = "The body has \(body.delivered) bytes, and was sent in \(body.sent)."
    context.fireErrorCaught(Problem(.unreadable, text))
  }

  /// Takes note of bytes that came and were no whole part of a request.
  func noteHeader(bytes: ByteBuffer) {
    guard let context else { return }
    if state.reading == .nothing {
      state.reading = .header
      state.headerBytes = 0
      state.hasFirstLine = false
    }
    guard state.reading == .header else { return }
    state.headerBytes += bytes.readableBytes
    if !state.hasFirstLine {
      state.hasFirstLine = bytes.readableBytesView.contains(UInt8(ascii: "\n"))
    }
    // A method and a version have room beside the target.
    if !state.hasFirstLine, state.headerBytes > limits.targetBytes + 64 {
      let most = "expected at most \(limits.targetBytes) bytes"
      refuse(Problem(.targetTooLong, "The URL is too long; \(most)."), context)
    } else if state.headerBytes > limits.targetBytes + limits.headerBytes + 64 {
      refuse(headerTooLong, context)
    }
  }

  private var headerTooLong: Problem {
    Problem(
      .headerTooLong, "The header is too long; expected at most \(limits.headerBytes) bytes.")
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    guard !state.ignoresInput else { return }
    if state.reading == .body, !state.pending.isEmpty {
      // Who reads the body is told, and answers.
      state.ignoresInput = true
      let text = "The body is cut off, or its chunks or trailers are wrong."
      return context.fireErrorCaught(Problem(.unreadable, text))
    }
    if case .headerOverflow = error { return refuse(headerTooLong, context) }
    refuse(problemOfFirstLine, context)
  }

  /// The problem of a request that the parser could not begin to read: it knows some methods alone.
  private var problemOfFirstLine: Problem {
    if let method = beginning.flatMap(RequestLine.method), !HTTPRequest.Method.isKnown(method) {
      return Problem(unknownMethod: method)
    }
    return Problem(.unreadable, "The request is not valid HTTP/1.1.")
  }

  // MARK: - Answers

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !state.isClosing else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(let response):
      let head = HTTPResponseHead(answer(response))
      context.write(wrapOutboundOut(.head(versioned(head))), promise: promise)
    case .body(let bytes):
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: promise)
    case .end(let trailers):
      end(trailers.map { HTTPHeaders($0) }, context, promise)
    }
  }

  /// An answer that says whether it is the last on this connection.
  private func answer(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    guard response.status.kind != .informational else { return response }
    let isEnding = state.isQuiescing || shutdown.isStopping
    let isLast =
      state.pending.first?.isKeepAlive == false || (isEnding && state.pending.count == 1)
    let closes = response.headerFields[.connection] == "close"
    // RFC 9112, 9.6: the last answer says that it is.
    if isLast, !closes { response.headerFields.append(.init(name: .connection, value: "close")) }
    state.endsAfterAnswer = isLast || closes
    return response
  }

  /// A client of HTTP/1.0 knows no chunks, and has to be told that the connection stays.
  private func versioned(_ head: HTTPResponseHead) -> HTTPResponseHead {
    guard let request = state.pending.first, request.version.minor == 0 else { return head }
    var head = head
    head.version = .http1_0
    // HTTP/1.0 knows no chunks: the end of the connection is that of the body (RFC 9112, 6.3).
    if !head.headers.contains(name: "content-length") { state.endsAfterAnswer = true }
    if !state.endsAfterAnswer { head.headers.replaceOrAdd(name: "connection", value: "keep-alive") }
    return head
  }

  private func end(
    _ trailers: HTTPHeaders?, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
  ) {
    if !state.pending.isEmpty { state.pending.removeFirst() }
    let isLast = state.endsAfterAnswer || (state.isQuiescing && state.pending.isEmpty)
    guard isLast else {
      context.write(wrapOutboundOut(.end(trailers)), promise: promise)
      if let refusal = state.refusal, state.pending.isEmpty { return answer(refusal, context) }
      return updateTimer(context)
    }
    endAndClose(trailers, context, promise)
  }
}
