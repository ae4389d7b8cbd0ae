import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Programs that edit a text while they are told of an edit of it. The views show the storage afterwards, whoever was told first.
@MainActor @Suite("Edits while an edit is told")
struct StorageReentryTests {
    /// Where a program is told.
    private enum Site: CaseIterable {
        case textWillChange, textDidChange, selectionWillChange, selectionDidChange, layoutInvalid, willProcess,
            didProcess
        case willNote, didNote, shouldChange, didChange, didChangeSelection
    }

    /// Does a deed where it is told, a number of times.
    private final class Program: NSObject, UITextInputDelegate, UITextViewDelegate, NSTextStorageDelegate,
        NSLayoutManagerDelegate
    {
        var onReach: ((Site) -> Void)?
        private var notes: [any NSObjectProtocol] = []

        func attach(to views: [UITextView], _ storage: NSTextStorage) {
            for view in views {
                view.delegate = self
                view.inputDelegate = self
                view.layoutManager.delegate = self
            }
            storage.delegate = self
            for (name, site) in [
                (NSTextStorage.willProcessEditingNotification, Site.willNote),
                (NSTextStorage.didProcessEditingNotification, Site.didNote),
            ] {
                notes.append(
                    NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
                        [weak self] _ in
                        MainActor.assumeIsolated { self?.reach(site) }
                    })
            }
        }
        isolated deinit { for note in notes { NotificationCenter.default.removeObserver(note) } }

        func reach(_ site: Site) { onReach?(site) }
        func textWillChange(_ textInput: (any UITextInput)?) { reach(.textWillChange) }
        func textDidChange(_ textInput: (any UITextInput)?) { reach(.textDidChange) }
        func selectionWillChange(_ textInput: (any UITextInput)?) { reach(.selectionWillChange) }
        func selectionDidChange(_ textInput: (any UITextInput)?) { reach(.selectionDidChange) }
        func textViewDidChange(_ textView: UITextView) { reach(.didChange) }
        func textViewDidChangeSelection(_ textView: UITextView) { reach(.didChangeSelection) }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            reach(.shouldChange)
            return true
        }
        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { reach(.layoutInvalid) }
        nonisolated func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange,
            changeInLength delta: Int
        ) { MainActor.assumeIsolated { reach(.willProcess) } }
        nonisolated func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange,
            changeInLength delta: Int
        ) { MainActor.assumeIsolated { reach(.didProcess) } }
    }

    /// How many views show a text, and by how many layout managers.
    private enum Arrangement: CaseIterable { case one, containers, managers }

    private let simulator = Simulator(size: CGSize(width: 400, height: 480))

    private init() {
        simulator.hasHardwareKeyboard = true
        simulator.application.isMotionReduced = true
    }

    private func views(_ arrangement: Arrangement, of storage: NSTextStorage) -> [UITextView] {
        var managers = [NSLayoutManager()]
        if arrangement == .managers { managers.append(NSLayoutManager()) }
        for manager in managers { storage.addLayoutManager(manager) }
        return (0..<(arrangement == .one ? 1 : 2)).map { index in
            let container = NSTextContainer(size: CGSize(width: 180, height: arrangement == .containers ? 40 : 10_000))
            managers[min(index, managers.count - 1)].addTextContainer(container)
            let view = UITextView(
                frame: CGRect(x: 10, y: 10 + index * 130, width: 200, height: 120), textContainer: container)
            simulator.window.addSubview(view)
            return view
        }
    }

    @Test("The views show the storage when all is told", arguments: Site.allCases)
    private func random(site: Site) {
        for arrangement in Arrangement.allCases {
            for seed in UInt64(1)...3 {
                for isSubclass in [false, true] {
                    guard let failure = failure(site, arrangement, isSubclass, seed) else { continue }
                    Issue.record("\(arrangement), subclass \(isSubclass), seed \(seed): \(failure)")
                    return
                }
            }
        }
    }

    private func failure(_ site: Site, _ arrangement: Arrangement, _ isSubclass: Bool, _ seed: UInt64) -> String? {
        var random = SeededGenerator(seed)
        let storage = isSubclass ? StorageElsewhereTests.Elsewhere() : NSTextStorage()
        let (views, program) = (views(arrangement, of: storage), Program())
        defer { for view in views { view.removeFromSuperview() } }
        program.attach(to: views, storage)
        views[0].becomeFirstResponder()
        var (log, left) = ([String](), 0)
        func edit(_ name: String) {
            let length = storage.length
            let start = Int.random(in: 0...length, using: &random)
            let range = NSRange(location: start, length: Int.random(in: 0...min(3, length - start), using: &random))
            let piece = ["", "s", "xyz", "q\n"].randomElement(using: &random) ?? ""
            let view = views.randomElement(using: &random) ?? views[0]
            let deed = Int.random(in: 0..<6, using: &random)
            log.append("\(name)\(deed) \(range) \(piece.debugDescription) \(views.firstIndex(of: view) ?? 0)")
            switch deed {
            case 0, 1: storage.replaceCharacters(in: range, with: piece)
            case 2: storage.addAttribute(.kern, value: 2, range: range)
            case 3: view.insertText(piece)
            case 4:
                storage.beginEditing()
                storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: piece)
                storage.replaceCharacters(in: NSRange(location: storage.length, length: 0), with: piece)
                storage.endEditing()
            default: view.text = piece + "new"
            }
        }
        program.onReach = {
            guard $0 == site, left > 0 else { return }
            left -= 1
            edit("  ")
        }
        for _ in 0..<25 {
            left = Int.random(in: 1...4, using: &random)
            if Bool.random(using: &random) { simulator.type("k") } else { edit("") }
            left = 0
            simulator.frame()
            for view in views where Array(view.text.utf16) != Array(storage.string.utf16) {
                return "\(view.text.debugDescription), \(storage.string.debugDescription) after "
                    + log.suffix(8).joined(separator: "; ")
            }
        }
        return nil
    }
}
