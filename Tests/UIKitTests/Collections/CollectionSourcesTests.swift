import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Controllers, snapshots, registrations and configurations.
@MainActor @Suite("What fills collection views")
struct CollectionSourcesTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("A controller shows the items that its subclass says")
    func controller() {
        let simulator = Simulator(size: CGSize(width: 320, height: 400))
        let layout = UICollectionViewFlowLayout()
        let controller = WordsController(collectionViewLayout: layout)
        simulator.window.rootViewController = controller
        simulator.frame()
        #expect(controller.collectionView.visibleCells.count == 3 && controller.view !== controller.collectionView)
        #expect(controller.collectionView.bounds.size == CGSize(width: 320, height: 400))
        #expect(controller.collectionViewLayout === layout)
        simulator.tap(CGPoint(x: 100, y: 20))
        #expect(controller.picked == [path(1)] && controller.collectionView.indexPathsForSelectedItems == [path(1)])
        // The delegate's size of items, and a layout that asks for it as on iOS.
        #expect(controller.collectionView.visibleCells[0].frame.size == CGSize(width: 60, height: 40))
        let delegate = controller.collectionView.delegate as? UICollectionViewDelegateFlowLayout
        let size = delegate?.collectionView?(controller.collectionView, layout: layout, sizeForItemAt: path(0))
        let spacing = delegate?.collectionView?(
            controller.collectionView, layout: layout, minimumLineSpacingForSectionAt: 0)
        #expect(size == CGSize(width: 60, height: 40) && spacing == 10)
        let source: (any UICollectionViewDataSource)? = controller.collectionView.dataSource
        #expect(source?.numberOfSections?(in: controller.collectionView) == 1)
        #expect(source?.collectionView(controller.collectionView, numberOfItemsInSection: 0) == 3)
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("Snapshots are shown with as few new cells as possible", arguments: [5, 6, 7])
    func snapshots(seed: UInt64) {
        var random = SeededGenerator(seed)
        let simulator = Simulator(size: CGSize(width: 320, height: 400))
        let view = UICollectionView(
            frame: simulator.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        simulator.window.addSubview(view)
        let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
            cell.tag = number
            cell.label.text = "\(number)"
        }
        let headers = UICollectionView.SupplementaryRegistration<NumberHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in view.tag = path.section }
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 14)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        for step in 0..<40 {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            var numbers = Array(0..<25).shuffled(using: &random)
            for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                snapshot.appendSections([section])
                let count = min(Int.random(in: 0...8, using: &random), numbers.count)
                snapshot.appendItems(Array(numbers.prefix(count)), toSection: section)
                numbers.removeFirst(count)
            }
            let known = snapshot.itemIdentifiers.filter { source.indexPath(for: $0) != nil }
            if let again = known.randomElement(using: &random) { snapshot.reloadItems([again]) }
            if let again = known.randomElement(using: &random) { snapshot.reconfigureItems([again]) }
            source.apply(snapshot, animatingDifferences: step % 2 == 0)
            simulator.frame()
            #expect(simulator.areaMissedByDamage() == nil)
            simulator.advance(0.5)
            #expect(view.visibleCells.map(\.tag) == snapshot.itemIdentifiers)
            let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
            #expect(headers.count == snapshot.numberOfSections)
            #expect(view.subviews.filter { $0 is NumberCell }.count == snapshot.numberOfItems)
        }
    }

    @Test("A cell shows a content configuration in its state")
    func configuration() {
        let simulator = Simulator(size: CGSize(width: 320, height: 300))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        let view = UICollectionView(frame: simulator.window.bounds, collectionViewLayout: layout)
        let words = ["One", "Two"]
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, word in
            var content = UIListContentConfiguration.cell()
            content.text = word
            cell.contentConfiguration = content
            cell.configurationUpdateHandler = { cell, state in
                cell.contentView.backgroundColor = state.isSelected ? .systemYellow : .clear
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: word)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(words)
        source.apply(snapshot)
        simulator.window.addSubview(view)
        simulator.frame()
        simulator.tap(CGPoint(x: 100, y: 70))
        #expect(view.cellForItem(at: path(1))?.contentView.backgroundColor == .systemYellow)
        #expect((view.cellForItem(at: path(1))?.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A background view stays behind what is scrolled")
    func background() {
        let kiosk = CollectionKiosk([Array(0..<200)])
        let ground = UIView()
        ground.backgroundColor = .systemGreen
        kiosk.view.backgroundView = ground
        kiosk.simulator.frame()
        kiosk.view.contentOffset.y = 333
        kiosk.simulator.frame()
        #expect(ground.frame == kiosk.view.bounds && kiosk.view.subviews.first === ground && kiosk.fault() == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Wrong numbers after an update, and items that are not there, end the program")
    func refusals() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let kiosk = CollectionKiosk([[1, 2]])
                kiosk.simulator.frame()
                kiosk.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let kiosk = CollectionKiosk([[1, 2]])
                kiosk.simulator.frame()
                kiosk.sections = [[1]]
                kiosk.view.deleteItems(at: [IndexPath(item: 7, section: 0)])
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let kiosk = CollectionKiosk([[1, 2]])
                kiosk.simulator.frame()
                kiosk.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let kiosk = CollectionKiosk([[1, 2]])
                _ = kiosk.view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
            }
        }
    }
}

@MainActor
final class WordsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private(set) var picked: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        picked.append(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60, height: 40) }
}
