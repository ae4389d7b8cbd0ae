import Testing
import UIKitSimulator

@testable import Notes

/// What would lose something is asked first, and what is not saved at the end is saved somewhere.
@MainActor
@Suite("Questions of notes")
struct NoteQuestionTests {
    private let kiosk: NotesKiosk

    init() throws {
        kiosk = try NotesKiosk()
    }

    @Test("What another program wrote meanwhile is not written over unasked")
    func changed() throws {
        try kiosk.put("one", in: "a.txt")
        kiosk.open("a.txt")
        kiosk.simulator.type("x")
        // As long, and at once: neither size nor time tells.
        try kiosk.put("two", in: "a.txt")
        kiosk.save()
        #expect(kiosk.question?.contains("another program") == true)
        #expect(kiosk.bytes("a.txt") == Array("two".utf8))
        kiosk.answer("cancel")
        #expect(kiosk.bytes("a.txt") == Array("two".utf8))
        kiosk.save()
        kiosk.answer("yes")
        #expect(kiosk.bytes("a.txt") == Array("xone".utf8))
        kiosk.simulator.type("y")
        kiosk.save()
        #expect(kiosk.question == nil)
        #expect(kiosk.bytes("a.txt") == Array("xyone".utf8))
    }

    @Test("A file that came meanwhile is asked about; one that was touched or taken away is not")
    func cameAndWent() throws {
        kiosk.open("a.txt")
        kiosk.simulator.type("x")
        try kiosk.put("two", in: "a.txt")
        kiosk.save()
        #expect(kiosk.question != nil)
        kiosk.answer("yes")
        try kiosk.put("x", in: "a.txt")
        kiosk.simulator.type("y")
        kiosk.save()
        #expect(kiosk.question == nil)
        try FileManager.default.removeItem(at: kiosk.url("a.txt"))
        kiosk.simulator.type("z")
        kiosk.save()
        #expect(kiosk.question == nil)
        #expect(kiosk.bytes("a.txt") == Array("xyz".utf8))
    }

    @Test("Further names of a file are asked about, and keep the old text")
    func hardLink() throws {
        try kiosk.put("one", in: "a.txt")
        try FileManager.default.linkItem(at: kiosk.url("a.txt"), to: kiosk.url("b.txt"))
        kiosk.open("a.txt")
        kiosk.simulator.type("x")
        kiosk.save()
        #expect(kiosk.question?.contains("hard links") == true)
        #expect(kiosk.bytes("a.txt") == Array("one".utf8))
        kiosk.answer("yes")
        #expect(kiosk.bytes("a.txt") == Array("xone".utf8))
        #expect(kiosk.bytes("b.txt") == Array("one".utf8))
    }

    @Test("All questions are asked, one after the other")
    func several() throws {
        try kiosk.put([0xFC], in: "a.txt")
        kiosk.open("a.txt")
        kiosk.simulator.type("€")
        try kiosk.put([0xFC, 0xFC], in: "a.txt")
        try FileManager.default.linkItem(at: kiosk.url("a.txt"), to: kiosk.url("b.txt"))
        kiosk.save()
        var questions: [String] = []
        while let question = kiosk.question, questions.count < 5 {
            questions.append(question)
            #expect(kiosk.bytes("a.txt") == [0xFC, 0xFC])
            kiosk.answer("yes")
        }
        #expect(questions.count == 3 && Set(questions).count == 3)
        #expect(kiosk.bytes("a.txt") == Array("€ü".utf8))
    }

    @Test("What is not saved when the program ends is saved then; what was not changed is not")
    func quitting() throws {
        try kiosk.put("one", in: "a.txt")
        kiosk.open("a.txt")
        kiosk.quit()
        #expect(kiosk.bytes("a.txt") == Array("one".utf8))
        kiosk.open("a.txt")
        kiosk.simulator.type("x")
        kiosk.quit()
        #expect(kiosk.bytes("a.txt") == Array("xone".utf8))
        #expect(kiosk.names == ["a.txt"])
    }

    @Test("What would need a question when the program ends goes into a file of its own")
    func quittingInDoubt() throws {
        for round in 1...2 {
            try kiosk.put("one", in: "a.txt")
            kiosk.open("a.txt")
            kiosk.simulator.type("\(round)")
            try kiosk.put("two", in: "a.txt")
            kiosk.quit()
            #expect(kiosk.bytes("a.txt") == Array("two".utf8))
        }
        #expect(kiosk.names == ["a (unsaved 2).txt", "a (unsaved).txt", "a.txt"])
        #expect(kiosk.bytes("a (unsaved).txt") == Array("1one".utf8))
        #expect(kiosk.bytes("a (unsaved 2).txt") == Array("2one".utf8))
    }

    @Test("The question leaves the text room and its buttons can be tapped on a small screen")
    func room() throws {
        try kiosk.put("one", in: "a.txt")
        kiosk.open("a.txt")
        let before = try #require(kiosk.text).frame
        try kiosk.put("two", in: "a.txt")
        kiosk.simulator.type("x")
        kiosk.save()
        let during = try #require(kiosk.text).frame
        #expect(during.minY == before.minY + QuestionBar.height && during.maxY == before.maxY)
        kiosk.answer("cancel")
        kiosk.simulator.frame()
        #expect(kiosk.text?.frame == before)
    }
}
