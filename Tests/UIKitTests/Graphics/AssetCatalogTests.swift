import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Colours and pictures of asset catalogues.
@MainActor @Suite("Asset catalogues")
final class AssetCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    private let simulator = Simulator(size: CGSize(width: 100, height: 100))

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    private func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private var bundle: Bundle? { Bundle(path: folder.path) }

    private func color(_ red: String, _ green: String, _ blue: String, dark: Bool = false) -> String {
        let look = dark ? #""appearances":[{"appearance":"luminosity","value":"dark"}],"# : ""
        return #"{"idiom":"universal",\#(look)"color":{"color-space":"srgb","components":"#
            + #"{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"1.000"}}}"#
    }

    private func pixels(_ side: CGFloat, _ color: UIColor) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        return try #require(image.pngData())
    }

    @Test("A colour has the three forms of numbers, follows dark interfaces, and may be one of the system's")
    func colors() throws {
        try write(
            "A.xcassets/Brand/Main.colorset/Contents.json",
            #"{"colors":[\#(color("1.000", "0", "0x00")),\#(color("0", "255", "0", dark: true))]}"#)
        try write("A.xcassets/Plain.colorset/Contents.json", #"{"colors":[\#(color("0x80", "0.5", "64"))]}"#)
        try write(
            "A.xcassets/System.colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#)
        try write("A.xcassets/Own/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try write("A.xcassets/Own/Main.colorset/Contents.json", #"{"colors":[\#(color("0", "0", "255"))]}"#)
        let main = try #require(UIColor(named: "Main", in: bundle, compatibleWith: nil))
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        #expect(main.resolvedColor(with: light) == .red && main.resolvedColor(with: dark) == .green)
        #expect(UIColor(named: "Main", in: bundle, compatibleWith: dark) == .green)
        let plain = try #require(UIColor(named: "Plain", in: bundle, compatibleWith: nil))
        #expect(plain == UIColor(red: 128 / 255, green: 0.5, blue: 64 / 255, alpha: 1))
        #expect(UIColor(named: "Own/Main", in: bundle, compatibleWith: nil) == .blue)
        let system = try #require(UIColor(named: "System", in: bundle, compatibleWith: light))
        #expect(system == UIColor.systemRed.resolvedColor(with: light))
        let view = UIView(frame: simulator.window.bounds)
        view.backgroundColor = main
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 50, y: 50)) == .red)
        simulator.application.userInterfaceStyle = .dark
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 50, y: 50)) == .green && simulator.areaMissedByDamage() == nil)
    }

    @Test("What is missing, broken or of another kind is nil")
    func faults() throws {
        try write("A.xcassets/Broken.colorset/Contents.json", "{")
        try write("A.xcassets/Empty.colorset/Contents.json", #"{"colors":[{"idiom":"universal"}]}"#)
        try write("A.xcassets/Odd.colorset/Contents.json", #"{"colors":[\#(color("1.0.0", "x", "0xZZ"))]}"#)
        try write("A.xcassets/Photo.imageset/Contents.json", #"{"images":[{"filename":"photo.jpg"}]}"#)
        try write("A.xcassets/Photo.imageset/photo.jpg", "no picture")
        for name in ["Broken", "Empty", "Odd", "Photo", "", "..", "A.xcassets"] {
            #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
            #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
        }
        #expect(UIColor(named: "there is none") == nil)
    }

    @Test("A picture is the finest of its look, and a template where the catalogue says so")
    func images() throws {
        try write("A.xcassets/Star.imageset/one.png", pixels(10, .red))
        try write("A.xcassets/Star.imageset/two.png", pixels(20, .red))
        try write("A.xcassets/Star.imageset/dark.png", pixels(10, .blue))
        try write(
            "A.xcassets/Star.imageset/Contents.json",
            #"{"images":[{"filename":"one.png","idiom":"universal","scale":"1x"},"#
                + #"{"filename":"two.png","idiom":"universal","scale":"2x"},{"idiom":"universal","scale":"3x"},"#
                + #"{"filename":"dark.png","appearances":[{"appearance":"luminosity","value":"dark"}],"scale":"1x"}],"#
                + #""properties":{"template-rendering-intent":"template"}}"#)
        try write("loose@2x.png", pixels(8, .red))
        let star = try #require(
            UIImage(named: "Star", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .light)))
        #expect(star.size == CGSize(width: 10, height: 10) && star.scale == 2 && star.renderingMode == .alwaysTemplate)
        let dark = UIImage(named: "Star", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark?.scale == 1)
        #expect(UIImage(named: "loose", in: bundle, compatibleWith: nil)?.size == CGSize(width: 4, height: 4))
    }
}
