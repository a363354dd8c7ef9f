/// The six numbers of `transform="matrix(…)"`.
struct SVGTransform {
  /// The decimals that the numbers are held at.
  private static let decimals = 9

  /// The first four multiply lengths, the last two are a place.
  private var values: (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int)

  /// Reads a matrix; nil for any other transform.
  init?(_ text: Bytes) {
    let name: StaticString = "matrix("
    guard text.starts(with: name), text.last == UInt8(ascii: ")") else { return nil }
    var cursor = SVGNumberCursor(
      Bytes(rebasing: text[name.utf8CodeUnitCount..<text.count - 1]))
    guard let a = cursor.next(decimals: Self.decimals),
      let b = cursor.next(decimals: Self.decimals),
      let c = cursor.next(decimals: Self.decimals), let d = cursor.next(decimals: Self.decimals),
      let e = cursor.next(decimals: Self.decimals), let f = cursor.next(decimals: Self.decimals),
      cursor.isAtEnd
    else { return nil }
    values = (a, b, c, d, e, f)
  }

  /// The decimals at which a coordinate under the transform is as exact as one on the page at
  /// `pageDecimals`.
  func decimals(pageDecimals: Int) -> Int {
    let growth = max(abs(values.a) + abs(values.c), abs(values.b) + abs(values.d))
    var decimals = pageDecimals
    var bound = SVGNumber.power(Self.decimals)
    while growth > bound, decimals < 6 {
      decimals += 1
      bound *= 10
    }
    return decimals
  }

  /// Writes the transform's attribute, nothing for the identity.
  ///
  /// The linear part keeps five digits at least, its largest number's, since it multiplies.
  func write(pageDecimals: Int, to writer: inout ByteWriter) {
    let decimals = linearDecimals
    func linear(_ value: Int) -> Int {
      SVGNumber.rounded(value, from: Self.decimals, to: decimals)
    }
    func place(_ value: Int) -> Int {
      SVGNumber.rounded(value, from: Self.decimals, to: pageDecimals)
    }
    let one = SVGNumber.power(decimals)
    let (a, b, c, d) = (linear(values.a), linear(values.b), linear(values.c), linear(values.d))
    let (e, f) = (place(values.e), place(values.f))
    if a == one, b == 0, c == 0, d == one {
      if e == 0, f == 0 { return }
      writer.append(" transform=\"translate(")
    } else {
      writer.append(" transform=\"matrix(")
      for value in [a, b, c, d] {
        writer.append(value, decimals: decimals)
        writer.append(UInt8(ascii: " "))
      }
    }
    writer.append(e, decimals: pageDecimals)
    writer.append(UInt8(ascii: " "))
    writer.append(f, decimals: pageDecimals)
    writer.append(")\"")
  }

  private var linearDecimals: Int {
    let largest = max(abs(values.a), abs(values.b), abs(values.c), abs(values.d))
    var decimals = 5
    var bound = SVGNumber.power(Self.decimals - 1)
    while largest < bound, decimals < Self.decimals {
      decimals += 1
      bound /= 10
    }
    return decimals
  }
}
