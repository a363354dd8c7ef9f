internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenBase
internal import PlatenScenes

extension Problem {
  /// The answer to a request that the problem befell: a picture for those who show pictures, else
  /// `application/problem+json`.
  func response(to request: Request) -> Response {
    var headers = HTTPFields()
    headers[.cacheControl] = "no-store"
    if let retryAfter { headers[.retryAfter] = "\(retryAfter)" }
    // An answer of 405 has to have the field (RFC 9110, 15.5.6).
    if !allowedMethods.isEmpty { headers[.allow] = allowedMethods.joined(separator: ", ") }
    let body: String
    if Self.isForImage(request) {
      headers[.contentType] = OutputFormat.svg.contentType
      headers[.vary] = "Accept, Sec-Fetch-Dest"
      body = ProblemImage(self).svg
    } else {
      // RFC 9457, section 3.
      headers[.contentType] = "application/problem+json"
      body = json.compact + "\n"
    }
    return Response(
      status: kind.status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
  }

  /// Returns whether a page shows what is answered in an `<img>`.
  private static func isForImage(_ request: Request) -> Bool {
    guard request.method == .get else { return false }
    // Fetch Metadata Request Headers (W3C): what the browser wants the answer for.
    if let name = HTTPField.Name("Sec-Fetch-Dest"), let destination = request.headers[name] {
      return destination == "image"
    }
    let accept = request.headers[.accept] ?? ""
    return accept.contains("image/") && !accept.contains("json") && !accept.contains("text/html")
  }
}

// MARK: - Fields

extension Problem {
  /// Whether the rest of the request is not worth reading, or cannot be.
  var endsConnection: Bool { [.bodyTimeout, .bodyTooLong, .unreadable].contains(kind) }

  /// Adds the fields that an answer has because of the problem, whatever its body is.
  func mark(_ headers: inout HTTPFields) {
    if kind == .unauthorized {
      // An answer of 401 has to have a challenge (RFC 9110, 15.5.2; RFC 6750, section 3).
      headers.append(.init(name: .wwwAuthenticate, value: "Bearer realm=\"platen\""))
    }
    if kind == .notAcceptable {
      // Another field may have another answer (RFC 9110, 12.5.5).
      headers.append(.init(name: .vary, value: "Accept"))
    }
    if kind == .unsupportedEncoding {
      // RFC 9110, 12.5.3: with 415 it says which codings would have been taken.
      headers.append(.init(name: .acceptEncoding, value: "identity"))
    }
    if endsConnection { headers.append(.init(name: .connection, value: "close")) }
  }
}

// MARK: - The picture

/// A small picture that says why there is none, for pages that show pictures.
///
/// It is written by hand, with the reader's own fonts: a failure must not cost a render.
private struct ProblemImage {
  /// The most characters of a line.
  private static let columns = 56
  private static let mostLines = 6
  /// From baseline to baseline, in pixels.
  private static let lineHeight = 20

  private let title: String
  private let lines: [String]

  init(_ problem: Problem) {
    title = "\(problem.kind.status.code) \(problem.kind.title)"
    var lines = Self.lines(of: problem.detail)
    if lines.count > Self.mostLines {
      lines = Array(lines.prefix(Self.mostLines))
      lines[lines.count - 1] += " …"
    }
    self.lines = lines
  }

  /// The picture as SVG.
  var svg: String {
    let height = 56 + lines.count * Self.lineHeight
    let texts = lines.enumerated().map { index, line in
      "<text x=\"20\" y=\"\(58 + index * Self.lineHeight)\" font-size=\"14\" fill=\"#3c3c43\">"
        + "\(line.markupEscaped)</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="440" height="\(height)" \
      viewBox="0 0 440 \(height)" role="img" font-family="system-ui, sans-serif">\
      <title>\(title.markupEscaped)</title>\
      <rect x="0.5" y="0.5" width="439" height="\(height - 1)" rx="8" fill="#fff4f4" \
      stroke="#d70015"/>\
      <text x="20" y="32" font-size="15" font-weight="600" fill="#b00012">\(title.markupEscaped)\
      </text>\(texts.joined())</svg>

      """
  }

  /// A text in lines, broken at spaces where there are some.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace).prefix(200) {
      var word = word.prefix(400)
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      while word.count > columns {
        lines.append(String(word.prefix(columns)))
        word = word.dropFirst(columns)
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
