/// Other forms of symbols: in a shape, filled, struck out.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isStruckOut = false

  private init(shape: String? = nil, isFilled: Bool = false, isStruckOut: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isStruckOut = isStruckOut
  }

  /// The symbols that are named, without a variant.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// Symbols in a square.
  public static let square = SymbolVariants(shape: "square")
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Filled symbols.
  public static let fill = SymbolVariants(isFilled: true)
  /// Symbols with a line across them.
  public static let slash = SymbolVariants(isStruckOut: true)

  /// Returns these forms, in a circle.
  public var circle: SymbolVariants { inside(of: .circle) }
  /// Returns these forms, in a square.
  public var square: SymbolVariants { inside(of: .square) }
  /// Returns these forms, in a rectangle.
  public var rectangle: SymbolVariants { inside(of: .rectangle) }
  /// Returns these forms, filled.
  public var fill: SymbolVariants { inside(of: .fill) }
  /// Returns these forms, with a line across them.
  public var slash: SymbolVariants { inside(of: .slash) }

  /// Returns whether these forms include the other ones.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isStruckOut || isStruckOut)
  }

  /// Returns these forms, and what others say beside them.
  func inside(of other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isStruckOut: isStruckOut || other.isStruckOut)
  }

  /// The name of a symbol in these forms; the parts that it has already are not said twice.
  func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    let isFilled = isFilled || parts.last == "fill"
    if parts.last == "fill" { parts.removeLast() }
    for (part, isSaid) in [("slash", isStruckOut), (shape ?? "", shape != nil)]
    where isSaid && !parts.dropFirst().contains(part) {
      parts.append(part)
    }
    if isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The forms of symbols, if symbols of these forms exist.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds a form for the symbols in this view, to the forms set around it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentValues { $0.symbolVariants = $0.symbolVariants.inside(of: variant) }
  }
}

extension String {
  /// The name of the symbol in the place of the one that is called so where reading goes from right to left:
  /// `chevron.backward` for `chevron.forward`.
  ///
  /// What players have on their buttons, as `forward.fill`, points along a recording, and stays.
  var mirroredSymbol: String {
    guard utf8.contains(UInt8(ascii: ".")) else { return self }
    let parts = split(separator: ".")
    let others = parts.dropFirst().map { part in
      part == "forward" ? "backward" : part == "backward" ? "forward" : part
    }
    return ([parts[0]] + others).joined(separator: ".")
  }
}
