/// Passwords that are made up, by the rules of a service.
extension PasswordRules {
    /// How long a password is where the rules leave it open.
    private static let usualLength = 20
    /// No person writes down a longer one.
    private static let greatestLength = 256
    /// How often chance may end in a run that is too long before the rules count as contradicting themselves.
    private static let attempts = 64
    /// Signs that people take for one another when they write a password down.
    private static let alike = Set("Il1|O0 ")

    /// Makes a password up.
    /// - Returns: `nil` where no password can follow the rules, or only one that nobody would type.
    func password(from source: inout some RandomNumberGenerator) -> String? {
        guard let length else { return nil }
        let (signs, required) = (Self.readable(signs), required.map(Self.readable))
        let rest = Array(repeating: signs, count: length - required.count)
        for _ in 0..<Self.attempts {
            if let made = pick((required + rest).shuffled(using: &source), from: &source) { return made }
        }
        return nil
    }

    /// How long a password is to be.
    private var length: Int? {
        let least = max(minimumLength ?? 0, required.count)
        let wanted = max(least, min(Self.usualLength, maximumLength ?? Self.usualLength))
        guard wanted <= min(maximumLength ?? Self.greatestLength, Self.greatestLength) else { return nil }
        return wanted
    }

    /// What of some signs can be told from others; all of them where nothing else is left.
    private static func readable(_ signs: Set<Character>) -> [Character] {
        let clear = signs.subtracting(alike)
        return (clear.isEmpty ? signs : clear).sorted()
    }

    /// Picks a sign from each of several sets; `nil` where a run would be too long.
    private func pick(_ sets: [[Character]], from source: inout some RandomNumberGenerator) -> String? {
        var (password, run) = ("", 0)
        for signs in sets {
            let last = password.last
            let isFull = run == maximumRun
            let choice = isFull ? signs.filter { $0 != last } : signs
            guard let sign = choice.randomElement(using: &source) else { return nil }
            run = sign == last ? run + 1 : 1
            password.append(sign)
        }
        return password
    }

    /// A password where a service has said nothing: three groups that are easily copied, mostly small letters, with a capital
    /// and a digit among them.
    static func plainPassword(from source: inout some RandomNumberGenerator) -> String {
        let (small, capitals, digits) = (readable(lower), readable(upper), readable(digits))
        let sets = [capitals, digits] + Array(repeating: small, count: 16)
        let signs = sets.shuffled(using: &source).compactMap { $0.randomElement(using: &source) }
        return [0..<6, 6..<12, 12..<18].map { String(signs[$0]) }.joined(separator: "-")
    }
}
