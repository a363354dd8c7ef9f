internal import Foundation

/// Makes pixels of the images of a file (ISO 32000-1, 8.9).
struct PDFImages {
  let file: PDFFile
  /// The pixels that may still be read of the file's images.
  private var pixelsLeft = PDFImages.mostPixels
  /// The colours that may still be calculated, each as often as it is work.
  private var workLeft = PDFImages.mostWork
  private var known: [Int: RasterImage] = [:]

  private static let mostPixels = 16_000_000
  private static let mostWork = 64_000_000

  init(_ file: PDFFile) { self.file = file }

  /// Why an image is not drawn.
  struct Loss: Error {
    var phrase: String
  }

  /// The image of a stream.
  ///
  /// - Parameter ink: What an image that is a stencil is drawn in.
  mutating func image(
    _ object: PDFObject, ink: Color.Resolved, _ resources: [String: PDFObject],
    _ colors: inout PDFColorReader
  ) throws(Loss) -> RasterImage {
    let isStencil = file.resolved(file.resolved(object).dictionary?["ImageMask"]).boolean ?? false
    if let target = object.target, !isStencil, let known = known[target] { return known }
    guard let stream = file.resolved(object).stream else {
      throw Loss(phrase: "an image that is missing is not drawn")
    }
    var image: RasterImage
    if isStencil {
      image = try stencil(stream, ink)
    } else {
      image = try pixels(stream, resources, &colors)
      if let mask = try mask(stream, resources, &colors) { image = masked(image, by: mask) }
    }
    if let target = object.target, !isStencil { known[target] = image }
    return image
  }

  // MARK: - Samples

  /// The samples of an image, before it is known what they mean.
  private struct Samples {
    var width: Int
    var height: Int
    var bits: Int
    var bytes: [UInt8]
    /// The filter that is still to be undone.
    var filter: String?
  }

  private mutating func samples(_ stream: PDFStream) throws(Loss) -> Samples {
    let values = stream.dictionary
    let (width, height) = (
      file.resolved(values["Width"]).integer ?? 0, file.resolved(values["Height"]).integer ?? 0
    )
    guard (1...RasterImage.maximumSide).contains(width),
      (1...RasterImage.maximumSide).contains(height), width * height <= pixelsLeft
    else { throw Loss(phrase: "an image of \(width) x \(height) pixels is not drawn") }
    pixelsLeft -= width * height
    let isStencil = file.resolved(values["ImageMask"]).boolean ?? false
    let bits = isStencil ? 1 : file.resolved(values["BitsPerComponent"]).integer ?? 8
    let (bytes, filter) = file.data(of: stream)
    guard [1, 2, 4, 8, 16].contains(bits) else {
      throw Loss(phrase: "an image of \(bits) bits is not drawn")
    }
    if let filter, filter != "DCTDecode", filter != "DCT" {
      throw Loss(phrase: "an image compressed with \(filter.prefix(20)) is not drawn")
    }
    return Samples(width: width, height: height, bits: bits, bytes: bytes, filter: filter)
  }

  private mutating func pixels(
    _ stream: PDFStream, _ resources: [String: PDFObject], _ colors: inout PDFColorReader
  ) throws(Loss) -> RasterImage {
    let samples = try samples(stream)
    if samples.filter != nil {
      noteLosses(ofPhotograph: stream.dictionary, resources, &colors)
      do {
        return try RasterImage(file: samples.bytes, maximumPixels: samples.width * samples.height)
      } catch {
        throw Loss(phrase: "an image that cannot be read is not drawn")
      }
    }
    guard let space = colors.space(stream.dictionary["ColorSpace"], resources), space.count > 0
    else { throw Loss(phrase: "an image whose colours cannot be read is not drawn") }
    var calculated = samples.width * samples.height
    // The colours of few bits are all kept.
    if space.count == 1, samples.bits <= 8 { calculated = min(calculated, 1 << samples.bits) }
    workLeft -= calculated * space.cost
    guard workLeft >= 0 else {
      throw Loss(phrase: "an image with too many computed colours is not drawn")
    }
    let words = Self.words(
      of: samples, space, decode: file.numbers(stream.dictionary["Decode"]),
      hidden: file.numbers(stream.dictionary["Mask"]))
    return RasterImage(Bitmap(width: samples.width, height: samples.height, pixels: words))
  }

  /// Notes what a JPEG has of its own, whatever its dictionary says.
  private func noteLosses(
    ofPhotograph values: [String: PDFObject], _ resources: [String: PDFObject],
    _ colors: inout PDFColorReader
  ) {
    let decode = file.numbers(values["Decode"])
    let space = colors.space(values["ColorSpace"], resources)
    // Inks are read as those files have them that say so: what is left of the light.
    let isInverted = decode == [1, 0, 1, 0, 1, 0, 1, 0]
    if space?.count == 4 {
      if !isInverted { file.note("the inks of a JPEG may be drawn inverted") }
    } else if zip(decode.indices, decode).contains(where: { Double($0 % 2) != $1 }) {
      file.note("a JPEG is drawn without its /Decode")
    }
    switch space {
    case .indexed, .tint: file.note("a JPEG is drawn without its colour table or its inks")
    default: break
    }
    if !file.numbers(values["Mask"]).isEmpty {
      file.note("the transparent colours of a JPEG are drawn")
    }
  }

  /// The pixels of samples.
  ///
  /// - Parameters:
  ///   - decode: What the least and the greatest sample of each component mean.
  ///   - hidden: The ranges of samples, one for each component, of pixels that are not seen.
  private static func words(
    of samples: Samples, _ space: PDFColorSpace, decode: [Double], hidden: [Double]
  ) -> [UInt32] {
    let (count, bits) = (space.count, samples.bits)
    let most = pow(2, Double(bits)) - 1
    let usual = space.range(bits: bits)
    let ends = (0..<count).map { index in
      2 * index + 1 < decode.count
        ? (low: decode[2 * index], high: decode[2 * index + 1]) : usual
    }
    let rowBits = (samples.width * count * bits + 7) / 8 * 8
    // Colours that were made before, by their samples: of more than four these do not fit.
    var colors: [UInt64: UInt32] = [:]
    var words: [UInt32] = []
    words.reserveCapacity(samples.width * samples.height)
    var sample = [UInt32](repeating: 0, count: count)
    for row in 0..<samples.height {
      for column in 0..<samples.width {
        let start = row * rowBits + column * count * bits
        for index in 0..<count {
          sample[index] = PDFBits.value(samples.bytes, at: start + index * bits, count: bits)
        }
        let key = sample.reduce(UInt64(0)) { $0 << 16 | UInt64($1) }
        if count <= 4, let known = colors[key] {
          words.append(known)
          continue
        }
        let isHidden =
          hidden.count == 2 * count
          && sample.indices.allSatisfy {
            (hidden[2 * $0]...max(hidden[2 * $0], hidden[2 * $0 + 1])).contains(Double(sample[$0]))
          }
        let numbers = zip(sample, ends).map { $1.low + Double($0) / most * ($1.high - $1.low) }
        let word = isHidden ? 0 : space.color(numbers).premultipliedWord
        // Photographs have no end of colours.
        if colors.count > 4096 { colors = [:] }
        colors[key] = word
        words.append(word)
      }
    }
    return words
  }

  // MARK: - Masks

  private mutating func stencil(
    _ stream: PDFStream, _ ink: Color.Resolved
  ) throws(Loss) -> RasterImage {
    let samples = try samples(stream)
    guard samples.filter == nil else { throw Loss(phrase: "a stencil of a JPEG is not drawn") }
    // A sample of 0 is drawn, unless `Decode` turns it around.
    let drawn: UInt32 = file.numbers(stream.dictionary["Decode"]).first == 1 ? 1 : 0
    let word = ink.premultipliedWord
    let rowBits = (samples.width + 7) / 8 * 8
    let words = (0..<samples.width * samples.height).map { index in
      let bit = index / samples.width * rowBits + index % samples.width
      return PDFBits.value(samples.bytes, at: bit, count: 1) == drawn ? word : 0
    }
    return RasterImage(Bitmap(width: samples.width, height: samples.height, pixels: words))
  }

  /// What is as opaque as an image is seen; nil for all of it.
  private mutating func mask(
    _ stream: PDFStream, _ resources: [String: PDFObject], _ colors: inout PDFColorReader
  ) throws(Loss) -> Bitmap? {
    if let soft = file.resolved(stream.dictionary["SMask"]).stream {
      if soft.dictionary["Matte"] != nil {
        file.note("an image keeps the matte colour of its mask")
      }
      let gray = try pixels(soft, resources, &colors).bitmap
      let words = gray.pixels.map { $0 << 24 }
      return Bitmap(width: gray.width, height: gray.height, pixels: words)
    }
    guard let hard = file.resolved(stream.dictionary["Mask"]).stream else { return nil }
    // A stencil has ink where the image is seen.
    return try stencil(hard, Color.Resolved(rgb: 0)).bitmap
  }

  /// An image that is seen as far as a mask is opaque, of the larger one's pixels if there may be as many.
  private mutating func masked(_ image: RasterImage, by mask: Bitmap) -> RasterImage {
    let bitmap = image.bitmap
    var (width, height) = (max(bitmap.width, mask.width), max(bitmap.height, mask.height))
    let more = width * height - bitmap.width * bitmap.height
    if more > pixelsLeft {
      (width, height) = (bitmap.width, bitmap.height)
    } else {
      pixelsLeft -= more
    }
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for row in 0..<height {
      let (from, of) = (row * bitmap.height / height, row * mask.height / height)
      for column in 0..<width {
        let word = bitmap.pixels[from * bitmap.width + column * bitmap.width / width]
        let alpha = mask.pixels[of * mask.width + column * mask.width / width] >> 24
        words.append(
          [24, 16, 8, 0].reduce(0) { $0 | (((word >> $1 & 0xFF) * alpha + 127) / 255) << $1 })
      }
    }
    return RasterImage(
      Bitmap(width: width, height: height, pixels: words), isPhotograph: image.isPhotograph)
  }
}
