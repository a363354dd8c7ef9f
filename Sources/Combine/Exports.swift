// What views use of Combine, for files that import it beside SwiftUI. Publishers are none of it.
@_exported public import Foundation
@_exported public import protocol PlatenViews.ObservableObject
@_exported public import struct PlatenViews.Published
