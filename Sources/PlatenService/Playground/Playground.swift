internal import HTTPTypes
internal import Hummingbird

/// The page at `/`, on which scenes are written and seen.
///
/// Its files lie in the folders `Page` and `Examples` and are part of the program. The page asks the
/// service itself for pictures, and nobody else for anything.
enum Playground {
  /// What the page may load and do (Content Security Policy, level 3): its own files, its own
  /// service, and pictures that it holds itself. No script that stands in a scene or a picture runs.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The page, what it loads, and its examples.
  static let files = [page] + parts + examples

  private static let page = PlaygroundFile(
    path: "/", mediaType: "text/html; charset=utf-8", PackageResources.index_html)

  private static let parts = [
    style("style.css", PackageResources.style_css),
    PlaygroundFile(
      path: "/playground/icon.svg", mediaType: "image/svg+xml", PackageResources.icon_svg),
    script("app.js", PackageResources.app_js),
    script("clipboard.js", PackageResources.clipboard_js),
    script("completion.js", PackageResources.completion_js),
    script("controls.js", PackageResources.controls_js),
    script("copy.js", PackageResources.copy_js),
    script("editor.js", PackageResources.editor_js),
    script("history.js", PackageResources.history_js),
    script("imageurl.js", PackageResources.imageurl_js),
    script("lines.js", PackageResources.lines_js),
    script("problems.js", PackageResources.problems_js),
    script("renderer.js", PackageResources.renderer_js),
    script("scene.js", PackageResources.scene_js),
    script("schema.js", PackageResources.schema_js),
    script("share.js", PackageResources.share_js),
    script("tree.js", PackageResources.tree_js),
  ]

  private static let examples = [
    example("badges.swift", PackageResources.badges_swift),
    example("badges.yaml", PackageResources.badges_yaml),
    example("card.swift", PackageResources.card_swift),
    example("card.yaml", PackageResources.card_yaml),
    example("clock.swift", PackageResources.clock_swift),
    example("clock.yaml", PackageResources.clock_yaml),
    example("cloud.swift", PackageResources.cloud_swift),
    example("cloud.yaml", PackageResources.cloud_yaml),
    example("grid.swift", PackageResources.grid_swift),
    example("grid.yaml", PackageResources.grid_yaml),
    example("market.swift", PackageResources.market_swift),
    example("market.yaml", PackageResources.market_yaml),
    example("menu.json", PackageResources.menu_json),
    example("menu.swift", PackageResources.menu_swift),
    example("rain.swift", PackageResources.rain_swift),
    example("rain.yaml", PackageResources.rain_yaml),
    example("tags.swift", PackageResources.tags_swift),
    example("tags.yaml", PackageResources.tags_yaml),
    example("world.swift", PackageResources.world_swift),
    example("world.yaml", PackageResources.world_yaml),
  ]

  private static func style(_ name: String, _ bytes: [UInt8]) -> PlaygroundFile {
    PlaygroundFile(path: "/playground/\(name)", mediaType: "text/css; charset=utf-8", bytes)
  }

  private static func script(_ name: String, _ bytes: [UInt8]) -> PlaygroundFile {
    PlaygroundFile(path: "/playground/\(name)", mediaType: "text/javascript; charset=utf-8", bytes)
  }

  private static func example(_ name: String, _ bytes: [UInt8]) -> PlaygroundFile {
    PlaygroundFile(
      path: "/playground/examples/\(name)", mediaType: "text/plain; charset=utf-8", bytes)
  }
}

extension Playground {
  /// Adds the page and its files to a router.
  static func add(to router: Router<ServiceContext>) {
    for file in files {
      router.get(RouterPath(file.path)) { request, _ in answer(request, with: file) }
    }
  }

  /// The answer to a request for a file, which is not sent to those who have it (RFC 9110, 13.1.2).
  static func answer(_ request: Request, with file: PlaygroundFile) -> Response {
    var headers = HTTPFields()
    headers[.eTag] = file.tag.description
    // The files belong together: each is asked for again, and is mostly unchanged.
    headers[.cacheControl] = "no-cache"
    if let names = request.headers[.ifNoneMatch], file.tag.isNamed(in: names) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = file.mediaType
    headers[.contentSecurityPolicy] = policy
    headers[.xContentTypeOptions] = "nosniff"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.bytes))
  }
}
