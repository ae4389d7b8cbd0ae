import ConstraintSolver
import Foundation

extension ConstraintLayout {
    /// The size that the outermost view gets from what is inside, when it is to come near another.
    func size(near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        add(root)
        let box = box(of: root)
        for (variable, wanted, priority) in [
            (box.width, target.width, horizontal), (box.height, target.height, vertical),
        ] where wanted.isFinite {
            let row = LinearConstraint(
                [LinearTerm(variable)], -Double(min(wanted, 1e6)), .equal,
                priority: priority.solverValue)
            _ = try? solver.add(row)
        }
        update()
        let size = rect(of: box).size
        let scale = root.screenScale
        // Up to the next pixel, so that what was measured fits.
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}
