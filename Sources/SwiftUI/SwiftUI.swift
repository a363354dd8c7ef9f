@_exported public import Platen
