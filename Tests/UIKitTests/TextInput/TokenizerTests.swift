import Testing
import UIKitSimulator

/// Words and sentences of a field, as programs ask for them.
@MainActor @Suite("UITextInputStringTokenizer")
struct TokenizerTests {
    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = text
        return field
    }

    private func at(_ offset: Int, _ field: UITextField) throws -> UITextPosition {
        try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }

    @Test("A word is found from inside and from its borders")
    func enclosing() throws {
        let field = field("Hello, big world")
        func word(_ offset: Int, _ direction: UITextStorageDirection) throws -> String? {
            let range = field.tokenizer.rangeEnclosingPosition(
                try at(offset, field), with: .word, inDirection: .storage(direction))
            return range.flatMap { field.text(in: $0) }
        }
        #expect(try word(2, .forward) == "Hello")
        #expect(try word(2, .backward) == "Hello")
        #expect(try word(0, .forward) == "Hello")
        #expect(try word(0, .backward) == nil)
        #expect(try word(5, .forward) == nil)
        #expect(try word(5, .backward) == "Hello")
        #expect(try word(16, .backward) == "world")
        #expect(try word(16, .forward) == nil)
        let tokenizer = field.tokenizer
        #expect(tokenizer.isPosition(try at(8, field), withinTextUnit: .word, inDirection: .layout(.right)))
        #expect(!tokenizer.isPosition(try at(6, field), withinTextUnit: .word, inDirection: .layout(.left)))
    }

    @Test("The end of a paragraph is in no word")
    func paragraphEnds() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "big x\n\nsecond line\n"
        func word(_ offset: Int, _ direction: UITextStorageDirection) throws -> String? {
            let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            let range = view.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(direction))
            return range.flatMap { view.text(in: $0) }
        }
        #expect(try word(5, .backward) == "x" && word(5, .forward) == nil, "Before the first end")
        #expect(try word(6, .backward) == nil && word(6, .forward) == nil, "In the empty paragraph")
        #expect(try word(7, .backward) == nil && word(7, .forward) == "second", "At the beginning of a line")
        #expect(try word(18, .backward) == "line" && word(19, .backward) == nil, "At the end of the text")
    }

    @Test("Lines are those that are seen")
    func lines() throws {
        let simulator = Simulator(size: CGSize(width: 110, height: 200))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
        view.font = .systemFont(ofSize: 20)
        view.text = "aaaa bbbb cccc\n\nd"
        simulator.window.addSubview(view)
        simulator.frame()
        func place(_ offset: Int) throws -> UITextPosition {
            try #require(view.position(from: view.beginningOfDocument, offset: offset))
        }
        func line(_ offset: Int, _ direction: UITextStorageDirection) throws -> String? {
            let range = view.tokenizer.rangeEnclosingPosition(
                try place(offset), with: .line, inDirection: .storage(direction))
            return range.flatMap { view.text(in: $0) }
        }
        #expect(try line(1, .forward) == "aaaa bbbb " && line(1, .backward) == "aaaa bbbb ")
        #expect(try line(10, .backward) == "aaaa bbbb " && line(10, .forward) == "cccc")
        #expect(try line(0, .backward) == nil && line(17, .forward) == nil && line(17, .backward) == "d")
        func next(_ offset: Int, _ direction: UITextStorageDirection) throws -> Int? {
            view.tokenizer.position(from: try place(offset), toBoundary: .line, inDirection: .storage(direction))
                .map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
        #expect(try next(0, .forward) == 10 && next(10, .forward) == 14 && next(12, .backward) == 10)
        #expect(try next(10, .backward) == 0 && next(0, .backward) == nil && next(17, .forward) == nil)
        #expect(try next(16, .forward) == 17 && next(16, .backward) == 15)
        #expect(view.tokenizer.isPosition(try place(10), atBoundary: .line, inDirection: .storage(.forward)))
        #expect(!view.tokenizer.isPosition(try place(12), atBoundary: .line, inDirection: .storage(.forward)))
    }

    @Test("Borders are the ends of units in the direction")
    func boundaries() throws {
        let field = field("One two. Three.")
        let tokenizer = field.tokenizer
        #expect(tokenizer.isPosition(try at(3, field), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(try at(3, field), atBoundary: .word, inDirection: .storage(.backward)))
        #expect(tokenizer.isPosition(try at(4, field), atBoundary: .word, inDirection: .storage(.backward)))
        func next(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection) throws -> Int? {
            let position = tokenizer.position(from: try at(offset, field), toBoundary: unit, inDirection: direction)
            return position.map { field.offset(from: field.beginningOfDocument, to: $0) }
        }
        #expect(try next(0, .word, .storage(.forward)) == 3)
        #expect(try next(3, .word, .layout(.right)) == 7)
        #expect(try next(7, .word, .layout(.left)) == 4)
        #expect(try next(0, .word, .storage(.backward)) == nil)
        #expect(try next(0, .sentence, .storage(.forward)) == 9)
        #expect(try next(12, .sentence, .layout(.up)) == 9)
        #expect(try next(5, .document, .storage(.forward)) == 15)
        #expect(try next(5, .paragraph, .storage(.backward)) == 0)
        #expect(try next(1, .character, .storage(.forward)) == 2)
        #expect(try next(15, .character, .layout(.down)) == nil)
    }

    @Test("A secret has one word, and a field that is gone none")
    func secrets() throws {
        var field: UITextField? = field("my secret")
        field?.isSecureTextEntry = true
        let kept = try #require(field)
        let range = try #require(
            kept.tokenizer.rangeEnclosingPosition(try at(1, kept), with: .word, inDirection: .storage(.forward)))
        #expect(kept.offset(from: range.start, to: range.end) == 9)
        let gone = UITextInputStringTokenizer(textInput: self.field("text"))
        field = nil
        #expect(gone.position(from: kept.endOfDocument, toBoundary: .word, inDirection: .layout(.left)) == nil)
    }
}
