import Diagnostics
import Foundation
import Testing

@testable import KeyboardEngine

/// Librime itself, where it is installed with its dictionaries.
@Suite(.serialized, .enabled(if: InstalledLibraries.hasRime, "librime and its dictionaries are not installed"))
struct RimeEngineTests {
    private func typed(
        _ keys: String, _ method: InputMethodName, _ language: String, _ engine: RimeEngine
    ) -> TypedText {
        var text = TypedText(mode: .chinese(method, language))
        text.type(keys, with: engine)
        return text
    }

    @Test func pinyin() throws {
        let engine = try RimeEngine(.pinyin)
        var text = typed("nihaoshijie", .pinyin, "zh-Hans", engine)
        #expect(text.text == "ni hao shi jie")
        #expect(text.candidates.first == Candidate("你好世界"))
        text.stroke(.pick(0))
        text.reply(engine)
        #expect(text.text == "你好世界")
        #expect(text.composition.isEmpty && text.candidates.isEmpty)
        #expect(typed("xi'an ", .pinyin, "zh-Hans", engine).text == "西安")
        #expect(typed("lvse,", .pinyin, "zh-Hans", engine).text == "绿色，")
    }

    @Test func aSentenceThatIsPickedInTwoParts() throws {
        let engine = try RimeEngine(.pinyin)
        var text = typed("wojintianqutushuguankanshu", .pinyin, "zh-Hans", engine)
        let number = try #require(text.candidates.firstIndex(of: Candidate("我今天")))
        text.stroke(.pick(number))
        text.reply(engine)
        #expect(text.composition == "我今天qu tu shu guan kan shu")
        #expect(text.candidates.first == Candidate("去图书馆看书"))
        text.type(".", with: engine)
        #expect(text.text == "我今天去图书馆看书。")
    }

    @Test func aPickIsTakenBack() throws {
        let engine = try RimeEngine(.pinyin)
        var text = typed("nihaoshijie", .pinyin, "zh-Hans", engine)
        text.stroke(.pick(try #require(text.candidates.firstIndex(of: Candidate("你好")))))
        text.reply(engine)
        #expect(text.text == "你好shi jie")
        text.stroke(.delete(Deletion(.character)))
        text.reply(engine)
        #expect(text.text == "ni hao shi jie")
        text.stroke(.returnKey)
        #expect(text.text == "nihaoshijie")
    }

    @Test("The script is the language's", arguments: [("zh-Hans", "发里"), ("zh-TW", "發裡"), ("zh-HK", "發裏")])
    func scripts(language: String, signs: String) throws {
        let engine = try RimeEngine(.pinyin)
        let found = typed("fa", .pinyin, language, engine).candidates.map(\.text)
        #expect(found.contains(String(signs.first ?? " ")))
        #expect(typed("li", .pinyin, language, engine).candidates.map(\.text).contains(String(signs.last ?? " ")))
        let country = language == "zh-Hans" ? "国家" : "國家"
        #expect(typed("guojia", .pinyin, language, engine).candidates.first?.text == country)
    }

    @Test func zhuyinOfAHardwareKeyboard() throws {
        let engine = try RimeEngine(.zhuyin)
        let text = typed("su3cl3", .zhuyin, "zh-TW", engine)
        #expect(text.composition == "ㄋㄧˇ ㄏㄠˇ")
        #expect(text.candidates.first?.text == "你好")
        #expect(typed("su3cl3 ", .zhuyin, "zh-TW", engine).text == "你好")
        #expect(typed("w8 ", .zhuyin, "zh-TW", engine).composition == "ㄊㄚˉ")
        #expect(typed("w8  ", .zhuyin, "zh-TW", engine).text == "他")
        #expect(typed("su3cl3<", .zhuyin, "zh-TW", engine).text == "你好，")
    }

    @Test func zhuyinOfKeysOnTheScreen() throws {
        let engine = try RimeEngine(.zhuyin)
        var text = TypedText(mode: .chinese(.zhuyin, "zh-Hant"))
        for sign in "ㄋㄧˇㄏㄠˇ" {
            text.stroke(.tap(KeyTap(text: String(sign), keyID: "", point: .zero, time: 0)))
            text.reply(engine)
        }
        #expect(text.candidates.first?.text == "你好")
        text.stroke(.pick(0))
        text.reply(engine)
        #expect(text.text == "你好")
    }

    @Test func cangjie() throws {
        let engine = try RimeEngine(.cangjie)
        let text = typed("ab", .cangjie, "zh-Hant", engine)
        #expect(text.composition == "日月")
        #expect(text.candidates.first?.text == "明")
        #expect(text.candidates.contains(Candidate("明月", note: "～月")), "What is left to type is radicals too.")
        #expect(typed("ab ", .cangjie, "zh-Hant", engine).text == "明")
        #expect(typed("abda yx", .cangjie, "zh-Hant", engine).text.hasPrefix("明"))
    }

    @Test func keysThatAreNothingStayAsTheyAre() throws {
        let engine = try RimeEngine(.pinyin)
        for (name, keys) in [(ConversionEngineName.pinyin, "日x\0"), (.pinyin, "''"), (.pinyin, "é😀")] {
            let query = ConversionQuery(
                engine: name, steps: keys.map(ConversionQuery.Step.key) + [.finish("!")])
            let reply = engine.reply(to: query)
            #expect(reply.spent == query.steps.count && reply.committed?.hasSuffix("!") == true)
        }
        let long = ConversionQuery(engine: .pinyin, reading: String(repeating: "ni", count: 500))
        #expect(engine.reply(to: long) == ConversionReply(reading: String(repeating: "ni", count: 500)))
    }

    /// Whatever was asked before, the same query has the same reply: nothing is learned, nothing is left over.
    @Test func randomQueriesHaveOneReply() throws {
        var random = SeededGenerator()
        for (name, keys) in [
            (ConversionEngineName.pinyin, "aeiouvnghxszcq'"), (.zhuyin, "ㄅㄋㄏㄓㄙㄧㄨㄩㄚㄠㄢㄥㄦˉˊˇˋ˙"),
            (.cangjie, "日月金木水火土竹戈十大中難符"),
        ] {
            let engine = try RimeEngine(name)
            var replies: [ConversionQuery: ConversionReply] = [:]
            for _ in 0..<60 {
                let steps = (0..<Int.random(in: 0...24, using: &random)).map { _ -> ConversionQuery.Step in
                    switch Int.random(in: 0..<14, using: &random) {
                    case 0: .pick(Int.random(in: -1...70, using: &random), unseen: " ")
                    case 1: .finish("。")
                    default: .key(keys.randomElement(using: &random) ?? "a")
                    }
                }
                let query = ConversionQuery(
                    engine: name, script: ChineseScript.allCases.randomElement(using: &random), steps: steps)
                let reply = engine.reply(to: query)
                replies[query] = reply
                #expect((0...steps.count).contains(reply.spent) && reply.candidates.count <= query.limit)
                #expect(reply.preedit.isEmpty == (reply.spent == steps.count), "Seed \(Seed.value): \(steps)")
                #expect((reply.committed == nil) == (reply.spent == 0))
                // What was committed is done with: the other steps alone say the same.
                guard reply.spent > 0 else { continue }
                var rest = engine.reply(
                    to: ConversionQuery(engine: name, script: query.script, steps: Array(steps[reply.spent...])))
                (rest.committed, rest.spent) = (reply.committed, reply.spent)
                rest.idle = reply.idle
                #expect(rest == reply, "Seed \(Seed.value): \(steps)")
            }
            for (query, reply) in replies { #expect(engine.reply(to: query) == reply, "Seed \(Seed.value): \(query)") }
        }
    }

    @Test func nothingIsLearnedAndNothingIsLeft() throws {
        var engine: RimeEngine? = try RimeEngine(.pinyin)
        let folder = try #require(RimeRuntime.current.withLock { $0?.folder.path })
        for _ in 0..<5 {
            for steps in ["nihao", "shijie"] {
                _ = engine?.reply(
                    to: ConversionQuery(
                        engine: .pinyin, steps: steps.map(ConversionQuery.Step.key) + [.pick(2), .finish("")]))
            }
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        #expect(files == ["build", "build/typecase_pinyin.schema.yaml"], "No dictionary of the user, no log.")
        engine = nil
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(RimeRuntime.current.withLock { $0 == nil })
    }

    /// What is built of words alone is in the order of the package rime-essay, which says how often each is written.
    @Test func dictionariesAreBuiltWhereThereAreOnlyWords() throws {
        try #require(
            FileManager.default.fileExists(atPath: "\(InstalledLibraries.rimeFolder)/essay.txt"),
            "The package rime-essay is not installed: Scripts/install --tests.")
        let shared = try #require(PrivateFolder("words"))
        for file in try FileManager.default.contentsOfDirectory(atPath: InstalledLibraries.rimeFolder)
        where file != "build" {
            try FileManager.default.createSymbolicLink(
                atPath: "\(shared.path)/\(file)", withDestinationPath: "\(InstalledLibraries.rimeFolder)/\(file)")
        }
        let engine = try RimeEngine(.pinyin, sharedFolders: ["/nowhere", shared.path])
        #expect(typed("nihaoshijie ", .pinyin, "zh-Hans", engine).text == "你好世界")
    }

    @Test func whatIsMissingIsSaid() {
        #expect(
            throws: ConversionFailure(
                "Chinese is typed without candidates: the library librime was not found. It is in the package librime1."
            )
        ) { try RimeEngine(.pinyin, libraries: ["libnone.so.1"]) }
        #expect(
            throws: ConversionFailure(
                "Chinese is typed without candidates: data for librime was not found. "
                    + "It is in the package rime-data-cangjie5.")
        ) { try RimeEngine(.cangjie, sharedFolders: ["/nowhere"]) }
        #expect(RimeRuntime.current.withLock { $0 == nil })
    }

    /// The sizes that sizeof has for rime_api.h of version 1.8 on machines of 64 bits.
    @Test(.enabled(if: Int.bitWidth == 64)) func structuresAreThoseOfTheHeader() {
        #expect(MemoryLayout<RimeTraits>.size == 96)
        #expect(MemoryLayout<RimeContext>.size == 88)
        #expect(MemoryLayout<RimeContext>.offset(of: \.readingStart) == 16)
        #expect(MemoryLayout<RimeContext>.offset(of: \.text) == 24)
        #expect(MemoryLayout<RimeCandidatePlace>.size == 40)
        #expect(MemoryLayout<RimeCommit>.size == 16)
    }

    @Test func aLibraryThatIsAnotherOneIsRefused() {
        #expect(throws: DynamicLibrary.NotFound.self) { try RimeLibrary(["libc.so.6"]) }
    }
}
