// UIKit's names, for previews of code that imports it or has them by SwiftUI: what they do to a device is
// not done, and its views are dashed areas with a finding.

@_exported public import Foundation
@_exported public import Security
@_exported public import SwiftUI
