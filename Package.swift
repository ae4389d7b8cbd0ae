// swift-tools-version: 6.2
import PackageDescription

// Sources/, Tests/ and CMakeLists.txt show the same module names; arrows point down only.
// The architecture is described in Documentation/Architecture.md.

let engines: [Target] = [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libsdl2-ttf-dev"])]),

    .target(name: "TextEngine", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "RasterEngine", dependencies: ["CPNG"]),
    .target(
        name: "KeyboardEngine",
        // Outside the module's folder, because CMake and a person who edits layouts read them too.
        resources: [.copy("../../Assets/Keyboards")]
    ),
    .target(name: "FontEngine", dependencies: ["TextEngine", "RasterEngine", "CSDL2", "CHarfBuzz", "CFontconfig"]),
    .target(name: "HostInterface", dependencies: ["RasterEngine"]),
    .target(name: "SDLHost", dependencies: ["HostInterface", "CSDL2"]),
]

let interface: [Target] = [
    .target(
        name: "UIKit",
        dependencies: [
            "TextEngine", "RasterEngine", "KeyboardEngine", "FontEngine", "HostInterface", "SDLHost",
        ]
    ),
    .target(name: "UIKitSimulator", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
]

let examples: [Target] = ["CheckIn", "EventLog", "Notes"].map {
    .executableTarget(
        name: $0, dependencies: ["UIKit"], path: "Examples/\($0)", exclude: $0 == "CheckIn" ? ["Tour.script"] : [])
}

let tests: [Target] = [
    .testTarget(name: "TextEngineTests", dependencies: ["TextEngine"]),
    .testTarget(name: "RasterEngineTests", dependencies: ["RasterEngine"]),
    .testTarget(name: "KeyboardEngineTests", dependencies: ["KeyboardEngine"]),
    .testTarget(name: "FontEngineTests", dependencies: ["FontEngine"]),
    .testTarget(name: "HostInterfaceTests", dependencies: ["HostInterface"]),
    .testTarget(name: "SDLHostTests", dependencies: ["SDLHost", "CSDL2"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitSimulator", "_Testing_UIKit"]),
    .testTarget(name: "UIKitSimulatorTests", dependencies: ["UIKitSimulator", "_Testing_UIKit"]),
    .testTarget(
        name: "ExamplesTests", dependencies: ["CheckIn", "EventLog", "Notes", "UIKitSimulator", "_Testing_UIKit"]),
]

let package = Package(
    name: "Typecase",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "UIKitSimulator", targets: ["UIKitSimulator"]),
        .executable(name: "CheckIn", targets: ["CheckIn"]),
        .executable(name: "EventLog", targets: ["EventLog"]),
        .executable(name: "Notes", targets: ["Notes"]),
    ],
    targets: engines + interface + examples + tests,
    swiftLanguageModes: [.v6]
)
