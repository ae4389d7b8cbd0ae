/// Finds links: addresses with a scheme, domains, and e-mail addresses.
///
/// One of three signs is in each: a colon, a full stop, an at sign. From there it looks back for where the link starts,
/// by no more than a label or a local part may be long, and forward for where it ends.
struct LinkScanner {
    let text: ScannedText
    /// The end of the last link, which the next may not reach into.
    private var floor = 0

    init(text: ScannedText) { self.text = text }

    mutating func items() -> [DetectedItem] {
        var items: [DetectedItem] = []
        var index = 0
        while index < text.count {
            let unit = text[index]
            var found: DetectedItem?
            // Full stops up to here belong to one host, which is looked at once.
            var next = index + 1
            switch unit {
            case 0x3A: found = schemeLink(colon: index)
            case 0x2E: (found, next) = domainLink(stop: index)
            case 0x40: found = email(at: index)
            default: break
            }
            if let found {
                items.append(found)
                floor = found.range.upperBound
                index = floor
            } else {
                index = next
            }
        }
        return items
    }

    // MARK: Schemes

    private func schemeLink(colon: Int) -> DetectedItem? {
        var start = colon
        while start > floor && start > colon - 6 && text[start - 1].isASCIILetter { start -= 1 }
        guard let scheme = Scheme.allCases.first(where: { colon - start == $0.length && text.has($0.name, at: start) })
        else { return nil }
        let before = text[start - 1]
        guard !before.isDigit, !before.isASCIILetter, !Self.forbidsLink(before) else { return nil }
        let body = colon + 1
        let end: Int? =
            switch scheme {
            case .http, .https, .ftp: webEnd(body)
            case .file: fileEnd(body)
            case .mailto: mailEnd(body)
            case .tel, .sms: numberEnd(body)
            }
        return end.map { DetectedItem(range: start..<$0, value: .link(text.string(start..<$0))) }
    }

    private enum Scheme: CaseIterable {
        case http, https, ftp, file, mailto, tel, sms

        var name: StaticString {
            switch self {
            case .http: "http"
            case .https: "https"
            case .ftp: "ftp"
            case .file: "file"
            case .mailto: "mailto"
            case .tel: "tel"
            case .sms: "sms"
            }
        }

        var length: Int { name.utf8CodeUnitCount }
    }

    /// What makes a name or a price of what stands behind it, and no link.
    static func forbidsLink(_ before: UInt16) -> Bool {
        before.isAny(of: "@$#") || before == 0xFF20 || before == 0xFF03 || before == 0xFF04
            || (0x202A...0x202E).contains(before)
    }

    /// The end of //user:password@host:port/path.
    private func webEnd(_ start: Int) -> Int? {
        guard text.has("//", at: start) else { return nil }
        var host: HostName
        if let end = userEnd(start + 2) {
            guard let found = text.host(at: end) else { return nil }
            host = found
        } else if let end = literalAddressEnd(start + 2) {
            host = HostName(end: end, labels: 1, hasKnownDomain: true)
        } else {
            guard let found = text.host(at: start + 2) else { return nil }
            host = found
        }
        // "http://foo!bar.com" is a slip of the pen.
        let next = text[host.end]
        let goesOn = !next.isAny(of: "/?#:") && next > 0x20 && next < 0x7F && text[host.end + 1].isWordPart
        guard host.hasKnownDomain || !goesOn else { return nil }
        return text.linkTailEnd(behindHost: host.end)
    }

    /// The end of a user's name and the at sign behind it.
    private func userEnd(_ start: Int) -> Int? {
        var end = start
        while end < start + 64, text[end].isWordPart || text[end].isAny(of: "-._~%!$&*+,;=:") { end += 1 }
        return end > start && text[end].is("@") && end < start + 64 ? end + 1 : nil
    }

    /// The end of an IPv6 address in brackets.
    private func literalAddressEnd(_ start: Int) -> Int? {
        guard text[start].is("[") else { return nil }
        var end = start + 1
        while end < start + 48, text[end].isDigit || text[end].isAny(of: ":.abcdefABCDEF") { end += 1 }
        return end > start + 3 && text[end].is("]") ? end + 1 : nil
    }

    private func fileEnd(_ start: Int) -> Int? {
        guard text.has("///", at: start) else { return nil }
        let end = text.pathEnd(from: start + 2)
        return end > start + 3 ? end : nil
    }

    private func mailEnd(_ start: Int) -> Int? {
        var end = start
        while end <= start + 64 && Self.isLocal(text[end]) { end += 1 }
        guard end > start, text[end].is("@"), let host = text.host(at: end + 1), host.hasKnownDomain else { return nil }
        return text[host.end].is("?") ? text.pathEnd(from: host.end) : host.end
    }

    private func numberEnd(_ start: Int) -> Int? {
        var end = start
        var last = start
        while end < start + 32, text[end].isDigit || text[end].isAny(of: "+-.()*#") {
            end += 1
            if text[end - 1].isDigit || text[end - 1].isAny(of: "*#") { last = end }
        }
        return last >= start + 3 && !text[last].isWordPart ? last : nil
    }

    // MARK: Domains

    /// A domain without a scheme around its first full stop, and where to look for the next sign.
    private func domainLink(stop: Int) -> (DetectedItem?, next: Int) {
        guard let start = text.startOfLabel(endingAt: stop, notBefore: floor) else { return (nil, stop + 1) }
        let (found, seen) = text.hostOrEnd(at: start)
        let next = max(seen, stop + 1)
        guard let host = found else { return (nil, next) }
        let before = text[start - 1]
        guard start >= floor, !Self.forbidsLink(before), !before.isAny(of: "/\\_.=%&~"), !text[host.end].is("@"),
            !text[host.end].is("(")
        else { return (nil, next) }
        if before.is("!") && text[start - 2].isWordPart { return (nil, next) }
        let hasPath = text[host.end].is("/") && text[host.end + 1].isWordPart
        let isWeb = text.has("www.", at: start) && host.labels >= 3
        guard host.labels >= 2,
            isWeb && host.endsWithLetters || hasPath && host.hasKnownDomain && host.hasLetters
                || host.isCertain
        else { return (nil, next) }
        let end = text.linkTailEnd(behindHost: host.end)
        return (DetectedItem(range: start..<end, value: .link("http://" + text.string(start..<end))), next)
    }

    // MARK: E-mail

    private func email(at sign: Int) -> DetectedItem? {
        var start = sign
        while start > floor && Self.isLocal(text[start - 1]) {
            guard sign - start < 64 else { return nil }
            start -= 1
            // Two full stops in a row are an ellipsis.
            if text[start].is(".") && text[start + 1].is(".") {
                start += 2
                break
            }
        }
        while start < sign && text[start].isAny(of: ".-'&") { start += 1 }
        guard start < sign, !text[sign - 1].is("."), !Self.forbidsLink(text[start - 1]),
            let host = text.host(at: sign + 1), host.labels >= 2, host.hasKnownDomain, !text[host.end].is("@")
        else { return nil }
        let range = start..<host.end
        return DetectedItem(range: range, value: .link("mailto:" + text.string(range)))
    }

    /// Whether a unit may be in what is before the at sign: ASCII's usual ones, and letters of Europe.
    private static func isLocal(_ unit: UInt16) -> Bool {
        unit.isWordPart || unit.isAny(of: "._%+-&'") || (0x370...0x58F).contains(unit)
    }
}
