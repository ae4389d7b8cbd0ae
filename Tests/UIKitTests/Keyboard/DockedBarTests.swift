import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A bar that a controller shows at the bottom while nothing is typed, as screens of messages do.
@MainActor @Suite("Docked bars")
final class DockedBarTests {
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        let text = UITextView(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        let scroll = UIScrollView()
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() {
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 390, height: 2000)
            view.addSubview(scroll)
            bar.addSubview(text)
        }
    }

    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 390, height: 800))
    private let chat = Chat()

    /// A test begins with the bar docked.
    private func begin(_ mode: UIScrollView.KeyboardDismissMode) {
        let simulator = simulator
        simulator.window.rootViewController = chat
        simulator.frame()
        chat.scroll.keyboardDismissMode = mode
        chat.becomeFirstResponder()
        simulator.advance(0.5)
    }

    private var top: CGFloat { chat.bar.convert(chat.bar.bounds, to: nil).minY }

    private func drag(from start: CGFloat, by distance: CGFloat, _ body: () -> Void = {}) {
        simulator.touchDown(0, at: CGPoint(x: 195, y: start))
        for step in 1...20 {
            simulator.touchMove(0, to: CGPoint(x: 195, y: start + distance * CGFloat(step) / 20))
            simulator.advance(1 / 60)
            body()
        }
        simulator.touchUp(0)
        simulator.advance(0.8)
    }

    @Test(
        "A drag leaves a bar docked that is alone",
        arguments: [
            UIScrollView.KeyboardDismissMode.onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
        ])
    func alone(mode: UIScrollView.KeyboardDismissMode) {
        begin(mode)
        #expect(top == 740)
        drag(from: 500, by: -200)
        drag(from: 300, by: 490) { #expect(top == 740) }
        #expect(top == 740 && chat.isFirstResponder && chat.bar.window != nil)
    }

    @Test("A drag ends the typing in a docked bar, and the bar docks again")
    func onDrag() {
        begin(.onDrag)
        simulator.tap(chat.text)
        simulator.advance(0.6)
        #expect(chat.text.isFirstResponder && top < 600)
        drag(from: 300, by: -200)
        #expect(!chat.text.isFirstResponder && chat.isFirstResponder && top == 740)
    }

    @Test("A keyboard that a finger pulls away leaves its bar where that docks")
    func interactive() {
        begin(.interactive)
        simulator.tap(chat.text)
        simulator.advance(0.6)
        var lowest: CGFloat = 0
        drag(from: 300, by: 490) { lowest = max(lowest, top) }
        #expect(lowest == 740 && top == 740 && chat.isFirstResponder)
        simulator.tap(chat.text)
        simulator.advance(0.6)
        // A short way, slowly, and it comes back.
        let shown = top
        drag(from: shown - 20, by: 40) { simulator.advance(0.1) }
        #expect(top == shown && chat.text.isFirstResponder)
    }

    @Test("A drag leaves what is first without typing, and what is typed into in another window")
    func elsewhere() {
        let simulator = simulator
        let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        plain.contentSize = CGSize(width: 390, height: 2000)
        plain.keyboardDismissMode = .onDrag
        simulator.window.addSubview(plain)
        let first = FirstView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        plain.addSubview(first)
        first.becomeFirstResponder()
        drag(from: 500, by: -100)
        #expect(first.isFirstResponder)
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        front.addSubview(field)
        front.makeKeyAndVisible()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        drag(from: 300, by: -100)
        #expect(field.isFirstResponder && plain.contentOffset.y > 100)
    }

    @Test("Nothing is announced as shown where the focus moves beside a hardware keyboard")
    func hardwareKeyboard() {
        simulator.hasHardwareKeyboard = true
        begin(.none)
        let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        let plain = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        plain.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        chat.view.addSubview(other)
        chat.view.addSubview(plain)
        other.becomeFirstResponder()
        simulator.advance(0.5)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { self.heard.all.append("show") } }
        defer { NotificationCenter.default.removeObserver(token) }
        plain.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(heard.all.isEmpty && plain.isFirstResponder)
    }

    private let heard = Heard()

    private final class FirstView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("Keys that come to a docked bar are announced as shown, and the bar when they go")
    func announcements() {
        begin(.none)
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
                let said = "\(name.rawValue.dropFirst(10)) \(frame.height > 60)"
                MainActor.assumeIsolated { self.heard.all.append(said) }
            }
        }
        chat.text.becomeFirstResponder()
        simulator.advance(0.6)
        let shown = ["WillChangeFrameNotification", "WillShowNotification", "DidShowNotification"]
        #expect(heard.all == shown.map { $0 + " true" })
        heard.all = []
        chat.text.resignFirstResponder()
        simulator.advance(0.6)
        #expect(heard.all == shown.map { $0 + " false" })
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    @MainActor
    private final class Heard {
        var all: [String] = []
    }

    // MARK: Lists

    /// A list of a controller with the bar of ``Chat``, by itself or in a controller of a navigation.
    private final class ListChat: UITableViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        let text = UITextView(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() { bar.addSubview(text) }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let field = UITextField(frame: CGRect(x: 200, y: 4, width: 100, height: 36))
            cell.contentView.addSubview(field)
            return cell
        }
    }

    private final class GridChat: UICollectionViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    }

    @Test("The table of a controller makes room for the bar, and for the keys below it", arguments: [false, true])
    func list(isInNavigation: Bool) {
        let simulator = simulator
        let list = ListChat()
        simulator.window.rootViewController = isInNavigation ? UINavigationController(rootViewController: list) : list
        simulator.frame()
        let table: UITableView = list.tableView
        list.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(table.adjustedContentInset.bottom == 60)
        table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        simulator.frame()
        let end = table.contentOffset
        #expect(table.convert(table.rectForRow(at: IndexPath(row: 59, section: 0)), to: nil).maxY == 740)
        list.text.becomeFirstResponder()
        simulator.advance(0.8)
        let covered = 800 - simulator.keyboardFrame.minY
        #expect(covered > 200 && table.adjustedContentInset.bottom == covered)
        // What is seen is the program's to say.
        #expect(table.contentOffset == end)
        // From the bar into a row and back.
        let field = table.visibleCells.first?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
        field?.becomeFirstResponder()
        simulator.advance(0.8)
        #expect(field?.isFirstResponder == true)
        #expect(table.adjustedContentInset.bottom == 800 - simulator.keyboardFrame.minY)
        list.becomeFirstResponder()
        simulator.advance(0.8)
        #expect(table.adjustedContentInset.bottom == 60)
        list.resignFirstResponder()
        simulator.advance(0.8)
        #expect(table.adjustedContentInset.bottom == 0)
    }

    @Test(
        "A list that comes while the keyboard stays gets its room; one of a program's own insets no more; others none")
    func lists() {
        let simulator = simulator
        simulator.window.rootViewController = chat
        simulator.frame()
        chat.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(chat.scroll.adjustedContentInset.bottom == 0)
        let grid = GridChat(collectionViewLayout: UICollectionViewFlowLayout())
        chat.addChild(grid)
        grid.view.frame = chat.view.bounds
        chat.view.addSubview(grid.view)
        grid.didMove(toParent: chat)
        simulator.advance(0.5)
        #expect(grid.collectionView.adjustedContentInset.bottom == 60)
        grid.collectionView.contentInset.bottom = 60
        simulator.advance(0.5)
        #expect(grid.collectionView.adjustedContentInset.bottom == 60)
        grid.view.frame.size.height = 700
        simulator.advance(0.5)
        grid.collectionView.contentInset.bottom = 0
        #expect(grid.collectionView.adjustedContentInset.bottom == 0)
        simulator.window.avoidsKeyboard = false
        grid.view.frame.size.height = 800
        simulator.advance(0.5)
        #expect(grid.collectionView.adjustedContentInset.bottom == 0)
    }

    /// The docked bar's controller with its table.
    private func beginList() -> (ListChat, UITableView) {
        let list = ListChat()
        simulator.window.rootViewController = list
        simulator.frame()
        list.becomeFirstResponder()
        simulator.advance(0.5)
        return (list, list.tableView)
    }

    @Test("A list at its end stays at its end when the keys go and the bar stays")
    func listEnd() {
        let (list, table) = beginList()
        list.text.becomeFirstResponder()
        simulator.advance(0.8)
        table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        simulator.frame()
        let last = IndexPath(row: 59, section: 0)
        #expect(table.convert(table.rectForRow(at: last), to: nil).maxY == simulator.keyboardFrame.minY)
        list.becomeFirstResponder()
        simulator.advance(0.8)
        #expect(table.convert(table.rectForRow(at: last), to: nil).maxY == 740)
    }

    @Test("A row that was scrolled above the keys for its field goes back when the bar gets the focus")
    func rowGoesBack() {
        let (list, table) = beginList()
        let before = table.contentOffset
        let cell = table.visibleCells.max { $0.frame.minY < $1.frame.minY }
        let field = cell?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
        field?.becomeFirstResponder()
        simulator.advance(0.8)
        #expect(field?.isFirstResponder == true && table.contentOffset.y > before.y + 100)
        list.becomeFirstResponder()
        simulator.advance(0.8)
        #expect(table.contentOffset == before && table.adjustedContentInset.bottom == 60)
    }

    @Test("Where a list is in what scrolls, a person who scrolls away from the field is not brought back")
    func listInScroll() {
        let simulator = simulator
        let (controller, outer, list) = (UIViewController(), UIScrollView(), UITableViewController(style: .plain))
        simulator.window.rootViewController = controller
        outer.frame = controller.view.bounds
        outer.contentSize = CGSize(width: 390, height: 3000)
        controller.view.addSubview(outer)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        outer.addSubview(field)
        controller.addChild(list)
        list.view.frame = CGRect(x: 0, y: 300, width: 390, height: 2000)
        outer.addSubview(list.view)
        list.didMove(toParent: controller)
        simulator.frame()
        field.becomeFirstResponder()
        simulator.advance(0.8)
        outer.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
        simulator.touchDown(0, at: CGPoint(x: 300, y: 250))
        for step in 1...20 {
            simulator.touchMove(0, to: CGPoint(x: 300, y: 250 - 10 * CGFloat(step)))
            simulator.advance(1 / 60)
        }
        simulator.advance(0.5)
        simulator.touchUp(0)
        simulator.advance(2)
        #expect(outer.contentOffset.y > 150 && field.isFirstResponder)
    }

    @Test("The room for the keyboard and the safe area count once")
    func safeArea() {
        let list = ListChat()
        list.additionalSafeAreaInsets.bottom = 34
        simulator.window.rootViewController = list
        simulator.frame()
        list.text.becomeFirstResponder()
        simulator.advance(0.8)
        #expect(list.tableView.adjustedContentInset.bottom == 800 - simulator.keyboardFrame.minY)
        #expect(!list.tableView.hasGivenKeyboardRoom)
        // As programs for iOS give it.
        list.tableView.contentInset.bottom = 800 - simulator.keyboardFrame.minY - 34
        #expect(list.tableView.hasGivenKeyboardRoom)
        #expect(list.tableView.adjustedContentInset.bottom == 800 - simulator.keyboardFrame.minY)
        list.tableView.contentInset.bottom = 0
        list.text.resignFirstResponder()
        list.resignFirstResponder()
        simulator.advance(0.8)
        #expect(list.tableView.adjustedContentInset.bottom == 34)
    }
}
