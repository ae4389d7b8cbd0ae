import Foundation
import Testing

@testable import Port

/// What the command knows of UIKit, compared with the sources of it.
@Suite struct UIKitProtocolsTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/UIKit")

    private static let program = Result {
        let folder = try SourceFolder(sources.path)
        return Program(
            folder.sources.map { path in
                SourceFile(
                    path: path, bytes: [UInt8](FileManager.default.contents(atPath: "\(folder.path)/\(path)") ?? Data())
                )
            })
    }

    @Test func `the methods of delegates are those of the sources`() throws {
        let program = try Self.program.get()
        var found: [String: Set<String>] = [:]
        for (name, kind) in program.kinds where kind == .protocol && name.hasSuffix("Delegate") {
            let methods = program.methods[name, default: []].filter { $0.function.name != "init" }
            let written = Set(methods.filter(\.isInExtension).map(\.function.fullName))
            let required = Set(methods.filter { !$0.isInExtension }.map(\.function.fullName))
            found[name] = required.intersection(written)
        }
        found = found.filter { !$0.value.isEmpty }
        #expect(found == UIKitProtocols.optionalMethods)
        for (name, inherited) in UIKitProtocols.inherited {
            #expect(program.inherited[name] == inherited)
        }
    }

    @Test func `the superclasses of classes are those of the sources`() throws {
        let program = try Self.program.get()
        var found: [String: String] = [:]
        for (name, kind) in program.kinds where kind == .class && name.hasPrefix("UI") {
            if let first = program.inherited[name]?.first, first.hasPrefix("UI"), program.kinds[first] == .class {
                found[name] = first
            }
        }
        #expect(found == UIKitClasses.superclasses)
    }

    @Test func `classes that are said to be missing are not there`() throws {
        let program = try Self.program.get()
        #expect(program.kinds.count > 100)
        for name in MissingTypeRemarks.advices.keys {
            #expect(program.kinds[name] == nil, "\(name) is there now: take it out of MissingTypeRemarks")
        }
    }

    @Test func `the standard edit actions are those of UICommand`() throws {
        let path = Self.sources.appending(path: "Controls/UICommand+Action.swift")
        let text = try String(contentsOf: path, encoding: .utf8)
        for name in EditActionRewriting.names {
            #expect(text.contains("public static let \(name) = Action(.\(name))"))
        }
        #expect(text.split(separator: "public static let ").count - 1 == EditActionRewriting.names.count)
    }
}
