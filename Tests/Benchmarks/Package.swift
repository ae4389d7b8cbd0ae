// swift-tools-version: 6.2
import PackageDescription

// Benchmarks are a package of their own: nobody who builds Typecase builds them by accident.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Typecase", path: "../..")],
    targets: [
        .executableTarget(
            name: "Constraints", dependencies: [.product(name: "UIKitSimulator", package: "Typecase")]),
        .executableTarget(name: "Flood", dependencies: [.product(name: "UIKit", package: "Typecase")]),
        .executableTarget(name: "Form", dependencies: [.product(name: "UIKit", package: "Typecase")]),
        .executableTarget(name: "KeyTap", dependencies: [.product(name: "UIKitSimulator", package: "Typecase")]),
        .executableTarget(name: "Paste", dependencies: [.product(name: "UIKitSimulator", package: "Typecase")]),
        .executableTarget(name: "Endurance", dependencies: [.product(name: "UIKitSimulator", package: "Typecase")]),
        .executableTarget(name: "Page", dependencies: [.product(name: "UIKitSimulator", package: "Typecase")]),
    ],
    swiftLanguageModes: [.v6]
)
