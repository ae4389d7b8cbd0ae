import Foundation
import Testing
import UIKitSimulator

@testable import TextEngine
@testable import UIKit

/// Writing sessions played edit by edit must end in exactly the text that they ended in.
@MainActor
@Suite("Editing traces")
struct TraceTests {
    // MARK: The editor

    /// Plays a trace on an editor, undoes all of it and redoes all of it.
    private func playOnEditor(_ trace: EditingTrace, _ alphabet: TraceAlphabet) {
        var editor = TextEditor()
        var model = TraceText(alphabet)
        for (number, patch) in trace.patches.enumerated() {
            let (range, units) = model.apply(patch)
            let kind: Edit.Kind = range.isEmpty ? .typing : units.isEmpty ? .deleting : .replace
            let result = editor.apply(
                Edit(replacing: range, with: Rope(utf16: units), kind: kind), at: Double(number) / 4)
            guard result.replacedRange == range, result.newCount == units.count else {
                Issue.record("\(alphabet), edit \(number): \(range) became \(result.replacedRange)")
                return
            }
        }
        let end = model.units(of: trace.end)
        #expect(model.units == end, "\(alphabet): the model")
        #expect(editor.text.units(in: 0..<editor.text.utf16Count) == end, "\(alphabet)")
        #expect(editor.text.invariantFaults() == [])
        var groups = 0
        while editor.undoLog.canUndo {
            editor.undo()
            groups += 1
        }
        #expect(groups > trace.patches.count / 100, "\(alphabet)")
        #expect(editor.text.isEmpty, "\(alphabet): undone to the start")
        while editor.undoLog.canRedo { editor.redo() }
        #expect(editor.text.units(in: 0..<editor.text.utf16Count) == end, "\(alphabet): redone to the end")
        #expect(editor.text.invariantFaults() == [])
    }

    @Test("A made-up session on an editor", arguments: TraceAlphabet.allCases)
    func syntheticOnEditor(alphabet: TraceAlphabet) {
        playOnEditor(.synthetic(patchCount: 6000, seed: 5), alphabet)
    }

    @Test(
        "A recorded session of 19,749 edits on an editor",
        .enabled(
            if: EditingTrace.isInstalled("sveltecomponent"),
            "no traces/sveltecomponent.json.gz where TYPECASE_DATA says"
        ), arguments: TraceAlphabet.allCases)
    func recordedOnEditor(alphabet: TraceAlphabet) throws {
        playOnEditor(try EditingTrace(recorded: "sveltecomponent"), alphabet)
    }

    @Test(
        "A recorded session of 137,993 edits on an editor",
        .enabled(if: EditingTrace.isInstalled("seph-blog1"), "no traces/seph-blog1.json.gz where TYPECASE_DATA says"),
        arguments: TraceAlphabet.allCases)
    func longRecordedOnEditor(alphabet: TraceAlphabet) throws {
        playOnEditor(try EditingTrace(recorded: "seph-blog1"), alphabet)
    }

    // MARK: The view

    /// Plays a trace through what a text view offers to programs, with a frame now and then.
    private func playOnView(_ trace: EditingTrace, _ alphabet: TraceAlphabet) {
        let page = Page("", width: 320, height: 200)
        let view = page.view
        var model = TraceText(alphabet)
        for (number, patch) in trace.patches.enumerated() {
            let (range, units) = model.apply(patch)
            view.selectedRange = nsRange(range)
            guard view.selectedRange == nsRange(range) else {
                Issue.record("\(alphabet), edit \(number): \(range) became \(view.selectedRange)")
                return
            }
            if !range.isEmpty { view.deleteBackward() }
            if !units.isEmpty { view.insertText(String(decoding: units, as: UTF16.self)) }
            if number % 100 == 99 { page.simulator.frame() }
        }
        page.simulator.frame()
        let end = model.units(of: trace.end)
        #expect(Array(view.text.utf16) == end, "\(alphabet)")
        #expect(page.simulator.areaMissedByDamage() == nil, "\(alphabet)")
        #expect(view.page.faults(of: view) == [], "\(alphabet)")
        guard let manager = view.undoManager else { return }
        while manager.canUndo { manager.undo() }
        page.simulator.frame()
        #expect(view.text.isEmpty && view.contentOffset.y == 0, "\(alphabet): undone to the start")
        while manager.canRedo { manager.redo() }
        page.simulator.frame()
        #expect(Array(view.text.utf16) == end, "\(alphabet): redone to the end")
        #expect(view.page.faults(of: view) == [], "\(alphabet)")
        #expect(page.simulator.areaMissedByDamage() == nil, "\(alphabet)")
    }

    @Test("A made-up session on a text view", arguments: TraceAlphabet.allCases)
    func syntheticOnView(alphabet: TraceAlphabet) {
        playOnView(.synthetic(patchCount: 1500, seed: 6), alphabet)
    }

    @Test(
        "A recorded session on a text view",
        .enabled(
            if: EditingTrace.isInstalled("sveltecomponent"),
            "no traces/sveltecomponent.json.gz where TYPECASE_DATA says"
        ), arguments: TraceAlphabet.allCases)
    func recordedOnView(alphabet: TraceAlphabet) throws {
        playOnView(try EditingTrace(recorded: "sveltecomponent"), alphabet)
    }
}
