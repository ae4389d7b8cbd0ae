/// Apple's modules that there are not on Linux.
enum MissingModules {
    /// What to do instead of importing a module, or `nil` if nothing is known against it.
    static func advice(for module: String) -> String? {
        if let advice = advices[module] { return advice }
        return missing.contains(module) ? "leave out what needs it, or put it behind #if canImport(\(module))" : nil
    }

    private static let advices = [
        "CoreText": "draw by NSAttributedString, UIFont and NSLayoutManager, which UIKit has",
        "Combine": "use closures, NotificationCenter or AsyncStream, or the package OpenCombine, which has most of it",
        "SwiftUI": "write the views with UIKit",
        "WebKit": "there is no web view; show the text in a UITextView",
        "os": "log by print or a logger of your own",
        "OSLog": "log by print or a logger of your own",
        "CoreData": "keep the data in files of your own",
        "CryptoKit": "the package swift-crypto has the same under the name Crypto",
        "CommonCrypto": "the package swift-crypto has digests and ciphers",
        "AppKit": "write the views with UIKit",
        "Cocoa": "write the views with UIKit",
        "CoreServices": "name types of data as strings",
        "MobileCoreServices": "name types of data as strings",
    ]

    /// Whether a word is a name of one of the modules for logging; `nil` for other modules, of which not all names are known.
    static func isName(_ word: String, of module: String) -> Bool? {
        guard ["os", "OSLog"].contains(module) else { return nil }
        return ["Logger", "OSAllocatedUnfairLock"].contains(word)
            || ["os_", "OS_", "OSLog", "OSSignpost"].contains(where: word.hasPrefix)
    }

    private static let missing: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdSupport", "AddressBook", "AppIntents",
        "AuthenticationServices", "AudioToolbox", "CallKit", "CloudKit", "Contacts", "ContactsUI", "CoreAudio",
        "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC",
        "CoreSpotlight", "CoreTelephony", "CoreVideo", "DeveloperToolsSupport", "EventKit", "GameController", "GameKit",
        "GLKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
        "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "PencilKit",
        "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech",
        "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "UserNotifications", "VideoToolbox", "Vision",
        "VisionKit", "WatchConnectivity", "WatchKit", "WidgetKit",
    ]
}
