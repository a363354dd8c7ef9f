internal import Foundation
package import Logging
internal import PlatenBase

/// Writes the log, a line a record, to standard error.
package struct ServiceLog: LogHandler {
  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]
  package var metadataProvider: Logger.MetadataProvider?

  private let format: LogFormat
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Date

  /// A logger that writes to standard error.
  package static func logger(for configuration: ServiceConfiguration) -> Logger {
    Logger(label: "platen") { _ in
      ServiceLog(configuration.logFormat, level: configuration.logLevel)
    }
  }

  /// - Parameters:
  ///   - level: The least level that is written.
  ///   - write: Takes a line with its end.
  init(
    _ format: LogFormat, level: Logger.Level, now: @escaping @Sendable () -> Date = { Date() },
    write: @escaping @Sendable (String) -> Void = { text in
      // Nobody may be listening; that is no failure of the work.
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  ) {
    logLevel = level
    self.format = format
    self.now = now
    self.write = write
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var values = metadata
    if let provided = metadataProvider?.get() { values.merge(provided) { $1 } }
    if let more = event.metadata { values.merge(more) { $1 } }
    if let error = event.error { values["error"] = .string("\(error)") }
    let pairs = values.map { ($0.key, $0.value.description) }.sorted { $0.0 < $1.0 }
    let time = now().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
    let message = event.message.description
    switch format {
    case .text:
      let words = pairs.map { " \($0.0)=\(LogText.word($0.1))" }.joined()
      write("\(time)Z \(event.level) \(LogText.phrase(message))\(words)\n")
    case .json:
      let members = pairs.map { ",\($0.0.jsonQuoted):\($0.1.jsonQuoted)" }.joined()
      write(
        "{\"time\":\"\(time)Z\",\"level\":\"\(event.level)\","
          + "\"message\":\(message.jsonQuoted)\(members)}\n")
    }
  }
}

// MARK: - Escapes

/// Writes what a log holds so that no client can write lines of its own into it.
enum LogText {
  /// A text as it is if it is one plain word, else in quotation marks.
  static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
    return isPlain ? text : text.jsonQuoted
  }

  /// A line of words, with quotation marks only where it has to be changed.
  static func phrase(_ text: String) -> String {
    text.unicodeScalars.contains(where: \.disturbsTerminals) ? text.jsonQuoted : text
  }
}
