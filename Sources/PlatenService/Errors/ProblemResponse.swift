internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenScenes

extension Problem {
  /// The answer to a request that the problem befell: a picture for those who show pictures, else
  /// `application/problem+json`.
  func response(to request: Request) -> Response {
    var headers = HTTPFields()
    headers[.cacheControl] = "no-store"
    if let retryAfter { headers[.retryAfter] = "\(retryAfter)" }
    if !allowedMethods.isEmpty { headers[.allow] = allowedMethods.joined(separator: ", ") }
    let body: String
    if Self.isForImage(request) {
      headers[.contentType] = AnswerFormat.svg.mediaType
      headers[.vary] = "Accept, Sec-Fetch-Dest"
      body = ProblemPicture(self).svg
    } else {
      headers[.contentType] = "application/problem+json"
      body = json.compact + "\n"
    }
    return Response(
      status: kind.status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
  }

  /// Whether a page shows what is answered in an `<img>`.
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
