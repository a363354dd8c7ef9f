/// What a run of the command left behind on its streams.
struct Outcome {
  let exitCode: Int32
  let isCrash: Bool
  let output: [UInt8]
  let error: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Whether there is exactly one line of error.
  var isOneError: Bool {
    error.hasPrefix("error: ") && error.hasSuffix("\n")
      && error.dropLast().allSatisfy { $0 != "\n" }
  }
}
