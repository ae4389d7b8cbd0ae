import Foundation
import Testing
import UIKitSimulator

/// Layers that show text.
@MainActor @Suite("Text layers")
struct TextLayerTests {
    private let simulator = Simulator(size: CGSize(width: 200, height: 120))
    private let layer = CATextLayer()

    private init() {
        layer.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        simulator.window.layer.addSublayer(layer)
        simulator.frame()
    }

    /// The columns of the window between which there is ink, in some rows.
    private func ink(_ rows: Range<Int> = 0..<120) -> ClosedRange<Int>? {
        simulator.frame()
        let columns = (0..<200).filter { x in
            rows.contains { simulator.color(at: CGPoint(x: CGFloat(x), y: CGFloat($0))) != .white }
        }
        return columns.first.map { $0...(columns.last ?? $0) }
    }

    @Test("Plain text has the layer's looks and stands at its side")
    func plain() throws {
        #expect(ink() == nil)
        layer.string = "Ill"
        let left = try #require(ink())
        #expect((20...23).contains(left.lowerBound) && left.upperBound < 60 && simulator.areaMissedByDamage() == nil)
        layer.alignmentMode = .right
        let right = try #require(ink())
        #expect((115...120).contains(right.upperBound) && right.lowerBound > 80)
        layer.alignmentMode = .center
        let middle = try #require(ink())
        #expect(abs(middle.lowerBound + middle.upperBound - 140) <= 4 && simulator.areaMissedByDamage() == nil)
        layer.fontSize = 40
        #expect(try #require(ink()).count > middle.count && simulator.areaMissedByDamage() == nil)
        layer.string = 7
        #expect(ink() == nil && simulator.areaMissedByDamage() == nil)
    }

    @Test("A line that is too long goes on outside, is wrapped, or ends with an ellipsis")
    func long() throws {
        layer.string = "one two three four five six seven eight nine"
        #expect(try #require(ink()).upperBound > 140 && ink(50..<80) == nil)
        layer.truncationMode = .end
        #expect(try #require(ink()).upperBound <= 121 && ink(50..<80) == nil && simulator.areaMissedByDamage() == nil)
        layer.truncationMode = .none
        layer.isWrapped = true
        #expect(try #require(ink()).upperBound <= 121 && ink(50..<70) != nil && ink(90..<110) != nil)
        layer.truncationMode = .end
        #expect(ink(50..<70) != nil && ink(90..<110) == nil && simulator.areaMissedByDamage() == nil)
    }

    @Test("A font is one of UIKit, one of Core Graphics or a name, and what is none is the system's")
    func fonts() throws {
        let name = UIFont.boldSystemFont(ofSize: 1).fontName
        let font = try #require(CGFont(name as CFString))
        #expect(font.postScriptName == name as CFString && font == CGFont(name as CFString))
        #expect(CGFont("no font has this name" as CFString) == nil)
        layer.string = "Ill will"
        let regular = try #require(ink())
        layer.font = UIFont.boldSystemFont(ofSize: 60)
        let bold = try #require(ink())
        #expect(bold.count > regular.count)
        for same in [font, name, name as NSString] as [Any] {
            layer.font = nil
            #expect(ink() == regular)
            layer.font = same
            #expect(ink() == bold && simulator.areaMissedByDamage() == nil)
        }
        layer.font = "no font has this name"
        #expect(ink() == regular)
    }

    @Test("Text that reads from right to left begins at the right")
    func rightToLeft() throws {
        layer.string = "של"
        #expect(try #require(ink()).lowerBound > 80)
        layer.string = "שלום עולם שלום עולם שלום"
        let long = try #require(ink())
        #expect(long.lowerBound < 20 && (112...121).contains(long.upperBound))
    }

    @Test("Text with attributes has its own looks")
    func attributes() {
        layer.string = NSAttributedString(
            string: "II", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        simulator.frame()
        let colors = Set((20..<60).map { simulator.color(at: CGPoint(x: CGFloat($0), y: 38)) })
        #expect(colors.contains(.red) && !colors.contains(.black))
    }
}
