public import Foundation
public import FoundationNetworking
internal import PlatenViews

extension URLSession {
  /// Returns a publisher that sends a URL's response, once, to each subscriber.
  ///
  /// A render does not wait for it.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Sends the answer to a request, once, to each that subscribes.
  ///
  /// A render does not wait for it.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Sends the answer to a request, once, to each that subscribes.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The reason for a missing response.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session of the request.
    public let session: URLSession

    /// Sends the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Adds a subscriber; the request starts when it asks for a value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let buffer = DemandBuffer(AnySubscriber(subscriber))
      let handed = Handed(buffer)
      let task = session.dataTask(with: request) { data, response, error in
        handed.value.send(data, response, error)
      }
      buffer.onRequest = { [task] _ in task.resume() }
      buffer.onCancel = { [task] in task.cancel() }
      subscriber.receive(subscription: buffer)
    }
  }
}

extension DemandBuffer where Output == URLSession.DataTaskPublisher.Output, Failure == URLError {
  /// Sends an answer, and ends.
  fileprivate func send(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let data, let response, error == nil {
      send((data, response))
      finish(.finished)
    } else {
      finish(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
