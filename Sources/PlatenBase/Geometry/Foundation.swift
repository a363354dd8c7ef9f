// On Linux, CGFloat, CGPoint, CGSize and CGRect live in Foundation alone: whoever imports this
// module has them, as whoever imports SwiftUI has them on Apple's platforms.
@_exported public import Foundation
