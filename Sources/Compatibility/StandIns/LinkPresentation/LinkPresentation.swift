// LinkPresentation's names: nothing is fetched, and a view of a link is a dashed area with a finding.

@_exported public import Foundation
public import SwiftUI
public import UIKit

open class LPLinkMetadata: NSObject {
  public var originalURL: URL?
  public var url: URL?
  public var title: String?
  public var iconProvider: NSItemProvider?
  public var imageProvider: NSItemProvider?
  public var remoteVideoURL: URL?
}
open class LPMetadataProvider: NSObject {
  public var shouldFetchSubresources = true
  public var timeout: TimeInterval = 30
  public func startFetchingMetadata(for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {}
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw URLError(.notConnectedToInternet) }
  public func cancel() {}
}
open class LPLinkView: UIView {
  public convenience init(url: URL) { self.init(frame: .zero) }
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
  public var metadata = LPLinkMetadata()
}
