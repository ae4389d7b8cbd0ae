import Testing
import UIKitSimulator

@testable import UIKit

/// What is added to views one by one can be set as a whole too.
@MainActor @Suite("Interactions and guides that are set")
struct SetMembersTests {
    private final class Note: NSObject, UIInteraction {
        private(set) weak var view: UIView?
        private(set) var moves: [Bool] = []
        func willMove(to view: UIView?) {}
        func didMove(to view: UIView?) {
            self.view = view
            moves.append(view != nil)
        }
    }

    @Test(
        "Setting interactions takes away the others, keeps what stays without a word, and takes new ones from their views"
    )
    func interactions() {
        let (view, other) = (UIView(), UIView())
        let (a, b, c) = (Note(), Note(), Note())
        view.interactions = [a, b]
        other.addInteraction(c)
        view.interactions = [b, c]
        #expect(view.interactions.map { $0 === b || $0 === c } == [true, true] && other.interactions.isEmpty)
        #expect(a.moves == [true, false] && b.moves == [true] && c.moves == [true, false, true])
        #expect(a.view == nil && c.view === view)
        view.interactions = []
        #expect(b.view == nil && c.view == nil)
    }

    @Test("A guide goes to the view that is set as its own, and leaves with its constraints")
    func owningView() {
        let (view, other) = (UIView(), UIView())
        let guide = UILayoutGuide()
        guide.owningView = view
        #expect(view.layoutGuides == [guide])
        guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
        guide.owningView = other
        #expect(view.layoutGuides.isEmpty && other.layoutGuides == [guide] && guide.owningView === other)
        guide.owningView = nil
        #expect(other.layoutGuides.isEmpty && guide.owningView == nil && view.constraints.isEmpty)
    }
}
