// Swift Testing looks for a module of this name when a file imports both Testing and CoreGraphics.
@_exported import CoreGraphics
