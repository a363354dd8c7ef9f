internal import Platen

/// The contact sheet of a sweep: its pictures with their values below, under a headline.
struct SweepSheet: NonisolatedView {
  /// The most pixels of a side of the sheet.
  static let largestSide: CGFloat = 8_000
  /// What sets the pictures off.
  static let ground = Color(0xECEDF1, 0xECEDF1)
  private static let warning = Color(0xB4450A, 0xB4450A)
  private static let spacing: CGFloat = 28
  /// The room of captions under pictures that are narrower.
  private static let captionWidth: CGFloat = 108
  /// The width in which the headline is broken into lines.
  private static let headlineWidth: CGFloat = 680

  let title: String
  let summary: String
  let arrangement: SweepArrangement
  let pictures: [SweepPicture]
  /// The points of the sheet for one of the pictures.
  private let factor: CGFloat

  init(
    title: String, summary: String, arrangement: SweepArrangement, pictures: [SweepPicture]
  ) {
    (self.title, self.summary) = (title, summary)
    (self.arrangement, self.pictures) = (arrangement, pictures)
    factor = arrangement.factor(for: pictures)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      headline
      if arrangement.sections.count == 1 { rows } else { table }
    }
    .padding(EdgeInsets(top: 40, leading: 44, bottom: 44, trailing: 44))
    .background(Self.ground)
    .foregroundStyle(Color(0x1B1C20, 0x1B1C20), Color(0x676A73, 0x676A73))
  }

  private var headline: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.system(size: 30, weight: .bold)).lineLimit(2)
      Text(verbatim: summary).font(.system(size: 14)).foregroundStyle(.secondary).lineLimit(3)
    }
    .frame(width: Self.headlineWidth, alignment: .leading)
  }

  /// Rows in which pictures of other sizes need not stand under each other.
  private var rows: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      ForEach(rows(of: arrangement.sections[0]), id: \.lowerBound) { row in
        HStack(alignment: .bottom, spacing: Self.spacing) {
          ForEach(Array(row), id: \.self) { cell(pictures[$0]) }
        }
      }
    }
  }

  private var table: some View {
    Grid(
      alignment: .bottomLeading, horizontalSpacing: Self.spacing, verticalSpacing: Self.spacing
    ) {
      ForEach(arrangement.sections.indices, id: \.self) { section($0) }
    }
  }

  @ViewBuilder private func section(_ index: Int) -> some View {
    let section = arrangement.sections[index]
    if !section.heading.isEmpty { heading(section.heading, isFirst: index == 0) }
    ForEach(rows(of: section), id: \.lowerBound) { row in
      GridRow {
        ForEach(Array(row), id: \.self) { cell(pictures[$0]) }
      }
    }
  }

  private func rows(of section: SweepArrangement.Section) -> [Range<Int>] {
    let end = section.pictures.upperBound
    return stride(from: section.pictures.lowerBound, to: end, by: arrangement.columns).map {
      $0..<min($0 + arrangement.columns, end)
    }
  }

  /// The values of a section, under a line that parts it from the one before.
  private func heading(_ text: String, isFirst: Bool) -> some View {
    VStack(alignment: .leading, spacing: 14) {
      if !isFirst { Color(0xD3D5DC, 0xD3D5DC).frame(height: 1) }
      Text(verbatim: text).font(.system(size: 17, weight: .semibold)).lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .gridCellUnsizedAxes(.horizontal)
  }

  private func cell(_ picture: SweepPicture) -> some View {
    let width = max(picture.size.width * factor, Self.captionWidth)
    return VStack(alignment: .leading, spacing: 10) {
      thumbnail(picture)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: arrangement.caption(of: picture)).font(.system(size: 13, weight: .semibold))
        Text(verbatim: picture.detail).font(.system(size: 11))
          .foregroundStyle(
            picture.isFaultless ? AnyShapeStyle(.secondary) : AnyShapeStyle(Self.warning))
      }
      .lineLimit(1)
      .frame(width: width, alignment: .leading)
    }
  }

  @ViewBuilder private func thumbnail(_ picture: SweepPicture) -> some View {
    if let data = picture.thumbnail {
      Image(data: data)
        .resizable()
        .interpolation(.high)
        .frame(width: picture.size.width * factor, height: picture.size.height * factor)
        .overlay { Rectangle().stroke(Color.black.opacity(0.12), lineWidth: 0.5) }
        .background {
          Rectangle().fill(Color.black.opacity(0.06)).padding(-1).offset(y: 1.5)
        }
    } else {
      RoundedRectangle(cornerRadius: 6)
        .strokeBorder(Self.warning, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .frame(width: Self.captionWidth, height: Self.captionWidth * 0.7)
    }
  }
}

extension SweepPicture {
  /// Whether there is a picture in which everything fits.
  var isFaultless: Bool { thumbnail != nil && findings.allSatisfy(\.isNote) }

  /// The size, and what is the matter, in a few words.
  fileprivate var detail: String {
    if thumbnail == nil { return "no picture" }
    let size = SweepArrangement.text(size)
    return findings.isEmpty
      ? size : size + " · \(findings.count) \(findings.count == 1 ? "finding" : "findings")"
  }
}

extension SweepSheet {
  /// Writes the sheet, with two pixels per point as far as they are not too many.
  func write(
    to path: String, compression: PNGOptions.Compression, library: FontLibrary
  ) throws {
    let renderer = ImageRenderer(content: self, library: library)
    renderer.scale = 2
    renderer.title = title
    renderer.isOpaque = true
    let list = try renderer.displayList()
    var options = PNGOptions(compression: compression)
    options.scale = min(2, Self.largestSide / max(list.size.width, list.size.height))
    let sink = try FileSink(path: path)
    try list.print(as: .png, options: options, library: library, to: sink)
    try sink.commit()
  }
}
