// PencilKit's names: a canvas is a dashed area with a finding, and nothing is drawn on it.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public struct PKDrawing: Equatable, Codable, Sendable {
  public init() {}
  public init(data: Data) throws {}
  public var bounds: CGRect { .zero }
  public func dataRepresentation() -> Data { Data() }
  @preconcurrency @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage { _leftOut("drawings of PencilKit are not drawn") ?? UIImage() }
}
public protocol PKTool {}
public struct PKInkingTool: PKTool {
  public enum InkType: String, Sendable { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat = 1) { (inkType, self.color, self.width) = (type, color, width) }
}
public struct PKEraserTool: PKTool {
  public enum EraserType: Sendable { case vector, bitmap }
  public init(_ type: EraserType) {}
}
public struct PKLassoTool: PKTool { public init() {} }
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: AnyObject {}
@preconcurrency @MainActor public protocol PKToolPickerObserver: AnyObject {}
open class PKCanvasView: UIScrollView {
  public weak var delegate: (any PKCanvasViewDelegate)?
  public var drawing = PKDrawing()
  public var tool: any PKTool = PKInkingTool(.pen)
  public var drawingPolicy = PKCanvasViewDrawingPolicy.default
  public var allowsFingerDrawing = true
  public var isRulerActive = false
}
@preconcurrency @MainActor open class PKToolPicker: NSObject {
  public override nonisolated init() {}
  public static func shared(for window: UIWindow) -> PKToolPicker? { nil }
  public var isVisible: Bool { false }
  public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  public func addObserver(_ observer: any PKToolPickerObserver) {}
  public func removeObserver(_ observer: any PKToolPickerObserver) {}
}
