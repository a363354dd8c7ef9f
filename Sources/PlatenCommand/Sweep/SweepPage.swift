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
    <title>\(HTMLText.escaped(title))</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>\(HTMLText.escaped(title))</h1>
    <p>\(HTMLText.escaped(summary))\(findingsText) · <a href="sheet.png">contact sheet</a></p>
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
      section.heading.isEmpty ? "" : "<h2>\(HTMLText.escaped(section.heading))</h2>\n"
    let figures = pictures[section.pictures].map(figure).joined(separator: "\n")
    return "<section>\n\(heading)<div class=\"row\">\n\(figures)\n</div>\n</section>"
  }

  private func figure(_ picture: SweepPicture) -> String {
    let caption = HTMLText.escaped(arrangement.caption(of: picture))
    guard picture.thumbnail != nil else {
      return "<figure><div class=\"none\">no picture</div>"
        + "<figcaption><b>\(caption)</b></figcaption></figure>"
    }
    let address = HTMLText.escaped(HTMLText.address(ofFile: picture.file))
    let all = picture.combination.settings.map { "\($0.name) \($0.value)" }
    let name = HTMLText.escaped(all.joined(separator: ", "))
    let size = [picture.size.width, picture.size.height].map { Int(max($0 * factor, 1).rounded()) }
    let findings = picture.findings.map { "<li>\(HTMLText.escaped("\($0)"))</li>" }
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
