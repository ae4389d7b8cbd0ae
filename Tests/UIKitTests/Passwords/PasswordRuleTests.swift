import Testing
import UIKitSimulator

@testable import UIKit

/// What services want of passwords, and passwords that are made up by it.
@Suite("Rules of passwords")
struct PasswordRuleTests {
    /// Whether a password follows rules, found out without what makes it.
    private func follows(_ password: String, _ rules: PasswordRules) -> Bool {
        var run = 0
        var last: Character?
        for sign in password {
            run = sign == last ? run + 1 : 1
            last = sign
            if let most = rules.maximumRun, run > most { return false }
            if !rules.allowed.union(rules.required.flatMap { $0 }).isEmpty,
                !rules.allowed.contains(sign), !rules.required.contains(where: { $0.contains(sign) })
            {
                return false
            }
        }
        return password.count >= rules.minimumLength ?? 0 && password.count <= rules.maximumLength ?? .max
            && rules.required.allSatisfy { set in password.contains { set.contains($0) } }
            && password.allSatisfy { $0.isASCII }
    }

    @Test(
        "A description is read by Apple's grammar",
        arguments: [
            ("", [], "", nil, nil, nil),
            ("minlength: 8; maxlength: 20;", [], "", nil, 8, 20),
            ("required: digit; max-consecutive: 2", ["0123456789"], "", 2, nil, nil),
            ("required: [ab], [c]; required: [d]", ["abc", "d"], "", nil, nil, nil),
            ("ALLOWED:[-;,.]; RequireD : [x]", ["x"], "-;,.", nil, nil, nil),
            ("allowed: []]; allowed: [a]], [:]", [], "]a:", nil, nil, nil),
            (
                "minlength: 8; minlength: 12; maxlength: 30; maxlength: 16; max-consecutive: 3; max-consecutive: 1",
                [], "", 1, 12, 16
            ),
            // What makes no sense is left out, and nothing else with it.
            (
                "; ;required; required: ; required: [], ä; minlength: -3; maxlength: x; foo: bar; allowed: [é7]",
                [], "7", nil, nil, nil
            ),
            ("max-consecutive: 0; minlength: 99999999999999999999; allowed: [a", [], "", nil, nil, nil),
        ] as [(String, [String], String, Int?, Int?, Int?)])
    func reading(description: String, required: [String], allowed: String, run: Int?, least: Int?, most: Int?) {
        let rules = PasswordRules(description)
        #expect(rules.required == required.map { Set($0) } && rules.allowed == Set(allowed))
        #expect(rules.maximumRun == run && rules.minimumLength == least && rules.maximumLength == most)
    }

    @Test("Classes are those of ASCII")
    func classes() {
        let rules = PasswordRules(
            "required: upper, lower; required: special; allowed: ascii-printable; allowed: unicode")
        #expect(rules.required[0].count == 52 && rules.required[1].count == 33 && rules.allowed.count == 95)
        #expect(PasswordRules("").signs.count == 95 && PasswordRules("required: digit").signs.count == 10)
    }

    @Test("Random rules are followed by every password, or contradict themselves")
    func random() {
        var random = SeededGenerator(17)
        let sets = ["upper", "lower", "digit", "special", "[ab]", "[-]", "ascii-printable", "unicode", "[A-Z0]"]
        var (made, refused) = (0, 0)
        for _ in 0..<600 {
            var parts: [String] = []
            for _ in 0..<random.number(0...3) { parts.append("required: \(random.pick(sets)), \(random.pick(sets))") }
            if random.chance(0.5) { parts.append("allowed: \(random.pick(sets))") }
            if random.chance(0.5) { parts.append("minlength: \(random.number(1...60))") }
            if random.chance(0.5) { parts.append("maxlength: \(random.number(1...60))") }
            if random.chance(0.5) { parts.append("max-consecutive: \(random.number(1...3))") }
            let description = parts.shuffled(using: &random).joined(separator: "; ")
            let rules = PasswordRules(description)
            guard let password = rules.password(from: &random) else {
                refused += 1
                let isTight = (rules.maximumLength ?? .max) < max(rules.minimumLength ?? 0, rules.required.count)
                #expect(isTight || rules.maximumRun != nil && rules.signs.count < 4, "\(description)")
                continue
            }
            made += 1
            #expect(follows(password, rules), "\(password) for \(description)")
        }
        #expect(made > 300 && refused > 10)
    }

    @Test("Passwords are as long as usual where nothing is said, never endless, and no two are the same")
    func lengths() {
        var random = SeededGenerator(3)
        #expect(PasswordRules("required: lower").password(from: &random)?.count == 20)
        #expect(PasswordRules("maxlength: 6").password(from: &random)?.count == 6)
        #expect(PasswordRules("minlength: 40").password(from: &random)?.count == 40)
        #expect(PasswordRules("minlength: 100000000").password(from: &random) == nil)
        #expect(PasswordRules("allowed: [a]; max-consecutive: 2").password(from: &random) == nil)
        let all = (0..<200).map { _ in PasswordRules.plainPassword(from: &random) }
        #expect(Set(all).count == 200)
        for password in all {
            let groups = password.split(separator: "-")
            #expect(groups.count == 3 && groups.allSatisfy { $0.count == 6 })
            #expect(password.contains { $0.isUppercase } && password.contains { $0.isNumber })
            #expect(!password.contains { "Il1|O0".contains($0) }, "Nothing that people take for something else.")
        }
        // Where nothing else is allowed it is taken all the same.
        #expect(PasswordRules("allowed: [O0]; maxlength: 4").password(from: &random)?.count == 4)
    }

    @MainActor
    @Test("Rules are what they were made of, also from an archive")
    func object() throws {
        let rules = UITextInputPasswordRules(descriptor: "minlength: 9")
        #expect(rules.passwordRulesDescriptor == "minlength: 9" && rules.copy() as? UITextInputPasswordRules == rules)
        #expect(rules != UITextInputPasswordRules(descriptor: "minlength: 8"))
        let data = try NSKeyedArchiver.archivedData(withRootObject: rules, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITextInputPasswordRules.self, from: data)
        #expect(read == rules)
    }
}
