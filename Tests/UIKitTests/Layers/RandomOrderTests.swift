import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Layers and subviews come and go at random in a view, beside a plain list of what is there from back to front.
@MainActor @Suite("The order of layers and subviews at random")
struct RandomOrderTests {
    @MainActor
    private final class Stage {
        var random: SeededGenerator
        let view = UIView()
        /// From back to front.
        var list: [ObjectIdentifier] = []
        var views: [UIView] = []
        var layers: [CALayer] = []

        init(seed: UInt64) { random = SeededGenerator(seed) }

        func number(below end: Int) -> Int { Int.random(in: 0..<max(1, end), using: &random) }

        private func leave(_ object: AnyObject) { list.removeAll { $0 == ObjectIdentifier(object) } }

        private func put(_ object: AnyObject, at place: Int?) {
            list.insert(ObjectIdentifier(object), at: min(place ?? list.count, list.count))
        }

        private func place(of object: AnyObject) -> Int? { list.firstIndex(of: ObjectIdentifier(object)) }

        /// A new layer, or one that is there.
        private func someLayer() -> CALayer {
            if let old = layers.randomElement(using: &random), Bool.random(using: &random) { return old }
            layers.append(CALayer())
            return layers[layers.count - 1]
        }

        private func sibling(of layer: CALayer) -> CALayer? {
            (view.subviews.map(\.layer) + layers.filter { $0 !== layer && $0.superlayer != nil }).randomElement(
                using: &random)
        }

        func change() {
            switch number(below: 11) {
            case 0, 1: addLayer()
            case 2: insertLayer(at: number(below: list.count + 3))
            case 3: insertLayer(isAbove: true)
            case 4: insertLayer(isAbove: false)
            case 5:
                let view = UIView()
                views.append(view)
                self.view.addSubview(view)
                put(view, at: nil)
            case 6: insertSubview()
            case 7:
                guard let view = view.subviews.randomElement(using: &random) else { return }
                self.view.bringSubviewToFront(view)
                leave(view)
                // It passes the subviews, and the layers that stood in front of them.
                put(view, at: nil)
            case 8:
                guard let view = view.subviews.randomElement(using: &random) else { return }
                view.removeFromSuperview()
                leave(view)
            case 9: exchangeSubviews()
            default:
                guard let layer = layers.randomElement(using: &random) else { return }
                layer.removeFromSuperlayer()
                leave(layer)
            }
        }

        private func addLayer() {
            let layer = someLayer()
            view.layer.addSublayer(layer)
            leave(layer)
            put(layer, at: nil)
        }

        private func insertLayer(at index: Int) {
            let layer = someLayer()
            leave(layer)
            view.layer.insertSublayer(layer, at: UInt32(index))
            put(layer, at: index)
        }

        private func insertLayer(isAbove: Bool) {
            let layer = someLayer()
            let sibling = sibling(of: layer)
            if isAbove {
                view.layer.insertSublayer(layer, above: sibling)
            } else {
                view.layer.insertSublayer(layer, below: sibling)
            }
            leave(layer)
            let place = sibling.flatMap { sibling in
                if let view = sibling.view { return self.place(of: view) }
                return self.place(of: sibling)
            }
            put(layer, at: place.map { isAbove ? $0 + 1 : $0 })
        }

        private func insertSubview() {
            let index = number(below: view.subviews.count)
            guard let sibling = view.subviews.dropFirst(index).first else { return }
            if Bool.random(using: &random) {
                let view = UIView()
                self.view.insertSubview(view, aboveSubview: sibling)
                return put(view, at: place(of: sibling).map { $0 + 1 })
            }
            let view = UIView()
            self.view.insertSubview(view, at: index)
            put(view, at: place(of: sibling))
        }

        private func exchangeSubviews() {
            let (first, second) = (number(below: view.subviews.count), number(below: view.subviews.count))
            guard view.subviews.count > 1 else { return }
            let places = [first, second].compactMap { place(of: view.subviews[$0]) }
            view.exchangeSubview(at: first, withSubviewAt: second)
            list.swapAt(places[0], places[1])
        }

        var found: [ObjectIdentifier] {
            PaintingOrder.placedItems(of: view).map { item in
                switch item {
                case .view(let view): ObjectIdentifier(view)
                case .layer(let layer): ObjectIdentifier(layer)
                }
            }
        }
    }

    @Test("What is there stands where it was put", arguments: 1...40)
    func order(seed: UInt64) {
        let stage = Stage(seed: seed)
        for step in 0..<60 {
            stage.change()
            #expect(stage.found == stage.list, "step \(step)")
        }
    }

    @Test("Layers that a program sorts out stay among the subviews")
    func sorting() {
        let view = UIView()
        let (first, second, label) = (CALayer(), CALayer(), UIView())
        view.layer.addSublayer(first)
        view.addSubview(label)
        view.layer.addSublayer(second)
        view.layer.sublayers?.removeAll { $0 === first }
        #expect(PaintingOrder.placedItems(of: view).count == 2 && second.subviewBehind == ObjectIdentifier(label))
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.layer.addSublayer(first)
        #expect(first.subviewBehind == nil && first.superlayer === button.layer)
    }
}
