import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// What a program shows is there again after it was ended and started.
@MainActor @Suite("State restoration")
struct RestorationTests {
    private let folder: StateFolder

    init() throws {
        folder = try StateFolder()
    }

    private static let lines = (1...200).map { "line \($0)" }.joined(separator: "\n")

    private func fill(_ kiosk: StateKiosk) {
        kiosk.page.field.text = "hello brave world"
        kiosk.page.text.text = Self.lines
        kiosk.delegate.visits = 7
        kiosk.simulator.frame()
        kiosk.page.text.selectedRange = NSRange(location: 100, length: 5)
        kiosk.page.text.isEditable = false
        kiosk.page.text.contentOffset = CGPoint(x: 0, y: 700)
        kiosk.page.scroll.contentOffset = CGPoint(x: 0, y: 15)
        kiosk.page.field.becomeFirstResponder()
        kiosk.page.field.session.select(.init(6..<11))
        kiosk.simulator.frame()
    }

    @Test("A form has its texts, selections, scroll offsets and focus again")
    func form() {
        let first = StateKiosk(in: folder)
        fill(first)
        let offset = first.page.text.contentOffset.y
        first.end()
        let second = StateKiosk(in: folder)
        #expect(second.page.field.text == "hello brave world")
        #expect(second.page.field.session.selectedRange == 6..<11)
        #expect(second.page.field.isFirstResponder)
        #expect(second.page.text.text == Self.lines)
        #expect(second.page.text.selectedRange == NSRange(location: 100, length: 5))
        #expect(!second.page.text.isEditable)
        #expect(abs(second.page.text.contentOffset.y - offset) < 1 && offset > 690)
        #expect(second.page.scroll.contentOffset == CGPoint(x: 0, y: 15))
        #expect(second.delegate.visits == 7)
        #expect(second.simulator.areaMissedByDamage() == nil)
    }

    @Test("A long text shows the lines that it has shown, although their heights are estimated anew")
    func longText() {
        var random = SeededGenerator(4)
        let text = (1...5000).map { number in
            "\(number) " + String(repeating: "words ", count: random.number(0...40))
        }.joined(separator: "\n")
        let first = StateKiosk(in: folder)
        first.page.text.text = text
        first.simulator.frame()
        for share in [0.9, 0.2, 0.5] {
            first.page.text.contentOffset.y = (first.page.text.contentSize.height * share).rounded()
            first.simulator.advance(0.1)
        }
        let view = first.page.text
        let top = view.stop(nearestTo: view.bounds.origin).head
        first.end()
        let second = StateKiosk(in: folder)
        let again = second.page.text
        #expect(again.stop(nearestTo: again.bounds.origin).head == top && top > 10_000)
        #expect(second.simulator.areaMissedByDamage() == nil)
    }

    @Test("The delegate is asked first, controllers come before views, and all hear of the end")
    func order() {
        let first = StateKiosk(in: folder)
        #expect(first.delegate.log == [])
        first.end()
        #expect(first.delegate.log == ["should save", "will encode"])
        let second = StateKiosk(in: folder)
        #expect(second.delegate.log == ["should restore", "page", "decode page", "did decode", "finished page"])
    }

    @Test("Without a folder nobody is asked, and without a yes nothing is kept or restored")
    func consent() {
        let unasked = StateKiosk(in: folder) { $0.application.restorationFolder = nil }
        unasked.simulator.tap(unasked.page.field)
        unasked.simulator.advance(5)
        unasked.end()
        #expect(unasked.delegate.log == [] && folder.names == [])
        let first = StateKiosk(in: folder)
        fill(first)
        first.application.restoration?.save()
        first.application.restoration?.flush()
        #expect(folder.names == ["running", "state"])
        first.delegate.allowsSaving = false
        first.end()
        #expect(folder.names == [], "What was kept before goes too.")
        let second = StateKiosk(in: folder)
        fill(second)
        second.end()
        let third = StateKiosk(in: folder) { $0.delegate.allowsRestoring = false }
        #expect(third.page.field.text == "" && third.delegate.log == ["should restore"])
    }

    @Test("The older questions of the delegate count too")
    func olderQuestions() {
        final class Older: NSObject, UIApplicationDelegate {
            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                true
            }
        }
        let older = Older()
        let first = StateKiosk(in: folder) { $0.application.delegate = older }
        fill(first)
        first.end()
        let second = StateKiosk(in: folder) { $0.application.delegate = older }
        #expect(second.page.field.text == "hello brave world")
    }

    @Test("What a person types is saved within a second, and nothing is written that has not changed")
    func saving() {
        let kiosk = StateKiosk(in: folder)
        kiosk.simulator.tap(kiosk.page.field)
        kiosk.simulator.type("abc")
        kiosk.simulator.advance(RestorationSession.interval + 0.1)
        kiosk.application.restoration?.flush()
        var status = stat()
        #expect(stat(folder.path + "/state", &status) == 0 && status.st_mode & 0o7777 == 0o600)
        let saved = status.st_ino
        #expect(kiosk.delegate.log.filter { $0 == "will encode" }.count >= 1)
        let before = folder.bytes()
        kiosk.have(focus: false)
        kiosk.application.restoration?.flush()
        #expect(stat(folder.path + "/state", &status) == 0 && status.st_ino == saved && folder.bytes() == before)
        kiosk.have(focus: true)
        kiosk.page.field.text = "from elsewhere"
        kiosk.have(focus: false)
        kiosk.crash()
        let second = StateKiosk(in: folder)
        #expect(second.page.field.text == "from elsewhere")
    }

    @Test("Only what has a name counts, inside of what has one")
    func names() {
        let first = StateKiosk(in: folder)
        fill(first)
        first.page.restorationIdentifier = nil
        let loose = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        loose.contentSize = CGSize(width: 10, height: 100)
        loose.contentOffset.y = 50
        loose.restorationIdentifier = "loose"
        first.simulator.window.addSubview(loose)
        let tree = RestorationTree(first.application)
        #expect(tree.controllers.isEmpty)
        #expect(tree.views.map(\.path.names) == [["loose"]], "A view in no controller has its own way.")
    }

    @Test("A range that the text does not have selects nothing", arguments: TextKind.allCases)
    func ranges(kind: TextKind) {
        for (start, length) in [(5, 100), (-1, 2), (0, -1), (Int64.max, 1), (1, Int64.max), (18, 0), (Int64.min, 5)]
            as [(Int64, Int64)]
        {
            let stage = TextStage(kind)
            stage.text.session.select(.init(2..<5))
            let coder = RestorationCoder(
                [
                    "Typecase.selectionStart": .integer(start), "Typecase.selectionLength": .integer(length),
                    "Typecase.contentOffset": .string("{nan, 1e400}"), "Typecase.isEditable": .bool(true),
                ], objects: RestorationObjects())
            (stage.text as UIView).decodeRestorableState(with: coder)
            #expect(stage.marked == "hello brave world|", "\(start) \(length)")
        }
    }

    @Test("A state of another version is thrown away")
    func version() {
        let first = StateKiosk(in: folder)
        fill(first)
        first.end()
        let second = StateKiosk(in: folder, version: "2")
        #expect(second.page.field.text == "" && second.delegate.log == [])
        #expect(folder.names == ["running"])
    }

    @Test("Another folder, or none, takes away what was kept in the one before")
    func otherFolders() throws {
        let other = try StateFolder()
        let kiosk = StateKiosk(in: folder)
        fill(kiosk)
        kiosk.application.restoration?.save()
        kiosk.application.restorationFolder = URL(fileURLWithPath: other.path + "/made/for it")
        #expect(folder.names == [])
        kiosk.application.restoration?.save()
        kiosk.application.restoration?.flush()
        var status = stat()
        #expect(stat(other.path + "/made/for it", &status) == 0 && status.st_mode & 0o777 == 0o700)
        #expect(other.bytes("made/for it/state") != nil)
        kiosk.application.restorationFolder = nil
        #expect(other.bytes("made/for it/state") == nil)
        kiosk.end()
    }

    @Test("A setting names the folder, from the root or the usual one")
    func settings() {
        let application = StateKiosk(in: folder) { $0.application.restorationFolder = nil }.application
        application.apply(["TYPECASE_STATE": "relative"])
        #expect(application.restorationFolder == nil)
        application.restorationChoice.hasLaunched = false
        application.apply(["TYPECASE_STATE": "/var/lib/kiosk"])
        #expect(application.restorationFolder?.path == "/var/lib/kiosk")
        application.apply(["TYPECASE_STATE": "1"])
        #expect(application.restorationFolder == UIApplication.usualRestorationFolder)
        #expect(UIApplication.usualRestorationFolder.lastPathComponent == ProcessInfo.processInfo.processName)
    }

    @Test("A program on a host is restored before it becomes active")
    func program() {
        final class Program: NSObject, UIApplicationDelegate {
            static var log: [String] = []
            var window: UIWindow?
            let page = StatePage("page")

            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Self.log.append("will finish")
                return true
            }

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Self.log.append("did finish")
                let window = UIWindow()
                window.rootViewController = page
                window.makeKeyAndVisible()
                self.window = window
                application.restorationFolder = RestorationTests.programFolder
                return true
            }

            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                true
            }
            func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                Self.log.append("did decode \(page.field.text ?? "")")
            }
            func applicationDidBecomeActive(_ application: UIApplication) {
                Self.log.append("active")
                page.field.text = "typed"
            }
        }
        Self.programFolder = URL(fileURLWithPath: folder.path)
        let former = UIApplication.current
        defer { UIApplication.current = former }
        for _ in 0..<2 {
            let host = MemoryHost(pixelWidth: 300, pixelHeight: 200)
            host.post(.quit)
            UIApplication.run(on: host) { Program() }
            UIApplication.current?.restoration = nil
        }
        #expect(
            Program.log == [
                "will finish", "did finish", "active", "will finish", "did finish", "did decode typed", "active",
            ])
    }
    private static var programFolder: URL?

    @Test("Forgetting takes the state away, and what was about to be saved")
    func forgetting() {
        let kiosk = StateKiosk(in: folder)
        fill(kiosk)
        kiosk.application.restoration?.save()
        kiosk.application.restoration?.flush()
        kiosk.simulator.type("x")
        kiosk.page.field.text = ""
        kiosk.application.forgetText()
        kiosk.application.restoration?.flush()
        #expect(folder.names == ["running"])
        kiosk.simulator.advance(5)
        kiosk.application.restoration?.flush()
        #expect(folder.names == ["running"], "Nobody has done anything since.")
        // In the middle of saving.
        kiosk.delegate.whenEncoding = { [application = kiosk.application] in application.forgetText() }
        kiosk.application.restoration?.save()
        kiosk.application.restoration?.flush()
        #expect(folder.names == ["running"])
    }
}

extension StateKiosk {
    /// The text of a run that finds what is in the folder now.
    static func restoredText(in folder: StateFolder) -> String? {
        let kiosk = StateKiosk(in: folder)
        defer { kiosk.crash() }
        return kiosk.page.field.text
    }
}
