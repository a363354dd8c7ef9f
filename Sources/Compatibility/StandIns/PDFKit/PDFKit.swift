// PDFKit's names: a document is not read, and a view of one is a dashed area with a finding.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

open class PDFSelection: NSObject {
  public var string: String? { nil }
  public var pages: [PDFPage] { [] }
}
open class PDFPage: NSObject {
  public convenience init?(image: UIImage) { self.init() }
  public var string: String? { nil }
  public var label: String? { nil }
  public var numberOfCharacters: Int { 0 }
  public weak var document: PDFDocument?
  public func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { _leftOut("pages of a PDF are not drawn") ?? UIImage() }
  public func addAnnotation(_ annotation: PDFAnnotation) {}
}
open class PDFAnnotation: NSObject {
  public init(bounds: CGRect, forType annotationType: Any, withProperties properties: [AnyHashable: Any]?) {}
  public var color = UIColor.clear
  public var contents: String?
}
/// The bytes of a document: its pages are not known.
open class PDFDocument: NSObject {
  private var data: Data?
  public override init() {}
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    (self.data, documentURL) = (data, url)
  }
  public init?(data: Data) { self.data = data }
  public private(set) var documentURL: URL?
  public var pageCount: Int { 0 }
  public var string: String? { nil }
  public var isLocked: Bool { false }
  public var isEncrypted: Bool { false }
  public var documentAttributes: [AnyHashable: Any]?
  public func page(at index: Int) -> PDFPage? { nil }
  public func index(for page: PDFPage) -> Int { 0 }
  public func insert(_ page: PDFPage, at index: Int) {}
  public func removePage(at index: Int) {}
  public func dataRepresentation() -> Data? { data }
  public func unlock(withPassword password: String) -> Bool { false }
  public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
  @discardableResult public func write(to url: URL) -> Bool { (try? data?.write(to: url)) != nil }
}
open class PDFView: UIView {
  public var document: PDFDocument?
  public var displayMode = PDFDisplayMode.singlePageContinuous
  public var displayDirection = PDFDisplayDirection.vertical
  public var displayBox = PDFDisplayBox.cropBox
  public var displaysPageBreaks = true
  public var pageBreakMargins = UIEdgeInsets.zero
  public var autoScales = false
  public var scaleFactor: CGFloat = 1
  public var minScaleFactor: CGFloat = 0
  public var maxScaleFactor: CGFloat = 0
  public var scaleFactorForSizeToFit: CGFloat { 1 }
  public var pageShadowsEnabled = true
  public var currentPage: PDFPage? { nil }
  public var currentSelection: PDFSelection?
  public var highlightedSelections: [PDFSelection]?
  public var canGoToNextPage: Bool { false }
  public var canGoToPreviousPage: Bool { false }
  public func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  public func go(to page: PDFPage) {}
  public func goToFirstPage(_ sender: Any?) {}
  public func goToLastPage(_ sender: Any?) {}
  public func goToNextPage(_ sender: Any?) {}
  public func goToPreviousPage(_ sender: Any?) {}
  public func zoomIn(_ sender: Any?) {}
  public func zoomOut(_ sender: Any?) {}
  public func layoutDocumentView() {}
}
open class PDFThumbnailView: UIView {
  public weak var pdfView: PDFView?
  public var thumbnailSize = CGSize.zero
  public var layoutMode = PDFThumbnailLayoutMode.vertical
}
extension NSNotification.Name {
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage"), PDFViewSelectionChanged = NSNotification.Name("PDFViewChangedSelection")
}
