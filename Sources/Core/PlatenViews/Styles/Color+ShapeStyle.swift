public import Foundation
public import PlatenDrawing

extension Color: ShapeStyle {
  /// Returns the colour's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.resolve(self)
  }

  /// Returns the colour itself.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(context.environment.resolve(self))
  }
}

extension Color.Resolved: ShapeStyle {
  /// A resolved colour needs no further resolution.
  public typealias Resolved = Never

  /// Returns the colour itself.
  public func _paint(in context: _StyleContext) -> _StylePaint { _StylePaint(self) }
}

extension Color {
  /// Returns the colour between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: From 0 for this colour to 1 for the other.
  ///   - colorSpace: Where the colours in between are found.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    mix(with: rhs, by: fraction, isPerceptual: colorSpace.isPerceptual)
  }

  /// Makes a colour of an asset catalogue in a bundle's resources; nil for the program's resources.
  ///
  /// If "AccentColor" is missing, it is ``accentColor``. Any other missing name is gray: SwiftUI
  /// draws nothing then, but here the drawing should stay visible.
  public init(_ name: String, bundle: Bundle? = nil) {
    let folder = ProgramResources.folder(of: bundle)
    self.init(name, folders: folder.map { [$0] } ?? ProgramResources.folders)
  }

  init(_ name: String, folders: [URL]) {
    let found = Self.found(name, folders: folders)
    self = found ?? (name == "AccentColor" ? .accentColor : .gray)
  }

  /// The colour of the first catalogue that has one of a name; nil if none has.
  static func found(_ name: String, folders: [URL]) -> Color? {
    let catalogs = folders.lazy.flatMap { AssetCatalog.all(in: $0) }
    return catalogs.compactMap { $0.color(named: name) }.first
  }
}

// The system's colours, so that `.fill(.red)` can be written.

extension ShapeStyle where Self == Color {
  /// ``Color/red``.
  public static var red: Color { Color.red }
  /// ``Color/orange``.
  public static var orange: Color { Color.orange }
  /// ``Color/yellow``.
  public static var yellow: Color { Color.yellow }
  /// ``Color/green``.
  public static var green: Color { Color.green }
  /// ``Color/mint``.
  public static var mint: Color { Color.mint }
  /// ``Color/teal``.
  public static var teal: Color { Color.teal }
  /// ``Color/cyan``.
  public static var cyan: Color { Color.cyan }
  /// ``Color/blue``.
  public static var blue: Color { Color.blue }
  /// ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// ``Color/purple``.
  public static var purple: Color { Color.purple }
  /// ``Color/pink``.
  public static var pink: Color { Color.pink }
  /// ``Color/brown``.
  public static var brown: Color { Color.brown }
  /// ``Color/gray``.
  public static var gray: Color { Color.gray }
  /// ``Color/black``.
  public static var black: Color { Color.black }
  /// ``Color/white``.
  public static var white: Color { Color.white }
  /// ``Color/clear``.
  public static var clear: Color { Color.clear }
}
