import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// References that keep nothing are empty once what they refer to is gone.
@MainActor
@Suite("References that keep nothing")
struct LifetimeTests {
    @Test("Constraints, anchors and guides know that their view is gone")
    func constraints() {
        let other = UIView()
        var view: UIView? = UIView()
        other.addSubview(view ?? other)
        let constraint = view?.widthAnchor.constraint(equalTo: other.widthAnchor)
        let anchor = view?.leadingAnchor
        let guide = view?.safeAreaLayoutGuide
        let own = UILayoutGuide()
        view?.addLayoutGuide(own)
        let placed = own.topAnchor.constraint(equalTo: other.topAnchor)
        NSLayoutConstraint.activate([constraint, placed].compactMap { $0 })
        #expect(constraint?.firstItem === view && guide?.owningView === view && placed.firstItem === own)
        weak let weakly = view
        view?.removeFromSuperview()
        view = nil
        #expect(weakly == nil)
        #expect(constraint?.firstItem == nil && constraint?.secondItem === other && constraint?.isActive == false)
        #expect(anchor?.item == nil && guide?.owningView == nil && own.owningView == nil)
        constraint?.isActive = true
        constraint?.constant = 4
        #expect(constraint?.isActive == false && constraint?.description.contains("gone") == true)
    }

    @Test("A guide that is gone takes its constraints out of the layout")
    func guides() {
        let sim = Simulator(size: CGSize(width: 200, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(view)
        var guide: UILayoutGuide? = UILayoutGuide()
        if let guide {
            sim.window.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor, constant: 30),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            ])
        }
        sim.frame()
        #expect(view.frame.minX == 30)
        let kept = sim.window.constraints.first { $0.firstItem === view }
        if let guide { sim.window.removeLayoutGuide(guide) }
        guide = nil
        #expect(kept?.secondItem == nil && kept?.isActive == false)
        kept?.isActive = true
        sim.frame()
        #expect(kept?.isActive == false)
    }

    @Test("The application forgets a window that is gone, and what it was touched by too")
    func windows() {
        let sim = Simulator(size: CGSize(width: 200, height: 100))
        final class Sheet: UIWindow {}
        var window: UIWindow? = Sheet(frame: sim.window.bounds)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        window?.addSubview(field)
        window?.makeKeyAndVisible()
        sim.tap(field)
        #expect(sim.application.keyWindow === window && field.isEditing)
        #expect(sim.application.everyWindow.contains { $0 is Sheet })
        weak let weakly = window
        window?.isHidden = true
        // The touch keeps what it was on until all is over that it has begun.
        sim.advance(1)
        window = nil
        #expect(weakly == nil && field.window == nil && sim.application.keyWindow !== nil)
        #expect(!sim.application.everyWindow.contains { $0 is Sheet })
        sim.tap(CGPoint(x: 20, y: 20))
        sim.frame()
    }

    /// A view that puts its constraints in order when it goes, by itself and by what it has.
    private final class Tidy: UIView {
        final class Seen: @unchecked Sendable { var names: [String] = [] }

        final class Owner: @unchecked Sendable {
            var constraints: [NSLayoutConstraint] = []
            var seen: Seen?
            deinit {
                MainActor.assumeIsolated {
                    for constraint in constraints {
                        constraint.constant += 1
                        constraint.isActive = false
                        seen?.names.append("\(constraint.firstItem === nil) \(constraint.isActive)")
                    }
                }
            }
        }

        nonisolated(unsafe) var own: [NSLayoutConstraint] = []
        let owner = Owner()

        deinit {
            MainActor.assumeIsolated {
                for constraint in own { constraint.constant = 5 }
                NSLayoutConstraint.deactivate(own)
                removeFromSuperview()
                for view in subviews { view.removeFromSuperview() }
            }
        }
    }

    @Test(
        "A view that goes may deactivate its constraints in its deinit, and what it has may", arguments: [true, false])
    func goingViews(isInWindow: Bool) {
        let sim = Simulator(size: CGSize(width: 200, height: 100))
        let field = UITextField()
        let outer = UIView(frame: sim.window.bounds)
        if isInWindow { sim.window.addSubview(outer) }
        var tidy: Tidy? = Tidy()
        weak let weakly = tidy
        let seen = Tidy.Seen()
        if let tidy {
            tidy.owner.seen = seen
            outer.addSubview(tidy)
            for view in [tidy, field] { view.translatesAutoresizingMaskIntoConstraints = false }
            tidy.addSubview(field)
            tidy.own = [
                tidy.widthAnchor.constraint(equalToConstant: 100),
                tidy.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                field.topAnchor.constraint(equalTo: tidy.topAnchor),
            ]
            tidy.owner.constraints = [
                tidy.heightAnchor.constraint(equalToConstant: 50),
                field.firstBaselineAnchor.constraint(equalTo: tidy.topAnchor),
            ]
            NSLayoutConstraint.activate(tidy.own + tidy.owner.constraints)
        }
        sim.frame()
        outer.layoutIfNeeded()
        #expect(field.superview === tidy && tidy?.bounds.width == 100)
        tidy?.removeFromSuperview()
        tidy = nil
        #expect(weakly == nil && field.superview == nil)
        #expect(seen.names == ["true false", "false false"], "What the view had sees it no more; the field is there.")
        sim.frame()
        outer.layoutIfNeeded()
    }

    /// Does something when it is asked about a change, which it allows.
    private final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var deed: () -> Void = {}

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            deed()
            return true
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            deed()
            return true
        }
    }

    /// Shows what a view has left behind.
    private func show(_ parts: [UIView], in sim: Simulator) {
        #expect(!parts.isEmpty)
        for part in parts {
            #expect(part.superview == nil)
            sim.window.addSubview(part)
            part.frame = sim.window.bounds
            part.setNeedsDisplay()
        }
        sim.frame()
    }

    @Test("A field that is let go in its delegate's question is not typed into, and its parts know nothing of it")
    func fields() {
        let sim = Simulator(size: CGSize(width: 200, height: 100))
        let delegate = Asked()
        var field: UITextField? = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        field?.delegate = delegate
        field?.placeholder = "Name"
        field.map(sim.window.addSubview)
        weak let weakly = field
        let parts = field?.subviews ?? []
        field?.becomeFirstResponder()
        delegate.deed = {
            field?.removeFromSuperview()
            field = nil
        }
        sim.type("a")
        sim.advance(0.5)
        #expect(weakly == nil)
        show(parts, in: sim)
    }

    @Test(
        "A text view that is let go in its delegate's question is not typed into, and what it was made of knows nothing of it"
    )
    func textViews() throws {
        let sim = Simulator(size: CGSize(width: 200, height: 100))
        let delegate = Asked()
        var view: UITextView? = UITextView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
        view?.text = "some words to find and to scroll, on more than one line"
        view?.delegate = delegate
        view.map(sim.window.addSubview)
        weak let weakly = view
        view?.becomeFirstResponder()
        sim.frame()
        let parts = view?.subviews ?? []
        let storage = try #require(view?.textStorage)
        let (container, manager) = (try #require(view?.textContainer), try #require(view?.layoutManager))
        view?.selectAll(nil)
        let rects = view?.selectedTextRange.map { view?.selectionRects(for: $0) ?? [] } ?? []
        sim.frame()
        delegate.deed = {
            view?.removeFromSuperview()
            view = nil
        }
        sim.type("a")
        sim.advance(0.5)
        #expect(weakly == nil && rects.contains { $0.rect.width > 0 })
        container.size = CGSize(width: 50, height: 1000)
        storage.append(NSAttributedString(string: " and more"))
        #expect(storage.string.hasSuffix(" and more") && manager.numberOfGlyphs == storage.length)
        show(parts, in: sim)
        sim.touchDown(1, at: CGPoint(x: 50, y: 50))
        for y in [40, 25, 10] {
            sim.touchMove(1, to: CGPoint(x: 50, y: y))
            sim.frame()
        }
        sim.touchUp(1)
        sim.advance(1)
    }

    /// Something that is typed into and says what it knows of its focus when it goes.
    private final class GoingView: UITextView {
        let told = Told()
        final class Told: NSObject, NSLayoutManagerDelegate {}

        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            layoutManager.delegate = told
        }

        required init?(coder: NSCoder) { return nil }

        deinit {
            MainActor.assumeIsolated {
                _ = isFirstResponder && resignFirstResponder()
                layoutManager.delegate = nil
                layoutManager.invalidateLayout(
                    forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
                text = "other"
                _ = layoutManager.boundingRect(forGlyphRange: NSRange(location: 0, length: 2), in: textContainer)
            }
        }
    }
    private final class GoingField: UITextField {
        deinit { MainActor.assumeIsolated { _ = isFirstResponder && resignFirstResponder() } }
    }
    private final class GoingController: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
        deinit { MainActor.assumeIsolated { _ = isFirstResponder && resignFirstResponder() } }
    }

    @Test(
        "What has the focus may be let go while it has it, with keys on the screen or without",
        arguments: [true, false])
    func focused(hasKeys: Bool) {
        let sim = Simulator(size: CGSize(width: 400, height: 300))
        sim.hasHardwareKeyboard = !hasKeys
        let other = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        sim.window.addSubview(other)
        for make in [{ GoingView() }, { GoingField() }] as [@MainActor () -> UIView] {
            weak var weakly: UIView?
            do {
                let view = make()
                view.frame = CGRect(x: 10, y: 60, width: 100, height: 40)
                sim.window.addSubview(view)
                view.becomeFirstResponder()
                sim.type("ab")
                sim.advance(0.5)
                #expect(view.isFirstResponder)
                weakly = view
                view.removeFromSuperview()
            }
            sim.frame()
            #expect(weakly == nil)
            sim.type("lost")
            sim.advance(0.5)
            other.becomeFirstResponder()
            sim.type("c")
            #expect(other.isFirstResponder)
        }
        #expect(other.text?.lowercased() == "cc")
        weak var controller: UIViewController?
        do {
            let root = GoingController()
            sim.window.rootViewController = root
            sim.frame()
            #expect(root.becomeFirstResponder() && !other.isFirstResponder)
            controller = root
            sim.window.rootViewController = UIViewController()
        }
        sim.advance(1)
        #expect(controller == nil)
        sim.window.addSubview(other)
        other.becomeFirstResponder()
        sim.type("d")
        #expect(other.text?.lowercased() == "ccd")
    }
}
