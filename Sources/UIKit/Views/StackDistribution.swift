import Foundation

/// How the views of a stack share its length. Lengths are points along the axis.
struct StackDistribution {
    var kind: UIStackView.Distribution
    /// How long the views want to be.
    var wishes: [CGFloat]
    /// The least distances between them: one less than there are views.
    var gaps: [CGFloat]
    /// Which view takes what is left when ``UIStackView/Distribution/fill`` has more than the views want.
    var stretched: Int
    /// Whether each view wants its length by itself. Those that were only given one give way first.
    var isFirm: [Bool]

    /// The lengths of the views and of the gaps after them.
    func shared(in room: CGFloat) -> (lengths: [CGFloat], gaps: [CGFloat]) {
        guard !wishes.isEmpty else { return ([], []) }
        let free = max(0, room - gaps.reduce(0, +))
        let wanted = wishes.reduce(0, +)
        switch kind {
        case .fill:
            var lengths = compressed(to: free)
            if free > wanted { lengths[stretched] += free - wanted }
            return (lengths, gaps)
        case .fillEqually:
            return (wishes.map { _ in free / CGFloat(wishes.count) }, gaps)
        case .fillProportionally:
            return (wishes.map { wanted > 0 ? free * $0 / wanted : free / CGFloat(wishes.count) }, gaps)
        case .equalSpacing, .equalCentering:
            // One view alone stands at both edges.
            guard !gaps.isEmpty else { return ([free], gaps) }
            return kind == .equalSpacing ? spaced(free, wanted) : centred(in: room, free, wanted)
        }
    }

    private func spaced(_ free: CGFloat, _ wanted: CGFloat) -> (lengths: [CGFloat], gaps: [CGFloat]) {
        let extra = max(0, free - wanted) / CGFloat(gaps.count)
        return (compressed(to: free), gaps.map { $0 + extra })
    }

    private func centred(in room: CGFloat, _ free: CGFloat, _ wanted: CGFloat) -> (lengths: [CGFloat], gaps: [CGFloat])
    {
        guard free > wanted, let first = wishes.first, let last = wishes.last else {
            return (compressed(to: free), gaps)
        }
        return (wishes, centred(from: first / 2, to: room - last / 2))
    }

    /// The views' own lengths; what is too much is taken from the last views first, and from those that were only given
    /// their lengths before all others.
    private func compressed(to room: CGFloat) -> [CGFloat] {
        var lengths = wishes
        var excess = wishes.reduce(0, +) - room
        for isCutFirm in [false, true] {
            for index in lengths.indices.reversed() where excess > 0 && isFirm[index] == isCutFirm {
                let cut = min(lengths[index], excess)
                lengths[index] -= cut
                excess -= cut
            }
        }
        return lengths
    }

    /// Returns gaps with which the middles of all views are equally far apart. A gap that would become less than its least
    /// distance gets that one, and the other middles share what is left.
    private func centred(from start: CGFloat, to end: CGFloat) -> [CGFloat] {
        func pitch(_ index: Int) -> CGFloat { wishes[index] / 2 + gaps[index] + wishes[index + 1] / 2 }
        var tight: Set<Int> = []
        while true {
            let loose = gaps.indices.filter { !tight.contains($0) }
            let room = end - start - tight.reduce(0) { $0 + pitch($1) }
            let even = loose.isEmpty ? 0 : room / CGFloat(loose.count)
            let tooTight = loose.filter { pitch($0) > even }
            if tooTight.isEmpty {
                return gaps.indices.map {
                    tight.contains($0) ? gaps[$0] : even - wishes[$0] / 2 - wishes[$0 + 1] / 2
                }
            }
            tight.formUnion(tooTight)
        }
    }
}
