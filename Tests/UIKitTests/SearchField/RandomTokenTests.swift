import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Random deeds on a search field, against a list of names and a string.
@MainActor @Suite("Random deeds with tokens")
struct RandomTokenTests {
    /// What the field must be.
    private struct Model: Equatable {
        var names: [String]
        var text: String
        /// Tokens count as one unit each.
        var selection: Range<Int>

        var count: Int { names.count }

        /// Types in the place of what is selected.
        mutating func insert(_ string: String) {
            let (tokens, letters) = (selection.clamped(to: 0..<count), inText(selection))
            let start = tokens.isEmpty || selection.upperBound > count ? letters.lowerBound : 0
            names.removeSubrange(tokens)
            text = (text as NSString).replacingCharacters(
                in: NSRange(location: start, length: letters.count), with: string)
            let caret = count + start + string.utf16.count
            selection = caret..<caret
        }

        /// The delete key.
        mutating func delete() {
            if !selection.isEmpty {
                let (tokens, letters) = (selection.clamped(to: 0..<count), inText(selection))
                let start = selection.lowerBound
                text = (text as NSString).replacingCharacters(
                    in: NSRange(location: letters.lowerBound, length: letters.count), with: "")
                names.removeSubrange(tokens)
                selection = start..<start
            } else if (1...max(1, count)).contains(selection.lowerBound), count > 0 {
                selection = (selection.lowerBound - 1)..<selection.lowerBound
            } else if selection.lowerBound > count {
                let place = selection.lowerBound - count - 1
                text = (text as NSString).replacingCharacters(in: NSRange(location: place, length: 1), with: "")
                selection = (selection.lowerBound - 1)..<(selection.lowerBound - 1)
            }
        }

        private func inText(_ range: Range<Int>) -> Range<Int> {
            max(0, range.lowerBound - count)..<max(0, range.upperBound - count)
        }
    }

    @Test("Tokens and text are what the model says, and tokens come first", arguments: 1...4)
    func deeds(series: Int) {
        var random = SeededGenerator(UInt64(series) << 24)
        let stage = SearchStage(width: series > 2 ? 120 : 300)
        if series % 2 == 0 { stage.field.semanticContentAttribute = .forceRightToLeft }
        stage.edit(["one", "two"], text: "text")
        var model = Model(names: ["one", "two"], text: "text", selection: 6..<6)
        var history: [String] = []
        for step in 0..<150 {
            history.append(perform(&random, stage, &model))
            let seen = Model(names: stage.names, text: stage.field.text ?? "", selection: stage.selection)
            let place = "seed \(SeededGenerator.seed), series \(series), step \(step): \(history.suffix(6))"
            #expect(seen == model, "\(place)")
            #expect(stage.field.session.length == seen.count + seen.text.utf16.count, "\(place)")
            if step % 10 == 0 {
                stage.simulator.advance(0.1)
                #expect(stage.simulator.areaMissedByDamage() == nil, "\(place)")
            }
            if seen != model { return }
        }
    }

    private func perform(_ random: inout SeededGenerator, _ stage: SearchStage, _ model: inout Model) -> String {
        let field = stage.field
        switch random.number(0...11) {
        case 0...2:
            let letter = random.pick(["a", "z", "q"])
            model.insert(letter)
            stage.simulator.type(letter)
            return "type"
        case 3...4:
            model.delete()
            stage.simulator.press(.keyboardDeleteOrBackspace)
            return "delete"
        case 5:
            let (index, name) = (random.number(0...model.count), "t\(random.number(0...99))")
            let count = model.count
            func moved(_ offset: Int) -> Int { offset >= count || offset >= index ? offset + 1 : offset }
            model.names.insert(name, at: index)
            model.selection = moved(model.selection.lowerBound)..<moved(model.selection.upperBound)
            field.insertToken(UISearchToken(icon: nil, text: name), at: index)
            return "insert \(index)"
        case 6:
            guard model.count > 0 else { return "nothing" }
            let index = random.number(0...(model.count - 1))
            func moved(_ offset: Int) -> Int { offset > index ? offset - 1 : offset }
            model.names.remove(at: index)
            model.selection = moved(model.selection.lowerBound)..<moved(model.selection.upperBound)
            field.removeToken(at: index)
            return "remove \(index)"
        case 7...8:
            let length = model.count + model.text.utf16.count
            let start = random.number(0...length)
            model.selection = start..<random.number(start...length)
            stage.selection = model.selection
            return "select \(model.selection)"
        case 9:
            model.text = String(repeating: "w", count: random.number(0...4))
            let end = model.count + model.text.utf16.count
            model.selection = end..<end
            field.text = model.text
            return "set"
        case 10:
            // What is undone and made again is as it was.
            guard field.undoManager?.canUndo == true else { return "nothing" }
            field.undoManager?.undo()
            field.undoManager?.redo()
            #expect(stage.names == model.names && field.text == model.text)
            stage.selection = model.selection
            return "undo"
        default:
            // On the text, and not on what a finger takes for the clear button.
            let text = field.convert(field.canvas.frame.insetBy(dx: 14, dy: 0), to: stage.simulator.window)
            let x = text.minX + text.width * CGFloat(random.number(0...9)) / 10
            stage.simulator.tap(CGPoint(x: x, y: text.midY))
            stage.simulator.advance(0.6)
            stage.selection = model.selection
            return "tap"
        }
    }
}
