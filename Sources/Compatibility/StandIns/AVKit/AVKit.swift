// AVKit's names: a video is a dashed area with a finding.

@_exported public import AVFoundation
public import SwiftUI
public import UIKit

public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }
  public var body: some View { _LeftOutView("a video is not drawn", fills: true).overlay { overlay } }
}
extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

open class AVPlayerViewController: UIViewController {
  public var player: AVPlayer?
  public var showsPlaybackControls = true
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var allowsPictureInPicturePlayback = true
  public var entersFullScreenWhenPlaybackBegins = false
  public var exitsFullScreenWhenPlaybackEnds = false
}
