internal import PlatenConsole
internal import PlatenReview
internal import PlatenService

/// The action review: a page decides on what a run of snapshots found, until a signal ends it or
/// nothing is left to decide.
struct ReviewRun {
  private let configuration: ServiceConfiguration
  private let review: ReviewSettings
  private let opensPage: Bool

  /// - Parameter opensPage: Whether the page is opened in a browser, where there is a display.
  /// - Throws: ``ServerError`` if there is nothing to review.
  init(_ configuration: ServiceConfiguration, opensPage: Bool) throws {
    guard let review = configuration.review else {
      throw ServerError(.usage, "no folder to review")
    }
    self.configuration = configuration
    self.review = review
    self.opensPage = opensPage
  }

  /// Serves the page, and says in the end what was decided.
  ///
  /// - Throws: ``ServerError`` if it cannot listen; `ReviewError` if the results cannot be read.
  func run() async throws {
    guard try review.session.tally().left > 0 else {
      return RunningService.print("nothing to decide")
    }
    let server = ServerRun(
      configuration,
      announcing: { [review, opensPage] address in
        // What follows the number sign is sent to nobody.
        let page = "\(address)/#review=\(review.token)"
        RunningService.print("the review is shown at \(page)")
        if opensPage { Browser.open(page) }
      }, ending: review.ending, rereading: nil)
    try await server.run()
    RunningService.print(try review.session.tally().text)
  }
}
