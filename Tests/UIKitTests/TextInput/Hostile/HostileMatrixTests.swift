import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Every deed in every callback of every kind of text, once or again and again. What state each ends in is documented in
/// Documentation/EditingRules.md.
///
/// A run plays the share of all that its seed chooses; TYPECASE_SEED=0 and the numbers up to 63 play all of it.
@MainActor
@Suite("Hostile matrix")
struct HostileMatrixTests {
    private static let shares = 64

    nonisolated static let fieldSites = HostileSite.allCases.filter { $0.exists(in: .field) }
    nonisolated static let searchFieldSites = HostileSite.allCases.filter { $0.exists(in: .searchField) }
    nonisolated static let viewSites = HostileSite.allCases.filter { $0.exists(in: .view) }

    @Test("A text field stays whole whatever a program does", arguments: fieldSites)
    func field(site: HostileSite) { play(.field, site) }

    @Test("A search field stays whole whatever a program does", arguments: searchFieldSites)
    func searchField(site: HostileSite) { play(.searchField, site) }

    @Test("A text view stays whole whatever a program does", arguments: viewSites)
    func view(site: HostileSite) { play(.view, site) }

    private func play(_ kind: HostileKind, _ site: HostileSite) {
        let row = HostileSite.allCases.firstIndex(of: site) ?? 0
        let table = HostileKind.allCases.firstIndex(of: kind) ?? 0
        for (column, deed) in HostileDeed.allCases.enumerated() {
            for (turn, times) in [1, deed.isSlow ? 1 : 40].enumerated() {
                let cell = row * 7 + column * 3 + table * 5 + turn
                guard UInt64(cell % Self.shares) == SeededGenerator.seed % UInt64(Self.shares) else { continue }
                let faults = HostileCell(kind: kind, site: site, deed: deed, times: times).faults()
                #expect(faults == [], "\(kind), \(deed) in \(site), \(times) times")
            }
        }
    }
}

/// One deed in one callback of one kind of text.
@MainActor
struct HostileCell {
    let kind: HostileKind
    let site: HostileSite
    let deed: HostileDeed
    /// How often the deed is done at most.
    let times: Int

    /// Plays it.
    /// - Returns: What does not hold afterwards, one line for each.
    func faults() -> [String] {
        let stage = HostileStage(kind, ownKeyboard: site.isOfOwnKeyboard)
        var (left, depth) = (times, 0)
        stage.program.onReach = { [weak stage, site, deed] reached in
            guard reached == site, left > 0, depth < 3, let stage else { return }
            left -= 1
            depth += 1
            stage.perform(deed)
            depth -= 1
        }
        stage.play()
        var faults = disagreements(stage)
        if site != .released, left == times { faults.append("was never reached") }
        // The end of the text's life may be where the deed is done.
        if site != .released { stage.program.onReach = nil }
        weak let trace = stage.subject
        stage.letGo()
        stage.simulator.advance(0.05)
        stage.program.onReach = nil
        stage.end()
        faults += disagreements(stage)
        if trace != nil { return faults + ["the text is still there"] }
        if stage.simulator.application.focus.firstResponder != nil { faults.append("the focus is left") }
        if !stage.simulator.keyboardFrame.isNull { faults.append("the keyboard is left") }
        faults += Pairing.faults(in: stage.program.lines)
        return faults + faultsOfFreshField(stage)
    }

    /// Whether focus, keyboard, text and selection agree.
    private func disagreements(_ stage: HostileStage) -> [String] {
        var faults: [String] = []
        let first = stage.simulator.application.focus.firstResponder
        for text in [stage.subject, stage.other].compactMap({ $0 }) {
            if text.isFirstResponder != (first === text) { faults.append("it thinks that it has the focus") }
            if text.isFirstResponder, text.window == nil { faults.append("it has the focus without a window") }
            if let field = text as? UITextField, field.isEditing != field.isFirstResponder {
                faults.append("editing \(field.isEditing), first \(field.isFirstResponder)")
            }
            let (selected, length) = (text.session.selectedRange, text.session.length)
            if selected.lowerBound < 0 || selected.upperBound > length {
                faults.append("\(selected) is selected of \(length)")
            }
            if let marked = text.session.markedRange, marked.upperBound > length {
                faults.append("\(marked) is marked of \(length)")
            }
            if let view = text as? UITextView, view.markedTextRange == nil, deed != .throwStorage {
                faults += view.page.faults(of: view)
            }
        }
        return faults
    }

    /// Whether the program goes on: another field is typed into, and all that has changed is painted.
    private func faultsOfFreshField(_ stage: HostileStage) -> [String] {
        var faults: [String] = []
        let simulator = stage.simulator
        for window in simulator.application.windows where window !== simulator.window { window.isHidden = true }
        simulator.window.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.autocapitalizationType = .none
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
        simulator.window.addSubview(field)
        simulator.window.makeKeyAndVisible()
        if !field.becomeFirstResponder() { faults.append("a fresh field does not begin") }
        simulator.type("ok")
        simulator.frame()
        if field.text != "ok" { faults.append("a fresh field has '\(field.text ?? "")'") }
        if simulator.keyboardFrame.isNull { faults.append("a fresh field has no input view") }
        if simulator.areaMissedByDamage() != nil { faults.append("something is not painted") }
        field.resignFirstResponder()
        if !simulator.keyboardFrame.isNull { faults.append("the fresh field's input view is left") }
        return faults
    }
}
