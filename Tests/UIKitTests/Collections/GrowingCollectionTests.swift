import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Collection views that are as high as what is in them, and many items.
@MainActor @Suite("Collection views that grow")
struct GrowingCollectionTests {
    @Test(
        "A view whose subclass gives its content's height to constraints grows with its tags", arguments: [false, true])
    func intrinsic(isSelfSizing: Bool) {
        let simulator = Simulator(size: CGSize(width: 320, height: 400))
        let layout = LeftAlignedLayout()
        layout.minimumLineSpacing = 6
        if isSelfSizing {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else {
            layout.itemSize = CGSize(width: 90, height: 28)
        }
        let view = GrowingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.isScrollEnabled = false
        view.backgroundColor = .systemGray6
        view.translatesAutoresizingMaskIntoConstraints = false
        let below = UIView()
        below.backgroundColor = .systemGreen
        below.translatesAutoresizingMaskIntoConstraints = false
        for view in [view, below] as [UIView] { simulator.window.addSubview(view) }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: simulator.window.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: simulator.window.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: simulator.window.trailingAnchor),
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 20),
            below.leadingAnchor.constraint(equalTo: simulator.window.leadingAnchor),
            below.trailingAnchor.constraint(equalTo: simulator.window.trailingAnchor),
        ])
        let cells = UICollectionView.CellRegistration<TagCell, String> { cell, _, word in cell.label.text = word }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: word)
        }
        for count in [1, 3, 4, 9, 20, 5, 0, 7] {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems((0..<count).map { "Tag number \($0)" })
            source.apply(snapshot, animatingDifferences: false)
            simulator.advance(0.2)
            let lines = CGFloat(isSelfSizing ? (count + 1) / 2 : (count + 2) / 3)
            let height = lines * 28 + max(0, lines - 1) * 6
            #expect(view.visibleCells.count == count && view.frame.height == height, "\(count) tags")
            #expect(below.frame.minY == view.frame.maxY && simulator.areaMissedByDamage() == nil)
        }
    }

    @Test("Of a hundred thousand items no more cells are asked for than a frame shows, wherever it is scrolled to")
    func many() {
        let kiosk = CollectionKiosk([Array(0..<100_000)])
        kiosk.simulator.frame()
        let shown = kiosk.view.visibleCells.count
        #expect(shown > 20 && kiosk.askedCells <= shown)
        for step in 1...100 {
            kiosk.view.contentOffset.y = CGFloat(step) * 9999
            kiosk.simulator.frame()
        }
        // Where the edges cut a line each, a line more is seen.
        #expect(kiosk.fault() == nil && kiosk.askedCells <= 101 * (shown + 6), "\(kiosk.askedCells) of \(shown)")
    }

    @Test("Insets for a keyboard and a field in a low cell bring the field into view")
    func avoidance() {
        let stage = TagStage((0..<60).map { "Tag number \($0)" }, layout: LeftAlignedLayout(), hasField: true)
        stage.view.frame.size.height = 480
        stage.simulator.frame()
        stage.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .bottom, animated: false)
        stage.simulator.frame()
        stage.simulator.tap(stage.field)
        stage.simulator.advance(1)
        let frame = stage.field.convert(stage.field.bounds, to: nil)
        #expect(stage.field.isFirstResponder && frame.maxY <= stage.simulator.keyboardFrame.minY)
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }
}

/// As published many times: a collection view as high as its content.
@MainActor
final class GrowingCollectionView: UICollectionView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: collectionViewLayout.collectionViewContentSize.height)
    }
}
