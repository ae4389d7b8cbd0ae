import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Sheets that stop at several heights.
@MainActor @Suite("Sheet detents")
final class SheetDetentTests {
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            log.append(sheet.selectedDetentIdentifier == .large ? "large" : "other")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("gone") }
    }

    private let sim: Simulator
    private let root = UIViewController()
    private let form = UIViewController()
    private let delegate = Delegate()
    private var sheet: UISheetPresentationController { form.sheetPresentationController! }
    private var frame: CGRect { form.view.convert(form.view.bounds, to: nil) }

    init() {
        sim = Simulator(size: CGSize(width: 400, height: 800))
        sim.window.rootViewController = root
        sim.frame()
    }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]) {
        sheet.detents = detents
        sheet.delegate = delegate
        root.present(form, animated: false)
        sim.advance(0.5)
    }

    private func drag(from y: CGFloat, by distance: CGFloat) {
        sim.touchDown(0, at: CGPoint(x: 200, y: y))
        for step in 1...10 {
            sim.touchMove(0, to: CGPoint(x: 200, y: y + distance * CGFloat(step) / 10))
            sim.advance(0.03)
        }
        sim.advance(0.3)
        sim.touchUp(0)
        sim.advance(0.6)
    }

    @Test("Every sheet has one, and nothing else has")
    func kinds() {
        for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.large])
        }
        for style in [UIModalPresentationStyle.popover, .fullScreen, .currentContext] {
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            #expect(controller.sheetPresentationController == nil)
        }
    }

    @Test("A sheet is as high as its lowest detent, and follows what the program selects")
    func heights() {
        present()
        #expect(frame == CGRect(x: 0, y: 408, width: 400, height: 392))
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(frame.minY == 16)
        sim.advance(0.5)
        #expect(frame.minY == 16 && sim.areaMissedByDamage() == nil)
        sheet.selectedDetentIdentifier = .init("nobody has it")
        #expect(frame.minY == 408 && delegate.log == [])
        var asked: [CGFloat] = []
        sheet.detents = [
            .custom(identifier: .init("low")) { context in
                asked.append(context.maximumDetentValue)
                return 200
            }, .custom { _ in nil }, .custom { _ in .nan }, .custom { _ in -50 }, .custom { _ in 9999 },
        ]
        sheet.selectedDetentIdentifier = .init("low")
        sim.advance(0.5)
        #expect(frame.height == 200 && asked.allSatisfy { $0 == 784 } && !asked.isEmpty)
    }

    @Test("A finger brings it from height to height, and away; the delegate is told")
    func dragging() {
        present()
        drag(from: 430, by: -300)
        #expect(sheet.selectedDetentIdentifier == .large && frame.minY == 16)
        drag(from: 40, by: 350)
        #expect(sheet.selectedDetentIdentifier == .medium && frame.minY == 408)
        drag(from: 430, by: 40)
        #expect(frame.minY == 408 && delegate.log == ["large", "other"])
        #expect(sim.areaMissedByDamage() == nil)
        drag(from: 430, by: 330)
        #expect(root.presentedViewController == nil && delegate.log.last == "gone")
    }

    /// The sheet's view is filled by what scrolls.
    private func addScroll() -> UIScrollView {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 400, height: 3000)
        form.view.addSubview(scroll)
        scroll.frame = form.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return scroll
    }

    @Test(
        "A finger that scrolls from the beginning brings the sheet up first, and scrolls then; one that goes down pulls it"
    )
    func scrolling() {
        present()
        let scroll = addScroll()
        drag(from: 600, by: -300)
        #expect(sheet.selectedDetentIdentifier == .large && scroll.contentOffset.y == 0)
        drag(from: 600, by: -200)
        #expect(sheet.selectedDetentIdentifier == .large && scroll.contentOffset.y > 150)
        // Not at its beginning: the content comes down, and the sheet stays.
        drag(from: 300, by: 100)
        #expect(sheet.selectedDetentIdentifier == .large && scroll.contentOffset.y > 50)
        scroll.contentOffset.y = 0
        drag(from: 100, by: 350)
        #expect(sheet.selectedDetentIdentifier == .medium && scroll.contentOffset.y == 0)
        drag(from: 500, by: 250)
        #expect(root.presentedViewController == nil && sim.areaMissedByDamage() == nil)
    }

    @Test("Where scrolling shall not bring the sheet up, it scrolls; so it does from side to side")
    func scrollingAlone() {
        present()
        let scroll = addScroll()
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        drag(from: 600, by: -100)
        #expect(sheet.selectedDetentIdentifier == nil && scroll.contentOffset.y > 50)
        sheet.prefersScrollingExpandsWhenScrolledToEdge = true
        scroll.contentOffset = .zero
        scroll.contentSize = CGSize(width: 3000, height: 3000)
        sim.touchDown(0, at: CGPoint(x: 300, y: 600))
        for step in 1...5 {
            sim.touchMove(0, to: CGPoint(x: 300 - 20 * step, y: 600 - 2 * step))
            sim.advance(0.03)
        }
        sim.touchUp(0)
        sim.advance(0.1)
        #expect(sheet.selectedDetentIdentifier == nil && scroll.contentOffset.x > 50 && frame.minY == 408)
    }

    @Test("Wheels in a sheet keep the finger, at their first row too")
    func wheels() {
        present()
        let dates = UIDatePicker()
        (dates.datePickerMode, dates.preferredDatePickerStyle) = (.countDownTimer, .wheels)
        dates.countDownDuration = 60
        form.view.addSubview(dates)
        dates.frame = CGRect(x: 0, y: 40, width: 400, height: 216)
        sim.advance(0.1)
        let before = dates.countDownDuration
        drag(from: 560, by: -90)
        #expect(sheet.selectedDetentIdentifier == nil && frame.minY == 408 && dates.countDownDuration != before)
        dates.countDownDuration = 60
        sim.advance(0.5)
        drag(from: 560, by: 150)
        #expect(root.presentedViewController === form && frame.minY == 408)
    }

    @Test("Of scroll views inside each other the inner one scrolls, as without a sheet")
    func nestedScrolling() {
        for _ in 0..<8 {
            present([.large()])
            let (outer, inner) = (addScroll(), UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 300)))
            inner.contentSize = CGSize(width: 400, height: 2000)
            inner.contentOffset.y = 300
            outer.addSubview(inner)
            sim.advance(0.1)
            drag(from: 300, by: -100)
            #expect(outer.contentOffset.y == 0 && inner.contentOffset.y > 350)
            root.dismiss(animated: false)
            for view in form.view.subviews { view.removeFromSuperview() }
            sim.advance(0.5)
        }
    }

    @Test("What leaves a finger to what it scrolls leaves it alone in a sheet too")
    func keptTouches() {
        present()
        let scroll = addScroll()
        scroll.canCancelContentTouches = false
        scroll.delaysContentTouches = false
        let pad = TouchedView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        var told: [String] = []
        pad.note = { told.append($0) }
        scroll.addSubview(pad)
        sim.advance(0.1)
        drag(from: 500, by: 100)
        #expect(told.first == "view began" && told.last == "view ended" && frame.minY == 408)
    }

    @Test("A finger that pulls the keyboard down leaves the sheet where it is")
    func keyboardInSheet() {
        present([.large()])
        let scroll = addScroll()
        scroll.keyboardDismissMode = .interactive
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        scroll.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(1)
        let (top, keyboard) = (frame.minY, sim.keyboardFrame.minY)
        sim.touchDown(0, at: CGPoint(x: 200, y: 300))
        for y in stride(from: 320, through: Int(keyboard) + 80, by: 20) {
            sim.touchMove(0, to: CGPoint(x: 200, y: y))
            sim.advance(0.03)
        }
        #expect(frame.minY == top && sim.application.keyboard.pull.distance > 0)
        sim.touchUp(0)
        sim.advance(1)
        #expect(root.presentedViewController === form)
    }

    @Test("Content that rests at its beginning by whole pixels is at it")
    func fractionalInset() {
        present()
        let scroll = addScroll()
        scroll.contentInset.top = 10.3
        scroll.contentOffset.y = -10
        drag(from: 600, by: -300)
        #expect(sheet.selectedDetentIdentifier == .large)
    }

    @Test("One that may not go comes down to its lowest height and stays")
    func modal() {
        form.isModalInPresentation = true
        present()
        sheet.selectedDetentIdentifier = .large
        drag(from: 40, by: 700)
        #expect(root.presentedViewController === form && frame.minY == 408)
    }

    @Test("The bar at its top goes on to the next height")
    func grabber() {
        present()
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 30
        sim.frame()
        #expect(form.view.superview?.layer.cornerRadius == 30)
        sim.tap(CGPoint(x: 200, y: 414))
        sim.advance(0.5)
        #expect(frame.minY == 16)
        sim.tap(CGPoint(x: 200, y: 22))
        sim.advance(0.5)
        #expect(frame.minY == 408 && delegate.log == ["large", "other"])
        sheet.prefersGrabberVisible = false
        sim.tap(CGPoint(x: 200, y: 414))
        sim.advance(0.5)
        #expect(frame.minY == 408 && sim.areaMissedByDamage() == nil)
    }

    @Test("What is behind can be used up to the height that is said, and is not dimmed")
    func undimmed() {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 200, height: 60))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        root.view.backgroundColor = .white
        present()
        sheet.largestUndimmedDetentIdentifier = .medium
        sim.advance(0.5)
        #expect(sim.color(at: CGPoint(x: 20, y: 20)) == .white)
        sim.tap(button)
        #expect(taps == 1 && root.presentedViewController === form)
        sheet.selectedDetentIdentifier = .large
        sim.advance(0.5)
        #expect(sim.color(at: CGPoint(x: 20, y: 5)) != .white && sim.areaMissedByDamage() == nil)
        sim.tap(CGPoint(x: 200, y: 5))
        sim.advance(0.6)
        #expect(root.presentedViewController == nil && taps == 1)
    }

    @Test("With the keyboard up it is higher by what that covers, as far as there is room, and comes back")
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        form.view.addSubview(field)
        present([.custom { _ in 300 }])
        #expect(frame.minY == 500)
        sim.tap(field)
        sim.advance(0.6)
        let keys = sim.keyboardFrame
        #expect(keys.height > 150 && frame.minY == max(16, keys.minY - 300) && frame.maxY == 800)
        #expect(field.convert(field.bounds, to: nil).maxY < keys.minY)
        field.resignFirstResponder()
        sim.advance(0.6)
        #expect(frame.minY == 500 && sim.areaMissedByDamage() == nil)
    }

    @Test("In a wide window it is a panel of that height; in a low one it fills the window unless it stays at the edge")
    func windows() {
        present([.custom { _ in 250 }])
        sim.resize(to: CGSize(width: 1024, height: 768))
        sim.advance(0.5)
        #expect(frame.height == 250 && abs(frame.midY - 384) < 1)
        sim.resize(to: CGSize(width: 700, height: 400))
        sim.advance(0.5)
        #expect(frame == CGRect(x: 0, y: 0, width: 700, height: 400))
        sheet.prefersEdgeAttachedInCompactHeight = true
        sim.advance(0.5)
        #expect(frame.height == 250 && frame.maxY == 400)
    }

    @Test(
        "A finger pulls it no higher than it can be: in a wide window, above the keyboard, and when its detents change")
    func limits() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        form.view.addSubview(field)
        present()
        func pull(from y: CGFloat) {
            sim.touchDown(0, at: CGPoint(x: sim.window.bounds.midX, y: y))
            for step in 1...10 {
                sim.touchMove(0, to: CGPoint(x: sim.window.bounds.midX, y: y - 40 * CGFloat(step)))
                sim.advance(0.02)
                #expect(frame.minY >= 16 && frame.maxY <= sim.window.bounds.maxY, "\(frame)")
            }
        }
        field.becomeFirstResponder()
        sim.advance(0.6)
        pull(from: frame.minY + 10)
        sheet.detents = [.custom { _ in nil }]
        sim.frame()
        #expect(frame.minY >= 16)
        sim.touchUp(0)
        field.resignFirstResponder()
        sim.advance(0.6)
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .medium
        sim.resize(to: CGSize(width: 1200, height: 900))
        sim.advance(0.5)
        pull(from: frame.minY + 10)
        sim.touchUp(0)
        sim.advance(0.6)
        #expect(frame.minY == 16 && frame.maxY == 884)
    }

    @Test("What is at the bottom of the view stays at the sheet's bottom while its height changes")
    func contents() {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        form.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: form.view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: form.view.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        present()
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(bar.frame.maxY == form.view.bounds.maxY)
        for _ in 0..<8 {
            sim.advance(0.04)
            let shown = (bar.shownState.frame.maxY, form.view.shownState.frame.height)
            #expect(abs(shown.0 - shown.1) < 2, "\(shown)")
        }
    }

    @Test("A sheet with one height tells of none at its grabber")
    func oneHeight() {
        present([.large()])
        sheet.prefersGrabberVisible = true
        sim.frame()
        sim.tap(CGPoint(x: 200, y: 22))
        sim.advance(0.5)
        #expect(delegate.log == [])
    }
}
