import Platen
import Testing

@Suite struct RoundedRectangleTests {
  @Test func cornersShrinkWithEveryInset() {
    let shape = RoundedRectangle(cornerRadius: 10, style: .circular)
    let rect = CGRect(0, 0, 50, 40)
    // 3 and then 4 points inside of a radius of 10 leave a radius of 3.
    let inner = Path(roundedRect: CGRect(7, 7, 36, 26), cornerRadius: 3, style: .circular)
    #expect(shape.inset(by: 3).inset(by: 4).path(in: rect) == inner)
    #expect(shape.inset(by: 7).path(in: rect) == inner)
  }
}
