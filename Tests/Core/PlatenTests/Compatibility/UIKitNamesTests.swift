import Foundation
import Platen
import Testing

/// Names of UIKit, AppKit and Foundation that layouts' code needs, as these frameworks document them.
@MainActor @Suite struct UIKitNamesTests {
  @Test func aColorAsksForItsStyle() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color(color).resolve(in: scheme(.light)) == Color.black.resolve(in: scheme(.light)))
    #expect(Color(color).resolve(in: scheme(.dark)) == Color.white.resolve(in: scheme(.dark)))
  }

  @Test func aColorHasConvenienceInitializers() {
    #expect(UIColor(gray: 0.5) == UIColor(white: 0.5, alpha: 1))
    #expect(Set([UIColor(gray: 0.5), UIColor(gray: 0.5), UIColor(gray: 0.4)]).count == 2)
    #expect(Color(nsColor: NSColor(gray: 0)) == Color(uiColor: UIColor(white: 0, alpha: 1)))
  }

  @Test func anEmptyPictureIsAPicture() {
    let image: NSImage = UIImage()
    #expect(image.size == CGSize(width: 1, height: 1))
  }

  @Test func aControllerKnowsTheSizeOfItsView() {
    let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let fixed = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(fixed.sizeThatFits(in: most) == CGSize(width: 30, height: 20))
    let flexible = UIHostingController(rootView: Color.red.padding(1))
    let space = CGSize(width: 50, height: 40)
    #expect(flexible.sizeThatFits(in: space) == space)
    // The size of what says nothing of its own is 10 points.
    #expect(flexible.sizeThatFits(in: most) == CGSize(width: 12, height: 12))
    let missing = NSHostingController(rootView: Image("no such picture"))
    #expect(missing.sizeThatFits(in: most) == .zero)
    let unknown = UIHostingController(rootView: Image(systemName: "no.such.symbol"))
    #expect(unknown.sizeThatFits(in: most).width > 10)
  }

  @Test(arguments: [
    ("SELF MATCHES %@", "[a-f0-9]+", "abc012", true),
    ("SELF MATCHES %@", "[a-f0-9]+", "abc012x", false),
    ("SELF MATCHES %@", "[a-f0-9]+", "xabc012", false),
    ("SELF MATCHES %@", "[a-f0-9]+", "ABC", false),
    ("SELF MATCHES[c] %@", "[a-f0-9]+", "ABC", true),
    ("SELF MATCHES %@", "a|ab", "ab", true),
    ("SELF MATCHES %@", "a*", "", true),
    ("SELF CONTAINS %@", "b.", "ab.c", true),
    ("SELF CONTAINS %@", "b.", "abc", false),
    ("self beginswith[cd] %@", "AB", "abc", true),
    ("SELF BEGINSWITH %@", "bc", "abc", false),
    ("SELF ENDSWITH %@", "bc", "abc", true),
    ("SELF ENDSWITH %@", "ab", "abc", false),
  ])
  func aPredicateComparesATextWithAnother(
    format: String, text: String, value: String, holds: Bool
  ) {
    #expect(NSPredicate(format: format, text).evaluate(with: value) == holds)
  }

  private func scheme(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
  }
}

extension UIColor {
  fileprivate convenience init(gray: CGFloat) { self.init(white: gray, alpha: 1) }
}
