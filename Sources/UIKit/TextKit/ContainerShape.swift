import Foundation
import TextEngine

/// The room of lines as a container of a program's own tells it.
final class ContainerShape: LineRoomRule, @unchecked Sendable {
    // Unchecked: views are laid out by the main thread alone.
    private weak var container: NSTextContainer?

    /// A container that always finds more that remains is asked no longer.
    private static let mostParts = 64

    init(_ container: NSTextContainer) {
        self.container = container
    }

    func segments(
        from top: Double, to bottom: Double, width: Double, at offset: Int, isRightToLeft: Bool
    ) -> [LineSegment]? {
        MainActor.assumeIsolated {
            guard let container else { return nil }
            let padding = container.lineFragmentPadding
            let whole = CGRect(x: 0, y: top, width: width + padding * 2, height: bottom - top)
            let index = offset + (container.ownManager?.start(of: container) ?? 0)
            var parts: [CGRect] = []
            var (proposed, remaining) = (whole, CGRect.zero)
            for _ in 0..<Self.mostParts where !proposed.isEmpty && !proposed.isNull {
                remaining = .zero
                let part = container.lineFragmentRect(
                    forProposedRect: proposed, at: index, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
                    remaining: &remaining)
                if part.isFinite, part.width > 0 { parts.append(part) }
                proposed = remaining
            }
            if parts.count == 1, parts[0].minX <= 0, parts[0].maxX >= whole.maxX { return nil }
            let segments = parts.sorted { $0.minX < $1.minX }.compactMap { part -> LineSegment? in
                let (left, right) = (max(0, part.minX), min(whole.maxX, part.maxX))
                return right - left > padding * 2 ? LineSegment(x: left, width: right - left - padding * 2) : nil
            }
            return segments
        }
    }
}
