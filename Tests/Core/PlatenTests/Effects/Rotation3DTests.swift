import Platen
import Testing

/// A view that is turned in space, seen from straight ahead.
@Suite struct Rotation3DTests {
  @Test func aroundTheLineOfSightItTurnsInThePicture() throws {
    #expect(
      try picture { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) }
        == picture { $0.rotationEffect(.degrees(90)) })
    // A flag that is not its own mirror's image.
    #expect(
      try picture { $0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 2)) }
        == picture { $0.rotationEffect(.degrees(30)) })
  }

  @Test func aroundAnAxisInThePictureItShrinksByTheCosine() throws {
    // The cosine of 60 degrees is a half.
    #expect(
      try picture { $0.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0)) }
        == picture { $0.scaleEffect(x: 1, y: 0.5) })
    #expect(
      try picture { $0.rotation3DEffect(.degrees(180), axis: (x: 0, y: 2, z: 0)) }
        == picture { $0.scaleEffect(x: -1, y: 1) })
  }

  @Test func withoutAnAxisOrAnAngleItStays() throws {
    let still = try picture { $0 }
    #expect(try picture { $0.rotation3DEffect(.zero, axis: (x: 1, y: 1, z: 1)) } == still)
    #expect(try picture { $0.rotation3DEffect(.degrees(40), axis: (x: 0, y: 0, z: 0)) } == still)
  }

  private func picture<V: View>(_ turn: (AnyView) -> V) throws -> Data {
    let flag = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(width: 10)
    }
    return try drawn(turn(AnyView(flag.frame(width: 40, height: 20))).frame(width: 60, height: 60))
  }
}
