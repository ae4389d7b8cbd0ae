// swift-tools-version: 6.2
import PackageDescription

// Sources/, Tests/ and CMakeLists.txt show the same module names; arrows point down only.
// The architecture is described in Documentation/Architecture.md.

// Scripts/test sets this: painting, optimized but with its assertions, takes most of the time of the unit tests otherwise.
// Unsafe flags are allowed in a root package only, so a package that depends on this one never sees them.
let pixelSettings: [SwiftSetting] =
    Context.environment["TYPECASE_OPTIMIZED_PIXELS"] == "1"
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

let engines: [Target] = [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libsdl2-ttf-dev"])]),

    .target(name: "Diagnostics"),
    .target(name: "ConstraintSolver"),
    .target(name: "TextEngine", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "RasterEngine", dependencies: ["CPNG"], swiftSettings: pixelSettings),
    .target(
        name: "KeyboardEngine", dependencies: ["Diagnostics"],
        // Outside the module's folder, because CMake and a person who edits layouts or names read them too.
        resources: [.copy("../../Assets/Keyboards"), .copy("../../Assets/Emoji")]
    ),
    .target(
        name: "FontEngine",
        dependencies: [
            "Diagnostics", "TextEngine", "RasterEngine", "CSDL2", "CHarfBuzz", "CFontconfig",
        ]),
    .target(name: "HostInterface", dependencies: ["RasterEngine"]),
    .target(name: "SDLHost", dependencies: ["Diagnostics", "HostInterface", "CSDL2"]),
]

let interface: [Target] = [
    .target(
        name: "UIKit",
        dependencies: [
            "Diagnostics", "ConstraintSolver", "TextEngine", "RasterEngine", "KeyboardEngine", "FontEngine",
            "HostInterface", "SDLHost",
        ]
    ),
    .target(name: "UIKitSimulator", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    // Apple's names for parts of UIKit (Documentation/Decisions/0006-modules-of-apple-names.md).
    .target(name: "CoreGraphics", dependencies: ["UIKit"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["UIKit"]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
]

let examples: [Target] = ["CheckIn", "EventLog", "Notes"].map {
    .executableTarget(
        name: $0, dependencies: ["UIKit"], path: "Examples/\($0)", exclude: $0 == "CheckIn" ? ["Tour.script"] : [])
}

// For people who write what programs read at run time, and for those who bring programs along from iOS.
let tools: [Target] = [
    .executableTarget(
        name: "KeyboardLint", dependencies: ["KeyboardEngine", "FontEngine"], path: "Tools/KeyboardLint"),
    .executableTarget(name: "Port", path: "Tools/Port"),
    .executableTarget(name: "Symbols", path: "Tools/Symbols"),
]

let tests: [Target] = [
    // The fonts that tests are made for, whatever else a machine has.
    .target(name: "TestFonts", path: "Tests/TestFonts", exclude: ["fonts.conf"]),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TextEngineTests", dependencies: ["TextEngine"]),
    .testTarget(name: "RasterEngineTests", dependencies: ["RasterEngine"]),
    .testTarget(name: "KeyboardEngineTests", dependencies: ["KeyboardEngine"]),
    .testTarget(name: "FontEngineTests", dependencies: ["FontEngine", "TestFonts"]),
    .testTarget(name: "HostInterfaceTests", dependencies: ["HostInterface"]),
    .testTarget(name: "SDLHostTests", dependencies: ["SDLHost", "CSDL2"]),
    .testTarget(
        name: "UIKitTests", dependencies: ["UIKit", "UIKitSimulator", "_Testing_UIKit", "TestFonts"],
        exclude: ["RecordedSessions/Recordings"]),
    .testTarget(name: "UIKitSimulatorTests", dependencies: ["UIKitSimulator", "_Testing_UIKit", "TestFonts"]),
    .testTarget(
        name: "ExamplesTests",
        dependencies: ["CheckIn", "EventLog", "Notes", "UIKitSimulator", "_Testing_UIKit", "TestFonts"]),
    .testTarget(name: "KeyboardLintTests", dependencies: ["KeyboardLint", "TestFonts"]),
    .testTarget(name: "PortTests", dependencies: ["Port"], exclude: ["Form"]),
    .testTarget(name: "SymbolsTests", dependencies: ["Symbols"]),
    sourceCompatibility(.v5, in: "Swift5"),
    sourceCompatibility(.v6, in: "Swift6"),
]

/// Code as it is written for iOS, in a language mode. It sees what another package sees of this one.
func sourceCompatibility(_ mode: SwiftLanguageMode, in folder: String) -> Target {
    .testTarget(
        name: "\(folder)CompatibilityTests",
        dependencies: [
            "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "HostInterface", "UIKitSimulator",
            "_Testing_UIKit", "_Testing_CoreGraphics",
        ],
        path: "Tests/SourceCompatibility/\(folder)", packageAccess: false,
        swiftSettings: [.swiftLanguageMode(mode)])
}

let package = Package(
    name: "Typecase",
    products: [
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "_Testing_UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers",
                "_Testing_CoreGraphics",
            ]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "HostInterface", targets: ["HostInterface"]),
        .library(name: "UIKitSimulator", targets: ["UIKitSimulator"]),
        .executable(name: "CheckIn", targets: ["CheckIn"]),
        .executable(name: "EventLog", targets: ["EventLog"]),
        .executable(name: "Notes", targets: ["Notes"]),
        .executable(name: "KeyboardLint", targets: ["KeyboardLint"]),
        .executable(name: "Port", targets: ["Port"]),
    ],
    traits: [
        .trait(
            name: "Scripts", description: "TYPECASE_SCRIPT plays sessions; leave it out of a program that is deployed."),
        .default(enabledTraits: ["Scripts"]),
    ],
    targets: engines + interface + examples + tools + tests,
    swiftLanguageModes: [.v6]
)
