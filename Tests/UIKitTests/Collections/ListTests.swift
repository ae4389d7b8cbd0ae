import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Collection views whose sections are lists.
@MainActor @Suite("Lists of collection views")
final class ListTests: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))
    private var counts = [3]
    private var fill: (UICollectionViewListCell, IndexPath) -> Void = { cell, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.item)"
        cell.contentConfiguration = content
    }
    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [unowned self] cell, path, _ in fill(cell, path)
    }
    private lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        view.contentConfiguration = content
    }

    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UICollectionView {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&list)
        let view = UICollectionView(
            frame: sim.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        _ = (registration, header)
        (view.dataSource, view.delegate) = (self, self)
        sim.window.addSubview(view)
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    private func cell(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
        view.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
    }

    private func color(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIColor {
        sim.color(at: view.convert(CGPoint(x: x, y: y), to: nil))
    }

    private func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: sim.window.traitCollection) }

    @Test("A plain list goes from edge to edge, with lines from where the words begin")
    func plain() {
        let view = show(.plain)
        #expect((0..<3).map { cell(view, $0).frame.width } == [400, 400, 400])
        #expect(cell(view, 1).frame.minY == cell(view, 0).frame.maxY && cell(view, 0).frame.minY == 0)
        #expect(cell(view, 0).frame.height >= 44 && view.backgroundColor == .systemBackground)
        let first = cell(view, 0)
        let line = first.bounds.height - 0.5
        #expect(color(first, 8, line) == .white && color(first, 300, line) != .white)
        let bare = show(.plain) { $0.showsSeparators = false }
        #expect(color(cell(bare, 0), 300, line) == .white)
    }

    @Test("Groups stand apart from the edges on the ground of groups, with round corners at their ends")
    func groups() {
        counts = [2, 1]
        let view = show(.insetGrouped)
        #expect(cell(view, 0).frame.minX == 16 && cell(view, 0).frame.width == 368 && cell(view, 0).frame.minY == 18)
        #expect(cell(view, 0, 1).frame.minY == cell(view, 1).frame.maxY + 36)
        let ground = resolved(.systemGroupedBackground)
        #expect(view.backgroundColor == .systemGroupedBackground && color(view, 5, 200) == ground)
        #expect(color(cell(view, 0), 0.5, 0.5) == ground && color(cell(view, 0), 100, 1) == .white)
        let last = cell(view, 1)
        #expect(color(last, 0.5, 0.5) == .white && color(last, 0.5, last.bounds.height - 0.5) == ground)
        #expect(color(last, 200, last.bounds.height - 0.5) == .white, "No line below the last one.")
        // A colour of the program's own stays.
        view.backgroundColor = .green
        view.reloadData()
        sim.frame()
        #expect(view.backgroundColor == .green)
    }

    @Test("Headers stand above their rows; in a plain list one stays at the top over them")
    func headers() throws {
        counts = [20, 20]
        let view = show(.plain) { $0.headerMode = .supplementary }
        let path = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        let top = try #require(view.supplementaryView(forElementKind: kind, at: path))
        #expect(top.frame.minY == 0 && top.frame.height >= 28 && cell(view, 0).frame.minY == top.frame.maxY)
        view.contentOffset.y = 100
        sim.frame()
        let pinned = try #require(view.supplementaryView(forElementKind: kind, at: path))
        #expect(pinned.frame.minY == 100 && color(pinned, 350, 10) == .white && sim.areaMissedByDamage() == nil)
    }

    @Test("What stands beside the content leaves it the rest, in its order, mirrored with the reading direction")
    func accessories() {
        let (switcher, mark) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        mark.backgroundColor = .red
        var details = 0
        fill = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
            guard path.item == 0 else { return cell.accessories = [.checkmark(), .disclosureIndicator()] }
            cell.accessories = [
                .customView(configuration: .init(customView: mark, placement: .leading())), .label(text: "Words"),
                .detail { details += 1 },
                .customView(configuration: .init(customView: switcher, placement: .trailing(displayed: .always))),
                .customView(
                    configuration: .init(customView: UIView(), placement: .trailing(displayed: .whenEditing))),
            ]
        }
        let view = show(.plain)
        let first = cell(view, 0)
        let label = first.subviews.compactMap { $0 as? UILabel }.first
        #expect(mark.frame.minX == 16 && mark.frame.width == 20 && switcher.frame.maxX == 384)
        #expect((label?.frame.maxX ?? 0) < switcher.frame.minX && first.contentView.frame.minX == 36)
        #expect(first.contentView.frame.maxX <= label?.frame.minX ?? 0)
        let detail = first.subviews.first { ($0 as? CellAccessory)?.type == .detailButton }
        #expect(
            detail.map { $0.frame.minX > (label?.frame.maxX ?? 999) && $0.frame.maxX < switcher.frame.minX } == true)
        if let detail { sim.tap(detail) }
        #expect(details == 1 && !first.isSelected)
        let width = cell(view, 1).contentView.frame.width
        cell(view, 1).accessories = []
        sim.frame()
        #expect(cell(view, 1).contentView.frame.width == 400 && width < 370 && sim.areaMissedByDamage() == nil)
        view.semanticContentAttribute = .forceRightToLeft
        first.semanticContentAttribute = .forceRightToLeft
        first.setNeedsLayout()
        sim.frame()
        #expect(mark.frame.maxX == 384 && switcher.frame.minX == 16 && first.contentView.frame.maxX == 364)
    }

    @Test("A field in a row is typed into, and keeps the focus while the list changes")
    func field() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
        field.textAlignment = .right
        fill = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Host"
            cell.contentConfiguration = content
            guard path.item == 1 else { return }
            cell.accessories = [
                .customView(configuration: .init(customView: field, placement: .trailing(displayed: .always)))
            ]
        }
        let view = show(.insetGrouped)
        sim.tap(field)
        sim.type("a.b")
        sim.frame()
        #expect(field.text == "a.b" && field.screenFrame.maxX == 368 && sim.areaMissedByDamage() == nil)
        counts = [4]
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
        sim.advance(0.5)
        #expect(field.isFirstResponder && view.numberOfItems(inSection: 0) == 4)
    }

    @Test(
        "A row that is selected is grey, unless the program has said what is behind it; indentation moves the content")
    func selection() {
        let view = show(.plain)
        let first = cell(view, 0)
        sim.tap(first)
        sim.frame()
        #expect(first.isSelected && color(first, 200, 4) == resolved(.systemGray4))
        let second = cell(view, 1)
        second.backgroundConfiguration = .clear()
        sim.tap(second)
        sim.frame()
        #expect(second.isSelected && color(second, 200, 4) == .white && color(first, 200, 4) == .white)
        second.indentationLevel = 2
        sim.frame()
        #expect(second.contentView.frame == CGRect(x: 20, y: 0, width: 380, height: second.bounds.height))
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A view beside the content has the size that it came with, or the one that it wants now")
    func accessorySizes() {
        let (button, tall) = (UIButton(type: .system), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60)))
        button.setTitle("A", for: .normal)
        fill = { cell, path in
            guard path.item == 0 else { return }
            cell.accessories = [
                .customView(configuration: .init(customView: tall, placement: .leading(), maintainsFixedSize: true)),
                .customView(configuration: .init(customView: button, placement: .trailing())),
            ]
        }
        let view = show(.plain)
        let narrow = button.frame.width
        button.setTitle("A much longer title", for: .normal)
        cell(view, 0).setNeedsLayout()
        sim.frame()
        #expect(button.frame.width > narrow + 50 && button.frame.maxX == 384 && tall.bounds.height == 60)
    }

    @Test("What is behind a row can be changed where it is made, and a colour of its own is kept")
    func groundsOfNewRows() {
        fill = { cell, path in
            if path.item == 0 {
                cell.backgroundConfiguration?.backgroundColor = .red
            } else {
                cell.backgroundColor = .blue
            }
        }
        let view = show(.insetGrouped)
        #expect(color(cell(view, 0), 200, 20) == .red && cell(view, 1).backgroundColor == .blue)
    }

    @Test("Another layout has the usual ground again, unless the program has chosen one")
    func otherLayouts() {
        let view = show(.grouped)
        #expect(view.backgroundColor == .systemGroupedBackground)
        view.collectionViewLayout = UICollectionViewFlowLayout()
        sim.frame()
        #expect(
            view.backgroundColor == .systemBackground && view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
        view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped))
        sim.frame()
        #expect(view.backgroundColor == .systemGroupedBackground && sim.areaMissedByDamage() == nil)
        view.backgroundColor = .green
        view.collectionViewLayout = UICollectionViewFlowLayout()
        sim.frame()
        #expect(view.backgroundColor == .green)
    }
}
