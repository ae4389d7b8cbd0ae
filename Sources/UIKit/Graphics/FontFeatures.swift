import Foundation
import TextEngine

/// The kind of feature that chooses between digits of one width and of their own.
public let kNumberSpacingType = 6
/// All digits have one width.
public let kMonospacedNumbersSelector = 0
/// Each digit has its own width.
public let kProportionalNumbersSelector = 1
/// The kind of feature that sets letters above or below the line.
public let kVerticalPositionType = 10
/// Letters stand where they usually do.
public let kNormalPositionSelector = 0
/// Small letters above the line.
public let kSuperiorsSelector = 1
/// Small letters below the line.
public let kInferiorsSelector = 2
/// The kind of feature that makes fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
/// The kind of feature with extras of typography.
public let kTypographicExtrasType = 14
/// A stroke goes through zero.
public let kSlashedZeroOnSelector = 4
/// No stroke goes through zero.
public let kSlashedZeroOffSelector = 5
/// The kind of feature that chooses between digits as high as capitals and as small letters.
public let kNumberCaseType = 21
/// Digits that reach above and below, as small letters do.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The kind of feature with other forms of letters.
public let kStylisticAlternativesType = 35
/// The kind of feature that shows small letters otherwise.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The kind of feature that shows capitals otherwise.
public let kUpperCaseType = 38
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1

extension FontSpec {
    /// Switches a feature of AAT, by which programs name them, with the features of OpenType that do the same. One that is
    /// not known has no effect, nor has one that the font lacks.
    mutating func setFeature(type: Int, selector: Int) {
        func set(_ tags: [String: Int]) {
            let others = shape.features.filter { tags[$0.tag] == nil }
            let on = tags.filter { $0.value != 0 }.map { LetterShape.Feature($0.key, $0.value) }
            shape.features = (others + on).sorted { $0.tag < $1.tag }
        }
        switch type {
        case kNumberSpacingType: hasMonospacedDigits = selector == kMonospacedNumbersSelector
        case kVerticalPositionType:
            set(["sups": selector == kSuperiorsSelector ? 1 : 0, "subs": selector == kInferiorsSelector ? 1 : 0])
        case kFractionsType: set(["frac": selector == kDiagonalFractionsSelector ? 1 : 0])
        case kTypographicExtrasType where selector == kSlashedZeroOnSelector || selector == kSlashedZeroOffSelector:
            set(["zero": selector == kSlashedZeroOnSelector ? 1 : 0])
        case kNumberCaseType:
            set([
                "onum": selector == kLowerCaseNumbersSelector ? 1 : 0,
                "lnum": selector == kUpperCaseNumbersSelector ? 1 : 0,
            ])
        case kStylisticAlternativesType where selector >= 2 && selector <= 41:
            // Two numbers for each of the twenty sets: an even one switches it on.
            let number = selector / 2
            set([(number < 10 ? "ss0" : "ss") + String(number): selector % 2 == 0 ? 1 : 0])
        case kLowerCaseType: set(["smcp": selector == kLowerCaseSmallCapsSelector ? 1 : 0])
        case kUpperCaseType: set(["c2sc": selector == kUpperCaseSmallCapsSelector ? 1 : 0])
        default: break
        }
    }
}
