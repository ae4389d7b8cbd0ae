import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Content that is pulled down to be loaded again.
@MainActor @Suite("Refresh controls")
final class RefreshControlTests {
    private lazy var kiosk = ScrollKiosk()
    private var scroll: UIScrollView { kiosk.scroll }
    private let control = UIRefreshControl()
    /// How often the content was to be loaded.
    private var count = 0
    private let top = CGPoint(x: 100, y: 20)

    private func begin() {
        scroll.refreshControl = control
        control.addAction(UIAction { [unowned self] _ in count += 1 }, for: .valueChanged)
        kiosk.simulator.frame()
    }

    @Test("A pull starts it once while the finger is down, and there is room for it until the end")
    func pulling() {
        begin()
        scroll.contentInset.top = 10
        kiosk.drag(from: top, by: CGPoint(x: 0, y: 60))
        #expect(count == 0 && !control.isRefreshing && scroll.adjustedContentInset.top == 10)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(1)
        kiosk.drag(from: top, by: CGPoint(x: 0, y: 175), steps: 20)
        #expect(count == 1 && control.isRefreshing && scroll.isDragging)
        #expect(scroll.adjustedContentInset.top == 70 && scroll.contentInset.top == 10)
        kiosk.simulator.advance(1)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset.y == -70 && count == 1 && kiosk.simulator.areaMissedByDamage() == nil)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        control.endRefreshing()
        #expect(scroll.contentOffset.y == -70 && scroll.adjustedContentInset.top == 10 && !control.isRefreshing)
        kiosk.simulator.advance(0.1)
        #expect(scroll.contentOffset.y > -70 && scroll.contentOffset.y < -10)
        kiosk.simulator.advance(0.5)
        #expect(scroll.contentOffset.y == -10 && count == 1 && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("The content does not jump under the finger when it starts and when it ends")
    func holding() {
        begin()
        var offsets: [CGFloat] = []
        kiosk.simulator.touchDown(0, at: top)
        for y in stride(from: top.y, to: 195, by: 2) {
            kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: y))
            kiosk.simulator.frame()
            if count == 1, y > 180 { control.endRefreshing() }
            offsets.append(scroll.contentOffset.y)
        }
        #expect(count == 1 && !control.isRefreshing && scroll.adjustedContentInset.top == 0)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 <= 2 }, "\(offsets)")
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("After an end the content goes back before it is loaded once more")
    func again() {
        begin()
        control.addAction(UIAction { [unowned self] _ in control.endRefreshing() }, for: .valueChanged)
        kiosk.drag(from: top, by: CGPoint(x: 0, y: 175), steps: 20)
        #expect(count == 1 && !control.isRefreshing && scroll.adjustedContentInset == .zero)
        kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: 198))
        kiosk.simulator.frame()
        #expect(count == 1)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(1)
        kiosk.drag(from: top, by: CGPoint(x: 0, y: 175), steps: 20)
        #expect(count == 2)
    }

    @Test("A program that starts it is not told, and the content stays where it is until it is scrolled")
    func programs() {
        begin()
        control.beginRefreshing()
        control.beginRefreshing()
        #expect(count == 0 && control.isRefreshing && scroll.contentOffset == .zero)
        #expect(scroll.adjustedContentInset.top == 60)
        _ = kiosk.take()
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        kiosk.simulator.advance(0.5)
        #expect(scroll.contentOffset.y == -60 && kiosk.take() == ["didEndScrollingAnimation"])
        control.endRefreshing()
        control.endRefreshing()
        kiosk.simulator.advance(0.5)
        #expect(scroll.contentOffset == .zero && kiosk.take() == ["didChangeInset"])
    }

    @Test("A program may scroll to it before it starts it, and end it on the way")
    func scrollingFirst() {
        begin()
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        control.beginRefreshing()
        kiosk.simulator.advance(0.1)
        #expect(scroll.contentOffset.y < 0)
        control.endRefreshing()
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset == .zero && count == 0)
    }

    @Test("With less motion, and without a window, the content is back at once")
    func withoutMotion() {
        begin()
        kiosk.simulator.application.reducesMotion = true
        control.beginRefreshing()
        scroll.contentOffset.y = -60
        control.endRefreshing()
        #expect(scroll.contentOffset == .zero)
        scroll.removeFromSuperview()
        control.beginRefreshing()
        scroll.contentOffset.y = -60
        control.endRefreshing()
        #expect(scroll.contentOffset == .zero && kiosk.simulator.timerCount == 0)
    }

    @Test("Its room goes with it, and it has one scroll view at a time")
    func exchanging() {
        begin()
        control.beginRefreshing()
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        other.addSubview(control)
        #expect(scroll.refreshControl == nil && scroll.adjustedContentInset == .zero)
        #expect(other.refreshControl === control && other.adjustedContentInset.top == 60)
        let new = UIRefreshControl()
        other.refreshControl = new
        #expect(control.superview == nil && new.superview === other && other.adjustedContentInset == .zero)
        new.removeFromSuperview()
        #expect(other.refreshControl == nil)
    }

    @Test("What hears of it may take it away, and a disabled one does not start")
    func hostile() {
        begin()
        control.isEnabled = false
        kiosk.dragAndRest(from: top, by: CGPoint(x: 0, y: 175))
        kiosk.simulator.advance(1)
        #expect(count == 0 && scroll.contentOffset == .zero)
        control.isEnabled = true
        control.addAction(UIAction { [unowned self] _ in scroll.refreshControl = nil }, for: .valueChanged)
        kiosk.dragAndRest(from: top, by: CGPoint(x: 0, y: 175))
        kiosk.simulator.advance(1)
        #expect(count == 1 && scroll.contentOffset == .zero && scroll.adjustedContentInset == .zero)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Only what is thrown beyond the top, and not pulled there, starts nothing")
    func throwing() {
        begin()
        scroll.contentOffset.y = 300
        kiosk.fling(from: top, by: CGPoint(x: 0, y: 170), steps: 3)
        var least: CGFloat = 0
        while scroll.isDecelerating {
            kiosk.simulator.advance(1 / 60)
            least = min(least, scroll.contentOffset.y)
        }
        #expect(least < -50 && count == 0 && scroll.contentOffset == .zero)
    }

    @Test("A title makes room below the spokes, and a tint is theirs alone")
    func looks() {
        begin()
        control.attributedTitle = NSAttributedString(string: "Loading")
        control.beginRefreshing()
        let height = scroll.adjustedContentInset.top
        #expect(height > 60 && control.attributedTitle?.string == "Loading")
        control.attributedTitle = NSAttributedString(string: "A\nB\nC")
        #expect(scroll.adjustedContentInset.top > height)
        control.attributedTitle = nil
        #expect(scroll.adjustedContentInset.top == 60 && control.attributedTitle == nil)
        let spinner = control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        scroll.tintColor = .red
        #expect(spinner?.color == .systemGray)
        control.tintColor = .systemBlue
        #expect(spinner?.color == .systemBlue)
    }

    @Test("It stands behind the rows of a table, in front of the background, and rows that come stay in front")
    func tables() throws {
        let kiosk = TableKiosk([Array(1...40)])
        let (table, sim) = (kiosk.table, kiosk.simulator)
        sim.frame()
        table.refreshControl = control
        table.backgroundView = UIView()
        for offset in [600, 0] as [CGFloat] {
            table.contentOffset.y = offset
            sim.frame()
        }
        #expect(table.subviews.firstIndex { $0 === table.backgroundView } == 0)
        #expect(table.subviews.firstIndex { $0 === control } == 1)
        table.reloadData()
        sim.frame()
        #expect(table.subviews.firstIndex { $0 === control } == 1)
        #expect(control.subviews.allSatisfy { $0.isHidden })
    }

    @Test("It stands behind the items of a collection view, whatever comes and in whatever order")
    func collections() {
        let kiosk = CollectionKiosk([Array(1...200)])
        let (view, sim) = (kiosk.view, kiosk.simulator)
        view.backgroundView = UIView()
        sim.frame()
        view.refreshControl = control
        for offset in [900, 0] as [CGFloat] {
            view.contentOffset.y = offset
            sim.frame()
        }
        #expect(view.subviews.firstIndex { $0 === view.backgroundView } == 0)
        #expect(view.subviews.firstIndex { $0 === control } == 1)
        view.backgroundView = nil
        #expect(view.subviews.firstIndex { $0 === control } == 0)
        control.addAction(UIAction { [unowned self] _ in count += 1 }, for: .valueChanged)
        pull(sim)
        #expect(count == 1 && view.contentOffset.y == -60 && sim.areaMissedByDamage() == nil)
    }

    /// Pulls content down by much, and lets go.
    private func pull(_ sim: Simulator) {
        sim.touchDown(0, at: CGPoint(x: 100, y: 60))
        for y in stride(from: 70, to: 290, by: 10) as StrideTo<CGFloat> {
            sim.touchMove(0, to: CGPoint(x: 100, y: y))
            sim.advance(1 / 60)
        }
        sim.advance(0.3)
        sim.touchUp(0)
        sim.advance(1)
    }

    @Test("In a sheet and in another scroll view it goes before what is around it")
    func surroundings() {
        let sim = Simulator(size: CGSize(width: 300, height: 600))
        sim.window.rootViewController = UIViewController()
        let controller = UITableViewController(style: .plain)
        sim.window.rootViewController?.present(controller, animated: false)
        controller.refreshControl = control
        control.addAction(UIAction { [unowned self] _ in count += 1 }, for: .valueChanged)
        sim.advance(0.5)
        pull(sim)
        #expect(count == 1 && controller.presentingViewController != nil)
        control.endRefreshing()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = CGSize(width: 200, height: 400)
        inner.refreshControl = control
        scroll.addSubview(inner)
        kiosk.dragAndRest(from: top, by: CGPoint(x: 0, y: 175))
        kiosk.simulator.advance(1)
        #expect(count == 2 && inner.contentOffset.y == -60 && scroll.contentOffset.y == 0)
    }

    @Test("Its room follows the width that its title has")
    func widths() {
        begin()
        control.attributedTitle = NSAttributedString(string: "This is loaded for as long as it takes")
        control.beginRefreshing()
        kiosk.simulator.frame()
        let high = scroll.adjustedContentInset.top
        scroll.frame.size.width = 300
        kiosk.simulator.frame()
        #expect(scroll.adjustedContentInset.top < high && control.frame.width == 300)
    }

    @Test("A controller's table has the one that the controller is given")
    func controllers() {
        let sim = Simulator(size: CGSize(width: 300, height: 300))
        let controller = UITableViewController(style: .plain)
        sim.window.rootViewController = controller
        controller.refreshControl = control
        #expect(controller.tableView.refreshControl === control && control.superview === controller.tableView)
        control.addAction(UIAction { [unowned self] _ in count += 1 }, for: .valueChanged)
        sim.frame()
        pull(sim)
        #expect(count == 1 && controller.tableView.contentOffset.y == -60)
        controller.refreshControl = nil
        sim.advance(1)
        #expect(controller.refreshControl == nil && controller.tableView.contentOffset.y == 0)
    }
}
