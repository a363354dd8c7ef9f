internal import HTTPTypes
internal import PlatenScenes
internal import PlatenWorkers

/// A picture, or a report, and what is not in it as it was asked for.
struct RenderedOutput: Sendable {
  var bytes: [UInt8]
  var findings = FindingSummary()
}

/// The result of a job, as the worker sends it back.
struct RenderResult: Sendable {
  enum Outcome: Sendable {
    case picture(RenderedOutput)
    case problem(Problem)
    /// Something is wrong in us.
    case fault(WorkerFault)
  }

  var outcome: Outcome
  /// How long the parts of the work took.
  var stages: [RenderStage: Duration] = [:]

  typealias RenderStage = ServiceMetrics.RenderStage

  /// The result of a picture, or of what was wrong with it.
  init(_ outcome: Result<RenderedOutput, any Error>, stages: [RenderStage: Duration]) {
    self.stages = stages
    switch outcome {
    case .success(let picture): self.outcome = .picture(picture)
    case .failure(let error):
      let problem = Problem(error)
      self.outcome =
        problem.kind == .ourFault
        ? .fault(WorkerFault(description: "\(error)")) : .problem(problem)
    }
  }
}

/// A fault of ours that a worker met; clients are not told what it is.
struct WorkerFault: Error, Hashable, CustomStringConvertible {
  let description: String
}

// MARK: - Sending

extension RenderResult {
  /// The result as bytes.
  var bytes: [UInt8] {
    var writer = WireWriter()
    for stage in RenderStage.allCases {
      writer.write(Int((stages[stage] ?? .zero) / .nanoseconds(1)))
    }
    switch outcome {
    case .picture(let picture):
      writer.write(0)
      writer.write(picture.findings)
      writer.writeRest(picture.bytes)
    case .problem(let problem):
      writer.write(1)
      writer.write(problem)
    case .fault(let fault):
      writer.write(2)
      writer.write(fault.description)
    }
    return writer.bytes
  }

  /// - Throws: `WireError` for bytes that are none of a result.
  init(_ bytes: [UInt8]) throws {
    var reader = WireReader(bytes)
    for stage in RenderStage.allCases {
      let time = Duration.nanoseconds(try reader.int())
      if time > .zero { stages[stage] = time }
    }
    switch try reader.int() {
    case 0:
      let findings = try reader.findings()
      outcome = .picture(RenderedOutput(bytes: reader.takeRest(), findings: findings))
    case 1: outcome = .problem(try reader.problem())
    case 2: outcome = .fault(WorkerFault(description: try reader.text()))
    default: throw WireError()
    }
  }
}

extension WireWriter {
  fileprivate mutating func write(_ problem: Problem) {
    write(problem.kind.status.code)
    write(problem.kind.slug)
    write(problem.kind.title)
    write(problem.detail)
    write(problem.retryAfter) { $0.write($1) }
    write(problem.records) { writer, record in
      for text in [record.file, record.path, record.found, record.expected] { writer.write(text) }
      writer.write(record.line)
      writer.write(record.column)
      writer.write(record.suggestion) { $0.write($1) }
    }
    write(problem.findings)
  }
}

extension WireReader {
  fileprivate mutating func problem() throws -> Problem {
    let kind = Problem.Kind(
      status: .init(code: try int()), slug: try text(), title: try text())
    var problem = Problem(kind, try text())
    problem.retryAfter = try optional { try $0.int() }
    problem.records = try list { reader in
      let texts = try (0..<4).map { _ in try reader.text() }
      return SceneFileError.Record(
        file: texts[0], line: try reader.int(), column: try reader.int(), path: texts[1],
        found: texts[2], expected: texts[3], suggestion: try reader.optional { try $0.text() })
    }
    problem.findings = try findings()
    return problem
  }
}
