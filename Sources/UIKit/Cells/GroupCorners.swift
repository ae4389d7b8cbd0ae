import Foundation

/// The round corners of a group of cells that a cell is at.
struct GroupCorners: Equatable {
    /// Which of the cell's corners they are.
    var mask: CACornerMask = []

    /// None.
    init() {}

    /// Those of a cell that begins a group, ends it, or both.
    init(isFirst: Bool, isLast: Bool) {
        if isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }

    /// Whether there are any.
    var areThere: Bool { !mask.isEmpty }

    /// Gives a view the corners.
    @MainActor
    func round(_ view: UIView) {
        view.layer.cornerRadius = areThere ? 10 : 0
        view.layer.maskedCorners = areThere ? mask : .all
    }
}
