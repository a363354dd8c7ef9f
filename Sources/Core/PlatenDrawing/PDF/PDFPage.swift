internal import Foundation
internal import PlatenBase

/// The first page of a file.
struct PDFPage {
  let dictionary: [String: PDFObject]
  /// What is seen of the page, in its own coordinates.
  let box: CGRect
  /// How far the page is turned clockwise, in quarters.
  private let quarters: Int
  private let unit: CGFloat

  /// - Throws: ``PictureError`` if the file has no page, or one without a size.
  init(of file: PDFFile) throws(PictureError) {
    var seen: Set<Int> = []
    guard let root = file.root,
      let dictionary = Self.first(in: root["Pages"], [:], file, &seen, depth: 0)
    else { throw PictureError(code: .damaged, description: "found no page, expected one") }
    self.dictionary = dictionary
    let media = file.numbers(dictionary["MediaBox"]).rectangle
    // Without a size it is a letter's, as of other readers.
    let whole = media ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let crop = file.numbers(dictionary["CropBox"]).rectangle?.overlap(with: whole)
    box = crop.flatMap { $0.isNull || $0.width <= 0 || $0.height <= 0 ? nil : $0 } ?? whole
    guard box.width > 0, box.height > 0, max(box.width, box.height) <= 20_000 else {
      throw PictureError(
        code: .damaged,
        description: "found a page of \(box.width) x \(box.height) points, expected sides over zero"
          + " and of at most 20000 points")
    }
    let turn = file.resolved(dictionary["Rotate"]).integer ?? 0
    quarters = ((turn / 90) % 4 + 4) % 4
    let unit = file.resolved(dictionary["UserUnit"]).number ?? 1
    self.unit = (0.001...100).contains(unit) ? CGFloat(unit) : 1
  }

  private static let inherited = ["Resources", "MediaBox", "CropBox", "Rotate"]

  /// The first page in a tree, with what it has from those around it; nil if there is none.
  private static func first(
    in object: PDFObject?, _ around: [String: PDFObject], _ file: PDFFile, _ seen: inout Set<Int>,
    depth: Int
  ) -> [String: PDFObject]? {
    if let target = object?.target, !seen.insert(target).inserted { return nil }
    guard depth < 32, let own = file.resolved(object).dictionary else { return nil }
    guard let kids = file.resolved(own["Kids"]).array else {
      return own.merging(around) { own, _ in own }
    }
    let inner = around.merging(own.filter { inherited.contains($0.key) }) { _, own in own }
    for kid in kids {
      if let page = first(in: kid, inner, file, &seen, depth: depth + 1) { return page }
    }
    return nil
  }

  /// The size in points, turned as it is seen.
  var size: CGSize {
    let isAcross = quarters % 2 == 1
    return CGSize(
      width: (isAcross ? box.height : box.width) * unit,
      height: (isAcross ? box.width : box.height) * unit)
  }

  /// From the page's coordinates, y up, to the picture's, y down.
  var transform: CGAffineTransform {
    let (low, high) = (CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY))
    let turned =
      switch quarters {
      case 1: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -low.y, ty: -low.x)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: high.x, ty: -low.y)
      case 3: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: high.y, ty: high.x)
      default: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -low.x, ty: high.y)
      }
    return turned.concatenating(CGAffineTransform(scaleX: unit, y: unit))
  }

  /// The bytes that draw the page.
  func content(of file: PDFFile) -> [UInt8] {
    let contents = file.resolved(dictionary["Contents"])
    let streams = contents.array?.map { file.resolved($0) } ?? [contents]
    var bytes: [UInt8] = []
    for stream in streams.compactMap(\.stream) {
      bytes += file.content(of: stream) + [0x0A]
    }
    return bytes
  }
}
