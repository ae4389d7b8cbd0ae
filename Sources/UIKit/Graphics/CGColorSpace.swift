/// A space of colours. All colours here are of the screen's; programs name one where Core Graphics wants it.
public final class CGColorSpace: Sendable {
    fileprivate static let screen = CGColorSpace()

    private init() {}
}

/// The screen's space of colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .screen }
