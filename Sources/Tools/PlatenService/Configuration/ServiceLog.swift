internal import Foundation
package import Logging
internal import PlatenBase

/// Makes the log's lines, one a record.
package struct ServiceLog: LogHandler {
  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]
  package var metadataProvider: Logger.MetadataProvider?

  private let format: LogFormat
  private let write: @Sendable (String) -> Void
  private let takeUntold: @Sendable () -> Int
  private let now: @Sendable () -> Date

  /// A logger with the format and the level of a configuration.
  package static func logger(
    for configuration: ServiceConfiguration, to writer: LogWriter
  ) -> Logger {
    Logger(label: "platen") { _ in
      ServiceLog(
        configuration.logFormat, level: configuration.logLevel, takeUntold: writer.takeUntold,
        write: writer.write)
    }
  }

  /// - Parameters:
  ///   - level: The least level that is written.
  ///   - takeUntold: Returns how many lines were dropped since it was asked last.
  ///   - write: Takes a line with its end.
  init(
    _ format: LogFormat, level: Logger.Level, now: @escaping @Sendable () -> Date = { Date() },
    takeUntold: @escaping @Sendable () -> Int = { 0 }, write: @escaping @Sendable (String) -> Void
  ) {
    logLevel = level
    self.format = format
    self.now = now
    self.takeUntold = takeUntold
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
    let dropped = takeUntold()
    if dropped > 0 {
      write(line(.warning, "lines of the log were dropped", [("lines", "\(dropped)")]))
    }
    let pairs = values.map { ($0.key, $0.value.description) }.sorted { $0.0 < $1.0 }
    write(line(event.level, event.message.description, pairs))
  }

  private func line(
    _ level: Logger.Level, _ message: String, _ pairs: [(String, String)]
  ) -> String {
    let time = now().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
    switch format {
    case .text:
      let words = pairs.map { " \($0.0)=\(LogText.word($0.1))" }.joined()
      return "\(time)Z \(level) \(LogText.phrase(message))\(words)\n"
    case .json:
      let members = pairs.map { ",\($0.0.jsonQuoted):\($0.1.jsonQuoted)" }.joined()
      return "{\"time\":\"\(time)Z\",\"level\":\"\(level)\","
        + "\"message\":\(message.jsonQuoted)\(members)}\n"
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
