internal import Foundation

/// Makes Cairo's SVG smaller and the same on every run.
///
/// Cairo 1.16 counts its surfaces through the whole process, and the counts are in its ids; it
/// writes more digits, words and blanks than a picture needs. The rewriter gives the document a
/// title, short ids by order, rounded numbers, outlines in steps, and attributes in place of
/// styles.
struct SVGRewriter {
  /// What the picture is called; empty for none.
  let title: String
  /// The picture's size in points, one pixel of CSS each.
  let size: CGSize

  /// Rewrites a document of Cairo's; what is no SVG is returned as it is.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func rewrite(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { document in
      var pass = SVGPass(document)
      do {
        try pass.run()
      } catch {
        return bytes
      }
      var header = ByteWriter(capacity: 512 + title.utf8.count)
      write(to: &header, usesXLink: pass.usesXLink)
      let end: StaticString = "</svg>"
      let count = header.count + pass.writer.count + end.utf8CodeUnitCount
      return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        for part in [
          header.bytes, pass.writer.bytes,
          Bytes(start: end.utf8Start, count: end.utf8CodeUnitCount),
        ] {
          _ = buffer[initialized...].update(fromContentsOf: part)
          initialized += part.count
        }
      }
    }
  }
}

// MARK: - The start of the document

extension SVGRewriter {
  private func write(to writer: inout ByteWriter, usesXLink: Bool) {
    let width = Self.length(size.width)
    let height = Self.length(size.height)
    writer.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if usesXLink { writer.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"") }
    writer.append(" width=\"")
    writer.append(width, decimals: Self.decimals)
    writer.append("px\" height=\"")
    writer.append(height, decimals: Self.decimals)
    writer.append("px\" viewBox=\"0 0 ")
    writer.append(width, decimals: Self.decimals)
    writer.append(UInt8(ascii: " "))
    writer.append(height, decimals: Self.decimals)
    writer.append("\" role=\"img\">")
    let title = Self.escaped(title)
    if !title.isEmpty {
      writer.append("<title>")
      writer.append(utf8Of: title)
      writer.append("</title>")
    }
  }

  private static let decimals = 5

  /// A length in units of the last decimal, never zero.
  private static func length(_ value: CGFloat) -> Int {
    max(Int((min(value, 1e12) * 1e5).rounded()), 1)
  }

  /// A text as XML has it, without the characters that XML 1.0 has no way to write.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}", "\u{10000}"...: result.append(scalar)
      default: break
      }
    }
    return String(result)
  }
}
