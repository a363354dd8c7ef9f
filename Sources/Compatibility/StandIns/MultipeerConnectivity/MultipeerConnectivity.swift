// MultipeerConnectivity's names: nobody is near, and nothing is sent.

@_exported public import Foundation
public import UIKit

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
public let kMCSessionMaximumNumberOfPeers = 8
public let kMCSessionMinimumNumberOfPeers = 2
public struct MCError: Error, Sendable {
  public enum Code: Int, Sendable { case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }
  public var code = Code.unavailable
}
public final class MCPeerID: NSObject, Sendable {
  public let displayName: String
  public init(displayName: String) { self.displayName = displayName }
}
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
  func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
// Unchecked, as the types below: only its delegate changes, which nothing here calls.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public weak var delegate: (any MCSessionDelegate)?
  public let connectedPeers: [MCPeerID] = []
  public init(peer myPeerID: MCPeerID) { self.myPeerID = myPeerID }
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) { self.myPeerID = myPeerID }
  public func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { throw MCError() }
  @discardableResult public func sendResource(at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) -> Progress? { nil }
  public func disconnect() {}
}
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  public weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  public func startAdvertisingPeer() {}
  public func stopAdvertisingPeer() {}
}
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  public weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, serviceType: String) { (self.myPeerID, self.serviceType) = (myPeerID, serviceType) }
  public func startBrowsingForPeers() {}
  public func stopBrowsingForPeers() {}
  public func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}
open class MCAdvertiserAssistant: NSObject {
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}
  public func start() {}
  public func stop() {}
}
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {}
open class MCBrowserViewController: UIViewController {
  public weak var delegate: (any MCBrowserViewControllerDelegate)?
  public var minimumNumberOfPeers = 2
  public var maximumNumberOfPeers = 8
  public convenience init(serviceType: String, session: MCSession) { self.init() }
}
