internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import PlatenScenes

extension ConnectionHandler {
  /// Answers what cannot be passed on, after all that was passed on is answered, and closes.
  func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
    guard !state.ignoresInput else { return }
    state.ignoresInput = true
    state.reading = .nothing
    if state.pending.isEmpty { answer(problem, context) } else { state.refusal = problem }
  }

  /// Writes a problem as the last answer of the connection.
  func answer(_ problem: Problem, _ context: ChannelHandlerContext) {
    state.isClosing = true
    state.refusal = nil
    metrics.countRefusal(problem.kind.slug)
    let body = ByteBuffer(string: problem.json.compact + "\n")
    let headers: HTTPHeaders = [
      "content-type": "application/problem+json", "content-length": "\(body.readableBytes)",
      "cache-control": "no-store", "x-content-type-options": "nosniff", "connection": "close",
    ]
    metrics.noteRequest(
      route: nil, method: "other", status: problem.kind.status.code, duration: .zero,
      bytes: body.readableBytes)
    if log.isOn(for: problem.kind.status.code) {
      // Nothing of the request is known for certain.
      log.note(
        AccessLog.Entry(
          id: "-", method: "-", target: "-", status: problem.kind.status.code,
          bytes: body.readableBytes, duration: .zero,
          client: context.channel.remoteAddress?.ipAddress, problem: problem.kind.slug))
    }
    let status = HTTPResponseStatus(statusCode: problem.kind.status.code)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    endAndClose(nil, context, nil)
  }

  /// Ends the last answer, says that no more comes once it is sent, and waits a little for the
  /// other end.
  func endAndClose(
    _ trailers: HTTPHeaders?, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
  ) {
    state.ignoresInput = true
    state.isClosing = true
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.cascade(to: promise)
    sent.futureResult.assumeIsolated().whenComplete { [state] _ in
      guard !state.makesRoom else { return context.close(promise: nil) }
      context.close(mode: .output, promise: nil)
      context.read()
    }
    context.writeAndFlush(wrapOutboundOut(.end(trailers)), promise: sent)
    updateTimer(context)
  }

  // MARK: - Time

  /// Starts the time of the phase that the connection is in, if it is a new one.
  func updateTimer(_ context: ChannelHandlerContext) {
    let phase = state.phase
    let isNew = timer.begin(phase, time: limits.time(of: phase))
    connection?.note(phase, since: timer.start)
    if isNew { schedule(context) }
  }

  private func schedule(_ context: ChannelHandlerContext) {
    guard let time = timer.nextLook else { return }
    let loop = context.eventLoop.assumeIsolated()
    timer.schedule(
      loop.scheduleTask(deadline: time) { [weak self] in self?.timerFired(context) }, at: time)
  }

  /// Called when the time of a phase may be over.
  private func timerFired(_ context: ChannelHandlerContext) {
    timer.fired()
    guard let deadline = timer.deadline else { return }
    if state.phase == .idle || state.phase == .header, connections.isCrowded,
      timer.hasLasted(ConnectionLimits.crowdedTime)
    {
      // Others wait, health probes among them.
      return evict(context)
    }
    guard deadline <= .now() else { return schedule(context) }
    switch state.phase {
    case .none: break
    case .rest, .closing: context.close(promise: nil)
    case .header: refuse(headerTimeout, context)
    case .body: endBody(context)
    case .idle, .taking: endUnlessTaken(context)
    }
  }

  private var headerTimeout: Problem {
    Problem(.headerTimeout, "The header was not sent in the allowed time.")
  }

  private func endBody(_ context: ChannelHandlerContext) {
    // Where nobody reads, it is not the client that is late.
    guard timer.isReadWanted else { return restartTimer(context) }
    state.ignoresInput = true
    updateTimer(context)
    context.fireErrorCaught(
      Problem(.bodyTimeout, "The body was not sent in the allowed time."))
  }

  /// Closes a connection on which nothing is asked, and one that does not take its answer.
  private func endUnlessTaken(_ context: ChannelHandlerContext) {
    let options = context.channel.syncOptions
    let left = (try? options?.getOption(ChannelOptions.bufferedWritableBytes)) ?? 0
    let seconds = Int(limits.idle.nanoseconds / 1_000_000_000)
    let most = (timer.bytesLeft ?? .max) - ConnectionLimits.leastRate * max(seconds, 1)
    guard left > 0, left <= most else {
      return context.close(promise: nil)
    }
    timer.bytesLeft = left
    restartTimer(context)
  }

  /// Ends the connection at once if it waits for its client, as others wait for its place.
  func evict(_ context: ChannelHandlerContext) {
    switch state.phase {
    case .body where timer.isReadWanted:
      state.makesRoom = true
      endBody(context)
    case .none, .body:
      if let connection { connections.stay(connection) }
    case .header:
      state.makesRoom = true
      refuse(
        Problem(
          .headerTimeout,
          "The header is incomplete, and other clients are waiting."), context)
    case .idle, .rest, .taking, .closing: context.close(promise: nil)
    }
  }

  private func restartTimer(_ context: ChannelHandlerContext) {
    timer.extend(limits.time(of: state.phase))
    schedule(context)
  }
}
