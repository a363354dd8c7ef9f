// CoreML's names: no model is loaded, and nothing is predicted.

public import CoreVideo
@_exported public import Foundation

public enum MLComputeUnits: Int, Sendable { case cpuOnly = 0, cpuAndGPU = 1, all = 2, cpuAndNeuralEngine = 3 }
public enum MLMultiArrayDataType: Int, Sendable { case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104 }
public enum MLFeatureType: Int, Sendable { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence }
public struct MLModelError: Error, Sendable {
  public enum Code: Int, Sendable { case generic = 0, featureType, io, customLayer, customModel, update, parameters }
  public var code = Code.io
}
// Unchecked, as Apple's are Sendable, too: with no model to share, previews use these on the main thread alone.
public final class MLModelConfiguration: NSObject, @unchecked Sendable {
  public var computeUnits = MLComputeUnits.all
  public var modelDisplayName: String?
  public var allowLowPrecisionAccumulationOnGPU = false
}
public final class MLFeatureDescription: NSObject, Sendable {
  public let name = ""
  public let type = MLFeatureType.invalid
}
// Unchecked: none of its values changes, though any type is among them.
public final class MLModelDescription: NSObject, @unchecked Sendable {
  public let inputDescriptionsByName: [String: MLFeatureDescription] = [:]
  public let outputDescriptionsByName: [String: MLFeatureDescription] = [:]
  public let classLabels: [Any]? = nil
}
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
public final class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  public let dictionary: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws { self.dictionary = dictionary.compactMapValues { $0 as? MLFeatureValue } }
  public var featureNames: Set<String> { Set(dictionary.keys) }
  public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
// Unchecked for the same reason.
public final class MLFeatureValue: NSObject, @unchecked Sendable {
  public let int64Value: Int64
  public let doubleValue: Double
  public let stringValue: String
  public let multiArrayValue: MLMultiArray?
  public let imageBufferValue: CVPixelBuffer?
  public let dictionaryValue: [AnyHashable: NSNumber]
  public init(
    int64 value: Int64 = 0, double: Double = 0, string: String = "", multiArray: MLMultiArray? = nil, pixelBuffer: CVPixelBuffer? = nil, dictionary: [AnyHashable: NSNumber] = [:]
  ) {
    (int64Value, doubleValue, stringValue) = (value, double, string)
    (multiArrayValue, imageBufferValue, dictionaryValue) = (multiArray, pixelBuffer, dictionary)
  }
  public convenience init(double value: Double) { self.init(int64: 0, double: value) }
  public convenience init(string value: String) { self.init(int64: 0, string: value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(int64: 0, multiArray: value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(int64: 0, pixelBuffer: value) }
}
/// Numbers in several dimensions, which are kept.
// Unchecked, as Apple's: who fills it has it alone.
public final class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [NSNumber]
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    (self.shape, self.dataType) = (shape, dataType)
    values = Array(repeating: 0, count: shape.reduce(1) { $0 * max($1.intValue, 0) })
  }
  public convenience init(_ data: [Double]) throws {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    values = data.map { NSNumber(value: $0) }
  }
  public var count: Int { values.count }
  public var strides: [NSNumber] {
    shape.indices.map { i in NSNumber(value: shape[(i + 1)...].reduce(1) { $0 * $1.intValue }) }
  }
  public subscript(index: Int) -> NSNumber {
    get { values[index] }
    set { values[index] = newValue }
  }
  public subscript(key: [NSNumber]) -> NSNumber {
    get { values[place(of: key)] }
    set { values[place(of: key)] = newValue }
  }
  private func place(of key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
}
// Unchecked: none is ever made.
open class MLModel: NSObject, @unchecked Sendable {
  public static var availableComputeDevices: [Any] { [] }
  public let modelDescription = MLModelDescription()
  public var configuration = MLModelConfiguration()
  public init(contentsOf url: URL) throws { throw MLModelError() }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError() }
  public class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel { throw MLModelError() }
  public class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError() }
  public func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError() }
}
