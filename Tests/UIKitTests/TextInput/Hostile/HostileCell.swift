import Foundation
import UIKitSimulator

@testable import UIKit

/// One deed in one callback of one kind of text.
struct HostileCell: Sendable, CustomStringConvertible {
    let kind: HostileKind
    let deed: HostileDeed
    let site: HostileSite
    /// How often the deed is done at most.
    let times: Int

    /// Kind, deed, callback and times.
    var description: String { "\(kind) \(deed) \(site) \(times)" }

    /// All cells of a kind of text and a callback.
    static func cells(of kind: HostileKind, in site: HostileSite) -> [HostileCell] {
        HostileDeed.allCases.flatMap { deed in
            (deed.isSlow ? [1] : [1, 40]).map { HostileCell(kind: kind, deed: deed, site: site, times: $0) }
        }
    }

    /// All cells.
    static var all: [HostileCell] {
        HostileKind.allCases.flatMap { kind in
            HostileSite.allCases.filter { $0.exists(in: kind) }.flatMap { cells(of: kind, in: $0) }
        }
    }

    /// Whether this is a cell of a name, in which `*` stands for any word.
    func matches(_ pattern: String) -> Bool {
        let (words, own) = (pattern.split(separator: " "), description.split(separator: " "))
        return words.count == own.count && zip(words, own).allSatisfy { $0 == "*" || $0 == $1 }
    }

    /// In how many runs all is played.
    static let shares: UInt64 = 128

    /// The share of a run that the cell is in.
    var share: UInt64 {
        func place<Case: CaseIterable & Equatable>(_ value: Case) -> UInt64 {
            UInt64(Case.allCases.prefix { $0 != value }.count)
        }
        let turn: UInt64 = times == 1 ? 0 : 1
        return (place(site) * 7 + place(deed) * 3 + place(kind) * 5 + turn) % Self.shares
    }
}

extension HostileCell {
    /// Plays it.
    /// - Returns: What does not hold afterwards, one line for each.
    @MainActor
    func faults() -> [String] {
        let stage = HostileStage(kind, for: site)
        var (left, depth) = (times, 0)
        stage.program.onReach = { [weak stage, site, deed] reached in
            guard reached == site, left > 0, depth < 3, let stage else { return }
            left -= 1
            depth += 1
            stage.perform(deed)
            depth -= 1
        }
        if kind == .keyedView { stage.playKeys() } else { stage.play() }
        var faults = disagreements(stage)
        if site != .released, left == times { faults.append("was never reached") }
        // The end of the text's life may be where the deed is done.
        if site != .released {
            stage.program.onReach = nil
            faults += faultsOfWork(stage)
        }
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
    @MainActor
    private func disagreements(_ stage: HostileStage) -> [String] {
        var faults: [String] = []
        let first = stage.simulator.application.focus.firstResponder
        if first == nil, !stage.simulator.keyboardFrame.isNull { faults.append("there is a keyboard for nobody") }
        let texts: [(any HostileText)?] = [stage.subject, stage.other]
        for text in texts.compactMap({ $0 }) {
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
            let (plain, styled) = (text.plainText, text.styled.string)
            if styled != plain { faults.append("the text is '\(plain)', and '\(styled)' with its looks") }
            if let view = text as? UITextView, deed != .throwStorage, view.textStorage.string != plain {
                faults.append("the text is '\(plain)', and the storage's '\(view.textStorage.string)'")
            }
            if let view = text as? UITextView, deed != .throwStorage { faults += view.page.faults(of: view) }
        }
        return faults
    }

    /// Whether what is seen is what is to be painted, and what was done can be undone and done again.
    @MainActor
    private func faultsOfWork(_ stage: HostileStage) -> [String] {
        stage.simulator.frame()
        var faults: [String] = []
        // The line of a field is set from scratch, and is to be the one that is seen.
        (stage.target as? UITextField)?.line.invalidate()
        if let area = stage.simulator.areaMissedByDamage() { faults.append("\(area) is not painted") }
        guard let manager = stage.target.undoManager else { return faults }
        var count = 0
        while manager.canUndo, count < Self.mostSteps {
            manager.undo()
            count += 1
        }
        if count == Self.mostSteps { faults.append("undo has no end") }
        count = 0
        while manager.canRedo, count < Self.mostSteps {
            manager.redo()
            count += 1
        }
        if count == Self.mostSteps { faults.append("redo has no end") }
        stage.simulator.frame()
        if let area = stage.simulator.areaMissedByDamage() { faults.append("\(area) is not painted after undo") }
        return faults + disagreements(stage)
    }

    /// More than a person and a deed do in a cell.
    private static let mostSteps = 400

    /// Whether the program goes on: another field is typed into, and all that has changed is painted.
    @MainActor
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
