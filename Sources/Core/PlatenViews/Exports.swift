// On Apple's platforms, whoever imports SwiftUI has these two as well.
@_exported public import Foundation
@_exported public import Observation
