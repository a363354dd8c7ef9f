import Foundation
import Testing

@testable import PlatenDrawing

/// The boxes of ISO/IEC 14496-12 and 23008-12: a length, a name, and what the name says.
@Suite struct HEIFSizeTests {
  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(UInt32(content.count + 8)) + Array(name.utf8) + content
  }

  private func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func extents(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    box("ispe", number(0) + number(width) + number(height))
  }

  private func file(_ properties: [UInt8]) -> Data {
    let kind = box("ftyp", Array("heic".utf8) + number(0) + Array("mif1heic".utf8))
    let items = box("iprp", box("ipco", properties))
    return Data(kind + box("meta", number(0) + items))
  }

  @Test func theLargestOfTheSizesIsThePicture() {
    let tiles = extents(512, 512) + extents(4032, 3024) + extents(320, 240)
    #expect(HEIFSize.size(of: file(tiles)) == CGSize(width: 4032, height: 3024))
  }

  /// One quarter and three are upright, two are not.
  @Test(arguments: [(0, false), (1, true), (2, false), (3, true)])
  func aTurnedPictureIsUpright(_ quarters: UInt8, _ isUpright: Bool) {
    let size = HEIFSize.size(of: file(extents(40, 30) + box("irot", [quarters])))
    #expect(size == (isUpright ? CGSize(width: 30, height: 40) : CGSize(width: 40, height: 30)))
  }

  @Test func otherBytesHaveNoSize() {
    let whole = [UInt8](file(extents(40, 30)))
    for count in 0..<whole.count { #expect(HEIFSize.size(of: Data(whole.prefix(count))) == nil) }
    #expect(HEIFSize.size(of: file(extents(0, 30))) == nil)
    #expect(HEIFSize.size(of: file(extents(40, .max))) == nil)
    #expect(HEIFSize.size(of: Data("ispe".utf8)) == nil)
  }

  @Test func anErrorHasTheSizeInPoints() {
    let error = PictureError(code: .format, description: "a.heic")
    #expect(error.size == nil)
    #expect(error.sized(by: nil, scale: 2).size == nil)
    let sized = error.sized(by: file(extents(40, 30)), scale: 2)
    #expect(sized.size == CGSize(width: 20, height: 15) && sized.description == "a.heic")
  }
}
