internal import Platen

/// The page of all previews: the pictures from the files beside it, those of a file together.
struct PreviewPage {
  /// The outcome of a picture.
  enum Outcome {
    case drawn(DrawnPreview)
    case failed(String)

    init(_ result: Result<DrawnPreview, any Error>) {
      switch result {
      case .success(let drawn): self = .drawn(drawn)
      case .failure(let failure as PreviewFailure): self = .failed(failure.reason)
      case .failure(let error): self = .failed("\(error)")
      }
    }
  }

  let title: String
  let plan: PreviewPlan
  /// Those of the plan's pictures, in their order.
  let outcomes: [Outcome]
  /// The providers that could not be asked.
  let failed: [PreviewRun.FailedProvider]
  /// What does not compile, and what is dashed in the pictures; nil if all of it does.
  var leftOut: LeftOutReport?
  /// Why there are no newer pictures: what the compiler says, each with its place.
  var problems: [String] = []
  /// What tells this state of a page that is kept up to date from others; nil for a page that stays.
  var version: String?

  /// The page as HTML that is XML as well.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>\(title.markupEscaped) · Previews</title>
    <style>\(SweepPage.style)\(Self.style)</style>\(script)
    </head>
    <body>
    <header>
    <h1>\(title.markupEscaped)</h1>
    <p>\(summary)</p>\(problemList)\(leftOutList)
    </header>
    <main>
    \((failedSections + sections).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  /// What reloads the page when there is a newer state: that is told by a script beside it, which a page
  /// may read from a disk as well.
  private var script: String {
    guard let version else { return "" }
    return """

      <script>
      function stateIs(version) { if (version !== "\(version)") location.reload(); }
      setInterval(function () {
        var state = document.createElement("script");
        state.src = "\(Self.stateFile)?" + Date.now();
        state.onload = state.onerror = function () { state.remove(); };
        document.head.append(state);
      }, 400);
      </script>
      """
  }

  /// The file that tells the state of a page that is kept up to date.
  static let stateFile = "previews.js"

  /// The text of that file.
  var state: String { "stateIs(\"\(version ?? "")\");\n" }

  private var problemList: String {
    guard !problems.isEmpty else { return "" }
    let items = problems.map { "<li>\($0.markupEscaped)</li>" }.joined()
    return "\n<ol class=\"problems\">\(items)</ol>"
  }

  private var leftOutList: String {
    guard let leftOut else { return "" }
    let items = leftOut.places.map { "<li>\($0.markupEscaped)</li>" }.joined()
    let names =
      leftOut.missing.isEmpty
      ? "" : "<p>Missing names that cause most of it: \(leftOut.missing.markupEscaped)</p>"
    return
      "\n<details class=\"left\"><summary>\(leftOut.summary)</summary>\(names)<ol>\(items)</ol></details>"
  }

  /// How many pictures show nothing but why their preview is left out.
  var leftOutCount: Int {
    outcomes.count { if case .drawn(let drawn) = $0 { drawn.isLeftOut } else { false } }
  }

  private var summary: String {
    let (previews, pictures) = (Set(plan.pictures.map(\.preview)).count, plan.pictures.count)
    var parts = ["\(previews) \(previews == 1 ? "preview" : "previews")"]
    if pictures != previews { parts.append("\(pictures) pictures") }
    let broken =
      failed.count
      + outcomes.count { if case .failed = $0 { true } else { false } }
    let found = outcomes.count {
      if case .drawn(let it) = $0 { !it.findings.isEmpty } else { false }
    }
    if broken > 0 { parts.append("<span class=\"bad\">\(broken) failed</span>") }
    if leftOutCount > 0 {
      parts.append("<span class=\"bad\">\(leftOutCount) left out</span>")
    }
    if found > 0 { parts.append("<span class=\"bad\">\(found) with findings</span>") }
    return parts.joined(separator: " · ")
  }

  private var failedSections: [String] {
    failed.map { provider in
      """
      <section>
      <h2>\(provider.name.markupEscaped)</h2>
      <div class="row">\(failure(of: provider.name, provider.reason, width: 393))</div>
      </section>
      """
    }
  }

  /// The pictures of each source.
  private var sections: [String] {
    var sources: [(name: String, pictures: [Int])] = []
    for (i, picture) in plan.pictures.enumerated() {
      let source = plan.previews[picture.preview].source
      if sources.last?.name == source {
        sources[sources.count - 1].pictures.append(i)
      } else {
        sources.append((source, [i]))
      }
    }
    return sources.map { name, pictures in
      let figures = pictures.map(figure).joined(separator: "\n")
      return
        "<section>\n<h2>\(name.markupEscaped)</h2>\n<div class=\"row\">\n\(figures)\n</div>\n</section>"
    }
  }

  private func figure(_ index: Int) -> String {
    let picture = plan.pictures[index]
    let caption = caption(of: picture).markupEscaped
    let drawn: DrawnPreview
    switch outcomes[index] {
    case .failed(let reason): return failure(of: caption, reason, width: picture.job.width)
    case .drawn(let it): drawn = it
    }
    // A browser keeps a picture that is called as before.
    let address =
      picture.file.percentEncoded(keeping: "-._~=,").markupEscaped
      + (version.map { "?\($0)" } ?? "")
    let factor = min(1, 320 / max(drawn.width, 1), 560 / max(drawn.height, 1))
    let size = [drawn.width, drawn.height].map { Int(max($0 * factor, 1).rounded()) }
    let findings = drawn.findings.map { "<li>\("\($0)".markupEscaped)</li>" }
    let list = findings.isEmpty ? "" : "<ul>\(findings.joined())</ul>"
    let points = SweepArrangement.text(CGSize(width: drawn.width, height: drawn.height))
    return """
      <figure style="width: \(max(size[0], 132))px">
      <a href="\(address)"><img src="\(address)" alt="\(caption)" width="\(size[0])" \
      height="\(size[1])" loading="lazy" /></a>
      <figcaption><b>\(caption)</b> <span>\(points)</span>\(list)</figcaption>
      </figure>
      """
  }

  private func failure(of caption: String, _ reason: String, width: Double?) -> String {
    """
    <figure class="failed" style="width: \(Int(min(width ?? 320, 320)))px">
    <div>\(reason.markupEscaped)</div>
    <figcaption><b>\(caption)</b></figcaption>
    </figure>
    """
  }

  /// Returns what a picture is called beside those of its source.
  private func caption(of picture: PreviewPlan.Picture) -> String {
    let preview = plan.previews[picture.preview]
    let settings = picture.variant.settings.map(\.value)
    let parts = [preview.name].filter { !$0.isEmpty } + settings
    return parts.isEmpty ? preview.source : parts.joined(separator: " · ")
  }

  private static let style = """
    .problems {
      margin: -16px 0 32px; padding: 14px 18px 14px 36px; color: #fff; background: #b3261e;
      border-radius: 6px; font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere;
    }
    .left { margin: -16px 0 32px; font-size: 13px; overflow-wrap: anywhere; }
    .failed div {
      min-height: 160px; padding: 16px; display: grid; place-items: center; text-align: center;
      color: #fff; background: #b3261e; border-radius: 6px; font-size: 12px; overflow-wrap: anywhere;
    }

    """
}
