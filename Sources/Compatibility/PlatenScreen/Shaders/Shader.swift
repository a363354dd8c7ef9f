public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenViews

// Functions of Metal's, which runs on Apple's processors alone: a view is drawn as it is without them, and a
// finding says so.

/// A call of a function that draws pixels.
public struct Shader: Equatable, Sendable {
  /// An argument of the call.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ value: Any) { text = "\(value)" }

    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(x) }
    /// Returns two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument((x, y))
    }
    /// Returns two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    /// Returns two numbers.
    public static func float2(_ vector: CGVector) -> Argument { Argument(vector) }
    /// Returns two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument((x, y, z))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument((x, y, z, w)) }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    /// The frame of the drawing.
    public static var boundingRect: Argument { Argument("bounds") }
    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument(color) }
    /// Any number of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    /// Returns a picture.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(data) }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments of the function.
  public var arguments: [Argument]
  /// Whether gradients get some noise.
  public var dithersColor = false

  /// Makes a call.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
}

/// A function of a library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// Its name.
  public var name: String

  /// Makes a function from its name.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Returns a call of the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of functions that were built together.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// The shaders of the app.
  public static let `default` = ShaderLibrary(name: "default")

  /// Returns the shaders of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  /// Makes a library of shaders from bytes.
  public init(data: Data) { name = "\(data.count) bytes" }

  /// Makes a library of shaders from a file.
  public init(url: URL) { name = url.path }

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// The app's function of a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

nonisolated extension View {
  /// Applies a colour function to this view; the view is drawn without it.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    undrawn(isEnabled ? shader.finding("colorEffect") : nil)
  }

  /// Applies a distortion function to this view; the view is drawn without it.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { undrawn(isEnabled ? shader.finding("distortionEffect") : nil) }

  /// Applies a shader function to this view; the view is drawn without it.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { undrawn(isEnabled ? shader.finding("layerEffect") : nil) }
}

extension Shader {
  /// What is told of a view that is drawn without the call, which a modifier asks for.
  fileprivate func finding(_ modifier: String) -> String {
    "\(modifier)(\(function.name)): a Metal shader, which Platen cannot run"
  }
}
