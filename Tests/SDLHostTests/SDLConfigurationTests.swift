import Foundation
import Testing

@testable import SDLHost

/// What the environment asks for, and what it cannot mean.
@Suite struct SDLConfigurationTests {
    private static let plain = SDLConfiguration(title: "Kiosk", width: 640, height: 360)

    @Test func withoutWishesNothingChanges() {
        #expect(Self.plain.overridden(by: [:]) == Self.plain)
        #expect(Self.plain.overridden(by: ["TYPECASE_STYLE": "dark", "SIZE": "1x1"]) == Self.plain)
    }

    @Test(arguments: [("800x480", 800, 480), ("1X16384", 1, 16_384), ("16384x1", 16_384, 1)])
    func theSizeIsTaken(value: String, width: Int, height: Int) {
        let configuration = Self.plain.overridden(by: ["TYPECASE_SIZE": value])
        #expect((configuration.width, configuration.height) == (width, height))
        #expect(configuration.scale == 1 && configuration.title == "Kiosk" && !configuration.isFullScreen)
    }

    @Test(arguments: [("1.5", 1.5), ("0.5", 0.5), ("8", 8), ("2e0", 2)])
    func theScaleIsTaken(value: String, scale: Double) {
        #expect(Self.plain.overridden(by: ["TYPECASE_SCALE": value]).scale == scale)
    }

    @Test(arguments: [("155", 155.0), ("0", nil), ("-3", nil), ("wide", nil), ("", nil), ("1e9", nil)])
    func theWidthOfTheDisplayIsTaken(value: String, width: Double?) {
        #expect(Self.plain.overridden(by: ["TYPECASE_DISPLAY_WIDTH": value]).displayWidth == width)
    }

    @Test(arguments: ["TYPECASE_SIZE", "TYPECASE_SCALE", "TYPECASE_FULLSCREEN"])
    func whatIsEmptyIsNotSet(name: String) {
        let full = SDLConfiguration(title: "Kiosk", isFullScreen: true)
        #expect(full.overridden(by: [name: ""]) == full)
    }

    @Test(arguments: [("1", true), ("0", false), ("true", true), ("No", false)])
    func fullScreenIsTaken(value: String, isFullScreen: Bool) {
        for before in [true, false] {
            let configuration = SDLConfiguration(title: "", isFullScreen: before)
            #expect(configuration.overridden(by: ["TYPECASE_FULLSCREEN": value]).isFullScreen == isFullScreen)
        }
    }

    @Test func everyPartIsTakenByItself() {
        let configuration = Self.plain.overridden(by: [
            "TYPECASE_SIZE": "none", "TYPECASE_SCALE": "2", "TYPECASE_FULLSCREEN": "1",
        ])
        #expect(
            configuration == SDLConfiguration(title: "Kiosk", width: 640, height: 360, isFullScreen: true, scale: 2))
    }

    @Test func aSizeThatMakesNoSenseIsNamedAndLeftOut() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for value in [
                "x", "800", "800x", "x480", "0x5", "-5x5", "800x480x2", "16385x1", "1e3x5", "a x b", "5,5",
            ] {
                let configuration = Self.plain.overridden(by: ["TYPECASE_SIZE": value])
                precondition(configuration == Self.plain, value)
            }
        }
        #expect(
            Self.sentences(result) == ["Typecase: TYPECASE_SIZE must look like 800x480."])
    }

    @Test func aScaleThatMakesNoSenseIsNamedAndLeftOut() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for value in ["nan", "inf", "-1", "0", "0.49", "8.01", "two", "1,5"] {
                let configuration = Self.plain.overridden(by: ["TYPECASE_SCALE": value])
                precondition(configuration == Self.plain, value)
            }
        }
        #expect(
            Self.sentences(result)
                == ["Typecase: TYPECASE_SCALE must be a number from 0.5 to 8."])
    }

    @Test func aWishForTheFullScreenThatMakesNoSenseIsNamedAndLeftOut() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for value in ["2", "maybe", "truth", " "] {
                let configuration = Self.plain.overridden(by: ["TYPECASE_FULLSCREEN": value])
                precondition(configuration == Self.plain, value)
            }
        }
        #expect(Self.sentences(result) == ["Typecase: TYPECASE_FULLSCREEN must be 1 or 0."])
    }

    private static func sentences(_ result: ExitTest.Result?) -> [String] {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("Typecase:") }
    }
}
