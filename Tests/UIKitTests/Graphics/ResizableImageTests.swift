import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Pictures whose edges keep their size.
@MainActor @Suite("Resizable pictures")
struct ResizableImageTests {
    private let simulator = Simulator(size: CGSize(width: 120, height: 80))

    /// A frame of 2 points around a middle of two columns, red and green.
    private func bubble(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.red.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 1, height: 2))
            UIColor.green.setFill()
            context.fill(CGRect(x: 3, y: 2, width: 1, height: 2))
        }
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor? { simulator.color(at: CGPoint(x: x, y: y)) }

    private let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

    @Test("Edges keep their size, whatever the scales of the picture and of the screen", arguments: [1, 2], [1.0, 2])
    func edges(imageScale: CGFloat, screenScale: Double) {
        let simulator = Simulator(size: CGSize(width: 120, height: 80), scale: screenScale)
        let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
        view.image = bubble(scale: imageScale).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        simulator.window.addSubview(view)
        simulator.frame()
        func color(_ x: CGFloat, _ y: CGFloat) -> UIColor? { simulator.color(at: CGPoint(x: x, y: y)) }
        #expect(color(11.5, 40) == .black && color(108.5, 40) == .black && color(60, 11.5) == .black)
        // Beyond the soft edge between stretched pixels.
        #expect(color(14, 40) == .red && color(30, 20) == .red && color(106, 40) == .green && color(90, 60) == .green)
        #expect(view.intrinsicContentSize == CGSize(width: 6, height: 6))
    }

    @Test("What is between the edges is repeated where nothing else is said")
    func tiles() {
        let image = bubble().resizableImage(withCapInsets: insets)
        #expect(image.resizingMode == .tile && image.capInsets == insets && UIImage().capInsets == .zero)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        simulator.window.addSubview(view)
        simulator.frame()
        for column in 0..<16 {
            #expect(color(2.5 + CGFloat(column), 10) == (column.isMultiple(of: 2) ? .red : .green))
        }
        #expect(color(1.5, 10) == .black && color(18.5, 10) == .black)
    }

    @Test("Where there is no room for the edges they are made smaller, and numbers that are none are nothing")
    func small() {
        let image = bubble().resizableImage(
            withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3), resizingMode: .stretch)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(color(0.5, 0.5) != .white && color(1.5, 1.5) != .white && color(2.5, 2.5) == .white)
        let odd = image.resizableImage(withCapInsets: UIEdgeInsets(top: .nan, left: -4, bottom: .infinity, right: 99))
        #expect(odd.capInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 99))
        view.image = odd
        view.frame.size = .zero
        simulator.frame()
        view.frame.size = CGSize(width: 30, height: 1)
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A stretchable picture has one point behind its edges that is stretched")
    func stretchable() {
        let image = bubble().stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3) && image.resizingMode == .stretch)
    }

    @Test("The ground of a field keeps its edges, and of a button")
    func grounds() {
        let image = bubble().resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.background = image
        let button = UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
        button.setBackgroundImage(image, for: .normal)
        simulator.window.addSubview(field)
        simulator.window.addSubview(button)
        simulator.frame()
        for top in [0, 40] as [CGFloat] {
            #expect(color(1.5, top + 15) == .black && color(4, top + 15) == .red && color(97, top + 15) == .green)
        }
    }

    @Test("A picture is flipped and flipped back, a symbol too")
    func flipped() {
        let image = bubble()
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(flipped.imageOrientation == .upMirrored && flipped.size == image.size)
        #expect(flipped.withHorizontallyFlippedOrientation().pngData() == image.pngData())
        #expect(flipped.pngData() != image.pngData())
        let symbol = UIImage(systemName: "chevron.left")
        let turned = symbol?.withHorizontallyFlippedOrientation()
        #expect(turned?.pngData() != symbol?.pngData() && turned?.size == symbol?.size)
        #expect(turned?.withHorizontallyFlippedOrientation().pngData() == symbol?.pngData())
    }

    @Test("Lines thinner than a pixel are seen as one, wherever they stand, and nothing of what is no line")
    func hairlines() {
        for (index, height) in [0.5, 1 / 3.0, 0.25].enumerated() {
            for (column, rest) in [0, 0.25, 0.5, 0.75].enumerated() {
                let line = UIView(
                    frame: CGRect(
                        x: CGFloat(column) * 20, y: 10 + CGFloat(index) * 10 + rest, width: 10, height: height))
                line.backgroundColor = .red
                simulator.window.addSubview(line)
            }
        }
        let nothing = UIView(frame: CGRect(x: 0, y: 70, width: 20, height: 0.001))
        nothing.backgroundColor = .red
        simulator.window.addSubview(nothing)
        simulator.frame()
        for column in 0..<4 {
            for index in 0..<3 {
                let seen = (8...14).filter {
                    color(CGFloat(column) * 20 + 5, CGFloat(index) * 10 + CGFloat($0) + 0.5) == .red
                }
                #expect(seen.count == 1, "\(column) \(index)")
            }
        }
        #expect(!(66...74).contains { color(5, CGFloat($0)) == .red } && simulator.areaMissedByDamage() == nil)
    }

    @Test(
        "Edges that meet have a pixel between them, a flipped picture has them the other way round, and any size is drawn"
    )
    func extremes() {
        let plain = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        simulator.window.addSubview(view)
        for mode in [UIImage.ResizingMode.tile, .stretch] {
            view.image = plain.resizableImage(withCapInsets: insets, resizingMode: mode)
            simulator.frame()
            #expect(color(50, 30) == .red && color(50, 1) == .red && color(1, 30) == .red)
        }
        let edged = plain.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 3))
        #expect(
            edged.withHorizontallyFlippedOrientation().capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 1))
        view.frame.size = CGSize(width: 100, height: 20_000)
        view.image = bubble().resizableImage(withCapInsets: insets)
        simulator.frame()
        view.frame.size = CGSize(width: 20_000, height: 60)
        simulator.frame()
        #expect(color(1, 30) == .black && color(50, 30) != .white)
    }
}
