internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Platen
internal import PlatenDrawing
internal import PlatenScenes
internal import PlatenText

extension Problem {
  /// The problem that an error is for a client.
  init(_ error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as SceneFileError: self.init(failure)
    case let error as RenderError: self.init(.invalid, "\(error)")
    case let error as PrintError:
      self.init(error.code == .tooManyPixels ? .tooLarge : .invalid, "Found \(error).")
    case let error as any HTTPResponseError: self.init(status: error.status)
    case is IOError, is ChannelError, is NIOAsyncWriterError:
      self.init(.unreadable, "The connection ended before the request did.")
    case is CancellationError: self.init(.stopping, "The request was cancelled.")
    default: self.init(.ourFault, "The service could not do it, and that is its own fault.")
    }
  }

  private init(_ failure: SceneFileError) {
    let count = failure.errors.count
    let first = failure.records.first
    let place = first.map { "\($0.file), line \($0.line), column \($0.column): " } ?? ""
    let more = count > 1 ? " (and \(count - 1) more)" : ""
    self.init(
      failure.exceedsLimit ? .tooLarge : .invalid,
      place + (failure.errors.first?.unexpected.description ?? "") + more)
    records = failure.records
  }

  /// The problem of a status that was not ours to choose.
  private init(status: HTTPResponse.Status) {
    switch status {
    case .notFound: self.init(.notFound, "No resource has this address; see /v1/openapi.json.")
    case .contentTooLarge: self.init(.bodyTooLong, "The body is longer than it may be.")
    case .internalServerError: self.init(.ourFault, "The service could not do it.")
    default:
      self.init(
        Kind(status: status, slug: "status-\(status.code)", title: status.reasonPhrase),
        status.reasonPhrase)
    }
  }
}
