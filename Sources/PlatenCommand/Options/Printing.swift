internal import Platen
internal import PlatenScenes

extension OutputOptions {
  /// The language that is asked for.
  var language: Locale? { locale.map { Locale(identifier: $0) } }

  /// Renders a view and writes it where it is wanted.
  ///
  /// - Parameters:
  ///   - title: What the picture is called if the options say nothing.
  ///   - width: The width in points that the view is offered; nil for its own.
  /// - Returns: How the view fitted.
  @discardableResult
  func print(_ view: some View, title: String, width: CGFloat? = nil) throws -> FitReport {
    let renderer = ImageRenderer(content: themed(view), library: try fonts.library())
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    renderer.scale = scale
    renderer.background = background ?? theme?.background
    renderer.isOpaque = renderer.background == nil
    renderer.environment.colorScheme = colorScheme ?? ColorScheme(readableOn: background)
    renderer.environment.dynamicTypeSize = typeSize.size
    if let language {
      renderer.environment.locale = language
      let isRightToLeft = language.language.characterDirection == .rightToLeft
      renderer.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    renderer.title = self.title ?? title
    renderer.svgOptions = try encoding.svgOptions
    renderer.pngOptions = encoding.pngOptions
    guard let benchmark else { return try write(renderer) }
    try measure(renderer, runs: benchmark)
    return try renderer.fitReport()
  }

  @ViewBuilder private func themed(_ view: some View) -> some View {
    if let theme {
      view.fontDesign(theme.design).foregroundStyle(theme.foreground, theme.secondary)
        .tint(theme.accent)
    } else {
      view
    }
  }

  private func write(_ renderer: ImageRenderer<some View>) throws -> FitReport {
    let format = try chosenFormat()
    let picture = try renderer.fittedPicture()
    let list = picture.list
    try strict.report(list.missing)
    let sink =
      output == "-" || output == nil
      ? FileSink.standardOutput() : try FileSink(path: output ?? "-")
    try list.print(
      as: format, options: renderer.options, svgOptions: renderer.svgOptions,
      library: renderer.library, to: sink)
    try sink.commit()
    return picture.report
  }

  /// The format that is asked for, or that the output's ending names.
  private func chosenFormat() throws -> PictureFormat {
    if let format { return format }
    guard let output else {
      throw CommandError(.usage, "no output: give -o FILE, or --format and -o - for a pipe")
    }
    let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let format = PictureFormat(rawValue: ending), output.contains(".") { return format }
    let found = output == "-" ? "-o -" : "\"\(output)\""
    throw CommandError(
      .usage, "\(found) does not say the format: give --format svg, png or pdf")
  }

  private func measure(_ renderer: ImageRenderer<some View>, runs: Int) throws {
    let format = try self.format ?? (output == nil ? .svg : chosenFormat())
    try Stopwatch.measure(runs: runs) { _ = try renderer.data(as: format) }
  }
}
