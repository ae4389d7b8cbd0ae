import Foundation
import Glibc
import Testing
import UIKitSimulator

@testable import UIKit

/// What is left of a visitor's words in the memory of the process.
@Suite("Forgetting what a visitor has typed")
struct ForgetTextTests {
    /// Looks for a word in all memory that the process can write, its own pages left out.
    struct MemorySearch {
        private static let chunk = 1 << 20
        private let own: UnsafeMutableRawPointer
        private let size = (1 << 20) + 8192

        /// - Parameter letters: The word, each letter one more than it is, so that the program's text does not hold it.
        init(_ letters: StaticString) {
            own = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            let wide = own.advanced(by: 2048).assumingMemoryBound(to: UInt16.self)
            let narrow = own.assumingMemoryBound(to: UInt8.self)
            for index in 0..<letters.utf8CodeUnitCount {
                narrow[index] = letters.utf8Start[index] - 1
                wide[index] = UInt16(narrow[index])
            }
            narrow[letters.utf8CodeUnitCount] = 0
        }

        /// The word. Whoever asks has another copy of it.
        var word: String { String(cString: own.assumingMemoryBound(to: UInt8.self)) }

        /// How many copies there are of the word's beginning, in UTF-8 and in UTF-16, and where.
        func copies() -> [String] {
            var found: [String] = []
            guard let maps = fopen("/proc/self/maps", "r") else { return ["no maps"] }
            defer { fclose(maps) }
            let memory = open("/proc/self/mem", O_RDONLY)
            defer { close(memory) }
            let line = own.advanced(by: 3072).assumingMemoryBound(to: CChar.self)
            while fgets(line, 512, maps) != nil {
                let parts = String(cString: line).split(separator: " ", maxSplits: 5)
                let ends = parts[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
                guard parts[1].hasPrefix("rw"), ends.count == 2, !(ends[0]..<ends[1]).contains(UInt(bitPattern: own))
                else { continue }
                let name = parts.count > 5 ? parts[5].trimmingCharacters(in: .whitespacesAndNewlines) : "mapped"
                search(memory, ends[0], ends[1], name, &found)
            }
            return found
        }

        private func search(_ memory: Int32, _ start: UInt, _ end: UInt, _ name: String, _ found: inout [String]) {
            let buffer = own.advanced(by: 4096)
            var place = start
            while place < end {
                // A little more than a chunk, so that nothing is missed where two of them meet.
                let count = pread(memory, buffer, min(Int(end - place), Self.chunk + 64), Int(place))
                guard count > 0 else { break }
                for (length, needle, kind) in [(12, own, "UTF-8"), (24, own.advanced(by: 2048), "UTF-16")] {
                    let first = Int32(needle.load(as: UInt8.self))
                    var from = 0
                    while from + length <= count, let hit = memchr(buffer.advanced(by: from), first, count - from) {
                        from = buffer.distance(to: hit) + 1
                        if from + length <= count, memcmp(hit, needle, length) == 0 {
                            found.append("\(kind) in \(name)")
                        }
                    }
                }
                place += UInt(min(count, Self.chunk))
            }
        }
    }

    @MainActor
    private final class Visit {
        let sim = Simulator(size: CGSize(width: 500, height: 700))
        private(set) var field: UITextField? = UITextField(frame: CGRect(x: 10, y: 10, width: 480, height: 40))
        let view = UITextView(frame: CGRect(x: 10, y: 60, width: 480, height: 200))

        /// Types, composes, selects, copies, cuts, pastes, undoes, searches for a word, and leaves empty fields.
        func take(_ word: String) {
            sim.hasHardwareKeyboard = true
            view.isFindInteractionEnabled = true
            let texts = [field, view].compactMap { $0 as UIView? }
            for text in texts { sim.window.addSubview(text) }
            for text in texts {
                sim.tap(text)
                sim.type(word + " ")
                sim.compose(word, selectedRange: NSRange(location: 3, length: 0))
                sim.compose("", selectedRange: NSRange(location: 0, length: 0))
                sim.advance(0.1)
                sim.press(.keyboardA, .control)
                sim.press(.keyboardC, .control)
                sim.press(.keyboardX, .control)
                sim.press(.keyboardV, .control)
                sim.press(.keyboardV, .control)
                sim.press(.keyboardZ, .control)
                sim.touchDown(1, at: text.center)
                sim.advance(0.8)
                sim.touchUp(1)
                sim.advance(0.2)
            }
            view.findInteraction?.searchText = word
            view.findInteraction?.presentFindNavigator(showingReplace: true)
            sim.advance(0.5)
            view.findInteraction?.findNext()
            sim.advance(0.5)
        }

        /// One field goes for good, the other text is emptied.
        func leave() {
            field?.removeFromSuperview()
            field = nil
            view.text = ""
            sim.advance(0.1)
        }
    }

    @Test("Of what was typed, composed, selected, copied, cut, undone and found most is gone from memory")
    func memory() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let search = MemorySearch("nbsjpofuufobvtebdibv")
                let visit = Visit()
                visit.take(search.word)
                visit.leave()
                let before = search.copies()
                UIApplication.shared.forgetText()
                let after = search.copies()
                visit.sim.advance(0.2)
                let later = search.copies()
                // What was freed by other threads may still be in memory that cannot be got at; most of it is gone.
                if before.count <= 20 || after.count > before.count / 2 || later.count > before.count / 2 {
                    let report = "\(before.count) before, then \(after), a frame later \(later)"
                    FileHandle.standardError.write(Data(report.utf8))
                }
            }
        }
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "")
    }

    @Test("The text of fields that are still there stays; undo, pasteboard, composition and search are gone")
    @MainActor func whatStays() throws {
        let visit = Visit()
        let (sim, field, view) = (visit.sim, try #require(visit.field), visit.view)
        visit.take("Ada")
        let texts = (field.text, view.text)
        #expect(texts.0?.isEmpty == false && texts.1?.isEmpty == false)
        #expect(UIPasteboard.general.string != nil && view.findInteraction?.isFindNavigatorVisible == true)
        UIApplication.shared.forgetText()
        #expect(field.text == texts.0 && view.text == texts.1)
        #expect(UIPasteboard.general.string == nil)
        #expect(field.undoManager?.canUndo == false && view.undoManager?.canUndo == false)
        #expect(field.undoManager?.canRedo == false && view.undoManager?.canRedo == false)
        #expect(view.findInteraction?.isFindNavigatorVisible == false && view.findInteraction?.searchText == nil)
        let picture = sim.pngData()
        #expect(sim.areaMissedByDamage() == nil)
        #expect(sim.pngData() == picture)
        sim.tap(field)
        sim.type("x")
        #expect(field.text?.contains("x") == true)
    }

    @Test("Undo managers of a program's responders are emptied")
    @MainActor func managers() {
        final class Drawing: UIView {
            let manager = UndoManager()
            override var undoManager: UndoManager? { manager }
        }
        let sim = Simulator()
        let drawing = Drawing()
        sim.window.addSubview(drawing)
        drawing.manager.registerUndo(withTarget: drawing) { $0.alpha = 0.5 }
        UIApplication.shared.forgetText()
        #expect(!drawing.manager.canUndo)
    }
}
