// Core Transferable's names, which SwiftUI brings.

@_exported public import Foundation

@_exported public import struct SwiftUI.CodableRepresentation
@_exported public import struct SwiftUI.DataRepresentation
@_exported public import struct SwiftUI.FileRepresentation
@_exported public import struct SwiftUI.ProxyRepresentation
@_exported public import struct SwiftUI.ReceivedTransferredFile
@_exported public import struct SwiftUI.SentTransferredFile
@_exported public import protocol SwiftUI.TransferRepresentation
@_exported public import enum SwiftUI.TransferRepresentationBuilder
@_exported public import protocol SwiftUI.Transferable
