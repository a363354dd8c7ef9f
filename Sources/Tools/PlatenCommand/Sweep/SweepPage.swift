internal import Platen

/// The page of a sweep: its pictures from the files beside it, with all that was found.
struct SweepPage {
  let title: String
  let summary: String
  let arrangement: SweepArrangement
  let pictures: [SweepPicture]
  private let factor: CGFloat

  init(
    title: String, summary: String, arrangement: SweepArrangement, pictures: [SweepPicture]
  ) {
    (self.title, self.summary) = (title, summary)
    (self.arrangement, self.pictures) = (arrangement, pictures)
    factor = arrangement.factor(for: pictures)
  }

  /// The page as HTML that is XML as well.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>\(title.markupEscaped)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>\(title.markupEscaped)</h1>
    <p>\(summary.markupEscaped)\(findingsText) · <a href="sheet.png">contact sheet</a></p>
    </header>
    <main>
    \(arrangement.sections.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  /// How many pictures something is the matter with.
  private var findingsText: String {
    let count = pictures.count { !$0.isFaultless }
    return count == 0 ? "" : " · <span class=\"bad\">\(count) with findings</span>"
  }

  private func section(_ section: SweepArrangement.Section) -> String {
    let heading =
      section.heading.isEmpty ? "" : "<h2>\(section.heading.markupEscaped)</h2>\n"
    let figures = pictures[section.pictures].map(figure).joined(separator: "\n")
    return "<section>\n\(heading)<div class=\"row\">\n\(figures)\n</div>\n</section>"
  }

  private func figure(_ picture: SweepPicture) -> String {
    let caption = arrangement.caption(of: picture).markupEscaped
    guard picture.thumbnail != nil else {
      return "<figure><div class=\"none\">no picture</div>"
        + "<figcaption><b>\(caption)</b></figcaption></figure>"
    }
    let address = picture.file.percentEncoded(keeping: "-._~=,").markupEscaped
    let all = picture.combination.settings.map { "\($0.name) \($0.value)" }
    let name = all.joined(separator: ", ").markupEscaped
    let size = [picture.size.width, picture.size.height].map { Int(max($0 * factor, 1).rounded()) }
    let findings = picture.findings.map { "<li>\("\($0)".markupEscaped)</li>" }
    let list = findings.isEmpty ? "" : "<ul>\(findings.joined())</ul>"
    // A picture may be narrower than its caption, but findings must not make their column wide.
    return """
      <figure style="width: \(max(size[0], 132))px">
      <a href="\(address)" title="\(name)"><img src="\(address)" alt="\(name)" width="\(size[0])" \
      height="\(size[1])" loading="lazy" /></a>
      <figcaption><b>\(caption)</b> <span>\(SweepArrangement.text(picture.size))</span>\(list)\
      </figcaption>
      </figure>
      """
  }
}

extension SweepPage {
  /// The look of the page, in light and dark.
  static let style = """

    :root {
      --ground: #ecedf1; --text: #1b1c20; --quiet: #676a73; --line: #d3d5dc;
      --edge: rgba(0, 0, 0, .12); --bad: #b4450a; --link: #0a5cc2;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #17181c; --text: #eeeff3; --quiet: #9da1ac; --line: #2e3037;
        --edge: rgba(255, 255, 255, .16); --bad: #ff9f5a; --link: #7ab6ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: 40px clamp(20px, 4vw, 56px) 64px; background: var(--ground);
      color: var(--text); font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
    }
    h1 { margin: 0 0 6px; font-size: 30px; line-height: 1.2; letter-spacing: -.01em; }
    h1, header p, h2, figcaption { overflow-wrap: anywhere; }
    header p { margin: 0 0 36px; font-size: 14px; color: var(--quiet); }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    section + section { margin-top: 32px; padding-top: 20px; border-top: 1px solid var(--line); }
    h2 { margin: 0 0 20px; font-size: 17px; font-weight: 600; }
    .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 28px; }
    figure { margin: 0; }
    img {
      display: block; max-width: 100%; height: auto; outline: 1px solid var(--edge);
      box-shadow: 0 1px 2px rgba(0, 0, 0, .10), 0 6px 18px rgba(0, 0, 0, .08);
      transition: transform .12s ease-out;
    }
    a:hover img { transform: translateY(-2px); }
    @media (prefers-reduced-motion: reduce) { img { transition: none; } }
    figcaption { margin-top: 10px; }
    figcaption b { font-weight: 600; }
    figcaption span { display: block; font-size: 11px; color: var(--quiet); }
    figcaption ul { margin: 6px 0 0; padding: 0; list-style: none; font-size: 11px; }
    figcaption li { color: var(--bad); padding-left: 12px; text-indent: -12px; }
    figcaption li::before { content: "•"; display: inline-block; width: 12px; text-indent: 0; }
    .bad { color: var(--bad); }
    .none {
      width: 132px; height: 92px; display: grid; place-items: center; color: var(--bad);
      border: 1px dashed var(--bad); border-radius: 6px;
    }

    """
}
