// A host is handed pictures: who writes one need not know where they are from.
@_exported import RasterEngine

/// The window, or the whole screen, that the application paints.
@MainActor
public protocol Display: AnyObject {
    /// The number of columns, in device pixels. May be 0 while a window is minimised or a screen is unplugged.
    var pixelWidth: Int { get }
    /// The number of rows, in device pixels. May be 0.
    var pixelHeight: Int { get }
    /// Device pixels to the point: 1, 1.5, 2 or 3 on usual panels. Always positive and finite.
    var scale: Double { get }
    /// Device pixels to the millimetre of the glass, so that keys do not become wider than hands need; `nil`, which is the
    /// default, where nobody knows.
    var pixelsPerMillimetre: Double? { get }

    /// Shows what changed.
    /// - Parameters:
    ///   - buffer: The whole picture, as large as the display was when it was painted.
    ///   - damage: The disjoint rectangles in which it differs from what was shown before. Never empty.
    func present(_ buffer: PixelBuffer, damage: [PixelRect])
}

extension Display {
    /// Not known.
    public var pixelsPerMillimetre: Double? { nil }
}
