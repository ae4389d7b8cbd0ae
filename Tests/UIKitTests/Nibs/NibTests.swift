import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What nibs hold, said in code.
@MainActor @Suite("Nibs")
struct NibTests {
    private final class NameCell: UITableViewCell {
        weak var label: UILabel?
        private(set) var hasAwoken = false

        override func awakeFromNib() {
            super.awakeFromNib()
            hasAwoken = true
            label?.textColor = .red
        }
    }

    private final class Names: NSObject, UITableViewDataSource {
        var asked: [UITableViewCell] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            (cell as? NameCell)?.label?.text = "\(indexPath.row)"
            asked.append(cell)
            return cell
        }
    }

    private func define() {
        UINib.define("NibTests.NameCell") { _ in
            let cell = NameCell(style: .default, reuseIdentifier: nil)
            let label = UILabel(frame: CGRect(x: 16, y: 0, width: 100, height: 44))
            cell.contentView.addSubview(label)
            cell.label = label
            return [cell]
        }
    }

    @Test("What a nib holds is made anew each time, has its outlets and awakes")
    func instantiate() throws {
        define()
        let nib = UINib(nibName: "NibTests.NameCell", bundle: nil)
        let first = try #require(nib.instantiate(withOwner: nil, options: nil)[0] as? NameCell)
        let second = try #require(Bundle.main.loadNibNamed("NibTests.NameCell", owner: nil)?.first as? NameCell)
        #expect(first !== second && first.hasAwoken && first.label?.textColor == .red)
        #expect(UINib.isDefined("NibTests.NameCell") && !UINib.isDefined("NibTests.Other"))
    }

    private final class Height: NSLayoutConstraint {
        private(set) var awakes = 0
        override func awakeFromNib() {
            super.awakeFromNib()
            awakes += 1
        }
    }

    private final class Tap: UITapGestureRecognizer {
        private(set) var awakes = 0
        override func awakeFromNib() {
            super.awakeFromNib()
            awakes += 1
        }
    }

    private final class Item: UIBarButtonItem {
        private(set) var awakes = 0
        override func awakeFromNib() {
            super.awakeFromNib()
            awakes += 1
        }
    }

    @Test("Constraints, recognisers and items of bars awake too")
    func others() throws {
        UINib.define("NibTests.Others") { _ in
            let view = UIView()
            let height = Height(
                item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
            return [view, height, Tap(), Item()]
        }
        let objects = UINib(nibName: "NibTests.Others", bundle: nil).instantiate(withOwner: nil)
        let awakes = [
            (objects[1] as? Height)?.awakes, (objects[2] as? Tap)?.awakes, (objects[3] as? Item)?.awakes,
        ]
        #expect(awakes == [1, 1, 1] && Item().awakes == 0)
    }

    @Test("The owner is handed on")
    func owner() throws {
        UINib.define("NibTests.Owned") { owner in
            let view = UIView()
            (owner as? UIStackView)?.addArrangedSubview(view)
            return [view]
        }
        let stack = UIStackView()
        let made = UINib(nibName: "NibTests.Owned", bundle: .main).instantiate(withOwner: stack)
        #expect(stack.arrangedSubviews.first === made.first as? UIView)
    }

    @Test("A table makes its cells of a nib, and uses them again")
    func cells() {
        define()
        let simulator = Simulator(size: CGSize(width: 320, height: 440))
        let table = UITableView(frame: simulator.window.bounds, style: .plain)
        let names = Names()
        table.register(UINib(nibName: "NibTests.NameCell", bundle: nil), forCellReuseIdentifier: "name")
        table.dataSource = names
        simulator.window.addSubview(table)
        simulator.frame()
        #expect(table.visibleCells.first?.reuseIdentifier == "name")
        for step in 1...10 {
            table.contentOffset.y = CGFloat(step) * 150
            simulator.frame()
        }
        #expect(Set(names.asked.map(ObjectIdentifier.init)).count < 20 && names.asked.count > 30)
        #expect((table.visibleCells.first as? NameCell)?.label?.text == "34")
    }
}
