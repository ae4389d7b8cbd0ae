import Testing

@testable import SDLHost

/// What the kernel's words on real devices mean.
@Suite struct InputDeviceTests {
    private struct Sample: Sendable, CustomTestStringConvertible {
        var name: String
        var capabilities: [String: String]
        var types = false
        var points = false
        var isAbsoluteMouse = false
        var testDescription: String { name }
    }

    private static let samples = [
        Sample(
            name: "keyboard", capabilities: ["key": "402000007 ff9f207ac14057ff febeffdfffefffff fffffffffffffffe\n"],
            types: true),
        Sample(name: "power button", capabilities: ["key": "10000000000000 0\n", "rel": "0\n", "abs": "0\n"]),
        Sample(name: "numeric pad", capabilities: ["key": "1 0 8000000000000000 fff80\n"], types: true),
        Sample(name: "mouse", capabilities: ["key": "1f0000 0 0 0 0\n", "rel": "1943\n", "abs": "0\n"], points: true),
        Sample(
            name: "mouse of a virtual machine",
            capabilities: ["key": "1f0000 0 0 0 0\n", "rel": "900\n", "abs": "3\n"],
            points: true, isAbsoluteMouse: true),
        Sample(
            name: "touchscreen", capabilities: ["key": "400 0 0 0 0 0\n", "rel": "0\n", "abs": "260800000000003\n"],
            points: true),
        Sample(
            name: "touchpad", capabilities: ["key": "e520 10000 0 0 0 0\n", "rel": "0\n", "abs": "2e0800000000003\n"],
            points: true),
        Sample(
            name: "pen tablet", capabilities: ["key": "1c03 70000 0 0 0 0\n", "rel": "0\n", "abs": "1000003\n"],
            points: true),
        Sample(name: "joystick", capabilities: ["key": "fff00000000 0 0 0 0\n", "abs": "3\n"], points: true),
    ]

    @Test(arguments: samples) private func kinds(sample: Sample) {
        let device = InputDevice(path: "/dev/input/event3") { sample.capabilities[$0] }
        #expect(device.types == sample.types)
        #expect(device.points == sample.points)
        #expect(device.isAbsoluteMouse == sample.isAbsoluteMouse)
    }

    @Test func aDeviceOfWhichNothingIsKnownIsAKeyboard() {
        let device = InputDevice(path: "/dev/input/event0") { _ in nil }
        #expect(device.types && !device.points && !device.isAbsoluteMouse)
    }

    @Test func wordsThatAreNoNumbersAreSkipped() {
        #expect(InputDevice.bits("") == [])
        #expect(InputDevice.bits("zz 3\n") == [0, 1])
        #expect(InputDevice.bits("1 0") == [UInt.bitWidth])
    }
}
