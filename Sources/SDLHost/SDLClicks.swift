import CSDL2
import Diagnostics
import Dispatch
import Foundation

/// The sound of keys. The loudspeaker is opened at the first click and let go some seconds after the last one: a device
/// that is open keeps the machine awake. All of it is done on a thread of its own, since sound servers may take their time.
final class SDLClicks: Sendable {
    private let queue = DispatchQueue(label: "typecase.clicks")
    private let device = ClickDevice()

    /// Lets a click be heard, as soon as that is possible.
    func play() {
        let asked = DispatchTime.now()
        queue.async { [device] in
            // A click that comes late says nothing about the finger.
            let isLate = DispatchTime.now().uptimeNanoseconds - asked.uptimeNanoseconds > ClickDevice.patience
            device.play(isHeard: !isLate)
        }
        queue.asyncAfter(deadline: .now() + ClickDevice.rest) { [device] in device.closeIfUnused() }
    }
}

/// The loudspeaker.
// Unchecked: used on one queue only.
private final class ClickDevice: @unchecked Sendable {
    private var device: SDL_AudioDeviceID = 0
    private var hasFailed = false
    private var lastUse = DispatchTime.now()
    private lazy var samples = ClickSamples.make(rate: Int(Self.rate))

    private static let rate: Int32 = 44_100
    /// A click that would come later than this, in nanoseconds, is left out.
    static let patience: UInt64 = 150_000_000
    /// How long after the last click the loudspeaker is let go, in seconds.
    static let rest = 5.0

    func play(isHeard: Bool) {
        lastUse = .now()
        guard !hasFailed, open(), isHeard else { return }
        // What waits is from fingers that are long gone.
        if SDL_GetQueuedAudioSize(device) > UInt32(samples.count * 4) { SDL_ClearQueuedAudio(device) }
        _ = samples.withUnsafeBytes { SDL_QueueAudio(device, $0.baseAddress, UInt32($0.count)) }
    }

    func closeIfUnused() {
        let unused = DispatchTime.now().uptimeNanoseconds - lastUse.uptimeNanoseconds
        guard device != 0, Double(unused) / 1e9 >= Self.rest * 0.9 else { return }
        SDL_CloseAudioDevice(device)
        device = 0
        SDL_QuitSubSystem(SDL_INIT_AUDIO)
    }

    private func open() -> Bool {
        guard device == 0 else { return true }
        guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return fail() }
        var wanted = SDL_AudioSpec()
        wanted.freq = Self.rate
        wanted.format = SDL_AudioFormat(AUDIO_S16LSB)
        wanted.channels = 1
        wanted.samples = 512
        device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
        guard device != 0 else {
            SDL_QuitSubSystem(SDL_INIT_AUDIO)
            return fail()
        }
        SDL_PauseAudioDevice(device, 0)
        return true
    }

    private func fail() -> Bool {
        hasFailed = true
        Log.complain("Keys do not click: \(String(cString: SDL_GetError())).")
        return false
    }
}

/// What a click sounds like.
enum ClickSamples {
    /// A soft tick of ten milliseconds: a falling tone that dies away, without a jump at either end.
    static func make(rate: Int) -> [Int16] {
        let count = rate / 100
        return (0..<count).map { index in
            let time = Double(index) / Double(rate)
            let attack = min(1, time / 0.0005)
            let decay = exp(-time * 600) * (1 - Double(index) / Double(count))
            let tone = sin(2 * .pi * (1_900 * time - 40_000 * time * time))
            return Int16((tone * attack * decay * 0.35 * 32_767).rounded())
        }
    }
}
