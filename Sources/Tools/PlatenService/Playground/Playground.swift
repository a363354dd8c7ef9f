internal import Hummingbird
internal import PlatenReview

/// The page at `/`, on which scenes are written and seen.
///
/// Its files lie in the folders `Page` and `Examples` and are part of the program. The page asks the
/// service itself for pictures, and nobody else for anything.
struct Playground: Sendable {
  /// What the page may load and do, as Content Security Policy (level 3) writes it.
  ///
  /// That is its own files, its own service, and pictures that it holds itself. No script that
  /// stands in a scene or a picture runs.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The page, what it loads, and its examples.
  let files: [PlaygroundFile]
  private let pagePolicy: String

  init() throws {
    let own = try [
      PlaygroundFile("/", "text/html", PackageResources.index_html),
      PlaygroundFile("/playground/icon.svg", "image/svg+xml", PackageResources.icon_svg),
      PlaygroundFile("/playground/style.css", "text/css", PackageResources.style_css),
    ]
    let scripts = try Self.scripts.map { name, bytes in
      try PlaygroundFile("/playground/\(name)", "text/javascript", bytes)
    }
    let examples = try Self.examples.map { name, bytes in
      try PlaygroundFile("/playground/examples/\(name)", "text/plain", bytes)
    }
    files = own + scripts + examples
    pagePolicy = Self.policy
  }

  /// In the playground's place the page of a review, which has nothing of what is reviewed.
  init(_ page: ServedReviewPage) throws {
    files = [try PlaygroundFile("/", "text/html", Array(page.html.utf8))]
    pagePolicy = page.policy + "; frame-ancestors 'none'"
  }

  /// Adds the page and its files to a router.
  func add(to router: Router<ServiceContext>) {
    for file in files {
      router.get(RouterPath(file.path)) { request, _ in
        var response = file.answer.response(to: request)
        response.headers[.contentSecurityPolicy] = pagePolicy
        return response
      }
      router.addOtherMethods(of: file.path, having: [.get])
    }
  }

  private static let scripts = [
    ("access.js", PackageResources.access_js),
    ("app.js", PackageResources.app_js),
    ("clipboard.js", PackageResources.clipboard_js),
    ("completion.js", PackageResources.completion_js),
    ("controls.js", PackageResources.controls_js),
    ("copy.js", PackageResources.copy_js),
    ("editor.js", PackageResources.editor_js),
    ("history.js", PackageResources.history_js),
    ("imageurl.js", PackageResources.imageurl_js),
    ("lines.js", PackageResources.lines_js),
    ("preview.js", PackageResources.preview_js),
    ("problems.js", PackageResources.problems_js),
    ("renderer.js", PackageResources.renderer_js),
    ("scene.js", PackageResources.scene_js),
    ("schema.js", PackageResources.schema_js),
    ("share.js", PackageResources.share_js),
    ("tree.js", PackageResources.tree_js),
  ]

  /// Scenes, and the Swift that makes the same pictures.
  private static let examples = [
    ("badges.swift", PackageResources.badges_swift),
    ("badges.yaml", PackageResources.badges_yaml),
    ("card.swift", PackageResources.card_swift),
    ("card.yaml", PackageResources.card_yaml),
    ("clock.swift", PackageResources.clock_swift),
    ("clock.yaml", PackageResources.clock_yaml),
    ("cloud.swift", PackageResources.cloud_swift),
    ("cloud.yaml", PackageResources.cloud_yaml),
    ("grid.swift", PackageResources.grid_swift),
    ("grid.yaml", PackageResources.grid_yaml),
    ("market.swift", PackageResources.market_swift),
    ("market.yaml", PackageResources.market_yaml),
    ("menu.json", PackageResources.menu_json),
    ("menu.swift", PackageResources.menu_swift),
    ("rain.swift", PackageResources.rain_swift),
    ("rain.yaml", PackageResources.rain_yaml),
    ("tags.swift", PackageResources.tags_swift),
    ("tags.yaml", PackageResources.tags_yaml),
    ("words.swift", PackageResources.words_swift),
    ("words.yaml", PackageResources.words_yaml),
    ("world.swift", PackageResources.world_swift),
    ("world.yaml", PackageResources.world_yaml),
  ]
}

/// A file of the playground, as it is sent.
struct PlaygroundFile: Sendable {
  /// Where it is asked for, as `/playground/app.js`.
  let path: String
  let answer: StaticResponse

  /// - Parameters:
  ///   - path: Where it is asked for.
  ///   - mediaType: What it is, as `text/css`.
  ///   - bytes: The file, in UTF-8.
  init(_ path: String, _ mediaType: String, _ bytes: [UInt8]) throws {
    self.path = path
    answer = try StaticResponse(
      String(decoding: bytes, as: UTF8.self), as: "\(mediaType); charset=utf-8")
  }
}
