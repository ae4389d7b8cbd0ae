import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Symbols by UIKit's names: all of them drawn, in sizes and weights, tinted and mirrored.
@MainActor @Suite("Symbols")
final class SymbolTests {
    private lazy var sim = Simulator(size: CGSize(width: 120, height: 120))

    nonisolated private static let names =
        (SymbolDrawing.tables.flatMap(\.keys)
        + SymbolDrawing.encircled.flatMap { [$0 + ".circle", $0 + ".circle.fill"] }
        + ["plus", "minus", "xmark", "checkmark"].flatMap { [$0 + ".square", $0 + ".square.fill"] }).sorted()

    /// How much of a picture is covered, in pixels, and the rectangle around it.
    private func ink(_ image: UIImage, side: Int) -> (amount: Double, area: CGRect) {
        let pixels = image.picture(width: side, height: side, scale: 1, tint: nil, traits: .current)
        var (amount, area) = (0.0, CGRect.null)
        for y in 0..<side {
            for x in 0..<side where pixels[x, y] >> 24 > 8 {
                amount += Double(pixels[x, y] >> 24) / 255
                area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return (amount, area)
    }

    @Test("Every name has a drawing that fills its picture from side to side", arguments: names)
    func drawing(_ name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage && image.size.width >= 2 && image.size.height >= 2)
        let (amount, area) = ink(image, side: 60)
        #expect(amount > 60 && max(area.width, area.height) > 54)
        #expect(abs(area.midX - 30) < 2 && abs(area.midY - 30) < 2)
    }

    @Test("A name that nobody has drawn gives nothing")
    func unknown() {
        for name in ["", "no.such.sign", ".circle", "circle.fill.fill", "mic.square", "plus.circle.circle"] {
            #expect(UIImage(systemName: name) == nil)
        }
    }

    @Test("The point size sets the size, the scale changes it, the weight changes the lines")
    func configuration() throws {
        func image(_ configuration: UIImage.SymbolConfiguration?) throws -> UIImage {
            try #require(UIImage(systemName: "plus.circle", withConfiguration: configuration))
        }
        let usual = try image(nil)
        #expect(usual.size == CGSize(width: 20, height: 20))
        #expect(try image(.init(pointSize: 34)).size.width.rounded() >= 39)
        #expect(try image(.init(scale: .small)).size.width < 20)
        #expect(try image(.init(scale: .large)).size.width > 20)
        let weights = try (1...9).map { number in
            let weight = try #require(UIImage.SymbolWeight(rawValue: number))
            return ink(try image(.init(pointSize: 17, weight: weight)), side: 60).amount
        }
        #expect(weights == weights.sorted())
        #expect(UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 22)) == .init(pointSize: 22, weight: .bold))
    }

    @Test("A configuration that is applied goes before where it says something")
    func applying() {
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        #expect(
            bold.applying(UIImage.SymbolConfiguration(scale: .large))
                == .init(pointSize: 20, weight: .bold, scale: .large))
        #expect(bold.applying(UIImage.SymbolConfiguration(pointSize: 30)) == .init(pointSize: 30, weight: .bold))
        #expect(UIImage.SymbolConfiguration.unspecified.applying(bold) == bold)
        let star = UIImage(systemName: "star", withConfiguration: bold)
        #expect(
            star?.symbolConfiguration == bold && star?.withRenderingMode(.alwaysOriginal).symbolConfiguration == bold)
        #expect(UIImage().applyingSymbolConfiguration(bold) == nil && UIImage().symbolConfiguration == nil)
        #expect(UIImage(systemName: "star")?.applyingSymbolConfiguration(bold)?.size == star?.size)
    }

    @Test("Views show a symbol in their tint colour, unless it keeps its own")
    func tint() throws {
        let symbol = try #require(
            UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
        let view = UIImageView(image: symbol)
        view.tintColor = .red
        sim.window.addSubview(view)
        sim.frame()
        #expect(
            sim.color(at: view.center) == UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
                || sim.color(at: view.center) == .red)
        view.tintColor = .blue
        sim.frame()
        #expect(sim.color(at: view.center) == .blue && sim.areaMissedByDamage() == nil)
        view.image = symbol.withTintColor(.green)
        sim.frame()
        #expect(sim.color(at: view.center) == .blue)
        view.image = symbol.withTintColor(.green, renderingMode: .alwaysOriginal)
        sim.frame()
        #expect(sim.color(at: view.center) == .green && sim.areaMissedByDamage() == nil)
    }

    @Test("What points where reading goes is mirrored with it; left and right stay")
    func mirroring() throws {
        let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        view.contentMode = .center
        sim.window.addSubview(view)
        func seen(_ name: String, _ direction: UISemanticContentAttribute) -> Data {
            view.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
            view.semanticContentAttribute = direction
            view.setNeedsDisplay()
            sim.frame()
            return sim.pngData()
        }
        let (left, right) = (seen("chevron.left", .forceLeftToRight), seen("chevron.right", .forceLeftToRight))
        #expect(left != right && seen("chevron.left", .forceRightToLeft) == left)
        #expect(seen("chevron.backward", .forceLeftToRight) == left)
        let mirrored = seen("chevron.backward", .forceRightToLeft)
        #expect(mirrored != left)
        #expect(UIImage(systemName: "list.bullet")?.flipsForRightToLeftLayoutDirection == true)
        #expect(
            UIImage(systemName: "star")?.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection
                == true)
    }

    @Test("An image view prefers a configuration where the symbol says none")
    func preferred() {
        let view = UIImageView(image: UIImage(systemName: "circle"))
        view.preferredSymbolConfiguration = .init(pointSize: 34)
        #expect(view.intrinsicContentSize.width > 36)
        view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize.width == 20)
    }
}
