internal import Foundation
internal import Platen
internal import PlatenScenes
internal import PlatenWorkers

/// Has workers make pictures under limits.
struct RenderDispatcher: Sendable {
  let limits: ServiceLimits
  let pool: WorkerPool
  let metrics: ServiceMetrics

  /// - Parameters:
  ///   - fonts: The folders of the fonts that the service has opened.
  ///   - program: The file of the program that makes pictures when its argument is `worker`.
  init(
    _ configuration: ServiceConfiguration, fonts: [String], program: String, metrics: ServiceMetrics
  ) throws {
    limits = configuration.limits
    self.metrics = metrics
    let settings = WorkerSettings(
      fonts: FontRequest(
        folders: fonts, isAlone: true, includesSystemFonts: configuration.fonts.includesSystemFonts),
      scenes: configuration.scenes?.path, folder: configuration.preview?.folder,
      allowedPaths: configuration.preview?.allowedPaths ?? [],
      allowsLinks: configuration.allowsLinks, limits: limits)
    // Secrets are none of the workers' business.
    let environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix(ServiceSetting.variablePrefix)
    }
    pool = WorkerPool(
      WorkerProgram(
        path: program, arguments: ["worker"], environment: environment,
        greeting: Array(try JSONEncoder().encode(settings))),
      limits: WorkerLimits(limits)
    ) { metrics.note($0) }
  }

  /// Makes what is asked for when it is its client's turn.
  ///
  /// - Throws: A ``Problem``, and what else is wrong with it; `CancellationError` if nobody waits for
  ///   it any more.
  func picture(of order: RenderRequest, client: RequestingClient) async throws -> RenderedOutput {
    try await picture(of: order.job, client: client)
  }

  /// Returns what is wrong in a scene of the folder and the files that it names; nil if nothing is.
  func problem(in template: SceneTemplate) async -> (any Error)? {
    let source = RenderJob.Source.template(
      file: template.text.name, text: template.text.text, [])
    do {
      // The service's own turn is one beside those of its clients.
      _ = try await picture(of: RenderJob(source: source), client: RequestingClient())
      return nil
    } catch {
      return error
    }
  }

  private func picture(
    of job: RenderJob, client: RequestingClient
  ) async throws -> RenderedOutput {
    let answer: WorkerAnswer
    do {
      answer = try await pool.run(job.bytes, client: client.address ?? "") { client.isThere }
    } catch let error as WorkerError {
      throw Problem(error, limits)
    }
    let result = try RenderResult(answer.bytes)
    metrics.note(.waiting, answer.waited)
    for (stage, time) in result.stages { metrics.note(stage, time) }
    switch result.outcome {
    case .picture(let picture):
      metrics.count(picture.findings)
      return picture
    case .problem(let problem):
      metrics.count(problem.findings)
      throw problem
    case .fault(let fault): throw fault
    }
  }
}

extension WorkerLimits {
  /// What the limits of the service mean for workers.
  fileprivate init(_ limits: ServiceLimits) {
    self.init()
    workers = max(1, limits.renders)
    waiting = limits.waiting
    waitingTime = limits.waitingTime
    jobTime = limits.renderTime
    memoryBytes = limits.memoryBytes
  }
}

extension Problem {
  /// Why workers did not make a picture.
  fileprivate init(_ error: WorkerError, _ limits: ServiceLimits) {
    var seconds: Int? = 1
    switch error {
    case .queueFull(let waiting):
      self.init(.lineFull, "\(waiting) pictures are waiting already, which is the maximum.")
    case .waitedTooLong:
      self.init(
        .waitedTooLong,
        "The picture waited for \(limits.waitingTime), the maximum.")
    case .tookTooLong:
      self.init(
        .renderTimeout,
        "The picture was not finished in \(limits.renderTime), the maximum.")
      seconds = 30
    case .yielded:
      self.init(
        .overloaded,
        "The picture takes too long while many pictures are slow and others wait.")
      seconds = 30
    case .tookTooMuchMemory(let bytes, let left):
      self.init(memory: bytes, left: left, of: limits.memoryBytes)
      seconds = retryAfter
    case .lost:
      self.init(
        .workerLost,
        "The process that drew the picture ended. The picture may be the cause.")
      seconds = 5
    case .cannotStart:
      self.init(.notReady, "No process for drawing can be started.")
      seconds = 5
    case .closed:
      self.init(.stopping, "The service is stopping.")
      seconds = nil
    }
    retryAfter = seconds
  }
}
