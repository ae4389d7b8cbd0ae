import Foundation

/// The state of a program's interface, as it is kept in a file.
///
///     16 bytes   "Typecase state\n", and the number of the format
///      8 bytes   how many bytes follow behind the checksum
///      8 bytes   the checksum of all other bytes
///     the rest   one value (RestorationValue)
///
/// Length and checksum are compared before anything else is looked at.
struct RestorationArchive: Equatable, Sendable {
    /// What an object has encoded of itself.
    struct Record: Equatable, Sendable {
        var path: RestorationPath
        /// The name of the class that makes the controller anew, where it has one.
        var restorationClass: String?
        /// The controller that this one shows in front of itself.
        var presented: RestorationPath?
        var state: [String: RestorationValue]
    }

    /// Whose state it is: that of another program, or of another version of it, means nothing to this one.
    struct Owner: Equatable, Sendable {
        var program: String
        var version: String
    }

    var owner: Owner
    var application: [String: RestorationValue] = [:]
    /// From the outside to the inside.
    var controllers: [Record] = []
    var views: [Record] = []
    var firstResponder: RestorationPath?

    /// Why there is nothing to restore in a file, as a clause for the log.
    enum Fault: String, Error {
        case format = "it is of another format"
        case damaged = "it is damaged"
        case tooLarge = "it is too large"
        case owner = "it is of another program, or of another version of this one"
    }

    private static let mark = Array("Typecase state\n".utf8)
    static let format: UInt8 = 1
    static let headerSize = 32
    /// The largest file that is written and read, in bytes.
    static let sizeLimit = 8 << 20

    // MARK: Writing

    /// The archive as bytes.
    func bytes() throws(Fault) -> [UInt8] {
        let value = self.value
        guard value.isModest else { throw .tooLarge }
        var payload: [UInt8] = []
        value.write(to: &payload)
        guard payload.count + Self.headerSize <= Self.sizeLimit else { throw .tooLarge }
        return Self.sealed(payload)
    }

    /// A payload behind the header that belongs to it.
    static func sealed(_ payload: [UInt8]) -> [UInt8] {
        var bytes = mark + [format]
        withUnsafeBytes(of: UInt64(payload.count).littleEndian) { bytes += $0 }
        let sum = checksum(bytes[...], payload[...])
        withUnsafeBytes(of: sum.littleEndian) { bytes += $0 }
        return bytes + payload
    }

    private var value: RestorationValue {
        var members: [String: RestorationValue] = [
            "program": .string(owner.program), "version": .string(owner.version),
            "application": .dictionary(application), "controllers": .array(controllers.map(\.value)),
            "views": .array(views.map(\.value)),
        ]
        members["responder"] = firstResponder.map { .reference($0) }
        return .dictionary(members)
    }

    // MARK: Reading

    /// Reads an archive.
    /// - Parameter owner: Whose it must be.
    init(bytes: [UInt8], owner: Owner) throws(Fault) {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
        guard bytes.count >= Self.headerSize else { throw .damaged }
        guard bytes.starts(with: Self.mark), bytes[Self.mark.count] == Self.format else { throw .format }
        let payload = bytes[Self.headerSize...]
        guard UInt64(littleEndian: bytes[16..<24]) == payload.count,
            UInt64(littleEndian: bytes[24..<32]) == Self.checksum(bytes[..<24], payload),
            let value = RestorationValue(bytes: payload), let archive = Self(value)
        else { throw .damaged }
        guard archive.owner == owner else { throw .owner }
        self = archive
    }

    private init?(_ value: RestorationValue) {
        guard case .dictionary(let members) = value, case .string(let program)? = members["program"],
            case .string(let version)? = members["version"], case .dictionary(let state)? = members["application"],
            case .array(let controllers)? = members["controllers"], case .array(let views)? = members["views"]
        else { return nil }
        owner = Owner(program: program, version: version)
        application = state
        self.controllers = controllers.compactMap { Record($0) }
        self.views = views.compactMap { Record($0) }
        guard self.controllers.count == controllers.count, self.views.count == views.count else { return nil }
        if case .reference(let path)? = members["responder"] { firstResponder = path }
    }

    init(owner: Owner) {
        self.owner = owner
    }

    /// FNV-1a of 64 bits. A difference in one byte never goes unseen, since each step is a bijection.
    private static func checksum(_ header: ArraySlice<UInt8>, _ payload: ArraySlice<UInt8>) -> UInt64 {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [header, payload] {
            for byte in part { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return sum
    }
}

extension RestorationArchive.Record {
    fileprivate var value: RestorationValue {
        var members: [String: RestorationValue] = ["path": .reference(path), "state": .dictionary(state)]
        members["class"] = restorationClass.map { .string($0) }
        members["presented"] = presented.map { .reference($0) }
        return .dictionary(members)
    }

    fileprivate init?(_ value: RestorationValue) {
        guard case .dictionary(let members) = value, case .reference(let path)? = members["path"],
            case .dictionary(let state)? = members["state"]
        else { return nil }
        (self.path, self.state) = (path, state)
        if case .string(let name)? = members["class"] { restorationClass = name }
        if case .reference(let path)? = members["presented"] { presented = path }
    }
}
