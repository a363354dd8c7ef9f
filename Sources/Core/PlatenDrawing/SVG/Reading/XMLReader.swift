internal import CExpat
package import Foundation

/// What is told of a document while it is parsed; names are `namespace|local`, or `local` without one.
package protocol XMLReaderDelegate: AnyObject {
  func begin(_ name: String, attributes: [(name: String, value: String)]) throws(SVGReadingError)
  func add(_ text: String) throws(SVGReadingError)
  func end() throws(SVGReadingError)
}

/// Owns one of Expat's parsers.
///
/// Nothing outside the document is read. Expat itself bounds what entities grow to (a hundred times
/// the document, from 8 MiB on); what is told to the delegate can be bounded there.
package final class XMLReader {
  private let parser: OpaquePointer
  private let delegate: any XMLReaderDelegate
  private let limits: SVGLimits
  private var failure: SVGReadingError?
  private var valueBytes = 0

  /// Makes a parser; nil if there is no memory.
  package init?(delegate: any XMLReaderDelegate, limits: SVGLimits) {
    // Names become namespace, `|` and local name; `|` is in no namespace's address.
    guard let parser = XML_ParserCreateNS(nil, 0x7C) else { return nil }
    self.parser = parser
    self.delegate = delegate
    self.limits = limits
    XML_SetElementHandler(parser, Self.begins, Self.ends)
    XML_SetCharacterDataHandler(parser, Self.adds)
    XML_SetExternalEntityRefHandler(parser, Self.refers)
    XML_SetSkippedEntityHandler(parser, Self.skips)
  }

  deinit { XML_ParserFree(parser) }

  /// Parses a whole document.
  package func parse(_ data: Data) throws(SVGReadingError) {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    guard let count = Int32(exactly: data.count) else {
      throw SVGReadingError(code: .limit, message: "the file has \(data.count) bytes")
    }
    // All at once: in pieces, Expat before 2.6 reads what does not end in one again with each.
    let status = data.withUnsafeBytes {
      XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, count, 1)
    }
    if let failure { throw failure }
    if status != XML_STATUS_OK { throw syntaxError() }
  }
}

// MARK: - What Expat tells

extension XMLReader {
  private static let begins: XML_StartElementHandler = { context, name, attributes in
    guard let parser = XMLReader.of(context), let name, let attributes else { return }
    parser.attempt { () throws(SVGReadingError) in
      try parser.begin(String(cString: name), attributes)
    }
  }

  private static let ends: XML_EndElementHandler = { context, _ in
    guard let parser = XMLReader.of(context) else { return }
    parser.attempt { () throws(SVGReadingError) in try parser.delegate.end() }
  }

  private static let adds: XML_CharacterDataHandler = { context, text, count in
    guard let parser = XMLReader.of(context), let text else { return }
    let bytes = UnsafeBufferPointer(start: text, count: Int(count))
    let string = String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self)
    parser.attempt { () throws(SVGReadingError) in
      try parser.count(string.utf8.count)
      try parser.delegate.add(string)
    }
  }

  // No file is read for another one:
  // https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing
  private static let refers: XML_ExternalEntityRefHandler = { _, _, _, _, _ in 0 }

  // What a DTD elsewhere would say is not known; two different names are a difference all the same.
  private static let skips: XML_SkippedEntityHandler = { context, name, isParameter in
    guard let parser = XMLReader.of(context), let name, isParameter == 0 else { return }
    let text = "&" + String(cString: name) + ";"
    parser.attempt { () throws(SVGReadingError) in try parser.delegate.add(text) }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    context.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Does what an event wants, unless something has gone wrong before.
  private func attempt(_ work: () throws(SVGReadingError) -> Void) {
    guard failure == nil else { return }
    do {
      try work()
    } catch {
      var located = error
      located.line = Int(XML_GetCurrentLineNumber(parser))
      located.column = Int(XML_GetCurrentColumnNumber(parser)) + 1
      failure = located
      XML_StopParser(parser, 0)
    }
  }

  private func begin(
    _ name: String, _ values: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) throws(SVGReadingError) {
    var attributes: [(name: String, value: String)] = []
    var index = 0
    while let name = values[index], let value = values[index + 1] {
      if attributes.count == limits.attributes {
        throw SVGReadingError(
          code: .limit, message: "an element has more than \(limits.attributes) attributes")
      }
      attributes.append((String(cString: name), String(cString: value)))
      try count(attributes[attributes.count - 1].value.utf8.count)
      index += 2
    }
    try delegate.begin(name, attributes: attributes)
  }

  private func count(_ bytes: Int) throws(SVGReadingError) {
    valueBytes += bytes
    if bytes > limits.valueBytes {
      throw SVGReadingError(
        code: .limit, message: "an attribute or a text has more than \(limits.valueBytes) bytes")
    }
    if valueBytes > limits.allValueBytes {
      throw SVGReadingError(
        code: .limit, message: "attributes and texts have more than \(limits.allValueBytes) bytes")
    }
  }

  private func syntaxError() -> SVGReadingError {
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown"
    let error = SVGReadingError(
      code: .syntax, message: "not well-formed XML: \(words)",
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    return SVGReadingError.named(error, code)
  }
}

extension SVGReadingError {
  /// The error with the words for those of Expat's that say more than that the syntax is wrong.
  fileprivate static func named(_ error: SVGReadingError, _ code: XML_Error) -> SVGReadingError {
    var error = error
    switch code {
    case XML_ERROR_EXTERNAL_ENTITY_HANDLING:
      error.code = .external
      error.message = "found an entity from another file; such entities are not read"
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
      error.code = .limit
      error.message = "entities expand the file too much"
    case XML_ERROR_NO_MEMORY:
      error.code = .limit
      error.message = "there is not enough memory for the file"
    case XML_ERROR_NO_ELEMENTS:
      error.message = "not well-formed XML: it ends before its first element ends"
    default: break
    }
    return error
  }
}

// MARK: - Limits

/// How much of an SVG file is read.
package struct SVGLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  package var bytes = 64 << 20
  /// The most elements and texts.
  package var nodes = 500_000
  /// How deep elements are nested.
  package var depth = 512
  /// The most attributes of one element.
  package var attributes = 1_000
  /// The longest attribute and the longest text, in bytes.
  package var valueBytes = 32 << 20
  /// The most bytes of all attributes and texts, with entities put in.
  package var allValueBytes = 128 << 20

  package init() {}
}

// MARK: - Errors

/// Why an SVG file cannot be read.
package struct SVGReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Code: String, Hashable, Sendable {
    /// It is no well-formed XML, or ends too early.
    case syntax
    /// It is XML, but no SVG.
    case notSVG
    /// It is larger, deeper or fuller than any picture.
    case limit
    /// It wants to read another file.
    case external
    /// An element or an attribute says what is not drawn here.
    case unreadable
  }

  package var code: Code
  /// What was found and what was expected, without the place.
  package var message: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int

  package init(code: Code, message: String, line: Int = 1, column: Int = 1) {
    (self.code, self.message, self.line, self.column) = (code, message, line, column)
  }

  /// The place and the message: `3:14: …`.
  package var description: String { "\(line):\(column): \(message)" }
}
