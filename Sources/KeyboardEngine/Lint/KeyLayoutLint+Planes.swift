import Foundation

extension KeyPlane {
    /// Every plane must let one delete, go on, hide the keyboard, and find the way back.
    func keyFlaws(in set: KeyPlaneSet) -> [KeyLayoutLint.Finding] {
        var flaws: [KeyLayoutLint.Finding] = []
        let controls = [(Key.Role.delete, "delete"), (.returnKey, "return"), (.dismiss, "dismiss")]
        for (role, name) in controls where !keys.contains(where: { $0.role == role }) {
            flaws.append(flaw("there is no \(name) key"))
        }
        for key in keys {
            guard case .plane(let target) = key.role else { continue }
            if set.planes[target] == nil {
                flaws.append(flaw("the key leads to \"\(target)\", which does not exist", key: key.id))
            } else if target == name {
                flaws.append(flaw("the key leads to its own plane", key: key.id))
            }
        }
        if !set.reachable(from: name).contains(set.start) {
            flaws.append(flaw("no plane key leads back to \"\(set.start)\""))
        }
        return flaws
    }

    /// No two keys may share an id: only one of them would be seen.
    var idFlaws: [KeyLayoutLint.Finding] {
        Dictionary(grouping: keys, by: \.id).sorted { $0.key < $1.key }.filter { $0.value.count > 1 }
            .map { flaw("\($0.value.count) keys have this id", key: $0.key) }
    }

    /// A row must fit its columns, and leave a flexible key at least the width of a letter.
    var widthFlaws: [KeyLayoutLint.Finding] {
        rows.indices.filter { rows[$0].leastColumns > Double(columns) + 1e-9 }.map { index in
            flaw("row \(index) is \(rows[index].leastColumns) columns wide, and the plane has \(columns)")
        }
    }

    /// In windows of every kind the keys must lie on the keyboard, apart from each other, large enough to be hit. What is
    /// wrong in several windows is told of the first.
    ///
    /// - Parameters:
    ///   - windows: The sizes of windows in points; by default those that the form is shown in.
    ///   - leastWidth: The least width of a key in points.
    func frameFlaws(in windows: [(Int, Int)]? = nil, leastWidth: CGFloat = 20) -> [KeyLayoutLint.Finding] {
        let windows = windows ?? (form == .wide ? [(600, 400), (800, 480), (1920, 1080)] : [(320, 480), (568, 320)])
        var told: Set<String> = []
        var flaws: [KeyLayoutLint.Finding] = []
        for (width, height) in windows {
            let geometry = KeyPlaneGeometry(plane: self, window: CGSize(width: width, height: height))
            for (fault, key) in geometry.faults(leastWidth: leastWidth)
            where told.insert("\(key) \(fault.kind)").inserted {
                flaws.append(flaw("\(fault.clause) in a window of \(width) × \(height)", key: key))
            }
        }
        return flaws
    }
}

extension KeyPlaneGeometry {
    /// What is wrong with the places of keys, with the id of the key.
    fileprivate func faults(leastWidth: CGFloat) -> [((kind: String, clause: String), key: String)] {
        let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
        var faults: [((kind: String, clause: String), key: String)] = []
        for (index, placed) in keys.enumerated() {
            let (frame, id) = (placed.frame, placed.key.id)
            if frame.width < leastWidth || frame.height < 28 {
                let size = [frame.width, frame.height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " × ")
                faults.append((("small", "the key is too small, \(size) points"), id))
            }
            if !bounds.contains(frame) {
                faults.append((("outside", "the key is not within the keyboard"), id))
            }
            for other in keys[(index + 1)...] where frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame) {
                let clause = "the key and \"\(other.key.id)\" overlap"
                faults.append(((clause, clause), id))
            }
        }
        return faults
    }
}
