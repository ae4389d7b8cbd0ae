import Foundation
import RasterEngine

/// One frame: from what has happened to what is seen. It reads from top to bottom.
@MainActor
package struct Frame {
    let application: UIApplication

    /// What a frame did.
    package struct Report {
        /// What was presented, in device pixels.
        package var damage: [PixelRect] = []
        /// How many pixels were painted, each as often as it was covered.
        package var paintedPixels = 0
        /// How often the views were laid out.
        package var layoutRounds = 0
    }

    /// Runs the frame.
    /// - Parameter paintsEverything: Paints the whole window again although the damage is less: to test the damage.
    func run(paintsEverything: Bool = false) -> Report {
        var report = Report()
        let now = application.time
        application.touches.deliverPendingMoves()
        application.wheel.deliver()
        application.touches.endLostTouches()
        application.touches.decideWaiting()
        application.timers.fire(at: now)
        application.animator.step(to: now)
        application.releaseAbandonedWindows()
        guard application.isFrameWanted || paintsEverything else { return report }
        report.layoutRounds = layOut()
        let wasLaidOut = !application.needsLayout
        application.suggestions.follow()
        application.tip.follow()
        application.selection.follow()
        application.editMenus.follow()
        application.keypad.follow()
        application.updateTextInputArea()
        application.cursor.update()
        application.frameWillPaint()
        // A place that was asked for may have moved what is seen. Views that would not come to rest wait.
        if wasLaidOut, application.needsLayout { report.layoutRounds += layOut() }
        // What views have drawn is part of what is tested.
        if paintsEverything {
            for window in application.windows { window.forEachInSubtree { $0.drawnContent = nil } }
        }
        var (damage, move, front) = collectDamage(everything: paintsEverything)
        guard !damage.isEmpty || move != nil || front != nil, let buffer = application.buffer else { return report }
        let number = application.noteFrame()
        let above = application.saveUnder.paint(
            &damage, moved: move?.area ?? .zero, change: front, buffer: buffer, windows: application.windows
        ) { damage, hidden in
            move?.apply(to: buffer)
            report.paintedPixels = paint(damage, into: buffer, without: hidden)
        }
        if let above {
            var painter = painter(into: buffer, rect: above.area)
            report.paintedPixels += painter.paint(above.view)
        }
        if let move { damage.add(move.area) }
        damage.clip(to: buffer.bounds)
        if number != application.paintedFrames { application.paintAgain(damage) }
        report.damage = damage.rects
        application.host.display.present(buffer, damage: damage.rects)
        return report
    }

    /// The most often that avoidance and layout take turns. Views that go on asking wait for the next frame, so that
    /// a mistake in one of them slows the program down but does not stop it.
    private static let roundLimit = 4

    private func layOut() -> Int {
        var rounds = 0
        repeat {
            for window in application.windows where window.invalidation.hasLayoutBelow { window.layoutRound() }
            application.avoidance.run()
            application.observations.tell()
            rounds += 1
        } while rounds < Self.roundLimit && application.needsLayout
        return rounds
    }

    private func collectDamage(everything: Bool) -> (DamageRegion, MovedPixels?, SaveUnder.Change?) {
        let extent = application.screen.extent
        let bounds = PixelRect(x: 0, y: 0, width: extent.pixelWidth, height: extent.pixelHeight)
        // A display without pixels is not painted; what changed is painted when it has some again.
        guard !bounds.isEmpty else { return (DamageRegion(), nil, nil) }
        application.prepareBuffer(width: bounds.width, height: bounds.height)
        var collector = DamageCollector(bounds: bounds)
        for window in application.windows { collector.collect(window, scale: extent.scale) }
        var damage = collector.region
        damage.add(application.takePendingDamage())
        damage.clip(to: bounds)
        guard !everything else { return (DamageRegion(bounds), nil, collector.front) }
        collector.finish(application.windows)
        let (rest, move) = moving(collector.moves, damage)
        return (rest, move, collector.front)
    }

    /// Takes the pixels of one view over from the last frame; further ones are painted anew.
    private func moving(_ moves: [MovedPixels], _ damage: DamageRegion) -> (DamageRegion, MovedPixels?) {
        guard let move = moves.first else { return (damage, nil) }
        var others = damage
        for other in moves.dropFirst() { others.add(other.area) }
        if let all = move.damage(with: others) { return (all, move) }
        others.add(move.area)
        return (others, nil)
    }

    private func paint(_ damage: DamageRegion, into buffer: PixelBuffer, without hidden: UIView?) -> Int {
        damage.rects.reduce(0) { sum, rect in
            var painter = painter(into: buffer, rect: rect)
            return sum + painter.paint(application.windows, without: hidden)
        }
    }

    private func painter(into buffer: PixelBuffer, rect: PixelRect) -> ViewPainter {
        ViewPainter(
            buffer: buffer, rect: rect, displayScale: application.screen.extent.scale, cache: application.paintCache)
    }
}
