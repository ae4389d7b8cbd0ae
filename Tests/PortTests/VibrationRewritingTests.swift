import Testing

@testable import Port

/// The sound that is felt, and the modules that have it.
@Suite struct VibrationRewritingTests {
    private static let new = "UINotificationFeedbackGenerator().notificationOccurred(.error)"

    @Test(arguments: [
        "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)",
        "AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))",
        "AudioServicesPlayAlertSound(UInt32(kSystemSoundID_Vibrate))",
    ])
    func `it is UIKit's feedback, and the import goes`(call: String) {
        for imports in ["AVFoundation", "AudioToolbox", "func AudioToolbox.AudioServicesPlaySystemSound"] {
            let ported = Ported("import \(imports)\nimport UIKit\nfunc f() { \(call) }\n")
            #expect(ported.text == "import UIKit\nfunc f() { \(Self.new) }\n")
            #expect(ported.changes.count == 2 && ported.remarks == [] && Ported(ported.text).changes == [])
        }
        let all = Ported("import UIKit\n@preconcurrency import AVFoundation\nprivate import AudioToolbox\n\(call)\n")
        #expect(all.text == "import UIKit\n\(Self.new)\n" && all.remarks == [])
    }

    @Test(arguments: [
        ("import AVFoundation\n", "import UIKit\n"),
        ("import Foundation\nimport AudioToolbox\nimport AVFoundation\n", "import Foundation\nimport UIKit\n"),
        (
            "import class UIKit.UIView\nimport AudioToolbox\n",
            "import Foundation\nimport class UIKit.UIView\nimport UIKit\n"
        ),
        ("import Foundation\nimport AudioToolbox\nclass A: UIView {}\n", "import UIKit\nclass A: UIView {}\n"),
    ])
    func `UIKit is imported instead where it is not`(imports: String, result: String) {
        let ported = Ported("\(imports)func f() { AudioServicesPlayAlertSound(kSystemSoundID_Vibrate) }\n")
        #expect(ported.text == "\(result)func f() { \(Self.new) }\n" && ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "AudioServicesPlaySystemSound(1104)\nAudioServicesPlaySystemSound(kSystemSoundID_Vibrate)",
        "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)\nvar player: AVAudioPlayer?",
        "AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { f() }",
        "let sound = kSystemSoundID_Vibrate", "let a = CMTime.zero", "let a = 1",
        "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)\nlet id: SystemSoundID = 3",
    ])
    func `what else the modules have is left to a person`(statements: String) {
        let source = "import UIKit\nimport AudioToolbox\n\(statements)\n"
        let ported = Ported(source)
        #expect(ported.text == source && ported.remarks.count == 1, "\(ported.remarks)")
    }

    @Test func `a function of the program's own, and a condition, stay`() {
        let own = "import UIKit\nfunc AudioServicesPlaySystemSound(_ a: Int) {}\nlet kSystemSoundID_Vibrate = 3\n"
        #expect(Ported(own + "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)\n").changes == [])
        let call = "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)"
        let asked = "#if canImport(AudioToolbox)\nimport AudioToolbox\n#endif\nimport UIKit\nfunc f() {\n"
        let source = "\(asked)#if canImport(AudioToolbox)\n\(call)\n#endif\n}\n"
        #expect(Ported(source).text == source)
    }
}
