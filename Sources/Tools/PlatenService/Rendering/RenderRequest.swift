internal import Platen
internal import PlatenScenes

/// A picture, or a report in JSON, that is asked for.
///
/// It is known before anything is made: its key finds what is kept, and its job goes to a worker if
/// there is nothing.
struct RenderRequest: Sendable {
  let format: OutputFormat
  /// All that the answer is made of, the format aside: equal for answers that are the same.
  let input: [String]
  /// What a worker makes it of.
  let job: RenderJob

  /// - Parameters:
  ///   - scale: The pixels per point of a PNG; nil for what the scene says.
  ///   - quality: How good a WebP or a JPEG is, 1 to 100; nil for what is usual.
  ///   - svg: What a text is in an SVG; nil for what its scene says.
  ///   - findings: Which findings are looked for. Pictures have keys of their own where all are:
  ///     what is told beside them is another.
  ///   - play: How a scene's changes are shown; nil for the picture before them.
  init(
    format: OutputFormat, input: [String], scale: Double? = nil, quality: Int? = nil,
    svg: SVGOptions.Text? = nil,
    findings: FindingsRequest = .known, play: ScenePlay? = nil,
    of source: RenderJob.Source
  ) {
    self.format = format
    self.input =
      input + [scale.map { "\($0)" } ?? ""]
      + (quality.map { ["quality \($0)"] } ?? [])
      + (svg.map { ["svg \($0)"] } ?? [])
      + (findings == .known ? [] : ["findings \(findings.rawValue)"])
      + (play.map { ["play \($0)"] } ?? [])
    job = RenderJob(
      source: source, format: format, scale: scale, quality: quality, svg: svg, findings: findings,
      play: play)
  }

  /// - Parameter input: All that the answer is made of, the format aside.
  init(format: OutputFormat, input: [String], job: RenderJob) {
    self.format = format
    self.input = input
    self.job = job
  }

  /// Returns the key that answers to this request are kept by.
  func key(edition: String) -> CacheKey {
    CacheKey(edition: edition, [format.rawValue] + input)
  }
}

/// The findings of a picture that are looked for.
enum FindingsRequest: Int, Sendable {
  /// Those that are known anyway: of a scene's lists and weights, of characters that no font has, of
  /// words for which a cloud has no room, of a picture that is blank or larger than it was offered.
  ///
  /// To look at the ink of every text takes a fifth of the time of a small picture's layout.
  case known
  /// All.
  case all
  /// All, and a picture that has one is a problem.
  case refused
}
