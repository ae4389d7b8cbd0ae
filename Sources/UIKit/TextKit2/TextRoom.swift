import Foundation

/// What of a container decides about lines. Lengths are points.
@MainActor
struct TextRoom: Equatable {
    private let size: CGSize
    private let padding: CGFloat
    private let lines: Int
    private let breaking: NSLineBreakMode
    private let paths: [ObjectIdentifier]

    init(_ container: NSTextContainer) {
        size = container.size
        padding = container.lineFragmentPadding
        lines = container.maximumNumberOfLines
        breaking = container.lineBreakMode
        paths = container.exclusionPaths.map { ObjectIdentifier($0) }
    }
}
