import Foundation
import UIKitSimulator

@testable import UIKit

/// A cell that shows a number and says when it is made and freed.
@MainActor
final class NumberCell: UICollectionViewCell {
    let label = UILabel()
    private let count = Lifetime()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.backgroundColor = .systemGray5
        let ground = UIView()
        ground.backgroundColor = .systemBlue
        selectedBackgroundView = ground
    }
    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .clear : .systemGray5 } }
}

/// Counts those that live.
final class Lifetime {
    nonisolated(unsafe) static var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
}

/// A kiosk with a collection view of numbers in sections, whose delegate writes everything down.
@MainActor
final class CollectionKiosk: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let simulator: Simulator
    let view: UICollectionView
    var sections: [[Int]]
    /// The size of the item of a number; the layout's own where it is `nil`.
    var size: ((Int) -> CGSize)?
    var headerHeight: CGFloat = 0
    var refusesHighlight = false
    var refusesSelection = false
    var didSelect: ((IndexPath) -> Void)?
    /// Called within every callback.
    var hostility: (() -> Void)?
    private(set) var log: [String] = []
    private(set) var askedCells = 0
    private(set) var displayed: Set<ObjectIdentifier> = []

    init(
        _ sections: [[Int]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 440), scale: CGFloat = 1
    ) {
        self.sections = sections
        simulator = Simulator(size: size, scale: scale)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.register(
            NumberHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        view.delegate = self
        simulator.window.addSubview(view)
    }

    var flow: UICollectionViewFlowLayout {
        guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout else { preconditionFailure() }
        return flow
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func note(_ words: String) {
        log.append(words)
        hostility?()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        hostility?()
        return sections.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hostility?()
        return sections.indices.contains(section) ? sections[section].count : 0
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        hostility?()
        askedCells += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].indices.contains(indexPath.item)
        else { return cell }
        let number = sections[indexPath.section][indexPath.item]
        cell.tag = number + 1
        (cell as? NumberCell)?.label.text = "\(number)"
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        hostility?()
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        view.tag = indexPath.section + 1
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        hostility?()
        guard let size, sections.indices.contains(indexPath.section),
            sections[indexPath.section].indices.contains(indexPath.item)
        else { return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
        return size(sections[indexPath.section][indexPath.item])
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: headerHeight) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed.insert(ObjectIdentifier(cell))
        hostility?()
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed.remove(ObjectIdentifier(cell))
        hostility?()
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight \(indexPath.item)")
        return !refusesHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect \(indexPath.item)")
        return !refusesSelection
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("shouldDeselect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect \(indexPath.item)")
        didSelect?(indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect \(indexPath.item)")
    }

    // MARK: What is seen

    /// What the cells that are seen say.
    var seen: [Int] { view.visibleCells.map { $0.tag - 1 } }

    /// What is wrong with what is seen: cells of other items, in other places, or missing ones; `nil` when nothing is.
    func fault() -> String? {
        let paths = view.indexPathsForVisibleItems
        let wanted = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []).filter {
            $0.representedElementCategory == .cell && $0.frame.overlaps(view.bounds)
        }.map(\.indexPath).sorted()
        guard paths == wanted else { return "\(paths) are seen and not \(wanted)" }
        for path in paths {
            guard let cell = view.cellForItem(at: path) else { return "\(path) has no cell" }
            guard cell.tag - 1 == sections[path.section][path.item] else { return "\(path) shows \(cell.tag - 1)" }
            guard cell.frame == view.layoutAttributesForItem(at: path)?.frame else {
                return "\(path) stands at \(cell.frame)"
            }
            guard cell.superview === view, displayed.contains(ObjectIdentifier(cell)), cell.alpha == 1 else {
                return "\(path) was not announced or is faint"
            }
            guard cell.isSelected == (view.indexPathsForSelectedItems ?? []).contains(path) else {
                return "\(path) is selected: \(cell.isSelected)"
            }
        }
        let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }
        guard cells.count == paths.count else { return "\(cells.count) cells for \(paths.count) items" }
        return nil
    }

    func frames(_ section: Int = 0) -> [CGRect] {
        sections[section].indices.compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    /// Lets a finger go up or down, a step a frame, and rest.
    func drag(by distance: CGFloat, from y: CGFloat = 220) {
        simulator.touchDown(0, at: CGPoint(x: 100, y: y))
        for step in 1...10 {
            simulator.touchMove(0, to: CGPoint(x: 100, y: y + distance * CGFloat(step) / 10))
            simulator.advance(1 / 60)
        }
        simulator.advance(0.3)
        simulator.touchUp(0)
        simulator.advance(1)
    }

}

/// A view above a section.
@MainActor
final class NumberHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
    }
    required init?(coder: NSCoder) { nil }
}
