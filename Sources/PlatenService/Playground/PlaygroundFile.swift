/// A file of the playground, as it is sent.
struct PlaygroundFile: Sendable {
  /// Where it is asked for, as `/playground/app.js`.
  let path: String
  let answer: FixedAnswer

  /// - Parameters:
  ///   - path: Where it is asked for.
  ///   - mediaType: What it is, as `text/css`.
  ///   - bytes: The file, in UTF-8.
  init(_ path: String, _ mediaType: String, _ bytes: [UInt8]) throws {
    self.path = path
    answer = try FixedAnswer(
      String(decoding: bytes, as: UTF8.self), as: "\(mediaType); charset=utf-8")
  }
}
