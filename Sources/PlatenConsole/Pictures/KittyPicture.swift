internal import PlatenBase

/// A PNG as terminals with kitty's graphics protocol take it.
package struct KittyPicture {
  /// The most bytes of base64 that a part may have.
  private static let partSize = 4096

  private let png: [UInt8]
  private let columns: Int?

  /// - Parameter columns: How many columns the picture is to be scaled to; nil for its own size.
  package init(png: [UInt8], columns: Int?) {
    self.png = png
    self.columns = columns
  }

  /// The sequences that show the picture where the cursor is.
  package var text: String {
    let data = Data(png).base64EncodedString()
    var rest = Substring(data)
    var text = ""
    // To be sent and shown at once, as PNG, without an answer.
    var keys = "a=T,f=100,q=2" + (columns.map { ",c=\($0)" } ?? "")
    repeat {
      let part = rest.prefix(Self.partSize)
      rest = rest.dropFirst(Self.partSize)
      text += "\u{1B}_G\(keys),m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      keys = "q=2"
    } while !rest.isEmpty
    return text
  }
}
